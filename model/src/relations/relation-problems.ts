import type { Relation, RelationIdType } from '../entities/relation.ts';
import { entryFaultText } from './entry-faults.ts';
import { isRelationId } from './relation-id.ts';

/** What is amiss in one of several entries, and with which part of it. */
export interface EntryProblem<Part extends string> {
  readonly place: number;
  readonly part: Part;
  readonly code: string;
  /** Of a related work. */
  readonly idType?: RelationIdType;
  readonly message: string;
}

/**
 * What keeps relations from being published: identifiers that are none, the same relation twice, and one to the article
 * itself, where its DOI is known.
 */
export function relationProblems(
  relations: readonly Pick<Relation, 'type' | 'idType' | 'identifier'>[],
  ownDoi?: string | null,
): EntryProblem<'identifier'>[] {
  const seen = new Set<string>();
  return relations.flatMap((relation, place) => {
    const { type, idType, identifier } = relation;
    const problem = (code: string) => [
      { place, part: 'identifier' as const, code, message: entryFaultText(code, idType), idType },
    ];
    if (!isRelationId(relation)) return problem('relation-form');
    if (idType === 'doi' && identifier.toLowerCase() === ownDoi?.toLowerCase())
      return problem('relation-itself');
    const key = `${type} ${idType} ${identifier.toLowerCase()}`;
    if (seen.has(key)) return problem('relation-twice');
    seen.add(key);
    return [];
  });
}
