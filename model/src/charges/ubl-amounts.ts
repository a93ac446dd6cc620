import { CURRENCIES, type Currency, decimalAmount } from '../currencies.ts';
import type { Invoice } from '../entities/invoice.ts';

/** EN 16931 takes two decimals at most (BR-DEC-01 to BR-DEC-28). */
const MOST_DECIMALS = 2;

/** An amount with two decimals or none; null where that would not be exact. */
export function ublAmount(amount: number, currency: Currency): string | null {
  const more = Math.max(0, CURRENCIES[currency] - MOST_DECIMALS);
  const text = decimalAmount(amount, currency);
  if (more === 0) return text;
  return amount % 10 ** more === 0 ? text.slice(0, -more) : null;
}

type Amounts = Pick<Invoice, 'currency' | 'lines' | 'discounts' | 'net' | 'tax' | 'total'>;

/**
 * Whether there can be an electronic invoice: not where an amount in a currency of three decimals uses the
 * third. Rounded, it would ask for another sum than the invoice does.
 */
export function hasUbl({ currency, lines, discounts, net, tax, total }: Amounts): boolean {
  const amounts = [...[...lines, ...discounts].map(({ amount }) => amount), net, tax.amount, total];
  return amounts.every((amount) => ublAmount(amount, currency) !== null);
}
