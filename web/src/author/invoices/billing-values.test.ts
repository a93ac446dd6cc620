import { describe, expect, it } from 'vitest';
import {
  type BillingValues,
  billingValuesOf,
  blankPayer,
  equalShares,
  readBilling,
  sameValues,
} from './billing-values.ts';

const payer = (change: object = {}) => ({
  ...blankPayer('100'),
  ...{ name: 'Anselm Okoro', address: 'Quay 1', city: 'Kiel', country: 'DE' },
  email: 'anselm@example.org',
  ...change,
});
const values = (...payers: ReturnType<typeof payer>[]): BillingValues => ({ currency: '', payers });
const problemsOf = (typed: BillingValues) => {
  const read = readBilling(typed);
  return 'problems' in read ? read.problems : {};
};

describe('what is typed about payers', () => {
  it('is read as it will be printed, and shown as it was typed', () => {
    const read = readBilling(values(payer({ vatId: 'de 123 456 789' })));
    expect(read).toMatchObject({ data: { payers: [{ vatId: 'DE123456789', share: 10_000 }] } });
    if ('data' in read)
      expect(billingValuesOf(read.data).payers[0]).toMatchObject({ share: '100' });
  });

  it('reports everything that is missing or wrong, by field', () => {
    const typed = values(
      payer({ name: '', email: 'nobody', city: '', vatId: 'DE12', country: 'DE' }),
    );
    expect(Object.keys(problemsOf(typed)).toSorted()).toEqual(
      ['city', 'email', 'name', 'vatId'].map((line) => `payers.0.${line}`),
    );
    expect(problemsOf(values(payer({ country: '' })))).toEqual({
      'payers.0.country': 'Choose a country.',
    });
  });

  it('accepts only shares that add up to 100%', () => {
    const split = (...shares: string[]) => values(...shares.map((share) => payer({ share })));
    expect(problemsOf(split('33.34', '33.33', '33.33'))).toEqual({});
    expect(problemsOf(split('50', '40'))['payers.1.share']).toContain('90%');
    expect(problemsOf(split('half', '50'))['payers.0.share']).toContain('33.33');
  });
});

it('shares equally to the hundredth', () => {
  expect(equalShares(3)).toEqual(['33.34', '33.33', '33.33']);
  expect(equalShares(8)).toEqual(Array(8).fill('12.5'));
});

it('compares the values and not the rows', () => {
  expect(sameValues(values(payer()), values(payer()))).toBe(true);
  expect(sameValues(values(payer()), values(payer({ city: 'Bremen' })))).toBe(false);
});
