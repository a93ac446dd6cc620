import { countryWaiver } from '@quire/model/charges/quote';
import type { Journal } from '@quire/model/entities/journal';
import type { Submission } from '@quire/model/entities/submission';
import type { CountryOfRor } from './ror-country.ts';

/**
 * The countries of the institutions of the corresponding authors and of the submitter, by ROR: one for each,
 * empty where it is unknown; an author without any counts as one. Where the profile's country has no waiver,
 * ROR is not asked and the list is empty.
 */
export async function affiliationCountries(
  countryOfRor: CountryOfRor,
  { authors, affiliations }: Pick<Submission, 'authors' | 'affiliations'>,
  { charges }: Pick<Journal, 'charges'>,
  submitter: { readonly email: string; readonly country: string | undefined },
): Promise<string[]> {
  if (!countryWaiver(charges, [submitter.country])) return [];
  const own = submitter.email.toLowerCase();
  const rows = authors
    .filter(({ corresponding, email }) => corresponding || email.trim().toLowerCase() === own)
    .flatMap(({ affiliations: places }) => (places.length > 0 ? places : [-1]))
    .map((place) => affiliations[place]?.ror ?? '');
  return Promise.all([...new Set(rows)].map((ror) => (ror ? countryOfRor(ror) : '')));
}
