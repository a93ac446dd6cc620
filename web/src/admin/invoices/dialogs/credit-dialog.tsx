import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { tell } from '../../kit/notices.ts';

interface CreditDialogProps {
  readonly invoice: StoredInvoice;
  readonly onClose: () => void;
}

/** Cancels an invoice by a credit note, with its reason; on wish a new one takes its place. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const [reason, setReason] = useState('');
  const [reissue, setReissue] = useState(true);
  async function credit() {
    await call('creditInvoice', { invoice: invoice.id, reason, reissue });
    tell(reissue ? 'Cancelled, and issued anew.' : 'Cancelled by a credit note.');
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Cancel ${invoice.number ?? 'it'}?`}
      does="Issue the credit note"
      disabled={reason.trim() === ''}
      onConfirm={credit}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>
          An issued invoice never changes. A credit note of{' '}
          {formatMoney(invoice.total, invoice.currency)} takes it back and is mailed to who pays;
          this cannot be undone.
        </Typography>
        {invoice.paid > invoice.refunded && (
          <Typography>
            {formatMoney(invoice.paid - invoice.refunded, invoice.currency)} were paid: they are to
            be given back then.
          </Typography>
        )}
        <TextField
          label="Why"
          multiline
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          helperText="Printed on the credit note."
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
        <FormControlLabel
          label="Issue a new one from the billing data of today"
          control={<Checkbox checked={reissue} onChange={(_, checked) => setReissue(checked)} />}
        />
      </Stack>
    </ConfirmDialog>
  );
}
