import { PublishedAuthorSchema } from '@quire/model/entities/published-author';
import { personPath } from '@quire/model/paths';
import { codeWord } from '@quire/model/search/code-words';
import { nameSpellings } from '@quire/model/search/name-spellings';
import type { PersonSearch } from '@quire/model/search/search-record';

const SourceSchema = PublishedAuthorSchema.pick({
  state: true,
  given: true,
  family: true,
  orcid: true,
  affiliations: true,
  journals: true,
  articleCount: true,
  isHidden: true,
});

export const PERSON_FIELDS = Object.keys(SourceSchema.shape);

/** The search record of `authors/{id}`; null if nothing about the person is public any longer. */
export function personRecord(objectID: string, data: unknown): PersonSearch | null {
  const { state, given, family, orcid, isHidden, ...person } = SourceSchema.parse(data);
  if (state !== 'listed' || isHidden) return null;
  const name = [given, family].filter(Boolean).join(' ');
  return {
    objectID,
    title: name,
    folded: nameSpellings(name),
    path: personPath(objectID),
    codes: orcid ? [codeWord(orcid)] : [],
    ...(orcid ? { orcid } : {}),
    affiliations: person.affiliations,
    journalKey: person.journals,
    articleCount: person.articleCount,
  };
}
