import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { mailTemplateDocId, mailWordsPath } from '@quire/model/collections';
import { WordingSchema } from '@quire/model/entities/mail-template';
import { errorMessage } from '@quire/model/errors';
import type { DescribedTemplate } from '@quire/model/mail/registry/describe-template';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { language } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';
import { useHistory } from '../../data/live/office/use-history.ts';
import { rich } from '../../messages/rich.ts';
import { instant } from '../kit/dates.ts';
import { CloseIcon } from '../kit/icons.tsx';
import { WordingDiff } from './wording-diff.tsx';

const SHOWN = 50;

interface TemplateHistoryProps {
  readonly template: DescribedTemplate;
  readonly journal: string | null;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Puts this wording in the form, to be saved. */
  readonly onTake: (words: MailWording) => void;
}

/** The changes of the mail's wording, newest first, each compared with the one before. */
export function TemplateHistory(props: TemplateHistoryProps) {
  return (
    <Drawer
      anchor="right"
      open={props.open}
      onClose={props.onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('officeTemplates.history'),
          sx: { width: { xs: '100%', sm: 560 }, bgcolor: 'background.paper' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2.5, pt: 2 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {t('officeTemplates.history')}
        </Typography>
        <IconButton aria-label={t('office.close')} onClick={props.onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {props.open && <Versions {...props} />}
    </Drawer>
  );
}

function Versions({ template, journal, onTake, onClose }: TemplateHistoryProps) {
  const { versions, loading, problem } = useHistory(
    mailWordsPath(journal),
    mailTemplateDocId(template.name, language()),
    SHOWN,
  );
  const worded = versions.flatMap((version) => {
    const words = WordingSchema.safeParse(version.data);
    return words.success ? [{ ...version, words: words.data }] : [];
  });
  return (
    <Box sx={{ px: 2.5, pb: 3 }}>
      {loading && <LinearProgress aria-label={t('officeTemplates.loadingHistory')} />}
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!loading && !problem && worded.length === 0 && (
        <Typography color="text.secondary">{t('officeTemplates.noChangesYet')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {worded.map(({ revision, at, byName, by, change, words }, index) => (
          <Box component="li" key={revision} sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', mb: 1 }}>
              <Typography variant="body2" sx={{ flexGrow: 1 }}>
                {rich('officeTemplates.historyLine', {
                  name: byName || by,
                  date: instant(at),
                  change,
                  strong: (who) => <strong>{who}</strong>,
                })}
              </Typography>
              <Button
                size="small"
                onClick={() => {
                  onTake(words);
                  onClose();
                }}
              >
                {t('officeTemplates.useWording')}
              </Button>
            </Box>
            <WordingDiff before={worded[index + 1]?.words ?? template.wording} after={words} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
