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
 * What somebody reads who comes back from where the card was asked for. `said`: how they came back, as the
 * address has it; only what the invoice says counts as paid. Null where the address says nothing known.
 */
export function cardReturn(said: string | null, invoice: Known | undefined): CardReturn | null {
  if (said !== 'paid' && said !== 'cancelled') return null;
  const name = invoice?.number ? `Invoice ${invoice.number}` : 'The invoice';
  if (invoice?.state === 'paid') {
    return { severity: 'success', words: `Thank you. ${name} is paid; a receipt comes by mail.` };
  }
  if (said === 'cancelled') {
    return {
      severity: 'info',
      words: `Not paid: nothing was charged. You can pay later, by card or by bank transfer.`,
    };
  }
  if (invoice && !isOpenInvoice(invoice.state)) {
    return {
      severity: 'warning',
      words: `${name} was settled otherwise meanwhile. What your card was charged is given back.`,
    };
  }
  if (invoice && invoice.paid > invoice.refunded && openAmount(invoice) > 0) {
    return {
      severity: 'info',
      words: `${name} is paid in part. If you have just paid the rest, it is being confirmed: this page says so as soon as it is.`,
    };
  }
  return {
    severity: 'info',
    words:
      'Thank you. Your payment is being confirmed, usually within a minute: this page says so as soon as it is. Do not pay again. If this still stands here in an hour, write to us.',
  };
}
