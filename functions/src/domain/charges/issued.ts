import { paymentReference } from '@quire/model/charges/payment-reference';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { noteOf, ownReason } from './charge-reason.ts';
import { ledgerWords } from './compose-invoices.ts';
import type { InvoiceNumbers } from './invoice-number.ts';
import { firstReminder } from './reminder-steps.ts';
import { actorOf } from './who-did-it.ts';

const DAY_MS = 86_400_000;

/** The end of the day this many days from now. */
function dueDay(at: string, days: number): string {
  return `${new Date(Date.parse(at) + days * DAY_MS).toISOString().slice(0, 10)}T23:59:59.000Z`;
}

/**
 * Issues a draft: with its number, date and reference. A draft with nothing to pay needs none: it is waived. Without a
 * seller it stays a draft.
 */
export function issued(
  draft: StoredInvoice,
  numbers: InvoiceNumbers,
  at: string,
  by: string,
): StoredInvoice {
  if (draft.total === 0) {
    const note = noteOf(ownReason('nothing-left'));
    return {
      ...draft,
      state: 'waived',
      events: [...draft.events, { event: 'waive', at, by: actorOf(by, draft), ...note }],
    };
  }
  if (!draft.seller) return draft;
  const number = numbers.next();
  const dueAt = dueDay(at, draft.seller.paymentDays);
  const invoice: StoredInvoice = {
    ...draft,
    number,
    year: numbers.year,
    state: 'issued',
    issuedAt: at,
    dueAt,
    reference: paymentReference(number),
    remindAt: firstReminder(dueAt),
    events: [...draft.events, { event: 'issue', at, by: actorOf(by, draft) }],
  };
  return { ...invoice, ...ledgerWords(invoice) };
}
