import { inLanguage } from '@quire/content/messages/in-language';
import { ChargesSchema } from '@quire/model/entities/journal';
import { SubmissionDraftSchema } from '@quire/model/entities/submission';
import { expect, it } from 'vitest';
import { offeredCountry } from './offered-country.ts';

const charges = ChargesSchema.parse({
  currency: 'EUR',
  fees: [],
  autoWaiverCountries: [
    { country: 'KE', basisPoints: 10_000 },
    { country: 'UG', basisPoints: 5_000 },
  ],
});
const ror = 'https://ror.org/02y9nww90';
const draft = (...affiliations: readonly object[]) =>
  SubmissionDraftSchema.parse({
    affiliations,
    authors: [
      { id: 'a', email: 'a@example.org', corresponding: true, affiliations: [0] },
      { id: 'b', email: 'B@example.org', affiliations: [1] },
      { id: 'c', email: 'c@example.org', affiliations: [2] },
    ],
  });
const home = { name: 'University of Nairobi', ror, country: 'Kenya' };
const abroad = { name: 'University of Hamburg', ror, country: 'Germany' };
const submitter = { email: 'b@example.org', country: 'KE' };

it('offers the waiver where profile and institutions agree, by the smallest share', () => {
  expect(offeredCountry(charges, draft(home, home, abroad), submitter)).toEqual({ country: 'KE' });
  const uganda = { ...home, country: 'UG' };
  const mixed = offeredCountry(charges, draft(home, uganda, abroad), submitter);
  expect(mixed).toEqual({ country: 'UG' });
});

it('knows the countries of institutions in every language of the page', () => {
  const places = draft(home, home, abroad);
  expect(inLanguage('es', () => offeredCountry(charges, places, submitter))).toEqual({
    country: 'KE',
  });
});

it('says why it is not offered where an institution is elsewhere or not known', () => {
  const { ror: _, ...typed } = home;
  for (const wrong of [abroad, typed]) {
    for (const places of [draft(wrong, home, home), draft(home, wrong, home), draft(home)]) {
      const { country, note } = offeredCountry(charges, places, submitter);
      expect(country).toBeUndefined();
      expect(note).toContain('authors from Kenya');
    }
  }
});

it('says nothing where the profile’s country has no waiver', () => {
  expect(offeredCountry(charges, draft(home, home), { ...submitter, country: 'DE' })).toEqual({});
  expect(offeredCountry(charges, draft(home, home), { ...submitter, country: undefined })).toEqual(
    {},
  );
});
