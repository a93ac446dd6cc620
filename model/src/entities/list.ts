import { z } from 'zod';
import { BookCardSchema } from './book.ts';
import { ConferenceCardSchema } from './conference.ts';
import { PostCardSchema } from './post.ts';
import { ArticleCardSchema } from './published.ts';

/** The lists that grow with the press, and what each contains. */
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
