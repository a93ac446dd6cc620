/** Published records in the shape of the public API: nothing of them that the pages do not show. */
import { jatsPath } from '@quire/model/article-paths';
import { bookRecordPath } from '@quire/model/book-record-paths';
import type { Author } from '@quire/model/entities/article';
import type { BookCard, PublishedBook } from '@quire/model/entities/book';
import { hasChapterPage } from '@quire/model/entities/has-chapter-page';
import { machineTitle } from '@quire/model/entities/machine-title';
import type {
  ArticleCard,
  IssueCard,
  JournalCard,
  PublishedArticle,
  PublishedIssue,
  PublishedJournal,
} from '@quire/model/entities/published';
import { orcidUrl } from '@quire/model/identifiers';
import { htmlText } from '@quire/model/letters/html-text';
import { licenceOf } from '@quire/model/licence';
import {
  articlePath,
  articlePdfPath,
  bookPath,
  chapterPath,
  issuePath,
  journalPath,
} from '@quire/model/paths';
import type { z } from 'zod';
import { apiArticle, apiBook, apiIssue, apiJournal } from './api-paths.ts';
import type {
  ApiArticle,
  ArticleSummary,
  BookSchema,
  BookSummarySchema,
  IssueSchema,
  IssueSummarySchema,
  JournalSchema,
  JournalSummarySchema,
} from './api-schemas.ts';

/** An article without a language is in the language of cards. */
const UNMARKED = 'en';

const licence = (spdx: string) => {
  const { url } = licenceOf(spdx);
  return { spdx, ...(url ? { url } : {}) };
};

const articleAddresses = (
  origin: string,
  { journal, issue, akey }: Pick<ArticleCard, 'journal' | 'issue' | 'akey'>,
) => ({
  url: origin + articlePath(journal, issue, akey),
  api: origin + apiArticle(journal, akey),
});

/** @param origin the address of the press, without a slash at its end; so for all of these */
export function articleSummary(origin: string, card: ArticleCard): ArticleSummary {
  const { doi, type, status, language, titles = [], authors, journal, issue, pages } = card;
  return {
    ...articleAddresses(origin, card),
    doi,
    type,
    status,
    title: machineTitle(card),
    language: language ?? UNMARKED,
    titles: titles.map((each) => ({ language: each.language, title: htmlText(each.titleHtml) })),
    authors,
    journal,
    issue,
    pages,
    published: card.published,
    updated: card.updated ?? card.published,
  };
}

function contributor(author: Author, affiliations: PublishedArticle['affiliations']) {
  const { given, family, collective, orcid, corresponding, credit } = author;
  return {
    name: collective ?? [given, family].filter(Boolean).join(' '),
    ...(collective ? {} : { given, family }),
    ...(orcid ? { orcid: orcidUrl(orcid) } : {}),
    ...(corresponding ? { corresponding } : {}),
    ...(credit.length > 0 ? { roles: credit } : {}),
    affiliations: author.affiliations.flatMap((place) => affiliations[place] ?? []),
  };
}

function articleFiles(origin: string, article: PublishedArticle): ApiArticle['files'] {
  const { journal, issue, akey, cite, references, body } = article;
  const { url: html } = articleAddresses(origin, article);
  const file = (name: string | undefined) =>
    name === undefined ? undefined : `${origin}/media/${journal}/${akey}/${name}`;
  return {
    html,
    pdf: article.pdf ? origin + articlePdfPath(journal, issue, article.doi ?? akey) : undefined,
    // Of most imported articles the press has no text.
    jats: body.bytes > 0 ? origin + jatsPath(journal, issue, akey) : undefined,
    bibtex: file(cite?.bibtex),
    ris: file(cite?.ris),
    csl: file(cite?.csl),
    referencesBibtex: file(references?.bibtex),
    referencesRis: file(references?.ris),
    referencesCsl: file(references?.csl),
  };
}

