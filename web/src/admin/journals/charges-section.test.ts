import { expect, it } from 'vitest';
import { CHARGES_SECTION } from './charges-section.tsx';

it('titles each fee, in the journal’s currency if it has none of its own', () => {
  const fees = CHARGES_SECTION.fields.find(({ name }) => name === 'charges.fees');
  if (fees?.type !== 'list') throw new Error('no list of fees');
  const journal = { charges: { currency: 'JPY' } };
  const title = (fee: object) =>
    fees.title({ type: 'research-article', amount: 90_000, ...fee }, journal);
  expect(title({})).toBe('Research article, JPY 90,000');
  expect(title({ currency: 'EUR', from: '2027-01-01' })).toBe(
    'Research article, EUR 900.00, from 1 Jan 2027',
  );
  // A new one has no title, so it is shown open.
  expect(fees.title(fees.blank, journal)).toBe('');
});
