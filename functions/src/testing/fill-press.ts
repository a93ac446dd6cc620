/**
 * A press of any size: published records without rendering, most issues with them, and every page above these built by
 * the functions' own code. For proofs that no page reads more as the press grows.
 */
import {
  articleDocId,
  ISSUES,
  issueDocId,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_ISSUES,
  PUBLISHED_PAGES,
  PUBLISHED_PEOPLE,
  PUBLISHED_POSTS,
  PUBLISHED_REVIEWS,
  pageDocId,
  postDocId,
} from '@quire/model/collections';
import { PublishedBookSchema } from '@quire/model/entities/book';
import { LISTS, type ListName, listChunkIds } from '@quire/model/entities/list';
import { PublishedPageSchema } from '@quire/model/entities/page';
import { PublishedPostSchema } from '@quire/model/entities/post';
import {
  type ArticleCard,
  ArticleCardSchema,
  PublishedArticleSchema,
  PublishedIssueSchema,
} from '@quire/model/entities/published';
import { ShownPersonSchema, workKey } from '@quire/model/entities/published-person';
import { JOURNAL_PAGES, SPECIAL_ISSUES_PAGES } from '@quire/model/journal-pages';
import { journalPagePath, specialIssuesPath } from '@quire/model/paths';
import { SITE_PAGES } from '@quire/model/site-pages';
import { deliverConference } from '../domain/publishing/deliver-content.ts';
import { placeInList } from '../domain/publishing/list-place.ts';
import { rebuildList } from '../domain/publishing/list-rebuild.ts';
import {
  rebuildPages,
  rebuildPress,
  rebuildPressTexts,
} from '../domain/publishing/rebuild-pages.ts';
import type { Ports } from '../platform/database/ports.ts';
import { withoutUndefined } from '../platform/database/transaction.ts';
import { conference, putConference } from './test-content.ts';
import { issueRecord, putJournal } from './test-press.ts';

/** In each journal so many issues are derived as publishing does; of all others the same is written at once. */
const ISSUES_DERIVED = 3;
const JOURNALS = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE'];
const ARTICLES_AN_ISSUE = 20;

/** A day for the n-th record: they go on from 2020, several a day. */
const dayOf = (n: number): string =>
  new Date(Date.UTC(2020, 0, 1) + Math.floor(n / 4) * 86_400_000).toISOString().slice(0, 10);

/** What readers see of an article in lists: plain texts. */
export interface ArticleTexts {
  readonly title: string;
  readonly authors: readonly string[];
  readonly teaser: string;
}

/** The texts of the n-th article. */
export type TextsOf = (n: number) => ArticleTexts;

const ownTexts: TextsOf = (n) => ({
  title: `How creek ${n} drains`,
  authors: ['Maren Holt', 'Chidiebere Okafor'],
  teaser: 'It rises and it falls. '.repeat(12).trim(),
});

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function link(n: number, textsOf: TextsOf) {
  const journal = JOURNALS[n % JOURNALS.length] ?? 'AAA';
  const issue = `1-${Math.floor(n / JOURNALS.length / ARTICLES_AN_ISSUE) + 1}`;
  const { title } = textsOf(n);
  return { journal, issue, akey: `article-${n}`, title, titleHtml: asHtml(title) };
}

