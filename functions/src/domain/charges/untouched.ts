import type { Invoice, StoredInvoice } from '@quire/model/entities/invoice';

/** What nothing has happened to: not paid, credited, reminded of or given back. */
export const UNTOUCHED = {
  paid: 0,
  refunded: 0,
  credited: 0,
  credits: [],
  isToGiveBack: false,
  payments: [],
  cardRefunds: [],
  reminders: [],
} satisfies Partial<Invoice>;

/** What an invoice is about, without what has happened to it: another begins with that. */
export function untouched(invoice: StoredInvoice) {
  const { issuedAt: _issued, dueAt: _due, remindAt: _remind, ...unsent } = invoice;
  const { pdf: _pdf, xml: _xml, vatCheck: _check, ...fileless } = unsent;
  const { creditedBy: _by, paidAt: _paid, ...kept } = fileless;
  return { ...kept, ...UNTOUCHED };
}
