import { PUBLISHED_BOOKS } from '@quire/model/collections';
import { type PublishedBook, PublishedBookSchema } from '@quire/model/entities/book';
import { missingPage } from './missing-page.ts';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** A book with its chapters, or null. */
export async function getBook(door: PublicDoor, bkey: string): Promise<PublishedBook | null> {
  return parseDocument(PublishedBookSchema, await door.document(PUBLISHED_BOOKS, bkey));
}

/** Why there is no such book: it was archived, or there was none. */
export const missingBook = (door: PublicDoor, bkey: string, path: string) =>
  missingPage(door, PUBLISHED_BOOKS, bkey, path);
