import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [90_000, 'EUR', 'EUR 900.00'],
  [123_456_789, 'USD', 'USD 1,234,567.89'],
  [90_000, 'JPY', 'JPY 90,000'],
  [5, 'GBP', 'GBP 0.05'],
  [0, 'CHF', 'CHF 0.00'],
])('writes %i of %s in its own decimals', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
