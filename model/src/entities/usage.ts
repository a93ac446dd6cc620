import { z } from 'zod';
import { URL_KEY } from '../url-key.ts';

const CountSchema = z.number().int().nonnegative();

/** `usage/{jkey~akey}/days/{yyyy-mm-dd}`: what readers did with an article on one day (UTC). */
export const UsageDaySchema = z.object({
  article: z.string(),
  day: z.iso.date(),
  /** Its page was opened. */
  views: CountSchema.default(0),
  /** Its PDF was fetched. */
  downloads: CountSchema.default(0),
});

/** `usage/{jkey~akey}`: the sum of its days from `since` up to and with `until`. */
export const UsageSchema = z.object({
  views: CountSchema,
  downloads: CountSchema,
  since: z.iso.date(),
  until: z.iso.date(),
});
export type Usage = z.infer<typeof UsageSchema>;

/** What a page's script says to `/count` of an article. */
const UseSchema = z.object({
  /** `jkey~akey` */
  article: z
    .string()
    .max(120)
    .refine((id) => {
      const keys = id.split('~');
      return keys.length === 2 && keys.every((key) => URL_KEY.test(key));
    }),
  /** `about`: it was not read, but something about it fetched, such as its citation. */
  what: z.enum(['view', 'download', 'about']),
});
export type ArticleUse = z.infer<typeof UseSchema>;

/** Of a book, or of a chapter where one is named: its page was opened, or its file fetched. */
const BookUseSchema = z.object({
  book: z.string().max(80).regex(URL_KEY),
  /** In the book, from 1; text, as a page's attribute has it. */
  chapter: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
  what: z.enum(['view', 'download']),
});
export type BookUse = z.infer<typeof BookUseSchema>;

/** And of an advertisement that came into sight. Beside an article none is named: it follows from that. */
const AdvertUseSchema = z.object({
  advert: z.string().regex(/^[A-Za-z0-9]{4,60}$/),
  what: z.literal('shown'),
});
/** That the search was used: not for what. */
const SearchUseSchema = z.object({ what: z.literal('search') });
export const CountRequestSchema = z.union([
  UseSchema,
  BookUseSchema,
  AdvertUseSchema,
  SearchUseSchema,
]);
export type CountRequest = z.infer<typeof CountRequestSchema>;
