import type { PublishedBook } from '@quire/model/entities/book';
import { hasChapterPage } from '@quire/model/entities/has-chapter-page';
import type { PageRecords } from '../../app/records/machine-records.tsx';

interface Neighbour {
  readonly number: number;
  readonly title: string;
}

export interface ChapterPage {
  readonly book: Pick<PublishedBook, 'bkey' | 'title' | 'language' | 'summary'>;
  readonly chapter: PublishedBook['chapters'][number];
  /** In the book, from 1. */
  readonly number: number;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  readonly records?: PageRecords;
}

/**
 * What a chapter's page shows: the chapter, and those before and after it that have pages.
 *
 * @param number of the chapter in its book, from 1
 * @returns null where the book has no such chapter, or the chapter no page
 */
export function chapterPage(
  { bkey, title, language, summary, chapters }: PublishedBook,
  number: number,
): Omit<ChapterPage, 'records'> | null {
  const chapter = chapters[number - 1];
  if (!chapter || !hasChapterPage(chapter)) return null;
  const others = chapters.flatMap((each, at): Neighbour[] =>
    hasChapterPage(each) ? [{ number: at + 1, title: each.title }] : [],
  );
  return {
    book: { bkey, title, language, summary },
    chapter,
    number,
    previous: others.findLast((each) => each.number < number) ?? null,
    next: others.find((each) => each.number > number) ?? null,
  };
}
