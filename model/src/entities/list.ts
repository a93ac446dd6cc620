import { z } from 'zod';
import { BookCardSchema } from './book.ts';
import { ConferenceCardSchema } from './conference.ts';
import { PostCardSchema } from './post.ts';
import { ArticleCardSchema } from './published.ts';

/** The lists of the press that grow with it, and what stands in each. */
export const LISTS = {
  articles: ArticleCardSchema,
  news: PostCardSchema,
  blogs: PostCardSchema,
  books: BookCardSchema,
  conferences: ConferenceCardSchema,
} as const;
export type ListName = keyof typeof LISTS;

/**
 * `lists/{list}`: where a list's chunks begin. A published record's `listKey` is
 * `{list}~{date}~{id}`; chunk *n* holds the keys from `chunks[n].from` up to the next chunk's. The
 * first `from` is `''`. Page 1 of a list is its last chunk.
 */
export const ListSchema = z.object({
  list: z.enum(['articles', 'news', 'blogs', 'books', 'conferences']),
  chunks: z
    .array(
      z.object({
        /** The lowest key it takes. */
        from: z.string(),
        /** Its document's id in `listChunks`: it keeps it for good. */
        id: z.string(),
        count: z.number().int().nonnegative(),
        /** The newest change of a card in it, for the sitemap. */
        updated: z.iso.date(),
      }),
    )
    .min(1),
  total: z.number().int().nonnegative(),
});
export type List = z.infer<typeof ListSchema>;

/** `listChunks/{list~n}`: some neighbours of a list, newest first. Parse with `LISTS[list]`. */
export const listChunkSchema = <T extends z.ZodType>(card: T) =>
  z.object({ list: z.string(), cards: z.array(card) });

/** `searchTerms/{term}`: what a word of a title, an author's name or a keyword leads to. */
export const SearchEntrySchema = z.object({
  kind: z.enum(['article', 'news', 'blog', 'book', 'journal', 'page']),
  id: z.string(),
  path: z.string(),
  title: z.string(),
  /** Authors, or what else tells it apart. */
  line: z.string(),
  date: z.string(),
  /** The further words it is found by, folded, that its title does not have. */
  words: z.string().default(''),
});
export type SearchEntry = z.infer<typeof SearchEntrySchema>;

export const SearchTermSchema = z.object({
  /** Newest first, at most `SEARCH_ENTRIES_MAX`. */
  entries: z.array(SearchEntrySchema),
  /** Older ones were left out. */
  isCut: z.boolean().default(false),
});
export type SearchTerm = z.infer<typeof SearchTermSchema>;

/**
 * `searchRecords/{collection~id}`: what a published record stands under in `searchTerms`, so that it
 * can be taken back when the record is gone. Only functions read it.
 */
export const SearchRecordSchema = z.object({
  entry: SearchEntrySchema,
  terms: z.array(z.string()),
});
