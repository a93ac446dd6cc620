import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { HandBillSchema, type Quotation } from '@quire/model/entities/hand-bill';
import { formatMoney } from '@quire/model/money';
import { adminInvoicePath } from '@quire/model/office-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { tell } from '../../kit/notices.ts';

export type QuotationAsked = 'send' | 'invoice' | 'withdraw';

interface QuotationDialogsProps {
  readonly id: string;
  readonly quotation: Quotation;
  readonly asked: QuotationAsked;
  readonly onClose: () => void;
}

/** Confirms that a quotation is to be sent, invoiced or withdrawn. */
export function QuotationDialogs({ asked, ...rest }: QuotationDialogsProps) {
  const Dialog = { send: SendDialog, invoice: IssueDialog, withdraw: WithdrawDialog }[asked];
  return <Dialog {...rest} />;
}

type DialogProps = Omit<QuotationDialogsProps, 'asked'>;

function SendDialog({ id, quotation: { billTo }, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      open
      title="Send the quotation?"
      does="Send"
      onConfirm={async () => {
        await call('sendQuotation', { quotation: id });
        tell('Quotation sent.');
      }}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>To {billTo.email}, with its PDF.</Typography>
    </ConfirmDialog>
  );
}

function IssueDialog({ id, quotation, onClose }: DialogProps) {
  const [dueOn, setDueOn] = useState('');
  // With the same key, a repeated request issues no second invoice.
  const [key] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  async function issue() {
    const { invoice, number } = await call('writeInvoice', {
      ...{ key, quotation: id, data: HandBillSchema.parse(quotation) },
      ...(dueOn === '' ? {} : { dueOn }),
    });
    tell(`Invoice ${number} issued.`);
    await navigate(adminInvoicePath(invoice));
  }
  return (
    <ConfirmDialog
      open
      title="Issue the invoice?"
      does="Issue invoice"
      onConfirm={issue}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {formatMoney(quotation.total, quotation.currency)} as quoted, and sent to{' '}
          {quotation.billTo.email}. It cannot be changed afterwards, only corrected by a credit
          note.
        </Typography>
        <TextField
          type="date"
          label="Due on"
          value={dueOn}
          onChange={(event) => setDueOn(event.target.value)}
          helperText="Leave empty for the usual payment period."
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function WithdrawDialog({ id, onClose }: DialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      title="Withdraw the quotation?"
      does="Withdraw"
      danger
      disabled={reason.trim() === ''}
      onConfirm={async () => {
        await call('withdrawQuotation', { quotation: id, reason });
        tell('Quotation withdrawn.');
      }}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>
          It can no longer be sent or invoiced. The recipient is not notified.
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
