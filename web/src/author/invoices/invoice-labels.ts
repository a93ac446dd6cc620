/** The texts about an invoice for its author: the state and the next step. */
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { amountToGiveBack, openAmount } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { INVOICE_STATES, isOpenInvoice } from '@quire/model/states/invoice';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date in the format and time zone of the documents, so that both show the same day. */
export const invoiceDay = (instant: string): string => DAY.format(new Date(instant));

type Said = Pick<
  StoredInvoice,
  'kind' | 'state' | 'dueAt' | 'currency' | 'total' | 'paid' | 'refunded' | 'credited'
>;

/** `Pay EUR 450.00 by 1 July 2026 …`: the next step. For a credit note, that there is nothing to do. */
export function invoiceNext(invoice: Said): string {
  const { kind, state, dueAt, currency } = invoice;
  if (kind === 'credit_note') return 'Nothing to pay. This credit note reduces another invoice.';
  const day = dueAt ? invoiceDay(dueAt) : '';
  const words = day
    ? INVOICE_STATES[state].next.replace('{due}', day)
    : INVOICE_STATES[state].next.replace(/ (by|on) \{due\}/, '');
  const back = amountToGiveBack(invoice);
  if (back > 0)
    return `${words} You have paid ${formatMoney(back, currency)} too much. We will refund it.`;
  if (!isOpenInvoice(state)) return words;
  return `${formatMoney(openAmount(invoice), currency)} to pay. ${words}`;
}

/** Sorts invoices by number, valid ones first, then cancelled ones with their credit notes. */
export function invoicesInOrder<
  Invoice extends Pick<StoredInvoice, 'kind' | 'state' | 'round' | 'payer'>,
>(invoices: readonly Invoice[]): Invoice[] {
  const holds = ({ kind, state }: Invoice) => Number(kind === 'invoice' && state !== 'cancelled');
  return invoices.toSorted((a, b) => holds(b) - holds(a) || b.round - a.round || a.payer - b.payer);
}
