import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DECLARATIONS } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { STATEMENT_MAX_CHARACTERS } from '@quire/model/statements/statement-fields';
import { MANUSCRIPT_FIELDS } from '@quire/model/statements/statement-forms';
import { declarationsFor } from '@quire/model/submission/declarations-for';
import { useWizard } from '../context/wizard-context.ts';
import { DraftText } from '../fields/draft-text.tsx';
import { fieldId } from '../step-table/steps.ts';
import { FunderList } from './funder-list.tsx';
import { RelationList } from './relation-list.tsx';

/** What the authors declare, and what they say to it. */
export function StatementsStep() {
  const { draft, edit, problemOf, charges } = useWizard();
  return (
    <Stack spacing={3}>
      <FormGroup role="group" aria-labelledby="declarations">
        <Typography id="declarations" variant="h3" sx={{ mb: 1 }}>
          {t('authorSubmit.declarationsHeading')}
        </Typography>
        {declarationsFor(charges).map((key) => {
          const problem = problemOf(`declarations.${key}`);
          return (
            <div key={key}>
              <FormControlLabel
                sx={{ alignItems: 'flex-start' }}
                control={
                  <Checkbox
                    sx={{ mt: -1 }}
                    checked={draft.declarations[key] === true}
                    onChange={(_, isTrue) =>
                      edit({ declarations: { ...draft.declarations, [key]: isTrue } })
                    }
                    slotProps={{
                      input: {
                        id: fieldId(`declarations.${key}`),
                        'aria-invalid': problem !== undefined,
                        ...(problem && { 'aria-describedby': `missing-${key}` }),
                      },
                    }}
                  />
                }
                label={DECLARATIONS[key]}
              />
              {problem && (
                <FormHelperText id={`missing-${key}`} error sx={{ ml: 4 }}>
                  {t('authorSubmit.confirmDeclaration')}
                </FormHelperText>
              )}
            </div>
          );
        })}
      </FormGroup>
      <Typography variant="h3">{t('authorSubmit.statementsForArticle')}</Typography>
      {MANUSCRIPT_FIELDS.map(({ field, hint }) => (
        <DraftText
          key={field}
          field={field}
          hint={hint}
          most={STATEMENT_MAX_CHARACTERS}
          lines={2}
        />
      ))}
      <FunderList />
      <RelationList />
    </Stack>
  );
}
