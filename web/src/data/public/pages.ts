import { PUBLISHED_PAGES, pageDocId } from '@quire/model/collections';
import { type PublishedPage, PublishedPageSchema } from '@quire/model/entities/page';
import { missingPage } from './missing-page.ts';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** A text of the press or of a journal by its address (`/about/open_access`), or null. */
export async function getPage(reader: PublicReader, path: string): Promise<PublishedPage | null> {
  const fields = await reader.document(PUBLISHED_PAGES, pageDocId(path));
  return parseDocument(PublishedPageSchema, fields);
}

/** Why there is no text at this address: it was archived, or there was none. */
export const missingText = (reader: PublicReader, path: string) =>
  missingPage(reader, PUBLISHED_PAGES, pageDocId(path), path);
