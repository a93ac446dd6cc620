/** What credit notes take off an invoice: net and tax of each, so that all of them add up to it. */
import type { Invoice } from '../entities/invoice.ts';
import { taxWithin } from './money-arithmetic.ts';

type Credited = Pick<Invoice, 'total' | 'credited'> & {
  readonly tax: Pick<Invoice['tax'], 'rate' | 'amount'>;
};

/** What a credit note may still take off. */
export const creditable = ({ total, credited }: Pick<Invoice, 'total' | 'credited'>): number =>
  Math.max(0, total - credited);

/** The tax within the first so many units of an invoice: within all of them, its own. */
const taxUpTo = ({ total, tax }: Credited, units: number): number =>
  units >= total ? tax.amount : Math.min(tax.amount, taxWithin(units, tax.rate));

/**
 * Splits an amount that a credit note takes off, tax included, at the invoice's rate. Each takes the tax
 * of all notes so far less that of those before: a unit may go to another note than by itself, and the
 * last takes what is left, so that no sum is ever more or less than the invoice's. Throws a RangeError
 * for more than is left.
 */
export function creditSums(
  invoice: Credited,
  amount: number,
): { readonly net: number; readonly tax: number } {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > creditable(invoice)) {
    throw new RangeError('money/credit');
  }
  const before = taxUpTo(invoice, invoice.credited);
  const tax = taxUpTo(invoice, invoice.credited + amount) - before;
  return { net: amount - tax, tax };
}
