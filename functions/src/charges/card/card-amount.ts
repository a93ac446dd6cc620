import { CURRENCIES, type Currency } from '@quire/model/charges/currencies';

/**
 * Whether cards can be charged this amount. Networks round currencies of three decimals to ten of their
 * smallest unit: another amount would be paid short (https://docs.stripe.com/currencies#three-decimal).
 */
export const isCardAmount = (amount: number, currency: Currency): boolean =>
  amount > 0 && (CURRENCIES[currency] !== 3 || amount % 10 === 0);
