import { z } from 'zod';

/** An advertisement as pages show it: `digests/press` has all that may be shown now or soon. */
export const ShownAdvertSchema = z.object({
  id: z.string(),
  slot: z.enum(['home', 'journal', 'article', 'list']),
  start: z.iso.date(),
  end: z.iso.date(),
  weight: z.number().int().positive(),
  journals: z.array(z.string()),
  image: z.object({
    src: z.string(),
    srcset: z.string().optional(),
    width: z.number().int(),
    height: z.number().int(),
    alt: z.string(),
  }),
});
export type ShownAdvert = z.infer<typeof ShownAdvertSchema>;

/** `publishedAdverts/{id}`: what an active one is shown as, and where it leads. For functions only. */
export const PublishedAdvertSchema = ShownAdvertSchema.extend({
  url: z.url({ protocol: /^https$/ }),
  revision: z.number().int(),
});
export type PublishedAdvert = z.infer<typeof PublishedAdvertSchema>;

/** `advertDays/{id~yyyy-mm-dd}`: how often one was seen and followed on a day (UTC). */
export const AdvertDaySchema = z.object({
  advert: z.string(),
  day: z.iso.date(),
  shown: z.number().int().nonnegative().default(0),
  clicks: z.number().int().nonnegative().default(0),
});

/** Beside an advert, counted by functions. */
export const AdvertFiguresSchema = z.object({
  shown: z.number().int().nonnegative().default(0),
  clicks: z.number().int().nonnegative().default(0),
});
