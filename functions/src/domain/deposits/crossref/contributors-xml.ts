import { creditSlug } from '@quire/content/export/credit-slug';
import { type XmlPiece, xmlElement, xmlIf } from '@quire/content/export/xml-element';
import type { DepositAffiliation, DepositContributor, DepositPerson } from '../deposit.ts';
import type { SchemaVersion } from './crossref-version.ts';

const role = (type: string, vocab: 'crossref' | 'credit') => xmlElement('role', { type, vocab });

/** Of a person, all that they did (5.5.0); before, one role is an attribute. */
function roles({ role: first, isCorresponding, credit = [] }: DepositPerson): XmlPiece[] {
  return [
    role(first, 'crossref'),
    ...(isCorresponding ? [role('corresponding-author', 'crossref')] : []),
    ...[...new Set(credit.flatMap((name) => creditSlug(name) ?? []))].map((slug) =>
      role(slug, 'credit'),
    ),
  ];
}

const institution = ({ name, ror, country }: DepositAffiliation) =>
  xmlElement(
    'institution',
    {},
    xmlElement('institution_name', {}, name),
    ror ? xmlElement('institution_id', { type: 'ror' }, ror) : null,
    xmlIf('institution_place', country),
  );

/** In their order: the first is the first author. */
export function contributorsXml(
  contributors: readonly DepositContributor[],
  version: SchemaVersion,
): XmlPiece | null {
  const made = contributors.map((each, at) => {
    const sequence = at === 0 ? 'first' : 'additional';
    const asAttribute = { sequence, contributor_role: each.role };
    if (each.kind === 'group') return xmlElement('organization', asAttribute, each.name);
    if (each.kind === 'anonymous') return xmlElement('anonymous', asAttribute);
    const { given, surname, affiliations, orcid } = each;
    return xmlElement(
      'person_name',
      version.hasRoles ? { sequence } : asAttribute,
      xmlIf('given_name', given),
      xmlElement('surname', {}, surname),
      version.hasRoles ? roles(each) : null,
      xmlIf('affiliations', affiliations.map(institution)),
      orcid
        ? xmlElement('ORCID', { authenticated: orcid.isProved ? 'true' : undefined }, orcid.url)
        : null,
    );
  });
  return xmlIf('contributors', made);
}
