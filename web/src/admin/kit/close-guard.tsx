import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@quire/model/messages/t';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';

export interface CloseGuard {
  /** For the dialog: notices that something is typed in it. */
  readonly onInput: (event: FormEvent) => void;
  /** Closes, or asks first if something was typed. */
  readonly close: () => void;
  /** The same for going back to the previous step. */
  readonly leave: (by: () => void) => void;
  /** Forgets what was typed, as another letter starts. */
  readonly forget: () => void;
  /** The question, to be rendered beside the dialog. */
  readonly question: ReactNode;
}

/**
 * Prevents accidental loss of what was typed in a dialog: Escape, a click outside, the browser's Back and a reload
 * ask first. Short fields are quickly typed again; only texts of several lines are protected.
 */
export function useCloseGuard(onClose: () => void): CloseGuard {
  const [isWritten, setWritten] = useState(false);
  /** The action that waits for the answer. */
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
        <DialogTitle id="discard-title">{t('officeKit.discardYourText')}</DialogTitle>
        <DialogContent>{t('officeKit.textWillBeLost')}</DialogContent>
        <DialogActions>
          <Button color="error" onClick={discard}>
            {t('officeKit.discard')}
          </Button>
          <Button variant="contained" onClick={stay}>
            {t('officeKit.continueWriting')}
          </Button>
        </DialogActions>
      </Dialog>
    ),
  };
}
