import {
  type XmlContent,
  type XmlPiece,
  xmlElement,
  xmlIf,
} from '@quire/content/export/xml-element';
import type { DepositAffiliation, DepositContributor } from '../deposit.ts';

const identifier = (source: 'ORCID' | 'ROR', value: string): XmlPiece =>
  xmlElement('Identifier', { Source: source }, value);

const affiliation = ({ name, country, ror }: DepositAffiliation): XmlPiece =>
  xmlElement(
    'AffiliationInfo',
    {},
    xmlElement('Affiliation', {}, [name, country].filter(Boolean).join(', ')),
    ror ? identifier('ROR', ror) : null,
  );

function nameOf(each: DepositContributor): XmlContent {
  if (each.kind === 'anonymous') return null;
  if (each.kind === 'group') return xmlElement('CollectiveName', {}, each.name);
  const { given, surname, affiliations, orcid } = each;
  return [
    // A person with one name has a family name only, and PubMed wants to be told so.
    given ? xmlElement('FirstName', {}, given) : xmlElement('FirstName', { EmptyYN: 'Y' }),
    xmlElement('LastName', {}, surname),
    affiliations.map(affiliation),
    orcid ? identifier('ORCID', orcid.url) : null,
  ];
}

/** The authors in their order; null where nobody is named. */
export const pubmedAuthors = (contributors: readonly DepositContributor[]): XmlPiece | null =>
  xmlIf(
    'AuthorList',
    contributors.map((each) => xmlIf('Author', nameOf(each))),
  );
