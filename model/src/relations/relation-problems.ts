import type { Relation, RelationIdType } from '../entities/relation.ts';
import { t } from '../messages/t.ts';
import { isRelationId } from './relation-id.ts';

/** What is amiss in one of several entries, and with which part of it. */
export interface EntryProblem<Part extends string> {
  readonly place: number;
  readonly part: Part;
  readonly code: string;
  readonly message: string;
}

/** What an identifier has to look like. */
const FORM_WORDS: Readonly<Record<RelationIdType, () => string>> = {
  doi: () => t('fields.doiForm'),
  uri: () => t('fields.wholeAddress'),
  arxiv: () => t('fields.arxivForm'),
  handle: () => t('fields.handleForm'),
  isbn: () => t('fields.isbnWrong'),
  issn: () => t('fields.issnForm'),
};

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
    const problem = (code: string, message: string) => [
      { place, part: 'identifier' as const, code, message },
    ];
    if (!isRelationId(relation)) return problem('relation-form', FORM_WORDS[idType]());
    if (idType === 'doi' && identifier.toLowerCase() === ownDoi?.toLowerCase())
      return problem('relation-itself', t('fields.relationItself'));
    const key = `${type} ${idType} ${identifier.toLowerCase()}`;
    if (seen.has(key)) return problem('relation-twice', t('fields.relationTwice'));
    seen.add(key);
    return [];
  });
}
