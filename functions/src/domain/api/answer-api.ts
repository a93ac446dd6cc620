/** The public API: which addresses there are, what each reads, and its answer. */
import {
  articleDocId,
  DIGESTS,
  issueDocId,
  JOURNALS_DIGEST,
  LIST_INDEXES,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  TOMBSTONES,
} from '@quire/model/collections';
import { BookCardSchema, PublishedBookSchema } from '@quire/model/entities/book';
import { CORPUS, CORPUS_FILE, readCorpus } from '@quire/model/entities/corpus';
import {
  type List,
  type ListChunk,
  type ListName,
  ListPartSchema,
} from '@quire/model/entities/list';
import {
  ArticleCardSchema,
  JournalsDigestSchema,
  PublishedArticleSchema,
  PublishedIssueSchema,
  PublishedJournalSchema,
} from '@quire/model/entities/published';
import { PersonCardSchema } from '@quire/model/entities/published-person';
import { TombstoneSchema, tombstoneId, tombstoneText } from '@quire/model/entities/tombstone';
import { mediaPath } from '@quire/model/paths';
import { URL_KEY } from '@quire/model/url-key';
import { z } from 'zod';
import { type Read, readAs, readCards, readList } from '../feeds/read.ts';
import { API, apiPerson, apiReferences } from './api-paths.ts';
import { apiPersonOf, personSummary } from './api-people.ts';
import {
  apiArticleOf,
  apiBookOf,
  apiIssueOf,
  apiJournalOf,
  articleSummary,
  bookSummary,
  journalSummary,
} from './api-records.ts';
import { REFERENCES_A_PAGE, referencesFrom } from './api-references.ts';
import {
  ArticleSchema,
  ArticleSummarySchema,
  BookSchema,
  BookSummarySchema,
  CorpusAnswerSchema,
  IssueSchema,
  JournalSchema,
  JournalSummarySchema,
  PersonSchema,
  PersonSummarySchema,
  pageOf,
  ReferenceSchema,
} from './api-schemas.ts';

export interface ApiPorts {
  readonly read: Read;
  /** A stored file by its path, or null. */
  readonly readFile: (path: string) => Promise<Uint8Array | null>;
  /** The address of the press, without a slash at its end. */
  readonly origin: string;
}

/** What is asked for: the parts of the address in braces, and where a list goes on. */
interface Asked {
  readonly keys: Readonly<Record<string, string>>;
  readonly cursor: string | null;
}

interface Endpoint {
  /** Below `/api/v1`, with the names of keys in braces. */
  readonly path: string;
  readonly summary: string;
  readonly isPaged?: boolean;
  readonly schema: z.ZodType;
  /** The answer; null where there is nothing. */
  readonly answer: (ports: ApiPorts, asked: Asked) => Promise<unknown>;
  /** The published record that it shows, to say that it was removed. */
  readonly record?: (keys: Asked['keys']) => { readonly collection: string; readonly id: string };
}

/** Binds an answer to its schema, so that the two cannot differ. */
const endpoint = <T extends z.ZodType>(
  row: Omit<Endpoint, 'schema' | 'answer'> & {
    readonly schema: T;
    readonly answer: (ports: ApiPorts, asked: Asked) => Promise<z.infer<T> | null>;
  },
): Endpoint => row;

const CursorSchema = z.string().max(300);
const encode = (from: string): string => Buffer.from(from).toString('base64url');
const decode = (cursor: string): string => Buffer.from(cursor, 'base64url').toString();

/** The newest chunk of a list that begins where it is asked to; its first part begins before every key. */
async function chunkOf(
  read: Read,
  { parts }: List,
  isAsked: (range: { readonly from: string }) => boolean,
): Promise<ListChunk | undefined> {
  const part = parts.findLast(isAsked);
  const [first, ...others] =
    (part && (await readAs(read, ListPartSchema, LIST_INDEXES, part.id)))?.chunks ?? [];
  return others.findLast(isAsked) ?? (part && first && { ...first, from: part.from });
}

/**
 * A page of a list, the newest first: a chunk of it. A cursor names the lowest key of the page before, which stays where
 * it is when articles are added and chunks are split. Reads three documents.
 */
