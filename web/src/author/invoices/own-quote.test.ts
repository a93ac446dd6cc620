import { BillingDataSchema } from '@quire/model/entities/billing';
import { expect, it } from 'vitest';
import { fixedPrices, missedWaiver, ownQuote } from './own-quote.ts';

const quote = {
  ...{ currency: 'EUR', amount: 90_000, at: '2026-01-01T00:00:00.000Z' },
  prices: [
    { currency: 'EUR' as const, amount: 90_000 },
    { currency: 'JPY' as const, amount: 140_000 },
  ],
};
const submission = { quote, articleType: 'research-article' as const };
const charges = {
  currency: 'EUR' as const,
  // The price of today is none of theirs: they submitted before.
  fees: [{ type: 'research-article' as const, amount: 120_000, from: '2026-02-01' }],
  autoWaiverCountries: [{ country: 'KE', basisPoints: 5_000 }],
};
const voucher = {
  kind: 'voucher' as const,
  ...{ source: 'v', text: 'Voucher', value: { amount: 10_000, currency: 'EUR' as const } },
};

/** As it is after ROR has said where the institution is. */
const fromKenya = {
  ...submission,
  quote: { ...quote, country: 'KE', affiliationCountries: ['KE'] },
};

it('is the price of the day of submission, less the best of what counts', () => {
  const facts = { submission, charges, country: '', billing: null };
  expect(ownQuote(facts)).toMatchObject({ price: 90_000, net: 90_000 });
  const billing = { discounts: [voucher] };
  expect(ownQuote({ ...facts, billing })).toMatchObject({ net: 80_000 });
  const both = ownQuote({ ...facts, submission: fromKenya, billing, country: 'KE' });
  expect(both).toMatchObject({ net: 45_000, refused: [{ kind: 'voucher' }] });
});

it('says why the waiver of the author’s country does not count', () => {
  const payer = { name: 'Library', email: 'a@example.org', share: 10_000 };
  const paidBy = (country: string) => ({
    discounts: [],
    data: BillingDataSchema.parse({ payers: [{ ...payer, country }] }),
  });
  const facts = { submission: fromKenya, charges, country: 'KE', billing: null };
  expect(missedWaiver(facts)).toBeNull();
  expect(missedWaiver({ ...facts, billing: paidBy('KE') })).toBeNull();
  expect(missedWaiver({ ...facts, billing: paidBy('DE') })).toContain('A payer');
  expect(missedWaiver({ ...facts, country: 'DE' })).toContain(
    'Your profile now names another country',
  );
  const elsewhere = { ...fromKenya, quote: { ...fromKenya.quote, affiliationCountries: [''] } };
  expect(ownQuote({ ...facts, submission: elsewhere })).toMatchObject({ net: 90_000 });
  expect(missedWaiver({ ...facts, submission: elsewhere })).toMatch(/authors from Kenya.*ROR ID/);
  const german = { ...facts, submission, country: 'DE' };
  expect(missedWaiver({ ...german, billing: paidBy('DE') })).toBeNull();
});

it('is in the currency that was chosen, of those that were fixed', () => {
  expect(fixedPrices(submission)).toEqual([
    { currency: 'EUR', amount: 90_000 },
    { currency: 'JPY', amount: 140_000 },
  ]);
  expect(fixedPrices({})).toEqual([]);
  const billing = { discounts: [], data: { currency: 'JPY' as const, payers: [] } };
  const facts = { submission, charges, country: '', billing };
  expect(ownQuote(facts)).toMatchObject({ currency: 'JPY', net: 140_000 });
  expect(ownQuote({ ...facts, billing: null, submission: { articleType: '' } })).toMatchObject({
    net: 0,
  });
});
