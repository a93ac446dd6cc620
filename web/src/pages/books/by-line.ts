import type { BookCard } from '@quire/model/entities/book';
import { authorNames } from '../../ui/article-list/author-names.ts';

/** `Maren Holt and Ana Ruiz`; of an edited book `edited by Maren Holt`. */
export function byLine({ authors, editors }: Pick<BookCard, 'authors' | 'editors'>): string {
  const edited = editors.length > 0 ? `edited by ${authorNames(editors)}` : '';
  if (authors.length === 0) return edited.replace(/^e/, 'E');
  return edited ? `${authorNames(authors)}; ${edited}` : authorNames(authors);
}
