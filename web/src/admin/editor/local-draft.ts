import { z } from 'zod';

/** What somebody has typed and not yet saved: kept on their device through reloads and expired sessions. */
const LocalDraftSchema = z.object({
  title: z.string(),
  markdown: z.string(),
  /** The revision it was typed on top of. */
  revision: z.number().int(),
});
export type LocalDraft = z.infer<typeof LocalDraftSchema>;

const keyOf = (articleId: string) => `quire:draft:${articleId}`;

/** The draft kept for an article, or null. A browser without storage keeps none. */
export function readLocalDraft(articleId: string): LocalDraft | null {
  try {
    const parsed = LocalDraftSchema.safeParse(
      JSON.parse(localStorage.getItem(keyOf(articleId)) ?? 'null'),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it with null. */
export function keepLocalDraft(articleId: string, draft: LocalDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(articleId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(articleId));
  } catch {
    // Storage is full or forbidden: the text is still on the page.
  }
}
