import { DIGESTS, LIST_CHUNKS, LIST_INDEXES, PRESS_DIGEST } from '@quire/model/collections';
import { type CrawledPress, CrawledPressSchema } from '@quire/model/entities/crawler-rules';
import { type List, type ListName, ListSchema, listChunkSchema } from '@quire/model/entities/list';
import type { z } from 'zod';

/** A document's fields as an anonymous visitor reads them; null if there is none. */
export type Read = (collection: string, id: string) => Promise<unknown>;

/** A document that matches its schema, or null. Throws (zod) for one that does not. */
export async function readAs<T>(
  read: Read,
  schema: z.ZodType<T>,
  collection: string,
  id: string,
): Promise<T | null> {
  const fields = await read(collection, id);
  return fields === null ? null : schema.parse(fields);
}

export const readPress = (read: Read): Promise<CrawledPress | null> =>
  readAs(read, CrawledPressSchema, DIGESTS, PRESS_DIGEST);

export const readList = (read: Read, list: ListName): Promise<List | null> =>
  readAs(read, ListSchema, LIST_INDEXES, list);

/** The cards of one chunk, newest first; none if the list was split in the meantime. */
export async function readCards<Card>(
  read: Read,
  card: z.ZodType<Card>,
  id: string,
): Promise<readonly Card[]> {
  return (await readAs(read, listChunkSchema(card), LIST_CHUNKS, id))?.cards ?? [];
}
