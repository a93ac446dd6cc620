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

/** Asks before a person leaves unsaved changes. */
export function LeaveDialog({ blocker, onDiscard }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={blocker.reset} maxWidth="xs" aria-labelledby="leave-title">
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent>
        Your changes are kept on this device for when you return to this form.
      </DialogContent>
      <DialogActions>
        <Button
          color="error"
          onClick={() => {
            onDiscard();
            blocker.proceed();
          }}
        >
          Discard
        </Button>
        <Button onClick={blocker.proceed}>Leave</Button>
        <Button variant="contained" onClick={blocker.reset}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
