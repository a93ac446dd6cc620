import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
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
  const amount = formatMoney(left, invoice.currency);
  async function waive() {
    await call('waiveInvoice', { invoice: invoice.id, reason });
    tell(t('officeInvoices.amountWaived', { amount }));
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('officeInvoices.asksWaive', { invoice: invoiceName(invoice) })}
      does={t('officeInvoices.waive')}
      disabled={reason.trim() === ''}
      onConfirm={waive}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>
          {invoice.number
            ? t('officeInvoices.waiveWithCreditNoteHint', { amount })
            : t('officeInvoices.waiveHint', { amount })}
        </Typography>
        <TextField
          label={t('officeInvoices.why')}
          multiline
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          helperText={t('officeInvoices.payerIsNotified')}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
