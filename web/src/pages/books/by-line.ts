import type { BookCard } from '@quire/model/entities/book';
import { t } from '@quire/model/messages/t';
import { authorNames } from '../../ui/article-list/author-names.ts';

/** `Maren Holt and Ana Ruiz`; of an edited book `edited by Maren Holt`. */
export function byLine({ authors, editors }: Pick<BookCard, 'authors' | 'editors'>): string {
  const names = authorNames(editors);
  if (editors.length === 0) return authorNames(authors);
  if (authors.length === 0) return t('books.editedBy', { names });
  return t('books.authorsAndEditors', { authors: authorNames(authors), names });
}
