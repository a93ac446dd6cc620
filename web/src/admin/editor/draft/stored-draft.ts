import { ArticleFileSchema } from '@quire/model/entities/article';
import { z } from 'zod';
import { type StoredValue, storedValue } from '../../../drafts/stored-value.ts';
import type { DraftContent } from './draft-content.ts';

/** Unsaved text, kept on the person's device through reloads and expired sessions. */
const KeptDraftSchema = z.object({
  title: z.string(),
  markdown: z.string(),
  /** Older drafts on devices lack these fields. */
  abstract: z.string().optional(),
  bibtex: z.string().optional(),
  macros: z.record(z.string(), z.string()).optional(),
  files: z.array(ArticleFileSchema).optional(),
  /** The revision it is based on. */
  revision: z.number().int().positive(),
});
export type StoredArticleDraft = z.infer<typeof KeptDraftSchema>;

/** The draft kept for an article on this device. */
export const storedArticleDraft = (articleId: string): StoredValue<StoredArticleDraft> =>
  storedValue(`quire:draft:${articleId}`, KeptDraftSchema);

/** The fields that a kept draft has. */
export function contentKept({
  title,
  markdown,
  abstract,
  bibtex,
  macros,
  files,
}: StoredArticleDraft): Partial<DraftContent> {
  return {
    title,
    markdown,
    ...(abstract === undefined ? {} : { abstract }),
    ...(bibtex === undefined ? {} : { bibtex }),
    ...(macros === undefined ? {} : { macros }),
    ...(files === undefined ? {} : { files }),
  };
}
