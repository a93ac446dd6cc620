import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@quire/model/messages/t';
import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '../../signed-in/message-of.ts';
import type { CloseGuard } from './close-guard.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** The label of the confirming button: “Delete”. */
  readonly does: string;
  /** The label of the other button: “Cancel”, or “Close” if there is nothing to cancel. */
  readonly leaves?: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** For a dialog with text fields: closes instead of `onClose`, or asks first. */
  readonly guard?: CloseGuard;
  /** The action. If it rejects, the dialog stays open and shows the error. */
  readonly onConfirm: () => Promise<void> | void;
  readonly onClose: () => void;
}

/** Asks for confirmation, runs the action, and shows an error if it fails. */
export function ConfirmDialog({ open, title, children, does, ...rest }: ConfirmDialogProps) {
  const {
    danger = false,
    disabled = false,
    leaves = t('office.cancel'),
    guard,
    onConfirm,
    onClose,
  } = rest;
  const [busy, setBusy] = useState(false);
  // Dialogs can be stacked.
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
