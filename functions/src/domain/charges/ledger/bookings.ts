/** Double-entry bookings of invoices, credit notes, payments and refunds: pure. */
import type { Accounts } from '@quire/model/entities/accounts';
import type { Payment, StoredInvoice } from '@quire/model/entities/invoice';

export interface Booking {
  /** Its day. */
  readonly date: string;
  /** The number of its invoice or credit note. */
  readonly document: string;
  readonly kind: 'invoice' | 'credit note' | 'payment' | 'refund' | 'chargeback';
  readonly account: string;
  readonly debit: number;
  readonly credit: number;
  readonly text: string;
}

type Entry = readonly [account: string, amount: number];

const dayOf = (at: string) => at.slice(0, 10);

/** Revenue is separated by tax treatment, so that the tax return follows from the accounts. */
function revenueAccount({ tax }: Pick<StoredInvoice, 'tax'>, accounts: Accounts): string {
  if (tax.category === 'AE') return accounts.revenueReverseCharge;
  return tax.category === 'O' ? accounts.revenueAbroad : accounts.revenue;
}

/** The lines of one event: debits and credits have the same sum. Empty lines are omitted. */
function lines(
  frame: Pick<Booking, 'date' | 'document' | 'kind' | 'text'>,
  debit: readonly Entry[],
  credit: readonly Entry[],
): Booking[] {
  const line =
    (side: 'debit' | 'credit') =>
    ([account, amount]: Entry) => ({
      ...frame,
      account,
      debit: side === 'debit' ? amount : 0,
      credit: side === 'credit' ? amount : 0,
    });
  return [...debit.map(line('debit')), ...credit.map(line('credit'))].filter(
    (each) => each.debit + each.credit > 0,
  );
}

/** An invoice as it was issued; a credit note is the same with debits and credits swapped. */
export function issueBookings(invoice: StoredInvoice, accounts: Accounts): Booking[] {
  const { kind, number, issuedAt, billTo, total, net, tax } = invoice;
  if (!number || !issuedAt) return [];
  const text = billTo.organisation || billTo.name;
  const receivable: readonly Entry[] = [[accounts.receivable, total]];
  const earned: readonly Entry[] = [
    [revenueAccount(invoice, accounts), net],
    [accounts.tax, tax.amount],
  ];
  const frame = { date: dayOf(issuedAt), document: number, text };
  return kind === 'invoice'
    ? lines({ ...frame, kind: 'invoice' }, receivable, earned)
    : lines({ ...frame, kind: 'credit note' }, earned, receivable);
}

/** A payment or refund. */
export function paymentBookings(
  { number, billTo }: Pick<StoredInvoice, 'number' | 'billTo'>,
  { kind, at, method, reference, amount }: Payment,
  accounts: Accounts,
): Booking[] {
  const money: readonly Entry[] = [[method === 'card' ? accounts.card : accounts.bank, amount]];
  const receivable: readonly Entry[] = [[accounts.receivable, amount]];
  const text = [billTo.organisation || billTo.name, reference].filter(Boolean).join(', ');
  const frame = { date: dayOf(at), document: number ?? '', text };
  return kind === 'payment'
    ? lines({ ...frame, kind }, money, receivable)
    : lines({ ...frame, kind }, receivable, money);
}
