import { z } from 'zod';

/** An image that readers see, with what a page needs to make room for it. */
export const ImageSchema = z.object({
  src: z.string(),
  srcset: z.string().optional(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});
export type Image = z.infer<typeof ImageSchema>;

/**
 * An image of the media library as readers load it: on a journal's cover, as the press's logo. Named by
 * what it was made from, so that it is made once.
 */
export const ShownImageSchema = ImageSchema.extend({
  /** SHA-256 of the original. */
  of: z.string(),
});
export type ShownImage = z.infer<typeof ShownImageSchema>;
