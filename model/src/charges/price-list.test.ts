import { expect, it } from 'vitest';
import { ChargesSchema } from '../entities/journal.ts';
import { priceAt, pricesAt } from './price-list.ts';
import { countryWaiver, quoteCharge } from './quote.ts';

const type = 'research-article';
const charges = ChargesSchema.parse({
  currency: 'EUR',
  currencies: ['JPY', 'USD'],
  fees: [
    { type, amount: 120_000, from: '2026-07-01' },
    { type, amount: 90_000 },
    { type, amount: 150_000, currency: 'JPY' },
    { type: 'review-article', amount: 0 },
  ],
  autoWaiverCountries: [{ country: 'ET', basisPoints: 10_000 }],
});
const price = (at: string, currency: 'EUR' | 'JPY' | 'USD' = 'EUR') =>
  priceAt(charges, type, currency, at)?.amount;

it('takes the price of the day, the newest row that holds', () => {
  expect(price('2026-06-30T23:59:59.000Z')).toBe(90_000);
  expect(price('2026-07-01T00:00:00.000Z')).toBe(120_000);
  expect(price('2026-07-01T00:00:00.000Z', 'JPY')).toBe(150_000);
});

it('has no price in a currency without a row, and none to pay for what costs nothing', () => {
  expect(price('2026-06-01T00:00:00.000Z', 'USD')).toBeUndefined();
  expect(priceAt(charges, 'review-article', 'USD', '2026-06-01')?.amount).toBe(0);
  expect(priceAt(charges, 'editorial', 'EUR', '2026-06-01')?.amount).toBe(0);
  expect(pricesAt(charges, type, '2026-06-01').map(({ currency }) => currency)).toEqual([
    'EUR',
    'JPY',
  ]);
  expect(pricesAt(undefined, type, '2026-06-01')).toEqual([]);
});

it('quotes in a currency that has a price, with what comes off by the country', () => {
  const at = '2026-06-01T00:00:00.000Z';
  const waived = countryWaiver(charges, ['ET']);
  expect(countryWaiver(charges, ['DE'])).toBeNull();
  const offered = waived ? [waived] : [];
  expect(quoteCharge(charges, { type, currency: 'JPY', at, offered: [] })).toMatchObject({
    ...{ currency: 'JPY', price: 150_000, net: 150_000, currencies: ['EUR', 'JPY'] },
  });
  expect(quoteCharge(charges, { type, currency: 'USD', at, offered })).toMatchObject({
    ...{ currency: 'EUR', price: 90_000, net: 0, applied: [{ kind: 'waiver', amount: 90_000 }] },
  });
});

it('refuses a fee that with its tax is too large to be invoiced', () => {
  const fee = (amount: number) =>
    ChargesSchema.safeParse({ currency: 'EUR', fees: [{ type, amount }] }).success;
  expect(fee(100_000_000_000)).toBe(true);
  for (const amount of [1e12, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5]) {
    expect(fee(amount)).toBe(false);
  }
});
