/** The document that takes an invoice back, or what was left of it. */
import { taxWithin } from '@quire/model/charges/money-arithmetic';
import { creditNoteDocId } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { ledgerWords } from './compose-invoices.ts';
import type { InvoiceNumbers } from './invoice-number.ts';
import { actorOf } from './who-did-it.ts';

export interface CreditFacts {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  /** Of the total; the whole invoice where nothing else is said. */
  readonly amount?: number;
}

/** A credit note about an invoice. Its amounts are positive: it is what it takes off. */
export function creditNote(
  invoice: StoredInvoice,
  numbers: InvoiceNumbers,
  { at, by, reason, amount = invoice.total }: CreditFacts,
): StoredInvoice {
  const taxAmount =
    amount === invoice.total ? invoice.tax.amount : taxWithin(amount, invoice.tax.rate);
  const net = amount - taxAmount;
  const number = numbers.next();
  const {
    remindAt: _remind,
    pdf: _pdf,
    xml: _xml,
    vatCheck: _check,
    creditedBy: _by,
    dueAt: _due,
    ...kept
  } = invoice;
  const whole = amount === invoice.total ? 'Cancels' : 'Takes off what is left of';
  const note: StoredInvoice = {
    ...kept,
    id: creditNoteDocId(invoice.id),
    kind: 'credit_note',
    number,
    year: numbers.year,
    state: 'issued',
    lines: [{ text: `${whole} invoice ${invoice.number}: ${reason}`.slice(0, 600), amount: net }],
    discounts: [],
    net,
    tax: { ...invoice.tax, amount: taxAmount },
    total: amount,
    ...{
      paid: 0,
      refunded: 0,
      credited: 0,
      isToGiveBack: false,
      payments: [],
      cardRefunds: [],
      reminders: [],
    },
    createdAt: at,
    issuedAt: at,
    reference: '',
    creditNoteOf: invoice.id,
    creditNoteOfNumber: invoice.number ?? '',
    events: [{ event: 'issue', at, by: actorOf(by, invoice), text: reason }],
  };
  return { ...note, ...ledgerWords(note) };
}
