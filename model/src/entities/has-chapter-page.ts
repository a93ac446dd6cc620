import type { Chapter } from './book.ts';

/** Whether there is something to say of a chapter beyond its title: an index or a preface without authors has no page. */
export const hasChapterPage = ({
  authors,
  doi,
  summary,
}: Pick<Chapter, 'authors' | 'doi' | 'summary'>): boolean =>
  authors.length > 0 || doi !== undefined || summary !== '';
