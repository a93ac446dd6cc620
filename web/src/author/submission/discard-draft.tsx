import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { submissionsPath } from '@quire/model/paths';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../data/calls.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAction } from '../kit/use-action.ts';

/** Throws a draft away with its files, after asking. */
export function DiscardDraft({ submission }: { readonly submission: string }) {
  const titleId = useId();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const discarding = useAction();
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Throw this draft away
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Throw this draft away?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            What you have written and its files are deleted for good.
          </DialogContentText>
          <ProblemNote>{discarding.problem}</ProblemNote>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={discarding.busy}
            onClick={() =>
              void discarding.run(async () => {
                await call('discardDraft', { submission });
                navigate(submissionsPath());
              })
            }
          >
            Throw it away
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
