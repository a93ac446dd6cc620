import { formatMoney } from '@quire/model/money';
import { smallestUnits } from '../../kit/money-units.ts';

/** What is wrong with an amount of which there is so much; null: nothing. */
export function amountProblem(typed: string, currency: string, most: number): string | null {
  const amount = smallestUnits(typed, currency);
  if (typeof amount !== 'number') return 'Write an amount: 1,250.00';
  if (amount === 0) return 'More than nothing.';
  return amount > most ? `${formatMoney(most, currency)} at most.` : null;
}
