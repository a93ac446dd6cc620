/** The sums of invoices: lines, discounts, net, tax and total add up, also over several payers. */
import type { AppliedDiscount } from '../entities/discount.ts';
import { percentOf, shareOut } from './money-arithmetic.ts';
import type { TaxTreatment } from './tax.ts';

/** What one payer is asked for. */
export interface PayerSums {
  /** Of the charge before discounts. */
  readonly gross: number;
  readonly discounts: readonly AppliedDiscount[];
  readonly net: number;
  readonly tax: TaxTreatment & { readonly amount: number };
  readonly total: number;
}

/**
 * Splits a charge between payers by their shares. The net and each discount are shared out exactly, and
 * what a payer is charged before discounts is the sum of theirs: so nothing is ever negative, each
 * invoice adds up by itself, and all of them add up to the whole. Tax is each payer's own, of their net.
 */
export function splitSums(
  net: number,
  discounts: readonly AppliedDiscount[],
  payers: readonly { readonly share: number; readonly tax: TaxTreatment }[],
): PayerSums[] {
  const weights = payers.map(({ share }) => share);
  const nets = shareOut(net, weights);
  const offs = discounts.map(({ amount }) => shareOut(amount, weights));
  return payers.map(({ tax }, place) => {
    const own = nets[place] ?? 0;
    const ofPayer = discounts.map((each, row) => ({ ...each, amount: offs[row]?.[place] ?? 0 }));
    const taxAmount = percentOf(own, tax.rate);
    return {
      gross: ofPayer.reduce((sum, { amount }) => sum + amount, own),
      discounts: ofPayer.filter(({ amount }) => amount > 0),
      net: own,
      tax: { ...tax, amount: taxAmount },
      total: own + taxAmount,
    };
  });
}
