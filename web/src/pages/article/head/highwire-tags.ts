import type { Author } from '@quire/model/entities/article';
import type { PublishedArticle } from '@quire/model/entities/published';
import { orcidUrl } from '@quire/model/identifiers';
import { indexName } from '../../../ui/article/author-name.ts';
import { jatsAddress, pageAddress, pdfAddress } from '../static/addresses.ts';
import type { Described } from './described.ts';
import { type MetaTag, withContent } from './meta-tag.ts';

/**
 * The tags that Google Scholar and Zotero read: one author a tag, in order, each
 * followed by what belongs to it; dates with slashes; the PDF's absolute address on this host;
 * nothing empty. They read one title, the article's own; abstracts and keywords may be in several
 * languages, as in OJS.
 */
export function highwireTags(described: Described): MetaTag[] {
  const { article, title, abstract, abstracts, origin, publisher } = described;
  const { metadata, pages } = article;
  const { language, translations } = metadata;
  const [firstPage, lastPage] = metadata.pages
    ? [metadata.pages.first, metadata.pages.last]
    : [metadata.eLocationId ?? pages.split(/[-–]/)[0], undefined];
  const page = `${origin}${pageAddress(article)}`;
  const pdf = pdfAddress(article);
  const date = article.published.replaceAll('-', '/');
  return withContent([
    ['citation_title', title],
    ...metadata.authors.flatMap((author) => authorTags(author, article)),
    ['citation_publication_date', date],
    ['citation_online_date', date],
    ['citation_journal_title', article.journalTitle],
    ['citation_journal_abbrev', article.journal],
    ['citation_conference_title', article.conference],
    ['citation_publisher', publisher],
    ['citation_issn', article.journalIssn],
    ['citation_volume', article.volume],
    ['citation_issue', article.number],
    ['citation_firstpage', firstPage],
    ['citation_lastpage', lastPage],
    ['citation_doi', article.doi],
    ['citation_language', language],
    ['citation_keywords', metadata.keywords.join('; '), language],
    ...translations.map(
      ({ language: tag, keywords = [] }): MetaTag => [
        'citation_keywords',
        keywords.join('; '),
        tag,
      ],
    ),
    ['citation_abstract', abstract, language],
    ...abstracts.map(({ language: tag, text }): MetaTag => ['citation_abstract', text, tag]),
    ['citation_abstract_html_url', page],
    ['citation_fulltext_html_url', page],
    ['citation_pdf_url', pdf && `${origin}${pdf}`],
    // Of most imported articles the press has no text.
    ['citation_xml_url', article.body.bytes > 0 ? `${origin}${jatsAddress(article)}` : undefined],
  ]);
}

function authorTags(author: Author, { affiliations }: PublishedArticle): [string, string][] {
  const places = author.affiliations.flatMap((position) => affiliations[position]?.name ?? []);
  return [
    ['citation_author', indexName(author)],
    ...places.map((place): [string, string] => ['citation_author_institution', place]),
    ...(author.orcid ? [['citation_author_orcid', orcidUrl(author.orcid)] satisfies MetaTag] : []),
  ];
}
