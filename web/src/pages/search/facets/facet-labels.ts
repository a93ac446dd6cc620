import { ARTICLE_TYPES } from '@quire/model/article-types';
import { licenceOf } from '@quire/model/licence';
import { t } from '@quire/model/messages/t';
import type { SearchFacet } from '@quire/model/search/search-query';

/** What results are filtered by, as the page names it. */
export function facetLabel(facet: SearchFacet): string {
  const labels: Readonly<Record<SearchFacet, string>> = {
    journal: t('search.journal'),
    year: t('search.year'),
    type: t('search.type'),
    subject: t('search.subject'),
    author: t('search.author'),
    licence: t('search.licence'),
    special: t('search.special'),
  };
  return labels[facet];
}

/** Names of journals by their keys. */
export type JournalNames = ReadonlyMap<string, string>;

const typeLabel = (type: string): string =>
  Object.entries(ARTICLE_TYPES).find(([key]) => key === type)?.[1] ?? type;

/** A value of a facet as a reader calls it. */
export function valueLabel(facet: SearchFacet, value: string, journals: JournalNames): string {
  if (facet === 'journal') return journals.get(value) ?? value;
  if (facet === 'type') return typeLabel(value);
  if (facet === 'licence') return licenceOf(value).label;
  if (facet === 'special') return t('search.openForPapers');
  return value;
}