async function pageOfList<Card, Item>(
  { read, origin }: ApiPorts,
  name: ListName,
  schema: z.ZodType<Card>,
  itemOf: (origin: string, card: Card) => Item,
  cursor: string | null,
) {
  const list = await readList(read, name);
  const before = cursor === null ? null : decode(cursor);
  const isBefore = ({ from }: { readonly from: string }) => before === null || from < before;
  const chunk = list && (await chunkOf(read, list, isBefore));
  const cards = chunk ? await readCards(read, schema, chunk.id) : [];
  return {
    total: list?.total ?? 0,
    items: cards.map((card) => itemOf(origin, card)),
    next: chunk && chunk.from !== '' ? after(origin, `${API}/${name}`, chunk.from) : null,
  };
}

/** A place in a list that does not change, from 0; one that nobody was given is the first. */
const placeIn = (cursor: string): number => {
  const place = decode(cursor);
  return /^\d{1,5}$/.test(place) ? Number(place) : 0;
};

/** The address of what comes after, at the same endpoint. */
const after = (origin: string, path: string, from: string): string =>
  `${origin}${path}?cursor=${encode(from)}`;

const key = (keys: Asked['keys'], name: string): string => keys[name] ?? '';

export const ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    path: '/journals',
    summary: 'All journals.',
    schema: z.array(JournalSummarySchema),
    answer: async ({ read, origin }) => {
      const digest = await readAs(read, JournalsDigestSchema, DIGESTS, JOURNALS_DIGEST);
      return (digest?.journals ?? []).map((each) => journalSummary(origin, each));
    },
  }),
  endpoint({
    path: '/journals/{journal}',
    summary: 'A journal and its issues.',
    schema: JournalSchema,
    answer: async ({ read, origin }, { keys }) => {
      const id = key(keys, 'journal');
      const found = await readAs(read, PublishedJournalSchema, PUBLISHED_JOURNALS, id);
      return found && apiJournalOf(origin, found);
    },
  }),
  endpoint({
    path: '/journals/{journal}/issues/{issue}',
    summary: 'An issue and its articles, in their order.',
    schema: IssueSchema,
    answer: async ({ read, origin }, { keys }) => {
      const id = issueDocId(key(keys, 'journal'), key(keys, 'issue'));
      const found = await readAs(read, PublishedIssueSchema, PUBLISHED_ISSUES, id);
      return found && apiIssueOf(origin, found);
    },
  }),
  endpoint({
    path: '/articles',
    summary: 'All articles, the newest first.',
    isPaged: true,
    schema: pageOf(ArticleSummarySchema),
    answer: (ports, { cursor }) =>
      pageOfList(ports, 'articles', ArticleCardSchema, articleSummary, cursor),
  }),
  endpoint({
    path: '/articles/{journal}/{article}',
    summary: 'An article, with its contributors, funders, files and notices.',
    schema: ArticleSchema,
    record: (keys) => ({
      collection: PUBLISHED_ARTICLES,
      id: articleDocId(key(keys, 'journal'), key(keys, 'article')),
    }),
    answer: async ({ read, origin }, { keys }) => {
      const id = articleDocId(key(keys, 'journal'), key(keys, 'article'));
      const found = await readAs(read, PublishedArticleSchema, PUBLISHED_ARTICLES, id);
      return found && apiArticleOf(origin, found);
    },
  }),
  endpoint({
    path: '/articles/{journal}/{article}/references',
    summary: 'What an article cites, in the order of its bibliography.',
    isPaged: true,
    schema: pageOf(ReferenceSchema),
    record: (keys) => ({
      collection: PUBLISHED_ARTICLES,
      id: articleDocId(key(keys, 'journal'), key(keys, 'article')),
    }),
    answer: async ({ read, readFile, origin }, { keys, cursor }) => {
      const id = articleDocId(key(keys, 'journal'), key(keys, 'article'));
      const found = await readAs(read, PublishedArticleSchema, PUBLISHED_ARTICLES, id);
      const from = cursor === null ? 0 : placeIn(cursor);
      const page = found && (await referencesFrom(readFile, found, from));
      if (!page) return null;
      const end = from + REFERENCES_A_PAGE;
      const path = apiReferences(found.journal, found.akey);
      return { ...page, next: end < page.total ? after(origin, path, String(end)) : null };
    },
  }),
  endpoint({
    path: '/people',
    summary: 'All authors, those first whose first article is the newest.',
    isPaged: true,
    schema: pageOf(PersonSummarySchema),
    answer: (ports, { cursor }) =>
      pageOfList(ports, 'people', PersonCardSchema, personSummary, cursor),
  }),
  endpoint({
    path: '/people/{person}',
    summary: 'An author, their co-authors and a page of their articles.',
    isPaged: true,
    schema: PersonSchema,
    answer: (ports, { keys, cursor }) =>
      apiPersonOf(
        ports,
        key(keys, 'person'),
        cursor === null ? null : decode(cursor),
        (person, end) => after(ports.origin, apiPerson(person), end),
      ),
  }),
  endpoint({
    path: '/books',
    summary: 'All books, the newest first.',
    isPaged: true,
    schema: pageOf(BookSummarySchema),
    answer: (ports, { cursor }) => pageOfList(ports, 'books', BookCardSchema, bookSummary, cursor),
  }),
  endpoint({
    path: '/books/{book}',
    summary: 'A book and its chapters.',
    schema: BookSchema,
    record: (keys) => ({ collection: PUBLISHED_BOOKS, id: key(keys, 'book') }),
    answer: async ({ read, origin }, { keys }) => {
      const found = await readAs(read, PublishedBookSchema, PUBLISHED_BOOKS, key(keys, 'book'));
      return found && apiBookOf(origin, found);
    },
  }),
  endpoint({
    path: '/corpus',
    summary: 'The text of all articles whose licence allows mining, as archives made each month.',
    schema: CorpusAnswerSchema,
    answer: async ({ readFile, origin }) => {
      const corpus = readCorpus(await readFile(CORPUS_FILE));
      const parts = (corpus?.parts ?? []).filter(({ articles }) => articles > 0);
      return {
        month: corpus?.month ?? null,
        complete: corpus?.after === null,
        archives: parts.map(({ id, file, madeAt, key: _, seen: __, ...about }) => ({
          ...about,
          ...{ url: origin + mediaPath(CORPUS, id, file), made: madeAt },
        })),
      };
    },
  }),
];

