import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '../../signed-in/message-of.ts';
import type { CloseGuard } from './close-guard.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** What the button that does it says: “Delete”. */
  readonly does: string;
  /** What leaves without it: “Cancel”, or “Close” where nothing is left to cancel. */
  readonly leaves?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Of a dialog in which something is written: closes instead of `onClose`, or asks first. */
  readonly guard?: CloseGuard;
  /** Does it. What it rejects with is shown here, and the dialog stays. */
  readonly onConfirm: () => Promise<void> | void;
  readonly onClose: () => void;
}

/** Asks before something is done, does it, and says where it did not work. */
export function ConfirmDialog({ open, title, children, does, ...rest }: ConfirmDialogProps) {
  const { danger = false, disabled = false, leaves = 'Cancel', guard, onConfirm, onClose } = rest;
  const [busy, setBusy] = useState(false);
  // One may ask above another.
  const titleId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  function close() {
    setProblem(null);
    onClose();
  }
  const leave = guard?.close ?? close;
  async function confirm() {
    setBusy(true);
    setProblem(null);
    try {
      await onConfirm();
      close();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open={open}
      onClose={() => !busy && leave()}
      onInput={guard?.onInput}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={leave} disabled={busy}>
          {leaves}
        </Button>
        <Button
          variant="contained"
          color={danger ? 'error' : 'primary'}
          loading={busy}
          disabled={disabled}
          onClick={() => void confirm()}
        >
          {does}
        </Button>
      </DialogActions>
      {guard?.question}
    </Dialog>
  );
}
