import type { BookCard } from '@quire/model/entities/book';

/** What readers call a kind of book. */
export const BOOK_KINDS: Readonly<Record<BookCard['kind'], string>> = {
  monograph: 'Monograph',
  edited: 'Edited volume',
  proceedings: 'Proceedings',
  textbook: 'Textbook',
};
