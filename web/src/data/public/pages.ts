import { PUBLISHED_PAGES, pageDocId } from '@quire/model/collections';
import { type PublishedPage, PublishedPageSchema } from '@quire/model/entities/page';
import { missingPage } from './missing-page.ts';
import type { PublicReader } from './public-reader.ts';
import { readTranslated } from './read-translated.ts';

const PAGE = {
  collection: PUBLISHED_PAGES,
  schema: PublishedPageSchema,
  texts: PublishedPageSchema.omit({ path: true, journal: true, language: true, revision: true }),
};

/** A text of the press or of a journal by its address (`/about/open_access`), or null. */
export const getPage = (reader: PublicReader, path: string): Promise<PublishedPage | null> =>
  readTranslated(PAGE, reader, (language) => pageDocId(path, language));

/** Why there is no text at this address: it was archived, or there was none. */
export const missingText = (reader: PublicReader, path: string) =>
  missingPage(reader, PUBLISHED_PAGES, pageDocId(path), path);
