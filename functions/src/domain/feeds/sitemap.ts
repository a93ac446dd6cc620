/**
 * The sitemap: an index, and parts that are each built from a bounded number of documents. Every page is in exactly one
 * of them, and none of them is a 404.
 */

import { peerReviewPath } from '@quire/model/article-paths';
import {
  CONFERENCES_DIGEST,
  DIGESTS,
  JOURNALS_DIGEST,
  PAGES_DIGEST,
  PUBLISHED_JOURNALS,
} from '@quire/model/collections';
import { ISSUES_A_PAGE } from '@quire/model/constants';
import { BookCardSchema } from '@quire/model/entities/book';
import { ConferencesDigestSchema } from '@quire/model/entities/conference';
import { listChunkIds, partChunkIds } from '@quire/model/entities/list';
import { PostCardSchema } from '@quire/model/entities/post';
import {
  ArticleCardSchema,
  JournalsDigestSchema,
  PagesDigestSchema,
  type PublishedJournal,
  PublishedJournalSchema,
} from '@quire/model/entities/published';
import { PersonCardSchema } from '@quire/model/entities/published-person';
import { JOURNAL_PAGES, SPECIAL_ISSUES_PAGES } from '@quire/model/journal-pages';
import {
  allIssuesPath,
  articleListPath,
  articlePath,
  blogsPath,
  bookPath,
  booksPath,
  chapterPath,
  conferencePagePath,
  editorToolPath,
  homePath,
  issuePath,
  journalPagePath,
  journalPath,
  journalsPath,
  newsPath,
  personPath,
  postPath,
  proposeConferencePath,
  sitemapPartPath,
  specialIssuesPath,
} from '@quire/model/paths';
import { URL_KEY } from '@quire/model/url-key';
import { type Read, readAs, readCards, readList } from './read.ts';

export interface SitemapEntry {
  readonly path: string;
  /** A day; absent if unknown. */
  readonly lastmod?: string | undefined;
}

const LISTED = ['articles', 'news', 'blogs', 'books', 'people'] as const;
type Listed = (typeof LISTED)[number];

/** The pages of a list; people have none. */
const LIST_PAGE: Readonly<Record<Listed, ((page: number) => string) | null>> = {
  articles: articleListPath,
  news: newsPath,
  blogs: blogsPath,
  books: booksPath,
  people: null,
};

const newestOf = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .reduce<string | undefined>((a, b) => (a !== undefined && a > b ? a : b), undefined);

const readLists = (read: Read) =>
  Promise.all(LISTED.map(async (name) => [name, await readList(read, name)] as const));

/**
 * `/sitemap.xml`: the existing parts. Those of a list are the list's own, the oldest first, so that old parts do not
 * change: at most `LIST_PART_MOST` chunks of at most 30 entries, far below the 50,000 of the protocol. Reads seven documents.
 */
export async function sitemapIndex(read: Read): Promise<readonly SitemapEntry[]> {
  const [journals, texts, lists] = await Promise.all([
    readAs(read, JournalsDigestSchema, DIGESTS, JOURNALS_DIGEST),
    readAs(read, PagesDigestSchema, DIGESTS, PAGES_DIGEST),
    readLists(read),
  ]);
  const parts = lists.flatMap(([name, list]) => {
    if (!list || list.total === 0) return [];
    return list.parts.map(({ updated }, at) => ({
      path: sitemapPartPath(`${name}-${at + 1}`),
      lastmod: updated,
    }));
  });
  return [
    {
      path: sitemapPartPath('pages'),
      lastmod: newestOf(texts?.pages.map(({ updated }) => updated) ?? []),
    },
    ...(journals?.journals ?? []).map(({ name, updated }) => ({
      path: sitemapPartPath(`journal-${name}`),
      lastmod: updated,
    })),
    ...parts,
  ];
}

/**
 * The press's own pages, its texts, its newest conferences and the first page of each list. Reads seven documents.
 */
async function pressPages(read: Read): Promise<readonly SitemapEntry[]> {
  const [texts, held, lists] = await Promise.all([
    readAs(read, PagesDigestSchema, DIGESTS, PAGES_DIGEST),
    readAs(read, ConferencesDigestSchema, DIGESTS, CONFERENCES_DIGEST),
    readLists(read),
  ]);
  const firstPages = lists.flatMap(([name, list]) => {
    const path = LIST_PAGE[name]?.(1);
    return path ? [{ path, lastmod: list?.parts.at(-1)?.updated }] : [];
  });
  const newest = newestOf(lists.flatMap(([, list]) => list?.parts.map(({ updated }) => updated)));
  return [
    { path: homePath(), lastmod: newest },
    { path: journalsPath() },
    { path: editorToolPath() },
    { path: proposeConferencePath() },
    ...(held?.conferences ?? []).map(({ ckey, updated }) => ({
      path: conferencePagePath(ckey),
      lastmod: updated,
    })),
    ...firstPages,
    ...(texts?.pages ?? []).map(({ path, updated }) => ({ path, lastmod: updated })),
  ];
}

