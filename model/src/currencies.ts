/** ISO 4217: what the press charges in, and how many decimals each has. */
import { z } from 'zod';

export const CURRENCIES = { USD: 2, EUR: 2, GBP: 2, CHF: 2, CNY: 2, JPY: 0, KWD: 3 } as const;
export type Currency = keyof typeof CURRENCIES;
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]];
export const CurrencySchema = z.enum(CURRENCY_CODES);

/** An amount in a currency's smallest unit: 90000 is 900.00 EUR, 90,000 JPY, 90.000 KWD. */
export const AmountSchema = z.number().int().nonnegative().max(1_000_000_000_000);
/** What a journal may ask for: with any tax, it is an amount still. */
export const FeeSchema = AmountSchema.max(100_000_000_000);
/** Hundredths of a percent: 1900 is 19 %. */
export const BasisPointsSchema = z.number().int().min(0).max(10_000);

/** `90000`, `EUR` → `900.00`: what formats for machines ask for. */
export function decimalAmount(amount: number, currency: Currency): string {
  const digits = CURRENCIES[currency];
  const sign = amount < 0 ? '-' : '';
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  if (digits === 0) return `${sign}${text}`;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
