import { PAGES } from '@quire/model/collections';
import { onContentWritten } from './on-content-written.ts';

/** `pages/{id}` → `publishedPages/{id}`, its files, its journal or the press’s list of texts. */
export const onPageWritten = onContentWritten(PAGES, ({ deliverPage }) => deliverPage);
