import type { ArticleMetadata } from '@quire/model/entities/article';
import type { Values } from '../../kit/form/values.ts';

/** Unsaved details of an article, kept while the person looks at another part of the editor. */
export const unsavedDetails = new Map<string, Values>();

/** An article's metadata as the form holds it: pages and dates are objects even while they are empty. */
export const asTypedDetails = (metadata: ArticleMetadata): Values => ({
  ...metadata,
  dates: { ...metadata.dates },
  pages: { ...metadata.pages },
});

/**
 * Enters details from a file in the form, as if they had been typed there; nothing is saved yet. Returns a function
 * that removes them again.
 */
export function offerDetails(
  id: string,
  now: ArticleMetadata,
  details: Partial<ArticleMetadata>,
): () => void {
  const before = unsavedDetails.get(id);
  const typed = before ?? asTypedDetails(now);
  const dates = { ...Object(typed.dates), ...details.dates };
  unsavedDetails.set(id, { ...typed, ...details, dates });
  return () => {
    if (before) unsavedDetails.set(id, before);
    else unsavedDetails.delete(id);
  };
}
