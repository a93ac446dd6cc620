import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { isOpenInvoice } from '@quire/model/states/invoice';

export interface CardReturn {
  readonly severity: 'success' | 'info' | 'warning';
  readonly words: string;
}

type Known = Pick<
  StoredInvoice,
  'kind' | 'number' | 'state' | 'total' | 'paid' | 'refunded' | 'credited'
>;

/**
 * The message after the return from the card payment. `said`: the result in the address; only the
 * invoice decides whether it is paid. Null for an unknown result.
 */
export function cardReturn(said: string | null, invoice: Known | undefined): CardReturn | null {
  if (said !== 'paid' && said !== 'cancelled') return null;
  const name = invoice?.number ? `Invoice ${invoice.number}` : 'The invoice';
  if (invoice?.state === 'paid') {
    return {
      severity: 'success',
      words: `Thank you. ${name} is paid. We will send you a receipt by e-mail.`,
    };
  }
  if (said === 'cancelled') {
    return {
      severity: 'info',
      words: `The payment was cancelled and your card was not charged. You can pay later by card or bank transfer.`,
    };
  }
  if (invoice && !isOpenInvoice(invoice.state)) {
    return {
      severity: 'warning',
      words: `${name} has been settled in another way in the meantime. We will refund the charge to your card.`,
    };
  }
  if (invoice && invoice.paid > invoice.refunded && openAmount(invoice) > 0) {
    return {
      severity: 'info',
      words: `${name} is partly paid. If you have just paid the rest, the payment is being confirmed. This page is updated automatically.`,
    };
  }
  return {
    severity: 'info',
    words:
      'Thank you. Your payment is being confirmed, usually within a minute. This page is updated automatically. Please do not pay again. If the payment is not confirmed within an hour, write to us.',
  };
}
