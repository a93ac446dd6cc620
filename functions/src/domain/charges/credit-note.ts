/** The document that cancels an invoice, or its remaining amount. */
import { inLanguage } from '@quire/content/messages/in-language';
import { creditable, creditSums } from '@quire/model/charges/credit-sums';
import { creditNoteDocId } from '@quire/model/collections';
import { CHARGE_REASONS } from '@quire/model/entities/charge-reasons';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { noteOf, type ReasonGiven } from './charge-reason.ts';
import { ledgerWords } from './compose-invoices.ts';
import type { InvoiceNumbers } from './invoice-number.ts';
import { untouched } from './untouched.ts';
import { actorOf } from './who-did-it.ts';

export interface CreditFacts extends ReasonGiven {
  readonly at: string;
  readonly by: string;
  /** Of the total, including tax; the full remaining amount by default. */
  readonly amount?: number;
}

/** The number of existing ones. */
const notesOf = ({ credits, creditedBy }: StoredInvoice): number =>
  credits.length || (creditedBy === undefined ? 0 : 1);

/** In the language of the invoice. */
const lineOf = (
  { total, credited, number, language }: StoredInvoice,
  amount: number,
  { reason: given, why }: ReasonGiven,
): string =>
  inLanguage(language ?? SOURCE_LANGUAGE, () => {
    const values = { number: number ?? '', reason: why ? CHARGE_REASONS[why] : given };
    if (amount === total) return t('invoiceDocument.cancelsInvoice', values);
    if (credited + amount === total) return t('invoiceDocument.takesOffRest', values);
    return t('invoiceDocument.takesOffPart', values);
  }).slice(0, 600);

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
  { at, by, amount = creditable(invoice), ...given }: CreditFacts,
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
    lines: [{ text: lineOf(invoice, amount, given), amount: net }],
    discounts: [],
    net,
    tax: { ...invoice.tax, amount: tax },
    total: amount,
    createdAt: at,
    issuedAt: at,
    reference: '',
    creditNoteOf: invoice.id,
    creditNoteOfNumber: invoice.number ?? '',
    events: [{ event: 'issue', at, by: actorOf(by, invoice), ...noteOf(given) }],
  };
  return { ...note, ...ledgerWords(note) };
}
