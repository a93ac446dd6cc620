import { z } from 'zod';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';
import { StoredFileSchema } from './stored-file.ts';

/**
 * `media/{id}`: a file of the media library, in Storage at `media/{sha256}.{extension}`. Its bytes never
 * change; what people may say of it does. Whatever uses it names the same path.
 */
export const MediaSchema = StoredFileSchema.extend({
  kind: z.enum(['image', 'file']),
  /** Words for those who do not see an image. */
  alt: z.string().trim().max(300).default(''),
  /** For staff, and the label of a download. */
  title: z.string().trim().min(1).max(200),
  /** Whose editors may change these words; absent: the press's. */
  journal: z.string().regex(URL_KEY).max(20).optional(),
}).refine(({ kind, alt }) => kind === 'file' || alt !== '', {
  error: () => t('fields.sayWhatImageShows'),
  path: ['alt'],
});
export type Media = z.infer<typeof MediaSchema>;
