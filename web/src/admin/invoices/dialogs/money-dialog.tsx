import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  amountToGiveBack,
  askedBack,
  openAmount,
  PAYMENT_METHODS,
  type StoredInvoice,
} from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { inUnits, smallestUnits } from '../../kit/money-units.ts';
import { tell } from '../../kit/notices.ts';
import { invoiceName, METHOD_LABELS } from '../labels/invoice-labels.ts';
import { AmountField } from './amount-field.tsx';
import { amountProblem } from './amount-problem.ts';
import {
  creditReasonOf,
  firstRefundCredit,
  isRefundCredit,
  RefundCreditFields,
} from './refund-credit.tsx';

interface MoneyDialogProps {
  readonly kind: 'payment' | 'refund';
  readonly invoice: StoredInvoice;
  readonly onClose: () => void;
}

const today = () => new Date().toISOString().slice(0, 10);
/** Whether this is a date until today: a payment cannot be in the future. */
const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= today();

/** Records a payment or a refund; the open amount is filled in. */
export function MoneyDialog({ kind, invoice, onClose }: MoneyDialogProps) {
  const { currency } = invoice;
  const name = invoiceName(invoice);
  const isRefund = kind === 'refund';
  const most = isRefund
    ? invoice.paid - invoice.refunded - askedBack(invoice)
    : openAmount(invoice);
  // A refund is mostly for an overpayment.
  const back = isRefund ? Math.min(amountToGiveBack(invoice), most) : 0;
  const [amount, setAmount] = useState(() => (most > 0 ? inUnits(back || most, currency) : ''));
  const [method, setMethod] = useState<(typeof PAYMENT_METHODS)[number]>('bank-transfer');
  const [reference, setReference] = useState('');
  const [at, setAt] = useState(today);
  // One key for each dialog, so that a repeated request is recorded once.
  const [key] = useState(() => crypto.randomUUID());
  // A refund is at most what was paid; a payment may exceed what is open.
  const problem = amountProblem(amount, currency, isRefund ? most : Number.MAX_SAFE_INTEGER);
  const units = smallestUnits(amount, currency);
  const [credit, setCredit] = useState(() => firstRefundCredit(invoice));
  const beyond = !isRefund && typeof units === 'number' ? Math.max(0, units - most) : 0;
  /** The amount for which the overpayment is confirmed; another amount needs a new confirmation. */
  const [meant, setMeant] = useState('');
  const isMeant = beyond === 0 || meant === amount;
  async function record() {
    if (typeof units !== 'number') return;
    const asked = {
      invoice: invoice.id,
      key,
      amount: units,
      method,
      reference,
      at: `${at}T12:00:00.000Z`,
    };
    if (isRefund) {
      await call('recordRefund', { ...asked, ...creditReasonOf(invoice, units, credit) });
    } else await call('recordPayment', { ...asked, ...(beyond > 0 ? { isMore: true } : {}) });
    const recorded = formatMoney(units, currency);
    tell(
      isRefund
        ? t('officeInvoices.refundRecorded', { amount: recorded })
        : t('officeInvoices.paymentRecorded', { amount: recorded }),
    );
  }
  return (
    <ConfirmDialog
      open
      title={isRefund ? t('officeInvoices.recordRefund') : t('officeInvoices.recordPayment')}
      does={t('officeInvoices.record')}
      danger={isRefund}
      disabled={problem !== null || !isMeant || !isDay(at) || (isRefund && !isRefundCredit(credit))}
      onConfirm={record}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>
          {isRefund
            ? t('officeInvoices.paidNotRefunded', {
                invoice: name,
                amount: formatMoney(most, currency),
              })
            : most > 0
              ? t('officeInvoices.isOpen', { invoice: name, amount: formatMoney(most, currency) })
              : t('officeInvoices.nothingIsOpen', { invoice: name })}
        </Typography>
        {isRefund && <Alert severity="info">{t('officeInvoices.recordRefundHint')}</Alert>}
        <AmountField {...{ currency, problem }} typed={amount} onChange={setAmount} />
        {isRefund && typeof units === 'number' && (
          <RefundCreditFields {...{ invoice, credit }} amount={units} onChange={setCredit} />
        )}
        {beyond > 0 && (
          <FormControlLabel
            label={t('officeInvoices.paidMoreThanOpen', { amount: formatMoney(beyond, currency) })}
            control={
              <Checkbox
                checked={isMeant}
                onChange={(_, checked) => setMeant(checked ? amount : '')}
              />
            }
          />
        )}
        <TextField
          select
          label={t('officeInvoices.method')}
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
          label={t('officeInvoices.reference')}
          value={reference}
          onChange={(event) => setReference(event.target.value)}
          helperText={t('officeInvoices.referenceHint')}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          type="date"
          label={isRefund ? t('officeInvoices.dateRefunded') : t('officeInvoices.dateReceived')}
          value={at}
          error={!isDay(at)}
          helperText={isDay(at) ? '' : t('officeInvoices.todayOrEarlier')}
          onChange={(event) => setAt(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
