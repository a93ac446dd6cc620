import { PUBLISHED_PEOPLE, PUBLISHED_WORKS, worksPageId } from '@quire/model/collections';
import type { ArticleCard } from '@quire/model/entities/published';
import {
  type PublishedPerson,
  PublishedPersonSchema,
  WorksPageSchema,
} from '@quire/model/entities/published-person';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** An author with their newest works, the address to which they have moved, or null. */
export async function getPerson(
  reader: PublicReader,
  key: string,
): Promise<PublishedPerson | null> {
  return parseDocument(PublishedPersonSchema, await reader.document(PUBLISHED_PEOPLE, key));
}

/** A page of their works after the first: from 2. Empty while it is being written. */
export async function getWorks(
  reader: PublicReader,
  key: string,
  page: number,
): Promise<readonly ArticleCard[]> {
  const fields = await reader.document(PUBLISHED_WORKS, worksPageId(key, page));
  return parseDocument(WorksPageSchema, fields)?.works ?? [];
}
