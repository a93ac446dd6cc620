import { countryWaiver } from '@quire/model/charges/quote';
import { englishCountryName } from '@quire/model/countries';
import type { Charges } from '@quire/model/entities/journal';
import type { SubmissionDraft } from '@quire/model/entities/submission';
import { isRor } from '@quire/model/identifiers';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';

interface Submitter {
  readonly email: string;
  /** Of their profile. */
  readonly country: string | undefined;
}

/** The country with a waiver that an affiliation is in, which a draft names by its code or in English. */
const waivedCountry = (charges: Charges | undefined, named: string | undefined): string =>
  charges?.autoWaiverCountries?.find(
    ({ country }) => country === named || englishCountryName(country) === named,
  )?.country ?? '';

/**
 * The country by which a waiver is offered before a manuscript is sent: the profile's, where the corresponding
 * authors and the submitter work in such countries, too. The function that takes it asks ROR and
 * decides; this is
 * what the draft says. `note`: why nothing is offered though the profile's country has a waiver.
 */
export function offeredCountry(
  charges: Charges | undefined,
  { authors, affiliations }: Pick<SubmissionDraft, 'authors' | 'affiliations'>,
  { email, country }: Submitter,
): { readonly country?: string; readonly note?: string } {
  if (!country || !countryWaiver(charges, [country])) return {};
  const own = email.toLowerCase();
  const places = authors
    .filter((author) => author.corresponding || author.email.trim().toLowerCase() === own)
    .flatMap((author) => (author.affiliations.length > 0 ? author.affiliations : [-1]));
  const countries = places.map((place) => {
    const { ror = '', country: named } = affiliations[place] ?? {};
    return isRor(ror) ? waivedCountry(charges, named) : '';
  });
  const rows = [country, ...(countries.length > 0 ? countries : [''])];
  const least = countryWaiver(charges, rows);
  if (least) {
    const found = rows.find((each) => countryWaiver(charges, [each])?.text === least.text);
    return { country: found ?? country };
  }
  return {
    note: t('authorSubmit.waiverNote', { country: countryName(country) }),
  };
}
