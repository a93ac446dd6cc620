import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { declarationsFor } from '@quire/model/declarations-for';
import { DECLARATIONS } from '@quire/model/entities/submission';
import { DraftText } from '../fields/draft-text.tsx';
import { fieldId } from '../steps.ts';
import { useWizard } from '../wizard/wizard-context.ts';

const STATEMENTS = [
  { field: 'funding', hint: 'Who paid for the work, with grant numbers; or that nobody did.' },
  { field: 'coiStatement', hint: 'Anything that could seem to sway you; or “None.”' },
  { field: 'dataAvailability', hint: 'Where data and code are to be found, or why they are not.' },
  {
    field: 'ethicsStatement',
    hint: 'Committee, number and consent, where people or animals took part.',
  },
  { field: 'aiStatement', hint: 'Which tools, for what, and who has checked it; or “None.”' },
] as const;

/** What the authors declare, and what they say to it. */
export function StatementsStep() {
  const { draft, edit, problemOf, charges } = useWizard();
  return (
    <Stack spacing={3}>
      <FormGroup role="group" aria-labelledby="declarations">
        <Typography id="declarations" variant="h3" sx={{ mb: 1 }}>
          The authors declare
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
                  Please confirm this.
                </FormHelperText>
              )}
            </div>
          );
        })}
      </FormGroup>
      <Typography variant="h3">Statements for the article</Typography>
      {STATEMENTS.map(({ field, hint }) => (
        <DraftText key={field} field={field} hint={hint} most={3_000} lines={2} />
      ))}
    </Stack>
  );
}
