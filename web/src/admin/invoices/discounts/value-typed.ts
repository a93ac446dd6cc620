import { basisPoints, inPercent } from '@quire/model/charges/percent';
import type { Currency } from '@quire/model/currencies';
import type { DiscountValue } from '@quire/model/entities/discount';
import { inUnits, smallestUnits } from '../../kit/money-units.ts';
import { isCurrency } from './discount-labels.ts';

/** A discount as it is typed: a percentage (`%`) or an amount in a currency. */
export interface ValueTyped {
  readonly unit: '%' | Currency;
  readonly text: string;
}

export const typedOf = (value: DiscountValue): ValueTyped =>
  'basisPoints' in value
    ? { unit: '%', text: inPercent(value.basisPoints) }
    : { unit: value.currency, text: inUnits(value.amount, value.currency) };

/** The typed discount as a value; null if it is not one. */
export function valueTyped({ unit, text }: ValueTyped): DiscountValue | null {
  if (unit === '%') {
    const points = basisPoints(text);
    const isPart = typeof points === 'number' && points >= 1 && points <= 10_000;
    return isPart ? { basisPoints: points } : null;
  }
  const amount = smallestUnits(text, unit);
  return typeof amount === 'number' && amount > 0 ? { amount, currency: unit } : null;
}

export const unitOf = (text: string): ValueTyped['unit'] => (isCurrency(text) ? text : '%');
