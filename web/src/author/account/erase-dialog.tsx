import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ERASURE_DAYS } from '@quire/model/constants';
import { useId } from 'react';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

/** Confirms the erasure of an account and explains its consequences. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const erasing = useAction();
  return (
    <Dialog open aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>Erase your account?</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">
          <p>
            In {ERASURE_DAYS} days your account, your profile and your unsent manuscripts will be
            erased. Until then you can cancel this on this page.
          </p>
          <p>
            Submitted manuscripts remain part of the scholarly record, without your account.
            Published articles remain published.
          </p>
        </DialogContentText>
        <ProblemNote>{erasing.problem}</ProblemNote>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 1 }}>
        <Button autoFocus onClick={onClose}>
          Keep my account
        </Button>
        <Button
          color="error"
          variant="contained"
          loading={erasing.busy}
          onClick={async () => {
            const worked = await erasing.run(async () => {
              await call('requestErasure', {});
            });
            if (worked) onClose();
          }}
        >
          Erase my account
        </Button>
      </DialogActions>
    </Dialog>
  );
}
