/** Works elsewhere that a JATS article names as its own: its data, its preprint. */
import {
  RELATION_ID_TYPES,
  RELATION_NAMES,
  RELATIONS_MAX,
  type Relation,
  type RelationName,
} from '@quire/model/entities/relation';
import {
  isRelationId,
  readRelationId,
  relationIdAsTyped,
} from '@quire/model/relations/relation-id';
import { relationProblems } from '@quire/model/relations/relation-problems';
import { RELATION_TYPES } from '@quire/model/relations/relation-types';
import type { Element } from '@xmldom/xmldom';
import { attribute, childrenNamed, tagNameOf, wordsOf } from '../convert/xml.ts';

/** What others call a related object. */
const OTHER_NAMES: readonly (readonly [RegExp, RelationName])[] = [
  [/data/i, 'data'],
  [/software|code/i, 'software'],
  [/protocol|registration|trial/i, 'protocol'],
  [/preprint/i, 'preprint'],
  [/review|report|decision/i, 'review'],
  [/supplement/i, 'supplement'],
];

/** The type by our own name for it, or by one that others use; a `related-article` that is no preprint has none. */
function typeOf(related: Element): RelationName | undefined {
  const element = tagNameOf(related);
  const said = [
    ...['related-article-type', 'content-type', 'object-type', 'link-type', 'document-type'],
    'source-type',
  ]
    .map((name) => attribute(related, name))
    .filter(Boolean);
  const own = RELATION_NAMES.find((name) => {
    const { jats } = RELATION_TYPES[name];
    return jats.element === element && said.includes(jats.type);
  });
  if (own || element !== 'related-object') return own;
  return OTHER_NAMES.find(([pattern]) => said.some((name) => pattern.test(name)))?.[1] ?? 'related';
}

function identifierOf(related: Element): Pick<Relation, 'idType' | 'identifier'> | null {
  const stated = ['object-id-type', 'document-id-type', 'ext-link-type'].map((name) =>
    attribute(related, name).toLowerCase(),
  );
  const texts = ['object-id', 'document-id', 'href']
    .map((name) => attribute(related, name))
    .filter(Boolean);
  const idType = RELATION_ID_TYPES.find((kind) => stated.includes(kind));
  const ofType = idType
    ? texts
        .map((text) => ({ idType, identifier: relationIdAsTyped(idType, text) }))
        .find(isRelationId)
    : undefined;
  return ofType ?? texts.map(readRelationId).find((read) => read !== null) ?? null;
}

const describedBy = (related: Element) =>
  (wordsOf(related) || attribute(related, 'title')).slice(0, 300);

function readRelation(related: Element): Relation | null {
  const type = typeOf(related);
  const identifier = identifierOf(related);
  if (!type || !identifier) return null;
  const description = describedBy(related);
  return { type, ...identifier, ...(description ? { description } : {}) };
}

/** Whether a `related-article` or `related-object` is read as a relation. */
export const isRelation = (related: Element): boolean =>
  /^related-(article|object)$/.test(tagNameOf(related)) && readRelation(related) !== null;

export function readJatsRelations(meta: Element): Relation[] {
  const read = childrenNamed(meta, 'related-article', 'related-object').flatMap(
    (related) => readRelation(related) ?? [],
  );
  const repeated = new Set(relationProblems(read).map(({ place }) => place));
  return read.filter((_, place) => !repeated.has(place)).slice(0, RELATIONS_MAX);
}
