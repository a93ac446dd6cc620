import type { Element } from '@xmldom/xmldom';
import { childAt, childrenOf, wordsAt } from '../xml/read-xml.ts';
import { onlySaid } from './only-said.ts';

/** The API's names of what a citation holds. */
const FIELDS: readonly (readonly [shown: string, element: string])[] = [
  ['DOI', 'doi'],
  ['ISSN', 'issn'],
  ['ISBN', 'isbn'],
  ['author', 'author'],
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['first-page', 'first_page'],
  ['year', 'cYear'],
  ['edition', 'edition_number'],
  ['article-title', 'article_title'],
  ['volume-title', 'volume_title'],
  ['series-title', 'series_title'],
  ['journal-title', 'journal_title'],
  ['unstructured', 'unstructured_citation'],
];

/** What a work cites, in the order of its list. */
export function referencesOf(element: Element): object[] {
  const list = childAt(element, 'citation_list');
  return (list ? childrenOf(list, 'citation') : []).map((citation) =>
    onlySaid({
      key: citation.getAttribute('key') ?? '',
      ...(wordsAt(citation, 'doi') && { 'doi-asserted-by': 'publisher' }),
      ...Object.fromEntries(FIELDS.map(([shown, name]) => [shown, wordsAt(citation, name)])),
    }),
  );
}