function article(n: number, articles: number, textsOf: TextsOf) {
  const own = link(n, textsOf);
  const { authors, teaser } = textsOf(n);
  const { journal, issue, akey, title } = own;
  const published = dayOf(n);
  const [previous, next] = [n - JOURNALS.length, n + JOURNALS.length]
    .map((other) => (other >= 0 && other < articles ? link(other, textsOf) : undefined))
    .map((other) => (other?.issue === issue ? other : undefined));
  return PublishedArticleSchema.parse({
    ...own,
    revision: 1,
    type: 'research-article',
    status: 'published',
    authors,
    teaser,
    doi: `10.5555/${journal.toLowerCase()}.${n}`,
    pages: `${n}–${n + 9}`,
    published,
    updated: published,
    hasPdf: true,
    metadata: { title, doi: `10.5555/${journal.toLowerCase()}.${n}` },
    affiliations: [],
    abstractHtml: '<p>It rises and it falls.</p>',
    body: { name: 'body-0.html', bytes: 1, hasMath: false },
    outline: [],
    referenceCount: 0,
    figureCount: 0,
    pdf: '0.pdf',
    journalTitle: `The ${journal} journal`,
    journalIssn: '2049-3630',
    volume: '1',
    number: issue.slice(2),
    year: 2026,
    listKey: `articles~${published}~${journal}~${akey}`,
    ...(n === 0 ? { hasReviews: true } : {}),
    previous,
    next,
  });
}

const publishedIssue = (journal: string, issueid: string, contents: readonly ArticleCard[]) =>
  PublishedIssueSchema.parse({
    issue: issueRecord(journal, issueid),
    journalTitle: `The ${journal} journal`,
    hue: 120,
    contents,
    articleCount: contents.length,
  });

function post(kind: 'news' | 'blogs', n: number) {
  const published = dayOf(n);
  return PublishedPostSchema.parse({
    kind,
    skey: `post-${n}`,
    title: `Post ${n}`,
    summary: 'Something happened.',
    author: 'Maren Holt',
    categories: [],
    pinned: false,
    published,
    updated: published,
    html: '<p>It did.</p>',
    outline: [],
    hasMath: false,
    tags: [],
    revision: 1,
    listKey: `${kind}~${published}~post-${n}`,
  });
}

function book(n: number) {
  const published = dayOf(n);
  return PublishedBookSchema.parse({
    bkey: `book-${n}`,
    title: `Book ${n}`,
    subtitle: '',
    kind: 'monograph',
    series: '',
    summary: 'All about tides.',
    hue: 200,
    published,
    subjects: [],
    authors: ['Maren Holt'],
    editors: [],
    updated: published,
    hasPdf: false,
    contributors: { authors: [{ name: 'Maren Holt' }], editors: [] },
    edition: '',
    language: 'en',
    licence: 'CC-BY-4.0',
    descriptionHtml: '<p>They rise.</p>',
    hasMath: false,
    chapters: [{ title: 'Ebb', authors: ['Ida Holt'], pages: '1–9' }],
    revision: 1,
    listKey: `books~${published}~book-${n}`,
  });
}

function person(n: number, works: readonly ArticleCard[]) {
  const key = `n-${n}`;
  const published = dayOf(n);
  return ShownPersonSchema.parse({
    ...{ key, name: 'Maren Holt', given: 'Maren', family: 'Holt', updated: published, works },
    ...{ affiliations: ['Institute of Mud'], journals: JOURNALS, workCount: 1, coAuthors: [] },
    ends: works.map(workKey),
    listKey: `people~${published}~${key}`,
  });
}

function page(path: string, journal?: string) {
  return PublishedPageSchema.parse({
    path,
    ...(journal ? { journal } : {}),
    title: 'A text',
    summary: 'What it says.',
    html: '<p>Something.</p>',
    outline: [],
    hasMath: false,
    items: [],
    collections: [],
    downloads: [],
    updated: '2026-01-01',
    revision: 1,
  });
}

const pagesOf = (journal: string) => [
  ...JOURNAL_PAGES.map(({ key }) => page(journalPagePath(journal, key), journal)),
  ...SPECIAL_ISSUES_PAGES.filter(({ key }) => key !== 'index').map(({ key }) =>
    page(specialIssuesPath(journal, key), journal),
  ),
];

const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

/** The addresses of each kind in a filled press. */
export interface FilledPress {
  readonly journal: string;
  readonly issue: string;
  readonly akey: string;
  readonly doi: string;
  readonly skey: string;
  readonly bkey: string;
  readonly ckey: string;
  readonly person: string;
  /** The number of pages of the list of articles. */
  readonly articlePages: number;
}

