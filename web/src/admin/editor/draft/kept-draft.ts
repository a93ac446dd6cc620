import { ArticleFileSchema } from '@quire/model/entities/article';
import { z } from 'zod';
import type { DraftContent } from './draft-content.ts';

/** What somebody has typed and not yet saved: kept on their device through reloads and expired sessions. */
const KeptDraftSchema = z.object({
  title: z.string(),
  markdown: z.string(),
  /** Drafts that were kept before these could be edited lack them. */
  abstract: z.string().optional(),
  bibtex: z.string().optional(),
  macros: z.record(z.string(), z.string()).optional(),
  files: z.array(ArticleFileSchema).optional(),
  /** The revision it was typed on top of. */
  revision: z.number().int().positive(),
});
export type KeptDraft = z.infer<typeof KeptDraftSchema>;

const keyOf = (articleId: string) => `quire:draft:${articleId}`;

/** The draft kept for an article, or null. A browser without storage keeps none. */
export function readKeptDraft(articleId: string): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(articleId)) ?? 'null');
    const parsed = KeptDraftSchema.safeParse(kept);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it with null. Answers whether that worked. */
export function keepDraft(articleId: string, draft: KeptDraft | null): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(articleId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(articleId));
    return true;
  } catch {
    // Storage is full or forbidden: the text is still on the page.
    return false;
  }
}

/** Of a kept draft, what it has. */
export function contentKept({
  title,
  markdown,
  abstract,
  bibtex,
  macros,
  files,
}: KeptDraft): Partial<DraftContent> {
  return {
    title,
    markdown,
    ...(abstract === undefined ? {} : { abstract }),
    ...(bibtex === undefined ? {} : { bibtex }),
    ...(macros === undefined ? {} : { macros }),
    ...(files === undefined ? {} : { files }),
  };
}
