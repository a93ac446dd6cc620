import type { Author } from '@quire/model/entities/article';
import { isAuthor } from './is-author.ts';
import type { JournalEditor } from './journal-editors.ts';

/**
 * Whether an article has an author among these editors who was one between the days (`2026-03-01`) of its receipt and its
 * publication. Without a day of receipt, on the day of its publication.
 */
export function isByEditors(
  editors: readonly JournalEditor[],
  authors: readonly Author[],
  { received, published }: { readonly received?: string | undefined; readonly published: string },
): boolean {
  const from = received ?? published;
  return editors.some(
    (editor) =>
      (editor.from ?? published) <= published &&
      (editor.to ?? from) >= from &&
      isAuthor(editor, authors),
  );
}
