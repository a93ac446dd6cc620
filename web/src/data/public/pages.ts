import { PUBLISHED_PAGES, pageDocId } from '@quire/model/collections';
import { type PublishedPage, PublishedPageSchema } from '@quire/model/entities/page';
import { missingPage } from './missing-page.ts';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** A text of the press or of a journal by its address (`/about/open_access`), or null. */
export async function getPage(door: PublicDoor, path: string): Promise<PublishedPage | null> {
  const fields = await door.document(PUBLISHED_PAGES, pageDocId(path));
  return parseDocument(PublishedPageSchema, fields);
}

/** Why there is no text at this address: it was archived, or there was none. */
export const missingText = (door: PublicDoor, path: string) =>
  missingPage(door, PUBLISHED_PAGES, pageDocId(path), path);
