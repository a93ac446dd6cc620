import { z } from 'zod';
import { LIST_PART_MOST } from '../constants.ts';
import { BookCardSchema } from './book.ts';
import { ConferenceCardSchema } from './conference.ts';
import { numbersIn, numbersText } from './list-numbers.ts';
import { PostCardSchema } from './post.ts';
import { ArticleCardSchema } from './published.ts';
import { PersonCardSchema } from './published-person.ts';

/** The lists that grow with the press, and what each contains. */
export const LISTS = {
  articles: ArticleCardSchema,
  news: PostCardSchema,
  blogs: PostCardSchema,
  books: BookCardSchema,
  conferences: ConferenceCardSchema,
  people: PersonCardSchema,
} as const;
export type ListName = keyof typeof LISTS;

const ListNameSchema = z.enum(['articles', 'news', 'blogs', 'books', 'conferences', 'people']);

/** Where a chunk of a list begins, and what it holds. */
const ChunkSchema = z.object({
  /** The lowest key it takes. */
  from: z.string(),
  /** Its document's id in `listChunks`: it keeps it for good. */
  id: z.string(),
  count: z.number().int().nonnegative(),
  /** The newest change of a card in it. */
  updated: z.iso.date(),
});
export type ListChunk = z.infer<typeof ChunkSchema>;

/** Some neighbouring chunks of a list. */
const PartSchema = z.object({
  /** The lowest key it takes; that of its first chunk, whatever its document says. */
  from: z.string(),
  /** Its document's id in `lists`. */
  id: z.string(),
  /** The numbers of its chunks, the oldest first (`list-numbers.ts`): chunk 5 is `listChunks/{list}~5`. */
  chunks: z.string(),
  /** The newest change of a card in it, for the sitemap. */
  updated: z.iso.date(),
});
export type ListPart = z.infer<typeof PartSchema>;

const CurrentListSchema = z.object({
  list: ListNameSchema,
  parts: z.array(PartSchema).min(1),
  total: z.number().int().nonnegative(),
  /** What no chunk and no part of the list has been numbered. */
  next: z.number().int().nonnegative(),
  /** Raised in the transaction that changes a chunk: who has found it the same need not compare the chunks. */
  revision: z.number().int().nonnegative(),
});
export type List = z.infer<typeof CurrentListSchema>;

const newestOf = (chunks: readonly ListChunk[]): string =>
  chunks.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), '');

const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('~') + 1));

/** What a list says of a part with these chunks: at least one, the oldest first. */
export const listPart = (id: string, chunks: readonly ListChunk[]): ListPart => ({
  from: chunks[0]?.from ?? '',
  id,
  chunks: numbersText(chunks.map((chunk) => numberOf(chunk.id))),
  updated: newestOf(chunks),
});

/** Until the migration `m0008-lists`: all chunks in one document. */
export const EarlierListSchema = z.object({
  list: ListNameSchema,
  chunks: z.array(ChunkSchema).min(1),
  total: z.number().int().nonnegative(),
});

/** Chunks that are to become parts. */
export const partedChunks = (chunks: readonly ListChunk[]): ListChunk[][] =>
  Array.from({ length: Math.ceil(chunks.length / LIST_PART_MOST) }, (_, at) =>
    chunks.slice(at * LIST_PART_MOST, (at + 1) * LIST_PART_MOST),
  );

/** Its parts have no documents: they name the list's own, which has all chunks. */
const readEarlier = ({ list, chunks, total }: z.infer<typeof EarlierListSchema>): List => ({
  list,
  parts: partedChunks(chunks).map((some) => listPart(list, some)),
  total,
  next: Math.max(...chunks.map(({ id }) => numberOf(id))) + 1,
  revision: 0,
});

/**
 * `lists/{list}`: where a list's parts begin, and their chunks. A published record's `listKey` is
 * `{list}~{date}~{id}`; a part, and a chunk in it, holds the keys from its `from` up to the next one's. The first `from`
 * is `''`. Page 1 of a list is its last chunk.
 */
export const ListSchema: z.ZodType<List> = z.union([
  CurrentListSchema,
  EarlierListSchema.transform(readEarlier),
]);

/** `lists/{list~n}`: where the chunks of a part begin. Only placing a record reads it. */
export const ListPartSchema = z.object({ list: z.string(), chunks: z.array(ChunkSchema).min(1) });

/** The ids of a part's chunks in `listChunks`, the oldest first. */
export const partChunkIds = (list: List['list'], { chunks }: ListPart): string[] =>
  numbersIn(chunks).map((number) => `${list}~${number}`);

/** The ids of a list's chunks in `listChunks`, the oldest first: the last one is page 1. */
export const listChunkIds = ({ list, parts }: List): string[] =>
  parts.flatMap((part) => partChunkIds(list, part));

/** `listChunks/{list~n}`: some neighbours of a list, newest first. Parse with `LISTS[list]`. */
export const listChunkSchema = <T extends z.ZodType>(card: T) =>
  z.object({ list: z.string(), cards: z.array(card) });
