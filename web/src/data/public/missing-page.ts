import { TOMBSTONES } from '@quire/model/collections';
import { TombstoneSchema, tombstoneId, tombstoneText } from '@quire/model/entities/tombstone';
import { longDate } from '@quire/model/messages/dates';
import { PageError, pageNotFound } from '../page-error.ts';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/**
 * Why there is nothing at an address: a record was withdrawn (410, with its title and date), or there
 * never was one (404).
 *
 * @param collection of published records, with the id that the address names
 */
export async function missingPage(
  reader: PublicReader,
  collection: string,
  id: string,
  path: string,
): Promise<PageError> {
  const fields = await reader.document(TOMBSTONES, tombstoneId(collection, id));
  const tombstone = parseDocument(TombstoneSchema, fields);
  if (!tombstone) return pageNotFound(path);
  const { title, date } = tombstone;
  return new PageError('page/gone', {
    title,
    date: longDate(date),
    reason: tombstoneText(tombstone),
  });
}
