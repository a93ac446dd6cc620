import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Blocker } from 'react-router';

interface LeaveDialogProps {
  readonly blocker: Blocker;
  readonly onDiscard: () => void;
}

/** Asked before somebody leaves what is not saved. */
export function LeaveDialog({ blocker, onDiscard }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={blocker.reset} maxWidth="xs" aria-labelledby="leave-title">
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent>
        What you typed stays on this device: it is there when you come back to this form.
      </DialogContent>
      <DialogActions>
        <Button
          color="error"
          onClick={() => {
            onDiscard();
            blocker.proceed();
          }}
        >
          Throw it away
        </Button>
        <Button onClick={blocker.proceed}>Leave</Button>
        <Button variant="contained" onClick={blocker.reset}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
