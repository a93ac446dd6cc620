import type { BookCard } from '@quire/model/entities/book';
import { t } from '@quire/model/messages/t';

/** What readers call a kind of book. */
export function bookKind(kind: BookCard['kind']): string {
  const kinds: Readonly<Record<BookCard['kind'], string>> = {
    monograph: t('books.monograph'),
    edited: t('books.edited'),
    proceedings: t('books.proceedings'),
    textbook: t('books.textbook'),
  };
  return kinds[kind];
}
