/** The awards of a JATS article, as funders with their identifiers. */
import { AWARDS_MAX, FUNDERS_MAX, type Funder } from '@quire/model/entities/funder';
import { isRor, normaliseDoi } from '@quire/model/identifiers';
import { isFunderDoi } from '@quire/model/relations/funder-problems';
import { rorAsTyped } from '@quire/model/typed-ids';
import type { Element } from '@xmldom/xmldom';
import { allNamed, attribute, childrenNamed, wordsOf } from '../convert/xml.ts';

/** ROR and Crossref's registry, in any spelling: as an address, with a prefix, as a bare number of the registry. */
function idsOf(source: Element): Pick<Funder, 'ror' | 'funderDoi'> {
  const ids = [
    ...allNamed(source, 'institution-id').map(wordsOf),
    ...allNamed(source, 'named-content').map(wordsOf),
    attribute(source, 'href'),
  ];
  const ror = ids.map(rorAsTyped).find(isRor);
  const funderDoi = ids
    .map((id) => normaliseDoi(id.replace(/^(https?:\/\/)?(dx\.)?doi\.org\//i, '')) ?? '')
    .find(isFunderDoi);
  return { ...(ror ? { ror } : {}), ...(funderDoi ? { funderDoi } : {}) };
}

/** Its name without what identifies it. */
function nameOf(source: Element): string {
  const [institution] = allNamed(source, 'institution');
  return wordsOf(institution ?? source).slice(0, 400);
}

function fundersOfGroup(group: Element): Funder[] {
  const sources = childrenNamed(group, 'funding-source', 'support-source');
  const ids = childrenNamed(group, 'award-id');
  const isDoi = (id: Element) => attribute(id, 'award-id-type') === 'doi';
  const grantDoi = [...ids.filter(isDoi).map(wordsOf), ...ids.map((id) => attribute(id, 'href'))]
    .map(normaliseDoi)
    .find((doi) => doi !== null);
  const awards = ids
    .filter((id) => !isDoi(id))
    .map(wordsOf)
    .filter((award) => award !== '' && award.length <= 120);
  return sources
    .map((source) => ({
      name: nameOf(source),
      ...idsOf(source),
      awards,
      ...(grantDoi ? { grantDoi } : {}),
    }))
    .filter(({ name }) => name !== '');
}

/** One for each funder; several awards of one, without DOIs of their own, stand together. */
export function readJatsFunders(meta: Element): Funder[] {
  const merged = new Map<string, Funder>();
  for (const funder of allNamed(meta, 'award-group').flatMap(fundersOfGroup)) {
    const { name, ror = '', funderDoi = '', grantDoi = '' } = funder;
    const key = [name.toLowerCase(), ror, funderDoi, grantDoi].join('\n');
    const before = merged.get(key)?.awards ?? [];
    const awards = [...new Set([...before, ...funder.awards])].slice(0, AWARDS_MAX);
    merged.set(key, { ...funder, awards });
  }
  return [...merged.values()].slice(0, FUNDERS_MAX);
}
