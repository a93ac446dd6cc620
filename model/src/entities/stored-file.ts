import { z } from 'zod';
import { t } from '../messages/t.ts';

/** An original in Storage that belongs to an article or to a content document. */
export const StoredFileSchema = z.object({
  /** As the text names it: `figures/speed.png`. */
  name: z.string().min(1).max(300),
  /** In Storage, below the `files/` of what it belongs to (`collections.ts` has the paths). */
  path: z.string().min(1).max(500),
  contentType: z.string().max(100),
  size: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of an image, in pixels, where they are known. */
  width: z.number().int().positive().optional(),
  height: z.number().int().positive().optional(),
});

/** An image with words for those who do not see it. */
export const ImageFileSchema = StoredFileSchema.extend({
  alt: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.sayWhatImageShows') })
    .max(300),
});
export type ImageFile = z.infer<typeof ImageFileSchema>;
