import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { textKeysPath } from '@quire/model/collections';
import { errorMessage } from '@quire/model/errors';
import { LANGUAGES, type Language } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { z } from 'zod';
import { useHistory } from '../../data/live/office/use-history.ts';
import { rich } from '../../messages/rich.ts';
import { instant } from '../kit/dates.ts';

const SHOWN = 20;
const DataSchema = z.object({ text: z.string() });

interface TextHistoryProps {
  readonly language: Language;
  /** The text's key. */
  readonly name: string;
  /** Puts an earlier text into the field, to be saved. */
  readonly onTake: (text: string) => void;
}

/** What a text was, newest first, and who changed it. */
export function TextHistory({ language, name, onTake }: TextHistoryProps) {
  const { versions, loading, problem } = useHistory(textKeysPath(language), name, SHOWN);
  return (
    <section aria-labelledby="text-history">
      <Typography variant="h3" id="text-history" sx={{ mb: 1 }}>
        {t('officeTexts.history')}
      </Typography>
      {loading && <LinearProgress aria-label={t('office.loading')} />}
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!loading && !problem && versions.length === 0 && (
        <Typography color="text.secondary">{t('officeTexts.noHistory')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map(({ revision, at, by, byName, change, data }) => {
          const text = DataSchema.safeParse(data).data?.text ?? '';
          return (
            <Box component="li" key={revision} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
              <Typography variant="body2" color="text.secondary">
                {rich('officeTemplates.historyLine', {
                  name: byName || by,
                  date: instant(at),
                  change,
                  strong: (who) => <strong>{who}</strong>,
                })}
              </Typography>
              <Typography lang={language} dir={LANGUAGES[language].direction}>
                {text}
              </Typography>
              <Button size="small" onClick={() => onTake(text)}>
                {t('officeTexts.useText')}
              </Button>
            </Box>
          );
        })}
      </Box>
    </section>
  );
}
