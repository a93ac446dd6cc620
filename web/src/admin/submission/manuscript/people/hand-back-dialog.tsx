import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { HANDING_NOTE_MAX } from '@quire/model/calls/editors';
import { useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { useCloseGuard } from '../../../kit/close-guard.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { tell } from '../../../kit/notices.ts';

interface HandBackDialogProps {
  readonly submission: string;
  readonly onClose: () => void;
}

/** Takes a manuscript out of its editors' hands: it waits at the desk for another one. */
export function HandBackDialog({ submission, onClose }: HandBackDialogProps) {
  const [note, setNote] = useState('');
  const guard = useCloseGuard(onClose);
  async function handBack() {
    await call('handOver', { submission, to: null, note });
    guard.forget();
    tell('It is back at the desk.');
  }
  return (
    <ConfirmDialog
      open
      title="Hand back to the desk"
      does="Hand back"
      guard={guard}
      onConfirm={handBack}
      onClose={onClose}
    >
      <Typography gutterBottom>
        The manuscript has no editor then. The journal’s chief editors get a mail.
      </Typography>
      <TextField
        label="Note to them (optional)"
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        value={note}
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: HANDING_NOTE_MAX } }}
        sx={{ mt: 1 }}
      />
    </ConfirmDialog>
  );
}
