import { doiUrl } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { indexName } from '../../../ui/article/author-name.ts';
import { pageAddress } from '../static/addresses.ts';
import type { Described } from './described.ts';
import { type MetaTag, withContent } from './meta-tag.ts';

/**
 * Dublin Core for libraries' readers: the fifteen elements as far as an article has them, and its terms for titles and
 * abstracts in other languages.
 */
export function dublinCoreTags(described: Described): MetaTag[] {
  const { article, title, titles, abstract, abstracts, origin, publisher } = described;
  const { metadata } = article;
  const licence = licenceOf(metadata.licence);
  return withContent([
    ['DC.title', title],
    ...metadata.authors.map((author): [string, string] => ['DC.creator', indexName(author)]),
    ['DC.date', article.published],
    ['DC.identifier', article.doi ? doiUrl(article.doi) : `${origin}${pageAddress(article)}`],
    ['DC.publisher', publisher],
    ['DC.source', article.journalTitle],
    ['DC.type', 'Text'],
    ['DC.format', 'text/html'],
    ['DC.language', metadata.language],
    ['DC.rights', licence.url ?? licence.label],
    ...metadata.keywords.map((keyword): [string, string] => ['DC.subject', keyword]),
    ['DC.description', abstract],
    ['DC.relation', article.about && `${origin}${pageAddress(article.about.article)}`],
    ...titles.map(({ text, language }): MetaTag => ['DCTERMS.alternative', text, language]),
    ...abstracts.map(({ text, language }): MetaTag => ['DCTERMS.abstract', text, language]),
  ]);
}
