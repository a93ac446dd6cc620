import { PUBLISHED_BOOKS } from '@quire/model/collections';
import { type PublishedBook, PublishedBookSchema } from '@quire/model/entities/book';
import { missingPage } from './missing-page.ts';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** A book with its chapters, or null. */
export async function getBook(reader: PublicReader, bkey: string): Promise<PublishedBook | null> {
  return parseDocument(PublishedBookSchema, await reader.document(PUBLISHED_BOOKS, bkey));
}

/** Why there is no such book: it was archived, or there was none. */
export const missingBook = (reader: PublicReader, bkey: string, path: string) =>
  missingPage(reader, PUBLISHED_BOOKS, bkey, path);
