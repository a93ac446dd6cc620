import { englishCountryName } from '@quire/model/countries';
import type { Author } from '@quire/model/entities/article';
import type { Contributor } from '@quire/model/entities/book';
import { isRor, orcidUrl } from '@quire/model/identifiers';
import { splitName } from '@quire/model/split-name';
import type {
  DepositAffiliation,
  DepositContributor,
  DepositPerson,
  DepositRole,
} from './deposit.ts';

/** iDs whose owners have signed in with them at ORCID. */
export type ProvedOrcids = ReadonlySet<string>;

const orcidOf = (orcid: string | undefined, proved: ProvedOrcids) =>
  orcid ? { url: orcidUrl(orcid), isProved: proved.has(orcid) } : undefined;

/** A country in words; manuscripts have its code. A single letter is none. */
const countryOf = (country: string | undefined) => {
  if (!country || [...country].length < 2) return undefined;
  return /^[A-Z]{2}$/.test(country) ? englishCountryName(country) : country;
};

const affiliationOf = ({ name, ror, country }: DepositAffiliation): DepositAffiliation => ({
  name,
  ror: ror && isRor(ror) ? ror : undefined,
  country: countryOf(country),
});

/** An author of an article, whose affiliations are places in the article's list. */
export function depositAuthor(
  author: Author,
  affiliations: readonly DepositAffiliation[],
  proved: ProvedOrcids,
): DepositContributor {
  const { collective, given, family, orcid, corresponding, credit } = author;
  if (collective) return { kind: 'group', role: 'author', name: collective };
  return {
    kind: 'person',
    role: 'author',
    // A person with one name has a surname only.
    given: family && given ? given : undefined,
    surname: family || given,
    isCorresponding: corresponding,
    credit,
    affiliations: author.affiliations.flatMap((place) => {
      const affiliation = affiliations[place];
      return affiliation ? [affiliationOf(affiliation)] : [];
    }),
    orcid: orcidOf(orcid, proved),
  };
}

/** A person of whom one line is known: `Holt, Maren` or `Maren Holt`. */
export function personNamed(name: string, role: DepositRole): DepositPerson {
  const { given, family } = splitName(name);
  return { kind: 'person', role, given: given || undefined, surname: family, affiliations: [] };
}

/** A person on a book's title page. */
export function depositContributor(
  { name, affiliation, orcid }: Contributor,
  role: DepositRole,
  proved: ProvedOrcids,
): DepositPerson {
  return {
    ...personNamed(name, role),
    affiliations: affiliation ? [{ name: affiliation }] : [],
    orcid: orcidOf(orcid, proved),
  };
}
