import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@quire/model/messages/t';
import type { Blocker } from 'react-router';

interface LeaveDialogProps {
  readonly blocker: Blocker;
  readonly onDiscard: () => void;
}

/** Asks before a person leaves unsaved changes. */
export function LeaveDialog({ blocker, onDiscard }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={blocker.reset} maxWidth="xs" aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{t('officeForm.leaveWithoutSaving')}</DialogTitle>
      <DialogContent>{t('officeForm.changesKept')}</DialogContent>
      <DialogActions>
        <Button
          color="error"
          onClick={() => {
            onDiscard();
            blocker.proceed();
          }}
        >
          {t('officeForm.discard')}
        </Button>
        <Button onClick={blocker.proceed}>{t('officeForm.leave')}</Button>
        <Button variant="contained" onClick={blocker.reset}>
          {t('officeForm.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
