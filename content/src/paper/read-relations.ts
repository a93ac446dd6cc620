import {
  RELATION_ID_TYPES,
  RELATION_NAMES,
  RELATIONS_MAX,
  type Relation,
} from '@quire/model/entities/relation';
import {
  isRelationId,
  readRelationId,
  relationIdAsTyped,
} from '@quire/model/relations/relation-id';
import { relationProblems } from '@quire/model/relations/relation-problems';
import type { Report } from '../report/problems.ts';
import { asList, asText, type Fields, isFields } from './fields.ts';
import type { FrontMatter } from './front-matter.ts';

/** `doi: 10.…`, `arxiv: …`, or `identifier`, of the kind that `idType` names or that it looks like. */
function identifierOf(fields: Fields): Pick<Relation, 'idType' | 'identifier'> | null {
  const stated = RELATION_ID_TYPES.find((idType) => idType === asText(fields.idType));
  const identifier = asText(fields.identifier);
  const named = RELATION_ID_TYPES.find((idType) => asText(fields[idType]) !== '');
  const idType = named ?? stated;
  if (!idType) return readRelationId(identifier);
  const typed = relationIdAsTyped(idType, named ? asText(fields[named]) : identifier);
  return isRelationId({ idType, identifier: typed }) ? { idType, identifier: typed } : null;
}

function readRelation(value: unknown): Relation | null {
  if (!isFields(value)) return null;
  const type = RELATION_NAMES.find((name) => name === asText(value.type));
  const identifier = identifierOf(value);
  const description = asText(value.description).slice(0, 300);
  return type && identifier
    ? { type, ...identifier, ...(description ? { description } : {}) }
    : null;
}

/**
 * Works elsewhere that belong to the paper: `relations`, a list whose entries have a `type`, an identifier by its kind
 * (`doi`, `uri`, `arxiv`, `handle`, `isbn`, `issn`) and perhaps a `description`. What does not fit is reported and left
 * out.
 */
export function readRelations(front: FrontMatter, report: Report): Relation[] {
  const line = front.lineOf('relations:');
  const read = asList(front.fields.relations).map(readRelation);
  const fitting = read.filter((relation) => relation !== null);
  if (fitting.length < read.length) {
    report.warn('relations/unreadable', { types: [...RELATION_NAMES] }, line);
  }
  const repeated = new Set(relationProblems(fitting).map(({ place }) => place));
  if (repeated.size > 0) {
    report.warn('relations/repeated', {}, line);
  }
  if (fitting.length - repeated.size > RELATIONS_MAX)
    report.warn('relations/many', { most: RELATIONS_MAX }, line);
  return fitting.filter((_, place) => !repeated.has(place)).slice(0, RELATIONS_MAX);
}
