import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
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
  const number = invoice?.number ?? '';
  const isNumbered = number ? 'yes' : 'other';
  if (invoice?.state === 'paid') {
    return {
      severity: 'success',
      words: t('authorInvoices.paidByCard', { isNumbered, number }),
    };
  }
  if (said === 'cancelled') {
    return {
      severity: 'info',
      words: t('authorInvoices.cardCancelled'),
    };
  }
  if (invoice && !isOpenInvoice(invoice.state)) {
    return {
      severity: 'warning',
      words: t('authorInvoices.settledOtherwise', { isNumbered, number }),
    };
  }
  if (invoice && invoice.paid > invoice.refunded && openAmount(invoice) > 0) {
    return {
      severity: 'info',
      words: t('authorInvoices.partlyPaid', { isNumbered, number }),
    };
  }
  return {
    severity: 'info',
    words: t('authorInvoices.cardBeingConfirmed'),
  };
}
