/** What a payer was asked for and has paid, with what is left after each: pure. */

import { CURRENCY_CODES, type Currency } from '../currencies.ts';
import type { Payment, StoredInvoice } from '../entities/invoice.ts';
import { t } from '../messages/t.ts';

export const STATEMENT_KINDS = {
  get invoice() {
    return t('invoiceWords.statementKindInvoice');
  },
  get credit_note() {
    return t('invoiceWords.statementKindCreditNote');
  },
  get payment() {
    return t('invoiceWords.statementKindPayment');
  },
  get refund() {
    return t('invoiceWords.statementKindRefund');
  },
  get chargeback() {
    return t('invoiceWords.statementKindChargeback');
  },
} as const;
export type StatementKind = keyof typeof STATEMENT_KINDS;
export const STATEMENT_KIND_NAMES = Object.keys(STATEMENT_KINDS) as [
  StatementKind,
  ...StatementKind[],
];

export interface StatementRow {
  readonly day: string;
  readonly kind: StatementKind;
  /** The id of the invoice or credit note that it belongs to. */
  readonly invoice: string;
  readonly number: string;
  /** What it adds to what is owed, or takes off. */
  readonly amount: number;
  readonly balance: number;
}

/** One currency: what was owed before, what happened, what is owed now. */
export interface StatementPart {
  readonly currency: Currency;
  readonly before: number;
  readonly rows: readonly StatementRow[];
  readonly after: number;
}

interface Span {
  /** Days, both within. */
  readonly from: string;
  readonly to: string;
}

type Stated = Pick<
  StoredInvoice,
  'id' | 'kind' | 'number' | 'issuedAt' | 'total' | 'currency' | 'payments'
>;
type Moved = Omit<StatementRow, 'balance'>;

const signed = ({ kind, amount }: Pick<Payment, 'kind' | 'amount'>): number =>
  kind === 'payment' ? -amount : amount;

/** All that ever moved the account, of what was issued. */
function movements(invoices: readonly Stated[]): Moved[] {
  return invoices.flatMap(({ id, kind, number, issuedAt, total, payments }): Moved[] => {
    if (number === null || issuedAt === undefined) return [];
    const about = { invoice: id, number };
    const issue = { ...about, kind, day: issuedAt.slice(0, 10) };
    return [
      { ...issue, amount: kind === 'credit_note' ? -total : total },
      ...payments.map((each) => ({
        ...{ ...about, day: each.at.slice(0, 10), kind: each.kind, amount: signed(each) },
      })),
    ];
  });
}

const ORDER: readonly StatementKind[] = STATEMENT_KIND_NAMES;

/**
 * By currency, what happened on the days of the span; what was before is one sum. What is owed in the end is
 * what all invoices ask for less all that came: also below nothing, where more came.
 */
export function accountStatement(invoices: readonly Stated[], { from, to }: Span): StatementPart[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const all = movements(invoices.filter((each) => each.currency === currency));
    const before = all.filter(({ day }) => day < from).reduce((sum, { amount }) => sum + amount, 0);
    const within = all
      .filter(({ day }) => day >= from && day <= to)
      .toSorted(
        (a, b) =>
          a.day.localeCompare(b.day) ||
          a.number.localeCompare(b.number) ||
          ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
      );
    if (within.length === 0 && before === 0) return [];
    let balance = before;
    const rows = within.map((each) => {
      balance += each.amount;
      return { ...each, balance };
    });
    return [{ currency, before, rows, after: balance }];
  });
}
