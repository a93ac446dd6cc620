import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

export interface CloseGuard {
  /** For the dialog: hears that something is written in it. */
  readonly onInput: (event: FormEvent) => void;
  /** Closes, or asks first where something was written. */
  readonly close: () => void;
  /** The same for another way out: back to the choice before. */
  readonly leave: (by: () => void) => void;
  /** What was written is done with: another letter begins. */
  readonly forget: () => void;
  /** The question, to be shown beside the dialog. */
  readonly question: ReactNode;
}

/**
 * Keeps what is written in a dialog from being lost by a slip: Escape, a click beside it, the browser's
 * way back or a reload ask first. Short fields are typed anew; only texts of several lines are asked for.
 */
export function useCloseGuard(onClose: () => void): CloseGuard {
  const [isWritten, setWritten] = useState(false);
  /** The way out that waits for an answer. */
  const [wayOut, setWayOut] = useState<{ readonly go: () => void } | null>(null);
  const blocker = useBlocker(isWritten);
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => isWritten && event.preventDefault(), [isWritten]),
  );
  function stay() {
    setWayOut(null);
    if (blocker.state === 'blocked') blocker.reset();
  }
  function discard() {
    setWayOut(null);
    setWritten(false);
    if (blocker.state === 'blocked') {
      blocker.proceed();
      onClose();
    } else wayOut?.go();
  }
  const leave = (go: () => void) => (isWritten ? setWayOut({ go }) : go());
  return {
    onInput: ({ target }) => {
      if (target instanceof HTMLTextAreaElement) setWritten(true);
    },
    close: () => leave(onClose),
    leave,
    forget: () => setWritten(false),
    question: (
      <Dialog
        open={wayOut !== null || blocker.state === 'blocked'}
        onClose={stay}
        maxWidth="xs"
        aria-labelledby="discard-title"
      >
        <DialogTitle id="discard-title">Throw away what you wrote?</DialogTitle>
        <DialogContent>It has not been sent, and is kept nowhere.</DialogContent>
        <DialogActions>
          <Button color="error" onClick={discard}>
            Throw it away
          </Button>
          <Button variant="contained" onClick={stay}>
            Go on writing
          </Button>
        </DialogActions>
      </Dialog>
    ),
  };
}
