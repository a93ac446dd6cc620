import { formatMoney } from '@quire/model/money';
import { smallestUnits } from '../../kit/money-units.ts';

/** The problem with an amount that may be at most `most`; null if there is none. */
export function amountProblem(typed: string, currency: string, most: number): string | null {
  const amount = smallestUnits(typed, currency);
  if (typeof amount !== 'number') return 'Enter an amount, for example 1,250.00';
  if (amount === 0) return 'Enter an amount above zero.';
  return amount > most ? `Enter at most ${formatMoney(most, currency)}.` : null;
}