/**
 * Fills an empty press with this many articles, a tenth as many news, blogs and books (at least
 * three), a text for every page that has one, and a conference.
 */
export async function fillPress(
  press: Ports,
  articles: number,
  textsOf: TextsOf = ownTexts,
): Promise<FilledPress> {
  const { db } = press;
  const writer = db.bulkWriter({ throttling: false });
  const put = (collection: string, id: string, record: object) => {
    // Its failure rejects `close`.
    void writer.set(db.collection(collection).doc(id), withoutUndefined(record));
  };
  const issues = new Map(JOURNALS.map((journal) => [journal, new Map<string, ArticleCard[]>()]));
  for (const n of upTo(articles)) {
    const record = article(n, articles, textsOf);
    const contents = issues.get(record.journal)?.get(record.issue) ?? [];
    issues.get(record.journal)?.set(record.issue, [...contents, ArticleCardSchema.parse(record)]);
    put(PUBLISHED_ARTICLES, articleDocId(record.journal, record.akey), record);
    if (record.hasReviews) {
      const { journal, akey, published } = record;
      put(PUBLISHED_REVIEWS, articleDocId(journal, akey), { journal, akey, published, rounds: [] });
    }
  }
  for (const n of upTo(Math.max(3, Math.floor(articles / 10)))) {
    for (const kind of ['news', 'blogs'] as const) {
      put(PUBLISHED_POSTS, postDocId(kind, `post-${n}`), post(kind, n));
    }
    put(PUBLISHED_BOOKS, `book-${n}`, book(n));
    const work = ArticleCardSchema.parse(article(n, articles, textsOf));
    put(PUBLISHED_PEOPLE, `n-${n}`, person(n, [work]));
  }
  const texts = [...SITE_PAGES.map(({ path }) => page(path)), ...JOURNALS.flatMap(pagesOf)];
  for (const text of texts) put(PUBLISHED_PAGES, pageDocId(text.path), text);
  for (const [journal, contents] of issues)
    for (const [issue, cards] of contents) {
      put(ISSUES, issueDocId(journal, issue), issueRecord(journal, issue));
      put(PUBLISHED_ISSUES, issueDocId(journal, issue), publishedIssue(journal, issue, cards));
    }
  await writer.close();
  const raise = async ([journal, contents]: [string, Map<string, ArticleCard[]>]) => {
    await putJournal(press, journal);
    await rebuildPages(press, journal, [...contents.keys()].slice(0, ISSUES_DERIVED));
  };
  await Promise.all([...issues].map(raise));
  const ckey = 'tides26';
  await putConference(press, conference(ckey));
  await deliverConference(press, 'tides26');
  await Promise.all([rebuildPress(press), rebuildPressTexts(press)]);
  const lists = Object.keys(LISTS) as ListName[]; // the keys of a constant
  const [made] = await Promise.all(lists.map((list) => rebuildList(press, list)));
  const { journal, issue, akey, doi = '' } = article(0, articles, textsOf);
  const articlePages = made ? listChunkIds(made).length : 0;
  return {
    journal,
    issue,
    akey,
    doi,
    skey: 'post-0',
    bkey: 'book-0',
    ckey,
    person: 'n-0',
    articlePages,
  };
}

/**
 * Publishes one article more in a filled press, as `publishArticle` does once the record is written: its place in the
 * list, its issue, its journal and the home page.
 *
 * @param n its number: that of an article which the press does not have
 */
export async function addArticle(press: Ports, n: number, textsOf: TextsOf = ownTexts) {
  const record = article(n, n + 1, textsOf);
  const { journal, issue, akey, listKey } = record;
  const id = articleDocId(journal, akey);
  await press.db.collection(PUBLISHED_ARTICLES).doc(id).set(withoutUndefined(record));
  if (listKey !== undefined) await placeInList(press, 'articles', [listKey]);
  await rebuildPages(press, journal, [issue]);
}