function journalPages({ journal, issues, texts, latest }: PublishedJournal): SitemapEntry[] {
  const { name } = journal;
  const newest = newestOf(latest.map(({ updated, published }) => updated ?? published));
  return [
    { path: journalPath(name), lastmod: newest },
    ...JOURNAL_PAGES.filter(({ key, from }) => from === 'record' || texts.includes(key)).map(
      ({ key }) => ({ path: journalPagePath(name, key) }),
    ),
    ...SPECIAL_ISSUES_PAGES.filter(
      ({ key }) =>
        key !== 'index' &&
        (key !== 'proposals_invitation' || texts.includes(`special_issues~${key}`)),
    ).map(({ key }) => ({ path: specialIssuesPath(name, key) })),
    // The first page is among those above.
    ...Array.from({ length: Math.ceil(issues.length / ISSUES_A_PAGE) }, (_, at) => ({
      path: allIssuesPath(name, at + 1),
    })).slice(1),
    ...issues.map(({ issueid, datePublished }) => ({
      path: issuePath(name, issueid),
      lastmod: datePublished,
    })),
  ];
}

const postEntries = async (read: Read, id: string): Promise<SitemapEntry[]> =>
  (await readCards(read, PostCardSchema, id)).map(({ kind, skey, updated }) => ({
    path: postPath(kind, skey),
    lastmod: updated,
  }));

/** The entries of one chunk of a list. */
const ENTRIES: Readonly<Record<Listed, (read: Read, id: string) => Promise<SitemapEntry[]>>> = {
  articles: async (read, id) =>
    (await readCards(read, ArticleCardSchema, id)).flatMap((card) => {
      const place = [card.journal, card.issue, card.akey] as const;
      const lastmod = card.updated ?? card.published;
      return [
        { path: articlePath(...place), lastmod },
        ...(card.hasReviews ? [{ path: peerReviewPath(...place), lastmod }] : []),
      ];
    }),
  books: async (read, id) =>
    (await readCards(read, BookCardSchema, id)).flatMap(({ bkey, updated, chapterPages }) =>
      [bookPath(bkey), ...chapterPages.map((number) => chapterPath(bkey, number))].map((path) => ({
        path,
        lastmod: updated,
      })),
    ),
  people: async (read, id) =>
    (await readCards(read, PersonCardSchema, id)).map(({ key, updated }) => ({
      path: personPath(key),
      lastmod: updated,
    })),
  news: postEntries,
  blogs: postEntries,
};

/**
 * The entries of part *n* of a list, and the pages of the list that have them: were all pages in one part, it would grow
 * with the press. The first page of a list is among the press's own. Reads at most 41 documents.
 */
async function listPart(
  read: Read,
  name: Listed,
  n: number,
): Promise<readonly SitemapEntry[] | null> {
  const list = await readList(read, name);
  const part = list?.parts[n - 1];
  if (!list || !part) return null;
  const all = listChunkIds(list);
  const ids = partChunkIds(name, part);
  const entries = await Promise.all(ids.map((id) => ENTRIES[name](read, id)));
  const pageOf = LIST_PAGE[name];
  const pages = ids.flatMap((id, at) => {
    const path = pageOf?.(all.length - all.indexOf(id));
    const lastmod = newestOf((entries[at] ?? []).map((entry) => entry.lastmod));
    return path && path !== pageOf?.(1) ? [{ path, lastmod }] : [];
  });
  return [...pages, ...entries.flat()];
}

/** The entries of `/sitemaps/{part}.xml`; null if there is no such part. */
export async function sitemapPart(
  read: Read,
  part: string,
): Promise<readonly SitemapEntry[] | null> {
  if (part === 'pages') return pressPages(read);
  const [kind = '', ...rest] = part.split('-');
  const key = rest.join('-');
  if (kind === 'journal') {
    if (!URL_KEY.test(key)) return null;
    const journal = await readAs(read, PublishedJournalSchema, PUBLISHED_JOURNALS, key);
    return journal && journalPages(journal);
  }
  const name = LISTED.find((each) => each === kind);
  return name && /^[1-9]\d{0,4}$/.test(key) ? listPart(read, name, Number(key)) : null;
}
