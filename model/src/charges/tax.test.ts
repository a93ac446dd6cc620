import { expect, it } from 'vitest';
import { TAX_NOTES, taxFor } from './tax.ts';
import { isVatIdOf } from './vat-id.ts';

const german = { country: 'DE', vatId: 'DE123456789', taxRate: 1_900, taxCountries: [] };
const payer = (country: string, vatId = '') => ({ country, vatId });

it('charges the seller’s rate at home, with or without a VAT id', () => {
  expect(taxFor(german, payer('DE', 'DE987654321'))).toMatchObject({ category: 'S', rate: 1_900 });
  expect(taxFor(german, payer('DE'))).toMatchObject({ category: 'S', rate: 1_900 });
});

it('leaves the tax to a business in another member state, and says so', () => {
  expect(taxFor(german, payer('FR', 'FR 40 303 265 045'))).toEqual({
    ...{ category: 'AE', rate: 0, reverseCharge: true, note: TAX_NOTES.reverseCharge },
  });
  expect(TAX_NOTES.reverseCharge).toBe(
    'Reverse charge: VAT to be accounted for by the recipient, Article 196 Directive 2006/112/EC.',
  );
  expect(taxFor(german, payer('GR', 'EL123456789')).reverseCharge).toBe(true);
});

it('charges in another member state who names no VAT id of that state', () => {
  expect(taxFor(german, payer('FR'))).toMatchObject({ category: 'S', rate: 1_900 });
  expect(taxFor(german, payer('FR', 'DE987654321')).reverseCharge).toBe(false);
  const registered = { ...german, taxCountries: [{ country: 'FR', rate: 2_000 }] };
  expect(taxFor(registered, payer('FR'))).toMatchObject({ category: 'S', rate: 2_000 });
});

it('is outside of the scope outside of the Union, the United Kingdom and Switzerland included', () => {
  for (const country of ['US', 'GB', 'CH', 'NO']) {
    expect(taxFor(german, payer(country, 'CHE123456788MWST'))).toMatchObject({
      ...{ category: 'O', rate: 0, reverseCharge: false, note: TAX_NOTES.outsideEu },
    });
  }
});

it('knows sellers outside of the Union and such as are not registered', () => {
  const american = { country: 'US', vatId: '', taxRate: 0, taxCountries: [] };
  expect(taxFor(american, payer('US')).note).toBe(TAX_NOTES.notRegistered);
  const british = { country: 'GB', vatId: 'GB123456789', taxRate: 2_000, taxCountries: [] };
  expect(taxFor(british, payer('GB')).rate).toBe(2_000);
  expect(taxFor(british, payer('DE', 'DE123456789'))).toMatchObject({
    category: 'O',
    reverseCharge: false,
    note: TAX_NOTES.abroad,
  });
  expect(taxFor({ ...german, taxRate: 0 }, payer('DE')).category).toBe('Z');
});

it.each([
  ...[
    ['AT', 'ATU12345678'],
    ['BE', 'BE0123456789'],
    ['NL', 'NL123456789B01'],
    ['IE', 'IE1234567WA'],
  ],
  ...[
    ['ES', 'ESX1234567X'],
    ['SE', 'SE123456789001'],
    ['MC', 'FR40303265045'],
    ['GR', 'EL123456789'],
  ],
])('takes a VAT id of %s as it is written there', (country, id) => {
  expect(isVatIdOf(country, id)).toBe(true);
  expect(isVatIdOf(country, id.slice(0, -3))).toBe(false);
});
