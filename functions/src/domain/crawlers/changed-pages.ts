/** Where the published records are shown that search engines and feed readers are notified of. */
import {
  originalDocId,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_CONFERENCES,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  PUBLISHED_POSTS,
  TOMBSTONES,
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
  personFeedPath,
  postPath,
  postsFeedPath,
  pressFeedPath,
  subjectFeedPath,
} from '@quire/model/paths';
import { z } from 'zod';

export interface ChangedPage {
  readonly path: string;
  /** The feeds that it may be in. */
  readonly feeds: readonly string[];
}

const PlaceSchema = z.object({
  issue: z.string().catch(''),
  people: z.array(z.string()).catch([]),
  subjects: z.array(z.string()).catch([]),
});
/** What is read of a record, besides its id. */
export const PLACE_FIELDS = Object.keys(PlaceSchema.shape);

/** By the parts of the record's id, and, of an article, where it is named. */
type PageOf = (parts: readonly string[], place: z.infer<typeof PlaceSchema>) => ChangedPage;

const kindOf = (name: string) => (name === 'blogs' ? 'blogs' : 'news');

const PAGES: Readonly<Record<string, PageOf>> = {
  [PUBLISHED_ARTICLES]: ([journal = '', akey = ''], { issue, people, subjects }) => ({
    path: articlePath(journal, issue, akey),
    feeds: FEED_FORMATS.flatMap((format) => [
      ...[pressFeedPath(format), journalFeedPath(journal, format)],
      latestIssueFeedPath(journal, format),
      ...people.map((key) => personFeedPath(key, format)),
      ...subjects.map((subject) => subjectFeedPath(subject, format)),
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

/** The collections whose changes are told: what is shown, and what was removed. */
export const TOLD_COLLECTIONS = [...Object.keys(PAGES), TOMBSTONES];

/**
 * The page of a published record, or of one that was removed; undefined of another one, and of an article whose issue
 * was not kept. A translation leads to its original, whose head names it.
 *
 * @param data the record or the tombstone, at least `PLACE_FIELDS`
 */
export function changedPage(collection: string, id: string, data: object): ChangedPage | undefined {
  const place = PlaceSchema.parse(data);
  const [, removed = '', key = ''] = (collection === TOMBSTONES && /^([^~]+)~(.+)$/.exec(id)) || [
    '',
    collection,
    id,
  ];
  if (removed === PUBLISHED_ARTICLES && place.issue === '') return undefined;
  return PAGES[removed]?.(originalDocId(key).split('~'), place);
}
