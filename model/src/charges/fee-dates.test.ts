import { expect, test } from 'vitest';
import type { Charges } from '../entities/journal.ts';
import { datedFees } from './fee-dates.ts';

const charges: Charges = {
  currency: 'EUR',
  currencies: ['USD'],
  fees: [
    { type: 'research-article', amount: 90_000 },
    { type: 'research-article', amount: 95_000, from: '2026-07-01' },
    { type: 'research-article', amount: 99_000, from: '2027-01-01' },
    { type: 'research-article', amount: 105_000, currency: 'USD', from: '2026-07-01' },
    { type: 'methods-article', amount: 50_000, from: '2027-01-01' },
  ],
};

test('says what holds on a day in each currency, since when, and what comes', () => {
  expect(datedFees(charges, 'research-article', '2026-08-01')).toEqual({
    now: [
      { currency: 'EUR', amount: 95_000, from: '2026-07-01' },
      { currency: 'USD', amount: 105_000, from: '2026-07-01' },
    ],
    later: [{ currency: 'EUR', amount: 99_000, from: '2027-01-01' }],
  });
});

test('leaves a currency out until it has a price, and has nothing for what costs nothing yet', () => {
  const { now } = datedFees(charges, 'research-article', '2026-06-30');
  expect(now).toEqual([{ currency: 'EUR', amount: 90_000 }]);
  expect(datedFees(charges, 'methods-article', '2026-08-01').now).toEqual([]);
  expect(datedFees(charges, 'methods-article', '2026-08-01').later).toHaveLength(1);
});
