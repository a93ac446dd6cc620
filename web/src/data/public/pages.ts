import { PUBLISHED_PAGES, pageDocId } from '@quire/model/collections';
import { type PublishedPage, PublishedPageSchema } from '@quire/model/entities/page';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** A text of the press or of a journal by its address (`/about/open_access`), or null. */
export async function getPage(door: PublicDoor, path: string): Promise<PublishedPage | null> {
  const fields = await door.document(PUBLISHED_PAGES, pageDocId(path));
  return parseDocument(PublishedPageSchema, fields);
}
