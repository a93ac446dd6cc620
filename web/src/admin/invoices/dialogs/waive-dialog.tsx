import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { tell } from '../../kit/notices.ts';
import { invoiceName } from '../labels/invoice-labels.ts';

interface WaiveDialogProps {
  readonly invoice: StoredInvoice;
  readonly onClose: () => void;
}

/** Waives the open amount, with a reason. */
export function WaiveDialog({ invoice, onClose }: WaiveDialogProps) {
  const [reason, setReason] = useState('');
  const left = invoice.state === 'draft' ? invoice.total : openAmount(invoice);
  async function waive() {
    await call('waiveInvoice', { invoice: invoice.id, reason });
    tell(`${formatMoney(left, invoice.currency)} waived.`);
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Waive ${invoiceName(invoice)}?`}
      does="Waive"
      disabled={reason.trim() === ''}
      onConfirm={waive}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>
          {formatMoney(left, invoice.currency)} will no longer be due
          {invoice.number && ', and a credit note is issued'}. If nothing else is open, production
          begins. This cannot be undone.
        </Typography>
        <TextField
          label="Why"
          multiline
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          helperText="The payer is notified."
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
