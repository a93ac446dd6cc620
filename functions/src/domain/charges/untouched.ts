import type { Invoice, StoredInvoice } from '@quire/model/entities/invoice';

/** The initial history of an invoice: not paid, credited, reminded or refunded. */
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

/** The content of an invoice, without its history: used to create a replacement. */
export function untouched(invoice: StoredInvoice) {
  const { issuedAt: _issued, dueAt: _due, remindAt: _remind, ...unsent } = invoice;
  const { pdf: _pdf, xml: _xml, vatCheck: _check, ...fileless } = unsent;
  const { creditedBy: _by, paidAt: _paid, ...kept } = fileless;
  return { ...kept, ...UNTOUCHED };
}
