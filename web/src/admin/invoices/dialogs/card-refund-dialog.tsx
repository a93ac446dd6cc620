import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  amountToGiveBack,
  refundableCards,
  type StoredInvoice,
} from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { day } from '../../kit/dates.ts';
import { inUnits, smallestUnits } from '../../kit/money-units.ts';
import { tell } from '../../kit/notices.ts';
import { invoiceName } from '../labels/invoice-labels.ts';
import { AmountField } from './amount-field.tsx';
import { amountProblem } from './amount-problem.ts';
import {
  creditReasonOf,
  firstRefundCredit,
  isRefundCredit,
  RefundCreditFields,
} from './refund-credit.tsx';

interface CardRefundDialogProps {
  readonly invoice: StoredInvoice;
  readonly onClose: () => void;
}

/** Requests a card refund from the payment provider: what was overpaid, or all that is left. */
export function CardRefundDialog({ invoice, onClose }: CardRefundDialogProps) {
  const { currency } = invoice;
  // Fixed when the dialog opens: the same key must request the same refund.
  const [cards] = useState(() => refundableCards(invoice).toReversed());
  const [id, setId] = useState(cards[0]?.payment.id ?? '');
  const most = cards.find(({ payment }) => payment.id === id)?.left ?? 0;
  const back = amountToGiveBack(invoice);
  const [typed, setTyped] = useState<string | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const amount = typed ?? inUnits(Math.min(most, back || most), currency);
  const problem = amountProblem(amount, currency, most);
  const [credit, setCredit] = useState(() => firstRefundCredit(invoice));
  const units = smallestUnits(amount, currency);
  async function refund() {
    if (typeof units !== 'number') return;
    const noted = creditReasonOf(invoice, units, credit);
    await call('refundCard', { invoice: invoice.id, key, payment: id, amount: units, ...noted });
    tell(t('officeInvoices.refundRequested', { amount: formatMoney(units, currency) }));
  }
  return (
    <ConfirmDialog
      open
      title={t('officeInvoices.refundToCard')}
      does={t('officeInvoices.refund')}
      danger
      disabled={problem !== null || !isRefundCredit(credit)}
      onConfirm={refund}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Typography>
          {t('officeInvoices.refundToCardHint', { invoice: invoiceName(invoice) })}
        </Typography>
        {cards.length > 1 && (
          <TextField
            select
            label={t('officeInvoices.payment')}
            value={id}
            onChange={(event) => {
              setId(event.target.value);
              setTyped(null);
            }}
          >
            {cards.map(({ payment, left }) => (
              <MenuItem key={payment.id} value={payment.id}>
                {t('officeInvoices.paymentLeft', {
                  date: day(payment.at),
                  amount: formatMoney(left, currency),
                })}
              </MenuItem>
            ))}
          </TextField>
        )}
        <AmountField {...{ currency, problem }} typed={amount} onChange={setTyped} />
        {typeof units === 'number' && (
          <RefundCreditFields {...{ invoice, credit }} amount={units} onChange={setCredit} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
