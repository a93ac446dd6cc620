/** The content of a feed, independent of a format. Addresses are paths on the press's host. */

import {
  DIGESTS,
  issueDocId,
  JOURNALS_DIGEST,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
} from '@quire/model/collections';
import { type ListName, listChunkIds } from '@quire/model/entities/list';
import { machineTitle } from '@quire/model/entities/machine-title';
import { type PostCard, PostCardSchema } from '@quire/model/entities/post';
import {
  type ArticleCard,
  ArticleCardSchema,
  JournalsDigestSchema,
  PublishedIssueSchema,
  type PublishedJournal,
  PublishedJournalSchema,
} from '@quire/model/entities/published';
import { doiUrl } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import {
  articleListPath,
  articlePath,
  blogsPath,
  journalPath,
  journalsFilteredPath,
  newsPath,
  personPath,
  postPath,
} from '@quire/model/paths';
import type { z } from 'zod';
import { type Read, readAs, readCards, readList, readPress } from './read.ts';
import { readFeedPerson } from './read-person.ts';
import { readableIssues } from './readable-issues.ts';

/** As many as the longest page of a list. */
const ITEMS_MAX = 30;
const SUBJECT_JOURNALS_MAX = 20;

/** Where an article was published, as PRISM describes it. */
interface FeedPlace {
  readonly journal: string;
  readonly issn?: string | undefined;
  readonly issnPrint?: string | undefined;
  readonly volume?: string | undefined;
  readonly number?: string | undefined;
  readonly firstPage?: string | undefined;
  readonly lastPage?: string | undefined;
}

export interface FeedItem {
  /** Permanent, wherever the page moves: a DOI's address, or one made of keys. */
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly authors: readonly string[];
  readonly categories: readonly string[];
  readonly doi?: string | undefined;
  readonly place?: FeedPlace | undefined;
  /** Days: `2026-03-01`. */
  readonly published: string;
  readonly updated: string;
}

export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page with the same content. */
  readonly path: string;
  readonly items: readonly FeedItem[];
}

/** Which feed is requested. */
export type FeedName =
  | { readonly of: 'press' }
  | { readonly of: 'journal' | 'latest-issue'; readonly jkey: string }
  | { readonly of: 'author'; readonly key: string }
  | { readonly of: 'subject'; readonly subject: string }
  | { readonly of: 'news' | 'blogs' };

function articleItem(card: ArticleCard, place?: FeedPlace): FeedItem {
  const { journal, issue, akey, doi, teaser, authors, published, updated } = card;
  return {
    id: doi ? doiUrl(doi) : `article/${journal}/${akey}`,
    path: articlePath(journal, issue, akey),
    title: machineTitle(card),
    summary: teaser,
    authors,
    categories: [],
    doi,
    place,
    published,
    updated: updated ?? published,
  };
}

function postItem({
  kind,
  skey,
  title,
  summary,
  author,
  categories,
  ...dates
}: PostCard): FeedItem {
  return {
    id: `${kind}/${skey}`,
    path: postPath(kind, skey),
    title,
    summary,
    authors: author ? [author] : [],
    categories,
    published: dates.published,
    updated: dates.updated,
  };
}

/** The newest chunk of a list: 11 to 30 entries if the list is long enough. */
async function newest<Card>(
  read: Read,
  list: ListName,
  card: z.ZodType<Card>,
): Promise<readonly Card[]> {
  const found = await readList(read, list);
  const id = found && listChunkIds(found).at(-1);
  return id ? readCards(read, card, id) : [];
}

/** The place of an article of a journal. An issue that its list does not have gives no volume. */
function placeOf({ journal, issues }: PublishedJournal, card: ArticleCard): FeedPlace {
  const issue = issues.find(({ issueid }) => issueid === card.issue);
  const [firstPage, lastPage] = card.pages.split(/[-–—]/);
  return {
    journal: journal.fullname,
    issn: journal.issn,
    issnPrint: journal.issn_print,
    volume: issue?.volume,
    number: issue?.number,
    firstPage,
    lastPage,
  };
}

