/** The two files of the ledger's export: pure. */
import { decimalAmount } from '@quire/model/currencies';
import type { Accounts } from '@quire/model/entities/accounts';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { INVOICE_STATES } from '@quire/model/states/invoice';
import { issueBookings, paymentBookings } from './bookings.ts';

export interface Span {
  /** First and last day, both included. */
  readonly from: string;
  readonly to: string;
}
type Row = readonly string[];

/** Whether an event was on one of the days. */
export const isWithin = ({ from, to }: Span, at: string | undefined): boolean =>
  at !== undefined && at.slice(0, 10) >= from && at.slice(0, 10) <= to;

/** By day, then by document. */
const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => `${a[0]}~${a[1]}`.localeCompare(`${b[0]}~${b[1]}`, 'en'));

const LEDGER_HEAD = [
  ...['date', 'document', 'entry', 'state', 'due', 'payer', 'organisation', 'country', 'vat_id'],
  ...['purchase_order', 'journal', 'manuscript', 'currency', 'net', 'tax_category', 'tax_percent'],
  ...['tax', 'total', 'paid', 'refunded', 'method', 'reference', 'credit_note_of'],
];

/**
 * Invoices and credit notes of the days, and their payments and refunds. Each amount appears once, so that columns can
 * be summed.
 */
export function ledgerRows(invoices: readonly StoredInvoice[], span: Span): Row[] {
  const rows = invoices.flatMap((invoice): Row[] => {
    const { number, issuedAt, dueAt = '', billTo, currency, tax, payments, kind } = invoice;
    if (!number) return [];
    const money = (amount: number) => decimalAmount(amount, currency);
    const whom = [billTo.name, billTo.organisation, billTo.country, billTo.vatId, billTo.poNumber];
    const what = [invoice.journal, invoice.submissionNumber, currency];
    const isNote = kind === 'credit_note';
    const sign = isNote ? -1 : 1;
    // A credit note has no due date.
    const state = isNote ? '' : INVOICE_STATES[invoice.state].label;
    const issue: Row = [
      ...[(issuedAt ?? '').slice(0, 10), number, kind.replace('_', ' ')],
      ...[state, dueAt.slice(0, 10), ...whom, ...what],
      ...[money(sign * invoice.net), tax.category, decimalAmount(tax.rate, 'EUR')],
      ...[money(sign * tax.amount), money(sign * invoice.total)],
      ...['', '', '', isNote ? '' : invoice.reference],
      invoice.creditNoteOfNumber ?? '',
    ];
    const moved = payments
      .filter(({ at }) => isWithin(span, at))
      .map((each): Row => {
        const amount = money(each.amount);
        const sums = each.kind === 'payment' ? [amount, ''] : ['', amount];
        const entry = [each.at.slice(0, 10), number, each.kind, '', '', ...whom, ...what];
        return [...entry, '', '', '', '', '', ...sums, each.method, each.reference, ''];
      });
    return isWithin(span, issuedAt) ? [issue, ...moved] : moved;
  });
  return [LEDGER_HEAD, ...inOrder(rows)];
}

const JOURNAL_HEAD = [
  ...['date', 'document', 'entry', 'account', 'debit', 'credit', 'currency', 'text'],
];

/** The same as bookings: for each document and day, debits and credits have the same sum. */
export function journalRows(
  invoices: readonly StoredInvoice[],
  span: Span,
  accounts: Accounts,
): Row[] {
  const rows = invoices.flatMap((invoice) => {
    const { issuedAt, payments, currency } = invoice;
    const issued = isWithin(span, issuedAt) ? issueBookings(invoice, accounts) : [];
    const moved = payments
      .filter(({ at }) => isWithin(span, at))
      .flatMap((each) => paymentBookings(invoice, each, accounts));
    const money = (amount: number) => (amount === 0 ? '' : decimalAmount(amount, currency));
    return [...issued, ...moved].map(
      ({ date, document, kind, account, debit, credit, text }): Row => [
        ...[date, document, kind, account, money(debit), money(credit), currency, text],
      ],
    );
  });
  return [JOURNAL_HEAD, ...inOrder(rows)];
}