export function apiArticleOf(origin: string, article: PublishedArticle): ApiArticle {
  const { metadata, abstracts = [] } = article;
  const { authors: _, ...summary } = articleSummary(origin, article);
  return {
    ...summary,
    changedAt: article.changedAt,
    subtitle: metadata.subtitle,
    contributors: metadata.authors.map((each) => contributor(each, article.affiliations)),
    abstract: htmlText(article.abstractHtml),
    abstracts: abstracts.map(({ language, html }) => ({ language, abstract: htmlText(html) })),
    keywords: metadata.keywords,
    journalTitle: article.journalTitle,
    issn: article.journalIssn,
    volume: article.volume,
    number: article.number,
    eLocationId: metadata.eLocationId,
    received: metadata.dates.received,
    accepted: metadata.dates.accepted,
    licence: licence(metadata.licence),
    funders: metadata.funders.map(({ name, ror, funderDoi, awards, grantDoi }) => ({
      ...{ name, ror, doi: funderDoi, awards, grantDoi },
    })),
    relations: metadata.relations,
    referenceCount: article.referenceCount,
    files: articleFiles(origin, article),
    notices: article.notices.map(({ kind, date, article: notice }) => ({
      ...{ kind, date },
      ...articleAddresses(origin, notice),
    })),
    versions: article.versions,
  };
}

export const journalSummary = (
  origin: string,
  journal: Pick<JournalCard, 'name' | 'fullname' | 'issn' | 'description' | 'subjects' | 'status'>,
): z.infer<typeof JournalSummarySchema> => ({
  url: origin + journalPath(journal.name),
  api: origin + apiJournal(journal.name),
  key: journal.name,
  title: journal.fullname,
  issn: journal.issn,
  description: journal.description,
  subjects: journal.subjects,
  status: journal.status,
});

const issueSummary = (
  origin: string,
  issue: Omit<IssueCard, 'articleCount' | 'translations' | 'read'>,
  articleCount: number,
): z.infer<typeof IssueSummarySchema> => ({
  url: origin + issuePath(issue.journal, issue.issueid),
  api: origin + apiIssue(issue.journal, issue.issueid),
  id: issue.issueid,
  volume: issue.volume,
  number: issue.number,
  year: issue.year,
  title: issue.title,
  kind: issue.kind,
  published: issue.datePublished,
  articleCount,
});

export const apiJournalOf = (
  origin: string,
  { journal, issues, changedAt }: PublishedJournal,
): z.infer<typeof JournalSchema> => ({
  ...journalSummary(origin, journal),
  changedAt,
  issnPrint: journal.issn_print,
  issnL: journal.issn_l,
  doi: journal.doi,
  publisherPlace: journal.publisherPlace,
  frequency: journal.frequency,
  started: journal.started,
  formerTitles: journal.formerTitles?.map(({ issn_print: issnPrint, ...former }) => ({
    ...former,
    issnPrint,
  })),
  licence: licence(journal.licence),
  peerReview: journal.peerReviewModel,
  preservation: journal.preservation,
  issues: issues.map((each) => issueSummary(origin, each, each.articleCount)),
});

export const apiIssueOf = (
  origin: string,
  { issue, journalTitle, doi, contents, changedAt }: PublishedIssue,
): z.infer<typeof IssueSchema> => ({
  ...issueSummary(origin, issue, contents.length),
  journal: issue.journal,
  changedAt,
  journalTitle,
  doi,
  articles: contents.map((each) => articleSummary(origin, each)),
});

export const bookSummary = (origin: string, book: BookCard): z.infer<typeof BookSummarySchema> => ({
  url: origin + bookPath(book.bkey),
  api: origin + apiBook(book.bkey),
  key: book.bkey,
  title: book.title,
  subtitle: book.subtitle,
  kind: book.kind,
  authors: book.authors,
  editors: book.editors,
  summary: book.summary,
  isbnPrint: book.isbnPrint,
  isbnE: book.isbnE,
  subjects: book.subjects,
  published: book.published,
  updated: book.updated,
});

export const apiBookOf = (origin: string, book: PublishedBook): z.infer<typeof BookSchema> => ({
  ...bookSummary(origin, book),
  changedAt: book.changedAt,
  doi: book.doi,
  language: book.language,
  licence: licence(book.licence),
  pdf: book.pdf && new URL(book.pdf.href, origin).href,
  marc: origin + bookRecordPath('marc', book.bkey),
  onix: origin + bookRecordPath('onix', book.bkey),
  chapters: book.chapters.map((chapter, at) => ({
    number: at + 1,
    title: chapter.title,
    authors: chapter.authors,
    pages: chapter.pages,
    doi: chapter.doi,
    abstract: chapter.summary,
    url: hasChapterPage(chapter) ? origin + chapterPath(book.bkey, at + 1) : undefined,
    file: chapter.href && new URL(chapter.href, origin).href,
  })),
});
