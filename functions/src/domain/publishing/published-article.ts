/** A published article's record, put together from what it depends on. Nothing is read here. */
import { CARD_AUTHORS_MAX, CARD_LANGUAGE } from '@quire/model/constants';
import type { Article, ArticleMetadata, Author } from '@quire/model/entities/article';
import type { Passage } from '@quire/model/entities/passages';
import {
  type PublishedArticle,
  PublishedArticleSchema,
  type PublishedSupplement,
} from '@quire/model/entities/published';
import { titleInYear } from '@quire/model/entities/title-in-year';
import { normaliseDoi } from '@quire/model/identifiers';
import { InvalidRecord } from '../../platform/database/read-record.ts';
import { addedRelations, ownRelations, withAnnounced } from './accepted-relations.ts';
import type { ArticleFrame } from './article-frame.ts';
import { cardPeople } from './cards/author-key.ts';
import { shownArticles } from './cards/shown-articles.ts';
import { noticeWords } from './notices/notice-words.ts';
import { topicsOf } from './related/topics.ts';

/** The result of rendering a version: the expensive part, which depends only on the version. */
export type RenderedVersion = Pick<
  PublishedArticle,
  | 'title'
  | 'titleHtml'
  | 'titles'
  | 'teaser'
  | 'abstractHtml'
  | 'abstracts'
  | 'body'
  | 'outline'
  | 'referenceCount'
  | 'figureCount'
  | 'references'
> & {
  readonly metadata: ArticleMetadata;
  readonly pdf?: string | undefined;
  /** Absent if no figure is suitable. */
  readonly figure?: PublishedArticle['figure'];
  /** Absent where there are none. */
  readonly supplements?: readonly PublishedSupplement[] | undefined;
  /** For the search. Absent if it was not rendered now: they are stored already. */
  readonly passages?: readonly Passage[] | undefined;
};

/** The same from an existing record. */
export function renderedPart(record: PublishedArticle): RenderedVersion {
  const { metadata, title, titleHtml, teaser, abstractHtml, body, outline } = record;
  const { referenceCount, figureCount, figure, references, pdf, supplements } = record;
  const { titles, abstracts } = record;
  const counts = { referenceCount, figureCount };
  const relations = [...ownRelations(metadata.relations, record.announced)];
  return {
    metadata: { ...metadata, relations },
    title,
    titleHtml,
    teaser,
    abstractHtml,
    body,
    outline,
    ...counts,
    figure,
    titles,
    abstracts,
    ...(references ? { references } : {}),
    pdf,
    supplements,
  };
}

export function authorName(author: Author): string {
  return author.collective ?? [author.given, author.family].filter(Boolean).join(' ');
}

/** Who is named in lists: of very many, the first, and how many others there are. */
function cardAuthors(authors: readonly Author[]): string[] {
  if (authors.length <= CARD_AUTHORS_MAX) return authors.map(authorName);
  const named = authors.slice(0, CARD_AUTHORS_MAX - 1).map(authorName);
  return [...named, `${authors.length - named.length} others`];
}

/** `12–29`, `7`, `e12` or nothing. */
function pagesOf({ pages, eLocationId }: ArticleMetadata): string {
  if (!pages) return eLocationId ?? '';
  return pages.last && pages.last !== pages.first ? `${pages.first}–${pages.last}` : pages.first;
}

/** An empty list is left out of the record. */
const someOf = <T>(list: readonly T[] | undefined): T[] | undefined =>
  list && list.length > 0 ? [...list] : undefined;

/** Readers may write to the corresponding authors; all other addresses are private. */
function withoutPrivateAddresses(metadata: ArticleMetadata): ArticleMetadata {
  return {
    ...metadata,
    authors: metadata.authors.map(({ email, ...author }) =>
      author.corresponding && email ? { ...author, email } : author,
    ),
  };
}

/** The version's own date, or the one published before, or the day of publication. */
function publicationDate(article: Article, metadata: ArticleMetadata, seen?: string): string {
  return metadata.dates.published ?? seen ?? article.updatedAt.slice(0, 10);
}

/** Data derived by other functions: they are kept, whatever happens to the text. */
function carried(seen: PublishedArticle | undefined, article: Article) {
  if (!seen) return {};
  const { related, nearness, metrics, citedBy, previous, next } = seen;
  const place = seen.issue === article.issue ? { previous, next } : {};
  return { related, nearness, metrics, citedBy, ...place };
}

/**
 * The day on which the published article last changed: its text, its status, or its notices. An updated imprint is not
 * a change.
 */
function lastChange(article: Article, seen: PublishedArticle | undefined, notice = ''): string {
  const isSame = seen?.revision === article.publishedRevision && seen.status === article.status;
  const changed = (isSame && seen.updated) || article.updatedAt.slice(0, 10);
  return notice > changed ? notice : changed;
}

/** The content of `publishedArticles/{id}`. Throws `InvalidRecord` if the parts are inconsistent. */
export function publishedArticle(
  article: Article,
  rendered: RenderedVersion,
  frame: ArticleFrame,
  seen?: PublishedArticle,
): PublishedArticle {
  const { metadata: own, passages: _, ...made } = rendered;
  const added = addedRelations(own.relations, frame.announced);
  const metadata = { ...own, relations: withAnnounced(own.relations, added) };
  const { journal, issue, notices, about: linked, translationOf } = frame;
  const named = titleInYear(journal, issue.year);
  const translatedVersions = someOf(frame.translatedVersions);
  const published = publicationDate(article, metadata, seen?.published);
  const about = linked && { ...linked, date: published };
  const provedOrcids = someOf(frame.provedOrcids);
  const ties = { notices: [...notices], about, translationOf, translatedVersions, provedOrcids };
  const record = PublishedArticleSchema.safeParse({
    ...carried(seen, article),
    ...made,
    ...noticeWords(rendered, { languages: frame.press?.languages ?? [], about: linked }),
    journal: article.journal,
    issue: article.issue,
    akey: article.akey,
    revision: article.publishedRevision,
    type: metadata.type,
    language: metadata.language === CARD_LANGUAGE ? undefined : metadata.language,
    status: article.status,
    authors: cardAuthors(metadata.authors),
    people: cardPeople(metadata.authors, metadata.affiliations, frame.hiddenPeople),
    doi: metadata.doi && (normaliseDoi(metadata.doi) ?? metadata.doi),
    pages: pagesOf(metadata),
    published,
    updated: lastChange(article, seen, notices[0]?.date),
    hasPdf: rendered.pdf !== undefined,
    metadata: withoutPrivateAddresses(metadata),
    announced: someOf(added),
    affiliations: metadata.affiliations,
    journalTitle: named.fullname,
    journalIssn: named.issn,
    ...(named.fullname === journal.fullname ? {} : { journalNow: journal.fullname }),
    volume: issue.volume,
    number: issue.number,
    year: issue.year,
    conference: frame.event?.name,
    event: frame.event,
    subjects: journal.subjects,
    annotations: journal.annotations,
    ...(issue.kind === 'special' && issue.status === 'open' ? { special: 'open' } : {}),
    ...ties,
    shows: shownArticles({ ...ties, related: seen?.related ?? [] }),
    topics: topicsOf(rendered.title, metadata),
    listKey: `articles~${published}~${article.journal}~${article.akey}`,
  });
  if (record.success) return record.data;
  throw new InvalidRecord(`publishedArticles of ${article.journal} ${article.akey}`, record.error);
}
