import { COUNTRY_CODES, type CountryCode, englishCountryName } from '@quire/model/countries';
import {
  type Profile,
  type ProfileFields,
  ProfileFieldsSchema,
  RorSchema,
} from '@quire/model/entities/profile';
import type { SubmissionDraft } from '@quire/model/entities/submission';

/** A draft has a country by its code, or by its English name where the institution came from ROR. */
const codeOf = (named: string | undefined): CountryCode | undefined =>
  COUNTRY_CODES.find((code) => code === named || englishCountryName(code) === named);

type WorkFields = Pick<ProfileFields, 'affiliation' | 'ror' | 'country'>;

/**
 * Where the submitter works, as the manuscript says it, for a profile that does not say it yet: registering does
 * not ask, and waivers by country look at the profile. Null where there is nothing to add.
 */
export function profileFromDraft(
  profile: Pick<Profile, 'affiliation' | 'country'>,
  email: string,
  { authors, affiliations }: Pick<SubmissionDraft, 'authors' | 'affiliations'>,
): WorkFields | null {
  if (profile.affiliation && profile.country) return null;
  const own = authors.find((author) => author.email.trim().toLowerCase() === email.toLowerCase());
  const place = affiliations[own?.affiliations[0] ?? -1];
  const affiliation = ProfileFieldsSchema.shape.affiliation.safeParse(place?.name).data;
  if (!place || !affiliation) return null;
  // What its owner has said stays.
  if (profile.affiliation && profile.affiliation !== affiliation) return null;
  const country = profile.country ?? codeOf(place.country);
  const ror = RorSchema.safeParse(place.ror).data;
  return { affiliation, ...(ror && { ror }), ...(country && { country }) };
}
