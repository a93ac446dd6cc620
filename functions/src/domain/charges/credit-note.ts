/** The document that cancels an invoice, or its remaining amount. */
import { creditable, creditSums } from '@quire/model/charges/credit-sums';
import { creditNoteDocId } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { ledgerWords } from './compose-invoices.ts';
import type { InvoiceNumbers } from './invoice-number.ts';
import { untouched } from './untouched.ts';
import { actorOf } from './who-did-it.ts';

export interface CreditFacts {
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  /** Of the total, including tax; the full remaining amount by default. */
  readonly amount?: number;
}

/** The number of existing ones. */
const notesOf = ({ credits, creditedBy }: StoredInvoice): number =>
  credits.length || (creditedBy === undefined ? 0 : 1);

function lineOf({ total, credited, number }: StoredInvoice, amount: number, reason: string) {
  const isLast = credited + amount === total;
  const what = amount === total ? 'Cancels' : `Takes off ${isLast ? 'what is left' : 'a part'} of`;
  return `${what} invoice ${number}: ${reason}`.slice(0, 600);
}

/** The invoice's list of credit notes, with one more. */
export const withNote = (
  { credits }: StoredInvoice,
  { id: note, number, total: amount }: StoredInvoice,
  key?: string,
): StoredInvoice['credits'] => [
  ...credits,
  { note, number: number ?? '', amount, ...(key === undefined ? {} : { key }) },
];

/** A credit note for an invoice. Its amounts are positive and are deducted. */
export function creditNote(
  invoice: StoredInvoice,
  numbers: InvoiceNumbers,
  { at, by, reason, amount = creditable(invoice) }: CreditFacts,
): StoredInvoice {
  const { net, tax } = creditSums(invoice, amount);
  const number = numbers.next();
  const note: StoredInvoice = {
    ...untouched(invoice),
    id: creditNoteDocId(invoice.id, notesOf(invoice)),
    kind: 'credit_note',
    number,
    year: numbers.year,
    state: 'issued',
    lines: [{ text: lineOf(invoice, amount, reason), amount: net }],
    discounts: [],
    net,
    tax: { ...invoice.tax, amount: tax },
    total: amount,
    createdAt: at,
    issuedAt: at,
    reference: '',
    creditNoteOf: invoice.id,
    creditNoteOfNumber: invoice.number ?? '',
    events: [{ event: 'issue', at, by: actorOf(by, invoice), text: reason }],
  };
  return { ...note, ...ledgerWords(note) };
}
