/** Where the published records are shown that search engines and feed readers are notified of. */
import {
  originalDocId,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_CONFERENCES,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  PUBLISHED_POSTS,
} from '@quire/model/collections';
import {
  articlePath,
  bookPath,
  conferencePagePath,
  FEED_FORMATS,
  issuePath,
  journalFeedPath,
  journalPath,
  latestIssueFeedPath,
  postPath,
  postsFeedPath,
  pressFeedPath,
} from '@quire/model/paths';

export interface ChangedPage {
  readonly path: string;
  /** The feeds that it may be in. */
  readonly feeds: readonly string[];
}

/** By the parts of the record's id, and the issue of an article. */
type PageOf = (parts: readonly string[], issue: string) => ChangedPage;

const kindOf = (name: string) => (name === 'blogs' ? 'blogs' : 'news');

const PAGES: Readonly<Record<string, PageOf>> = {
  [PUBLISHED_ARTICLES]: ([journal = '', akey = ''], issue) => ({
    path: articlePath(journal, issue, akey),
    feeds: FEED_FORMATS.flatMap((format) => [
      ...[pressFeedPath(format), journalFeedPath(journal, format)],
      latestIssueFeedPath(journal, format),
    ]),
  }),
  [PUBLISHED_ISSUES]: ([journal = '', issue = '']) => ({
    path: issuePath(journal, issue),
    feeds: FEED_FORMATS.map((format) => latestIssueFeedPath(journal, format)),
  }),
  [PUBLISHED_JOURNALS]: ([journal = '']) => ({ path: journalPath(journal), feeds: [] }),
  [PUBLISHED_BOOKS]: ([book = '']) => ({ path: bookPath(book), feeds: [] }),
  [PUBLISHED_CONFERENCES]: ([conference = '']) => ({
    path: conferencePagePath(conference),
    feeds: [],
  }),
  [PUBLISHED_POSTS]: ([kind = '', post = '']) => ({
    path: postPath(kindOf(kind), post),
    feeds: FEED_FORMATS.map((format) => postsFeedPath(kindOf(kind), format)),
  }),
};

/** The collections whose changes are told. */
export const TOLD_COLLECTIONS = Object.keys(PAGES);

/**
 * The page of a published record; undefined of another one. A translation leads to its original, whose head names it.
 *
 * @param issue of an article
 */
export const changedPage = (collection: string, id: string, issue: string) =>
  PAGES[collection]?.(originalDocId(id).split('~'), issue);
