import { BOOKS } from '@quire/model/collections';
import { onContentWritten } from './on-content-written.ts';

/** `books/{bkey}` → `publishedBooks/{bkey}`, its files, the list of books. */
export const onBookWritten = onContentWritten(BOOKS, ({ deliverBook }) => deliverBook);