/** The articles of the newest issue that has any, in its order. */
async function latestIssue(
  read: Read,
  { journal, issues }: PublishedJournal,
): Promise<readonly ArticleCard[]> {
  const newest = readableIssues(issues).at(-1);
  if (!newest) return [];
  const id = issueDocId(journal.name, newest.issueid);
  return (await readAs(read, PublishedIssueSchema, PUBLISHED_ISSUES, id))?.contents ?? [];
}

const journalOf = (read: Read, jkey: string): Promise<PublishedJournal | null> =>
  readAs(read, PublishedJournalSchema, PUBLISHED_JOURNALS, jkey);

/** The newest articles of an author, each with its place. Reads the author, and the journals of these articles. */
async function authorFeed(read: Read, key: string): Promise<Feed | null> {
  const person = await readFeedPerson(read, key);
  if (!person) return null;
  const cards = person.works.slice(0, ITEMS_MAX);
  const keys = [...new Set(cards.map(({ journal }) => journal))];
  const journals = await Promise.all(keys.map((jkey) => journalOf(read, jkey)));
  const known = new Map(journals.flatMap((each) => (each ? [[each.journal.name, each]] : [])));
  return {
    title: person.name,
    description: t('printedWords.articlesOfAuthor', { name: person.name }),
    path: personPath(person.key),
    items: cards.map((card) => {
      const journal = known.get(card.journal);
      return articleItem(card, journal && placeOf(journal, card));
    }),
  };
}

/**
 * The newest articles of the journals of a subject. Reads the list of journals, and at most `SUBJECT_JOURNALS_MAX` of
 * them: those that changed last.
 */
async function subjectFeed(read: Read, subject: string): Promise<Feed | null> {
  const digest = await readAs(read, JournalsDigestSchema, DIGESTS, JOURNALS_DIGEST);
  const concerned = (digest?.journals ?? [])
    .filter(({ subjects }) => subjects.includes(subject))
    .toSorted((a, b) => (b.updated ?? '').localeCompare(a.updated ?? ''))
    .slice(0, SUBJECT_JOURNALS_MAX);
  if (concerned.length === 0) return null;
  const found = await Promise.all(concerned.map(({ name }) => journalOf(read, name)));
  const items = found
    .filter((each) => each !== null)
    .flatMap((each) => each.latest.map((card) => articleItem(card, placeOf(each, card))))
    .toSorted((a, b) => b.published.localeCompare(a.published) || (a.id < b.id ? -1 : 1));
  return {
    title: subject,
    description: t('printedWords.articlesOnSubject', { subject }),
    path: journalsFilteredPath({ subject }),
    items: items.slice(0, ITEMS_MAX),
  };
}

/**
 * The current content of a feed, newest first; null if there is no such journal, author or subject, or no press yet.
 * Reads two or three documents; of an author or a subject also the journals.
 */
export async function readFeed(read: Read, name: FeedName): Promise<Feed | null> {
  if (name.of === 'author') return authorFeed(read, name.key);
  if (name.of === 'subject') return subjectFeed(read, name.subject);
  if (name.of === 'journal' || name.of === 'latest-issue') {
    const found = await journalOf(read, name.jkey);
    if (!found) return null;
    const { fullname, description } = found.journal;
    return {
      title: fullname,
      description: description || fullname,
      path: journalPath(name.jkey),
      items: (name.of === 'journal' ? found.latest : await latestIssue(read, found)).map((card) =>
        articleItem(card, placeOf(found, card)),
      ),
    };
  }
  const digest = await readPress(read);
  if (!digest) return null;
  const { name: press, tagline } = digest.press;
  if (name.of === 'press') {
    const items = (await newest(read, 'articles', ArticleCardSchema)).map((card) =>
      articleItem(card),
    );
    return { title: press, description: tagline || press, path: articleListPath(), items };
  }
  const isNews = name.of === 'news';
  return {
    title: `${press}: ${isNews ? 'news' : 'blogs'}`,
    description: isNews
      ? t('printedWords.newsOfPress', { press })
      : t('printedWords.postsOfPress', { press }),
    path: isNews ? newsPath() : blogsPath(),
    items: (await newest(read, name.of, PostCardSchema)).map(postItem),
  };
}
