import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { t } from '@quire/model/messages/t';
import { WordingDiff } from './wording-diff.tsx';

interface CompareDialogProps {
  readonly before: MailWording;
  readonly after: MailWording;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Compares the wording in the form with the default. */
export function CompareDialog({ before, after, open, onClose }: CompareDialogProps) {
  const isSame = before.subject === after.subject && before.text === after.text;
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="md" aria-labelledby="compare-title">
      <DialogTitle id="compare-title">{t('officeTemplates.compareTitle')}</DialogTitle>
      <DialogContent>
        {isSame ? (
          t('officeTemplates.isDefaultWording')
        ) : (
          <WordingDiff before={before} after={after} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('office.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
