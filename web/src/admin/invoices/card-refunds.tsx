import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AskedCardRefund, StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { can } from '@quire/model/roles';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import type { Person } from '../../session/use-person.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { day } from '../kit/dates.ts';
import { tell, tellFailure } from '../kit/notices.ts';

interface CardRefundsProps {
  readonly invoice: StoredInvoice;
  readonly person: Person;
}

/** Card refunds that the payment provider has not confirmed or has refused. */
export function CardRefunds({ invoice, person }: CardRefundsProps) {
  const isOurs = invoice.paid > invoice.refunded;
  const told = invoice.cardRefunds.filter(
    ({ state }) => state === 'asked' || (state === 'failed' && isOurs),
  );
  if (told.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mt: 2 }}>
      {told.map((refund) => (
        <CardRefund key={refund.key} {...{ invoice, person, refund }} />
      ))}
    </Stack>
  );
}

function CardRefund({
  invoice: { id, currency, ...invoice },
  person,
  refund: { key, payment, amount, state, at, reason, creditReason },
}: CardRefundsProps & { readonly refund: AskedCardRefund }) {
  const [isAsking, setAsking] = useState(false);
  async function askAgain() {
    setAsking(true);
    try {
      const credit = creditReason === undefined ? {} : { creditReason };
      await call('refundCard', { invoice: id, key, payment, amount, ...credit });
      tell(t('officeInvoices.requestedAgain'));
    } catch (error) {
      tellFailure(messageOf(error));
    } finally {
      setAsking(false);
    }
  }
  const money = formatMoney(amount, currency);
  if (state === 'failed') {
    return (
      <Alert severity="error">
        {reason
          ? t('officeInvoices.cardRefundFailed', { date: day(at), amount: money, reason })
          : t('officeInvoices.cardRefundFailedWithoutReason', { date: day(at), amount: money })}
      </Alert>
    );
  }
  return (
    <Alert
      severity="info"
      action={
        can(person, 'invoice.settle', invoice) && (
          <Button size="small" loading={isAsking} onClick={() => void askAgain()}>
            {t('officeInvoices.requestAgain')}
          </Button>
        )
      }
    >
      {t('officeInvoices.cardRefundRequested', { date: day(at), amount: money })}
    </Alert>
  );
}