/** The keys in a path, or null where it is another endpoint's or a key has another form. */
function keysIn({ path }: Endpoint, asked: string): Readonly<Record<string, string>> | null {
  const wanted = path.split('/');
  const given = asked.split('/');
  if (wanted.length !== given.length) return null;
  const keys: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const value = given[at] ?? '';
    if (name === undefined ? part !== value : !URL_KEY.test(value)) return null;
    if (name !== undefined) keys[name] = value;
  }
  return keys;
}

export interface ApiAnswer {
  readonly status: 200 | 400 | 404 | 410;
  readonly body: unknown;
}

const refused = (status: 400 | 404 | 410, title: string, detail?: string): ApiAnswer => ({
  status,
  body: { status, title, ...(detail ? { detail } : {}) },
});

async function missing({ read }: ApiPorts, row: Endpoint, keys: Asked['keys']): Promise<ApiAnswer> {
  const record = row.record?.(keys);
  const stone =
    record &&
    (await readAs(read, TombstoneSchema, TOMBSTONES, tombstoneId(record.collection, record.id)));
  if (!stone) return refused(404, 'Not found');
  return refused(410, `Removed on ${stone.date}: ${stone.title}`, tombstoneText(stone));
}

/**
 * The answer at a path below `/api/v1`. Reads three documents at most, and a file. Fails if the database fails.
 *
 * @param path `/articles/CES/creeks`
 */
export async function apiAnswer(
  ports: ApiPorts,
  path: string,
  query: URLSearchParams,
): Promise<ApiAnswer> {
  for (const row of ENDPOINTS) {
    const keys = keysIn(row, path);
    if (!keys) continue;
    // Each other address would be read and cached again.
    const others = [...query.keys()].filter((name) => !(row.isPaged && name === 'cursor'));
    if (others.length > 0) return refused(400, 'Unknown parameter', others.join(', '));
    const cursor = CursorSchema.nullable().safeParse(query.get('cursor'));
    if (!cursor.success) return refused(400, 'Invalid cursor');
    const body = await row.answer(ports, { keys, cursor: cursor.data });
    return body === null ? missing(ports, row, keys) : { status: 200, body };
  }
  return refused(404, 'Not found');
}
