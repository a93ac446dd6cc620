import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

interface DeclareConflictProps {
  /** The id of the abstract. */
  readonly abstract: string;
  readonly onDone: () => void;
}

/** Lets a committee member declare a conflict with an abstract, after a warning about the consequences. */
export function DeclareConflict({ abstract, onDone }: DeclareConflictProps) {
  const [isAsking, setAsking] = useState(false);
  const title = useId();
  const declaring = useAction();
  async function declare() {
    const isDone = await declaring.run(async () => {
      await call('scoreAbstract', { abstract, hasConflict: true });
    });
    if (isDone) onDone();
  }
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        Declare a conflict
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={title}>
        <DialogTitle id={title}>Declare a conflict of interest?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            You will no longer see this abstract, and your score is removed if you have given one.
            The organisers see that you declared a conflict. You cannot withdraw the declaration.
          </DialogContentText>
          <ProblemNote>{declaring.problem}</ProblemNote>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)} disabled={declaring.busy}>
            Cancel
          </Button>
          <Button variant="contained" loading={declaring.busy} onClick={() => void declare()}>
            Declare the conflict
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
