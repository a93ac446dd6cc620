import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { DescribedTemplate } from '@quire/model/mail/registry/describe-template';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { variablesIn } from '@quire/model/mail/registry/mail-wording';
import { t } from '@quire/model/messages/t';

interface VariableListProps {
  readonly template: DescribedTemplate;
  readonly words: MailWording;
  readonly onInsert: (name: string) => void;
}

/** The variables; choosing one inserts it at the cursor. */
export function VariableList({ template, words, onInsert }: VariableListProps) {
  const used = new Set(variablesIn(`${words.subject} ${words.text}`));
  const offered = template.variables.filter(({ kind }) => kind !== 'choice');
  return (
    <section aria-labelledby="variables">
      <Typography variant="h2" id="variables">
        {t('officeTemplates.variables')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('officeTemplates.variablesHint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {offered.map(({ name, meaning, sample, isRequired }) => (
          <Box component="li" key={name} sx={{ py: 0.5 }}>
            <Chip
              size="small"
              label={`{${name}}`}
              variant={used.has(name) ? 'filled' : 'outlined'}
              color={isRequired && !used.has(name) ? 'error' : 'default'}
              onClick={() => onInsert(name)}
              sx={{ fontFamily: 'monospace' }}
            />
            <Typography variant="body2" component="span" sx={{ ml: 1 }}>
              {isRequired ? t('officeTemplates.variableRequired', { meaning }) : meaning}
            </Typography>
            {sample && (
              <Typography
                variant="body2"
                color="text.secondary"
                noWrap
                title={sample}
                sx={{ maxWidth: '100%' }}
              >
                {sample}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {template.choices.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {t('officeTemplates.differsByCase')}
        </Typography>
      )}
    </section>
  );
}
