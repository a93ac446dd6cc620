/** Which invoices of a manuscript count, where some were cancelled by credit notes. */
import type { Invoice } from '../entities/invoice.ts';

type Placed = Pick<Invoice, 'kind' | 'state' | 'number' | 'round' | 'payer' | 'splitOf'>;

/**
 * What took an invoice's place: the next one of the same share, or of a later split of the whole.
 * Absent: nothing has.
 */
export const successorOf = <Each extends Placed>(
  { round, payer, splitOf }: Placed,
  all: readonly Each[],
): Each | undefined =>
  all
    .filter((each) => each.kind === 'invoice' && each.round > round)
    .filter((each) => each.payer === payer || each.splitOf !== splitOf)
    .toSorted((a, b) => a.round - b.round || a.payer - b.payer)[0];

/** Invoices whose place nothing has taken: the charge is settled when each of them is. */
export const standingInvoices = <Each extends Placed>(all: readonly Each[]): Each[] =>
  all.filter((each) => each.kind === 'invoice' && !successorOf(each, all));

/** Whether it was cancelled and nothing took its place: its share of the charge is unpaid. */
export const awaitsNewInvoice = (invoice: Placed, all: readonly Placed[]): boolean =>
  invoice.kind === 'invoice' &&
  invoice.state === 'cancelled' &&
  invoice.number !== null &&
  !successorOf(invoice, all);
