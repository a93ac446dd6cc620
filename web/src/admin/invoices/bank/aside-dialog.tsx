import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { tell } from '../../kit/notices.ts';

/** Records why a bank entry pays no invoice. */
export function AsideDialog({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  async function setAside() {
    await call('setBankEntryAside', { entry: id, isAside: true, reason });
    tell('Entry set aside.', () =>
      call('setBankEntryAside', { entry: id, isAside: false }).then(() => undefined),
    );
  }
  return (
    <ConfirmDialog
      open
      title="Set this entry aside?"
      does="Set aside"
      disabled={reason.trim() === ''}
      onConfirm={setAside}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>
          Use this for entries that pay no invoice, such as interest or a grant.
        </Typography>
        <TextField
          label="Why"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
