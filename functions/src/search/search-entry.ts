/** What a published record is found by, and what a result of a search shows of it. */
import {
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_JOURNALS,
  PUBLISHED_PAGES,
  PUBLISHED_POSTS,
} from '@quire/model/collections';
import { BookCardSchema, PublishedBookSchema } from '@quire/model/entities/book';
import type { SearchEntry } from '@quire/model/entities/list';
import { PublishedPageSchema } from '@quire/model/entities/page';
import { PublishedPostSchema } from '@quire/model/entities/post';
import { PublishedArticleSchema, PublishedJournalSchema } from '@quire/model/entities/published';
import { articlePath, bookPath, journalPath, postPath } from '@quire/model/paths';
import { retractedTitle } from '@quire/model/retracted-title';
import { doiTerm, searchWords } from '@quire/model/search-terms';
import type { z } from 'zod';

/** The published collections that are searched. */
export const SEARCHED = [
  PUBLISHED_ARTICLES,
  PUBLISHED_POSTS,
  PUBLISHED_BOOKS,
  PUBLISHED_JOURNALS,
  PUBLISHED_PAGES,
] as const;
export type Searched = (typeof SEARCHED)[number];

export interface Found {
  readonly entry: SearchEntry;
  /** Ids in `searchTerms`, the most telling first. */
  readonly terms: readonly string[];
}

/** Of a record: what is shown, the texts whose words lead to it, its DOI. */
interface Facts {
  readonly shown: Omit<SearchEntry, 'words' | 'id'>;
  readonly texts: readonly string[];
  readonly doi?: string | undefined;
}

/** A paper with a hundred authors has as many. */
const TERMS_MAX = 240;
const NAMED_AUTHORS = 4;

function named(authors: readonly string[]): string {
  if (authors.length <= NAMED_AUTHORS) return authors.join(', ');
  return `${authors.slice(0, NAMED_AUTHORS - 1).join(', ')} and ${authors.length - NAMED_AUTHORS + 1} others`;
}

const line = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

const ArticleFactsSchema = PublishedArticleSchema.pick({
  title: true,
  status: true,
  authors: true,
  doi: true,
  journal: true,
  issue: true,
  akey: true,
  journalTitle: true,
  published: true,
})
  .extend({ metadata: PublishedArticleSchema.shape.metadata.pick({ keywords: true }) })
  .transform(
    (article): Facts => ({
      shown: {
        kind: 'article',
        path: articlePath(article.journal, article.issue, article.akey),
        title: retractedTitle(article.title, article.status),
        line: line(named(article.authors), article.journalTitle),
        date: article.published,
      },
      texts: [
        article.journal,
        article.metadata.keywords.join(' '),
        article.journalTitle,
        article.authors.join(' '),
      ],
      doi: article.doi,
    }),
  );

const PostFactsSchema = PublishedPostSchema.pick({
  kind: true,
  skey: true,
  title: true,
  author: true,
  categories: true,
  tags: true,
  published: true,
}).transform(
  (post): Facts => ({
    shown: {
      kind: post.kind === 'news' ? 'news' : 'blog',
      path: postPath(post.kind, post.skey),
      title: post.title,
      line: line(post.author, post.categories.join(', ')),
      date: post.published,
    },
    texts: [post.author, ...post.categories, ...post.tags],
  }),
);

const BookFactsSchema = BookCardSchema.extend({ doi: PublishedBookSchema.shape.doi }).transform(
  (book): Facts => ({
    shown: {
      kind: 'book',
      path: bookPath(book.bkey),
      title: book.title,
      line: line(named([...book.authors, ...book.editors]), book.series),
      date: book.published,
    },
    texts: [book.subtitle, ...book.authors, ...book.editors, book.series, ...book.subjects],
    doi: book.doi,
  }),
);

const JournalFactsSchema = PublishedJournalSchema.pick({ journal: true }).transform(
  ({ journal }): Facts => ({
    shown: {
      kind: 'journal',
      path: journalPath(journal.name),
      title: journal.fullname,
      line: line(journal.name, journal.subjects.join(', ')),
      // It has no day of its own.
      date: '',
    },
    texts: [journal.name, ...journal.subjects, journal.issn],
  }),
);

const PageFactsSchema = PublishedPageSchema.pick({
  path: true,
  title: true,
  summary: true,
  journal: true,
  updated: true,
}).transform(
  (page): Facts => ({
    shown: {
      kind: 'page',
      path: page.path,
      title: page.title,
      line: page.summary,
      date: page.updated,
    },
    texts: [page.journal ?? '', page.summary],
  }),
);

const FACTS: Readonly<Record<Searched, z.ZodType<Facts>>> = {
  [PUBLISHED_ARTICLES]: ArticleFactsSchema,
  [PUBLISHED_POSTS]: PostFactsSchema,
  [PUBLISHED_BOOKS]: BookFactsSchema,
  [PUBLISHED_JOURNALS]: JournalFactsSchema,
  [PUBLISHED_PAGES]: PageFactsSchema,
};

/** The fields that are looked at: a record's text is not fetched. */
export const FACT_FIELDS = [
  ...['akey', 'authors', 'bkey', 'categories', 'doi', 'editors', 'hasPdf', 'hue', 'issue'],
  ...['journal', 'journalTitle', 'kind', 'metadata.keywords', 'path', 'published', 'series'],
  ...['skey', 'status', 'subjects', 'subtitle', 'summary', 'tags', 'title', 'updated', 'author'],
];

/** What a record is found by; `z.ZodError` for one that contradicts its schema. */
export function searchEntry(collection: Searched, id: string, data: unknown): Found {
  const { shown, texts, doi } = FACTS[collection].parse(data);
  const title = searchWords(shown.title);
  const others = new Set([...(doi ? [doiTerm(doi)] : []), ...texts.flatMap(searchWords)]);
  const terms = [...new Set([...title, ...others])].slice(0, TERMS_MAX);
  const words = terms.filter((term) => !title.includes(term)).join(' ');
  return { entry: { ...shown, id, words }, terms };
}
