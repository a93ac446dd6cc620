import { ARTICLE_TYPES } from '@quire/model/article-types';
import { licenceOf } from '@quire/model/licence';
import type { SearchFacet } from '@quire/model/search/search-query';

/** What results are narrowed by, as the page names it. */
export const FACET_LABELS: Readonly<Record<SearchFacet, string>> = {
  journal: 'Journal',
  year: 'Year',
  type: 'Type',
  subject: 'Subject',
  author: 'Author',
  licence: 'Licence',
  special: 'Special issue',
};

/** Names of journals by their keys. */
export type JournalNames = ReadonlyMap<string, string>;

const typeLabel = (type: string): string =>
  Object.entries(ARTICLE_TYPES).find(([key]) => key === type)?.[1] ?? type;

/** A value of a facet as a reader calls it. */
export function valueLabel(facet: SearchFacet, value: string, journals: JournalNames): string {
  if (facet === 'journal') return journals.get(value) ?? value;
  if (facet === 'type') return typeLabel(value);
  if (facet === 'licence') return licenceOf(value).label;
  if (facet === 'special') return 'Open for papers';
  return value;
}
