import type { PublishedArticle } from '@quire/model/entities/published';
import { articlePdfPath } from '@quire/model/paths';
import { indexName } from './author-name.ts';

/**
 * The tags that Google Scholar and Zotero read (field.md 4, E.1): one author a tag, in order; dates
 * with slashes; the PDF's absolute address on this host; nothing empty.
 *
 * @param origin the press's own, without a slash
 */
export function highwireTags(article: PublishedArticle, origin: string): [string, string][] {
  const { metadata, pages } = article;
  const [firstPage, lastPage] = metadata.pages
    ? [metadata.pages.first, metadata.pages.last]
    : [metadata.eLocationId ?? pages.split(/[-–]/)[0], undefined];
  const tags: [string, string | undefined][] = [
    ['citation_title', article.title],
    ...metadata.authors.map((author): [string, string] => ['citation_author', indexName(author)]),
    ['citation_publication_date', article.published.replaceAll('-', '/')],
    ['citation_journal_title', article.journalTitle],
    ['citation_journal_abbrev', article.journal],
    ['citation_issn', article.journalIssn],
    ['citation_volume', article.volume],
    ['citation_issue', article.number],
    ['citation_firstpage', firstPage],
    ['citation_lastpage', lastPage],
    ['citation_doi', article.doi],
    ['citation_language', metadata.language],
    ['citation_keywords', metadata.keywords.join('; ')],
    ['citation_pdf_url', pdfAddress(article, origin)],
  ];
  return tags.flatMap(([name, content]): [string, string][] => (content ? [[name, content]] : []));
}

function pdfAddress(article: PublishedArticle, origin: string): string | undefined {
  if (!article.pdf || !article.doi) return undefined;
  return `${origin}${articlePdfPath(article.journal, article.issue, article.doi)}`;
}
