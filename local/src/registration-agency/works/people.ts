import type { Element } from '@xmldom/xmldom';
import { childAt, childrenOf, wordsAt, wordsOf } from '../xml/read-xml.ts';
import { onlySaid } from './only-said.ts';

/** Of several roles of a person, the one under which the API lists them. */
const LISTED = ['author', 'editor', 'chair', 'translator', 'reviewer', 'reader'];

const rolesOf = (person: Element): string[] => [
  ...[person.getAttribute('contributor_role') ?? ''],
  ...childrenOf(person, 'role').map((role) => role.getAttribute('type') ?? ''),
];

/** The contributors of a work, by their roles: `author`, `editor` … */
export function peopleOf(element: Element): Readonly<Record<string, readonly object[]>> {
  const listed: Record<string, object[]> = {};
  const holder = childAt(element, 'contributors');
  for (const one of holder ? childrenOf(holder) : []) {
    const roles = rolesOf(one);
    const role = LISTED.find((each) => roles.includes(each)) ?? 'author';
    const shown = SHOWN[one.localName ?? ''];
    if (shown) listed[role] = [...(listed[role] ?? []), shown(one)];
  }
  return listed;
}

const SHOWN: Readonly<Record<string, (one: Element) => object>> = {
  person_name: personOf,
  organization: (one) => ({ name: wordsOf(one), sequence: sequenceOf(one), affiliation: [] }),
  anonymous: (one) => ({ name: 'Anonymous', sequence: sequenceOf(one), affiliation: [] }),
};

const sequenceOf = (one: Element): string => one.getAttribute('sequence') || 'additional';

function personOf(person: Element): object {
  const orcid = childAt(person, 'ORCID');
  const named = onlySaid({
    ORCID: wordsOf(orcid),
    'authenticated-orcid': orcid && orcid.getAttribute('authenticated') === 'true',
    given: wordsAt(person, 'given_name'),
    family: wordsAt(person, 'surname'),
    suffix: wordsAt(person, 'suffix'),
    sequence: sequenceOf(person),
  });
  // Also where there is none.
  return { ...named, affiliation: affiliationsOf(person) };
}

const ID_TYPES: Readonly<Record<string, string>> = {
  ror: 'ROR',
  isni: 'ISNI',
  wikidata: 'WIKIDATA',
};

function affiliationsOf(person: Element): object[] {
  const holder = childAt(person, 'affiliations');
  return (holder ? childrenOf(holder, 'institution') : []).map((one) =>
    onlySaid({
      name: wordsAt(one, 'institution_name'),
      id: childrenOf(one, 'institution_id').map((id) => ({
        id: wordsOf(id),
        'id-type': ID_TYPES[id.getAttribute('type') ?? ''] ?? '',
        'asserted-by': 'publisher',
      })),
      acronym: childrenOf(one, 'institution_acronym').map(wordsOf),
      place: childrenOf(one, 'institution_place').map(wordsOf),
      department: childrenOf(one, 'institution_department').map(wordsOf),
    }),
  );
}
