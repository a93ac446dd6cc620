/** Authors, where they work and what each of them did, in JATS. */
import { englishCountryName } from '@quire/model/countries';
import type { ArticleMetadata } from '@quire/model/entities/article';
import { orcidUrl } from '@quire/model/identifiers';
import { countryCode } from './country-code.ts';
import { creditSlug } from './credit-slug.ts';
import { type XmlPiece, xmlElement, xmlIf } from './xml-element.ts';

const CREDIT = 'https://credit.niso.org/';
/** The taxonomy's own list writes one role otherwise than its page does, and JATS4R compares with the list. */
const TERMS: Readonly<Record<string, string>> = { 'Formal analysis': 'Formal Analysis' };

/** A role that the taxonomy does not have is said to be of no vocabulary. */
function roleOf(role: string): XmlPiece {
  const slug = creditSlug(role);
  const vocabulary = slug && {
    vocab: 'credit',
    'vocab-identifier': CREDIT,
    'vocab-term': TERMS[role] ?? role,
    'vocab-term-identifier': `${CREDIT}contributor-roles/${slug}/`,
  };
  return xmlElement('role', vocabulary || {}, role);
}

type People = Pick<ArticleMetadata, 'authors' | 'affiliations'>;

function affiliation({ name, ror, country }: People['affiliations'][number], at: number): XmlPiece {
  const code = country ? countryCode(country) : undefined;
  return xmlElement(
    'aff',
    { id: `aff-${at + 1}` },
    xmlElement('label', {}, String(at + 1)),
    xmlElement(
      'institution-wrap',
      {},
      xmlElement('institution', {}, name),
      ror ? xmlElement('institution-id', { 'institution-id-type': 'ror' }, ror) : null,
    ),
    xmlIf('country', country === code && code ? englishCountryName(code) : country, {
      country: code,
    }),
  );
}

/**
 * `contrib-group`, and the affiliations behind it.
 *
 * @param provedOrcids iDs whose owners have signed in with them at ORCID: of others JATS does not say it
 */
export function jatsPeople(
  { authors, affiliations }: People,
  provedOrcids: readonly string[] = [],
): XmlPiece[] {
  const proved = new Set(provedOrcids);
  // An equal contribution is shared by two at least.
  const areEqual = authors.filter(({ equal }) => equal).length > 1;
  const named = new Set(authors.flatMap((author) => author.affiliations));
  const people = authors.map((author) => {
    const { given, family, collective, orcid, email, corresponding, equal, credit } = author;
    const isProved = orcid !== undefined && proved.has(orcid);
    const id = { 'contrib-id-type': 'orcid', authenticated: isProved ? 'true' : undefined };
    return xmlElement(
      'contrib',
      {
        'contrib-type': 'author',
        corresp: corresponding ? 'yes' : undefined,
        'equal-contrib': equal && areEqual ? 'yes' : undefined,
      },
      orcid ? xmlElement('contrib-id', id, orcidUrl(orcid)) : null,
      collective
        ? xmlElement('collab', {}, collective)
        : xmlElement(
            'name',
            {},
            xmlElement('surname', {}, family || given),
            family ? xmlIf('given-names', given) : null,
          ),
      xmlIf('email', corresponding ? email : undefined),
      credit.map(roleOf),
      author.affiliations.flatMap((place) =>
        affiliations[place]
          ? [xmlElement('xref', { 'ref-type': 'aff', rid: `aff-${place + 1}` }, String(place + 1))]
          : [],
      ),
    );
  });
  // Where there are several authors, an affiliation that none of them has would be read as everyone's.
  const places = affiliations.flatMap((each, at) =>
    named.has(at) || authors.length < 2 ? [affiliation(each, at)] : [],
  );
  return [...(people.length > 0 ? [xmlElement('contrib-group', {}, people)] : []), ...places];
}
