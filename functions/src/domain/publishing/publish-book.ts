import { BOOKS, PUBLISHED_BOOKS } from '@quire/model/collections';
import {
  type Book,
  BookSchema,
  type PublishedBook,
  PublishedBookSchema,
} from '@quire/model/entities/book';
import { eventOf } from '@quire/model/entities/conference-event';
import { hasChapterPage } from '@quire/model/entities/has-chapter-page';
import type { Ports } from '../../platform/database/ports.ts';
import { renderText } from '../render/render-text.ts';
import { conferenceOfBook } from './conference-of-book.ts';
import { publishDownload } from './content-downloads.ts';
import { contentFolder } from './content-folder.ts';
import { publishImage, publishImages } from './content-images.ts';
import { type ContentKind, updatedDay } from './content-kind.ts';
import { type ContentResult, publishContent } from './publish-content.ts';

/** Chapters with the addresses of their files. */
async function publishChapters(ports: Ports, book: Book): Promise<PublishedBook['chapters']> {
  const folder = contentFolder(BOOKS, book.bkey);
  const chapters: PublishedBook['chapters'] = [];
  for (const { file: name, abstract: _madeOf, ...chapter } of book.chapters) {
    const file = book.files.find((each) => each.name === name);
    const href = file && (await publishDownload(ports, folder, file))?.href;
    if (name && !file) ports.log.warn('publish/file-missing', { book: book.bkey, file: name });
    chapters.push({ ...chapter, ...(href ? { href } : {}) });
  }
  return chapters;
}

async function renderBook(ports: Ports, id: string, book: Book): Promise<PublishedBook> {
  const folder = contentFolder(BOOKS, id);
  const figures = await publishImages(ports, folder, book.files);
  const whole = book.files.find(({ role }) => role === 'pdf');
  const pdf = whole && (await publishDownload(ports, folder, whole));
  const picture = book.cover && (await publishImage(ports, folder, book.cover));
  const {
    cover,
    description,
    files: _,
    updatedAt: __,
    updatedBy: ___,
    status: ____,
    ...shown
  } = book;
  const text = { markdown: description, bibtex: '', macros: {}, figures };
  const { html, hasMath } = await renderText(text);
  return {
    ...shown,
    authors: book.authors.map(({ name }) => name),
    editors: book.editors.map(({ name }) => name),
    contributors: { authors: book.authors, editors: book.editors },
    chapters: await publishChapters(ports, book),
    descriptionHtml: html,
    hasMath,
    chapterPages: book.chapters.flatMap((each, at) => (hasChapterPage(each) ? [at + 1] : [])),
    hasPdf: pdf !== undefined,
    ...(pdf ? { pdf } : {}),
    ...(cover && picture ? { cover: { ...picture, alt: cover.alt } } : {}),
    updated: updatedDay(book),
    listKey: `books~${book.published}~${book.bkey}`,
  };
}

const BOOK_KIND: ContentKind<Book, PublishedBook> = {
  working: BOOKS,
  published: PUBLISHED_BOOKS,
  schema: BookSchema,
  publicSchema: PublishedBookSchema,
  idOf: ({ bkey }) => bkey,
  isPublic: ({ status }) => status === 'published',
  render: renderBook,
  async complete({ db }, book, { event: _, ...made }) {
    const conference = await conferenceOfBook(db, book);
    return { ...made, ...(conference && { event: eventOf(conference) }) };
  },
};

/** `books/{bkey}` → `publishedBooks/{bkey}` and its files. */
export const publishBook = (
  ports: Ports,
  id: string,
  options?: { remake?: boolean },
): Promise<ContentResult> => publishContent(ports, BOOK_KIND, id, options);
