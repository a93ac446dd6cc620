import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  askedBack,
  openAmount,
  PAYMENT_METHODS,
  type StoredInvoice,
} from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { inUnits, smallestUnits } from '../../kit/money-units.ts';
import { tell } from '../../kit/notices.ts';
import { invoiceName, METHOD_LABELS } from '../invoice-words.ts';
import { AmountField } from './amount-field.tsx';
import { amountProblem } from './amount-problem.ts';

interface MoneyDialogProps {
  readonly kind: 'payment' | 'refund';
  readonly invoice: StoredInvoice;
  readonly onClose: () => void;
}

const today = () => new Date().toISOString().slice(0, 10);
/** A day that has come: payments of tomorrow are none. */
const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= today();

/** Records money that came, or that went back: what is open stands there already. */
export function MoneyDialog({ kind, invoice, onClose }: MoneyDialogProps) {
  const { currency } = invoice;
  const isRefund = kind === 'refund';
  const most = isRefund
    ? invoice.paid - invoice.refunded - askedBack(invoice)
    : openAmount(invoice);
  const [amount, setAmount] = useState(() => inUnits(most, currency));
  const [method, setMethod] = useState<(typeof PAYMENT_METHODS)[number]>('bank-transfer');
  const [reference, setReference] = useState('');
  const [at, setAt] = useState(today);
  // One key for one dialog: sent twice, it counts once.
  const [key] = useState(() => crypto.randomUUID());
  const problem = amountProblem(amount, currency, most);
  async function record() {
    const units = smallestUnits(amount, currency);
    if (typeof units !== 'number') return;
    const asked = {
      invoice: invoice.id,
      key,
      amount: units,
      method,
      reference,
      at: `${at}T12:00:00.000Z`,
    };
    await call(isRefund ? 'recordRefund' : 'recordPayment', asked);
    tell(`${formatMoney(units, currency)} ${isRefund ? 'given back' : 'received'}: recorded.`);
  }
  return (
    <ConfirmDialog
      open
      title={isRefund ? 'Record a refund' : 'Record a payment'}
      does="Record"
      danger={isRefund}
      disabled={problem !== null || !isDay(at)}
      onConfirm={record}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>
          {invoiceName(invoice)}:{' '}
          {isRefund
            ? `${formatMoney(most, currency)} have been paid and not given back.`
            : `${formatMoney(most, currency)} are open.`}
        </Typography>
        {isRefund && (
          <Alert severity="info">
            This sends no money: it says that it was sent. What was paid by card goes back by
            “Refund to the card”, and is recorded by itself.
          </Alert>
        )}
        <AmountField {...{ currency, problem }} typed={amount} onChange={setAmount} />
        <TextField
          select
          label="How"
          value={method}
          onChange={(event) => {
            const chosen = PAYMENT_METHODS.find((each) => each === event.target.value);
            if (chosen) setMethod(chosen);
          }}
        >
          {PAYMENT_METHODS.map((each) => (
            <MenuItem key={each} value={each}>
              {METHOD_LABELS[each]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Reference"
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          helperText="As the bank’s statement has it."
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          type="date"
          label={isRefund ? 'Day it went' : 'Day it came'}
          value={at}
          error={!isDay(at)}
          helperText={isDay(at) ? '' : 'A day until today.'}
          onChange={(event) => setAt(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
