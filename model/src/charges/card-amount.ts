import { CURRENCIES, type Currency } from '../currencies.ts';

/**
 * The least that the payment provider takes: where it names no sum for a currency, somewhat more than half
 * a US dollar (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
 */
const LEAST: Readonly<Record<Currency, number>> = {
  ...{ USD: 50, EUR: 50, GBP: 30, CHF: 50, JPY: 50 },
  ...{ CNY: 500, KWD: 200 },
};
/** It takes eight digits at most. */
const MOST = 99_999_999;

/**
 * Whether cards can be charged this amount. Networks round currencies of three decimals to ten of their
 * smallest unit: another amount would be paid short (https://docs.stripe.com/currencies#three-decimal).
 */
export const isCardAmount = (amount: number, currency: Currency): boolean =>
  amount >= LEAST[currency] && amount <= MOST && (CURRENCIES[currency] !== 3 || amount % 10 === 0);
