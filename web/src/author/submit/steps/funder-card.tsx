import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DraftFunder } from '@quire/model/entities/submission';
import { normaliseDoi } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { funderProblems } from '@quire/model/relations/funder-problems';
import { rorAsTyped } from '@quire/model/typed-ids';
import { InstitutionField } from '../../kit/institution-field.tsx';
import { useWizard } from '../context/wizard-context.ts';
import { KeywordsInput } from '../fields/keywords-input.tsx';
import { fieldId } from '../step-table/steps.ts';

interface FunderCardProps {
  readonly place: number;
  readonly funder: DraftFunder;
  readonly onChange: (funder: DraftFunder) => void;
  readonly onRemove: () => void;
}

/** Who paid, with suggestions from ROR, and by which grants. */
export function FunderCard({ place, funder, onChange, onRemove }: FunderCardProps) {
  const { problemOf } = useWizard();
  const id = (field: string) => fieldId(`funders.${place}.${field}`);
  // What is not of its form is said at once; what is missing, when the step is left.
  const wrong = (part: string) =>
    funderProblems([funder]).find((each) => each.part === part)?.message;
  const missing = problemOf(`funders.${place}.name`);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id('number')} sx={{ p: 2 }}>
      <Typography id={id('number')} component="h4" sx={{ fontWeight: 600, mb: 2 }}>
        {t('authorSubmit.funderNumber', { number: place + 1 })}
      </Typography>
      <Stack spacing={2}>
        <InstitutionField
          id={id('name')}
          label={t('articleWords.funder')}
          text={funder.name}
          ror={funder.ror}
          isWrong={missing !== undefined}
          help={missing}
          onChange={({ text, ror = funder.ror }) =>
            onChange({ ...funder, name: text.slice(0, 400), ror })
          }
        />
        <TextField
          id={id('ror')}
          label={t('authorSubmit.rorId')}
          value={funder.ror}
          error={wrong('ror') !== undefined}
          helperText={wrong('ror')}
          onChange={(event) =>
            onChange({ ...funder, ror: rorAsTyped(event.target.value).slice(0, 40) })
          }
        />
        <KeywordsInput
          id={id('awards')}
          label={t('articleWords.awardNumbers')}
          keywords={funder.awards}
          onChange={(awards) => onChange({ ...funder, awards })}
        />
        <TextField
          id={id('grantDoi')}
          label={t('articleWords.grantDoi')}
          value={funder.grantDoi}
          error={wrong('grantDoi') !== undefined}
          helperText={wrong('grantDoi')}
          onChange={({ target: { value } }) =>
            onChange({ ...funder, grantDoi: (normaliseDoi(value) ?? value.trim()).slice(0, 210) })
          }
        />
      </Stack>
      <Button sx={{ mt: 1 }} color="error" onClick={onRemove}>
        {t('authorSubmit.removeFunder', { number: place + 1 })}
      </Button>
    </Paper>
  );
}
