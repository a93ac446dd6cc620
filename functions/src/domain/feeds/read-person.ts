import { PUBLISHED_PEOPLE } from '@quire/model/collections';
import { PublishedPersonSchema, type ShownPerson } from '@quire/model/entities/published-person';
import { type Read, readAs } from './read.ts';

/** The author of a key, or the one to whom that key has moved; null if there is none. Reads two documents at most. */
export async function readFeedPerson(read: Read, key: string): Promise<ShownPerson | null> {
  const found = await readAs(read, PublishedPersonSchema, PUBLISHED_PEOPLE, key);
  if (!found || 'ends' in found) return found;
  const now = await readAs(read, PublishedPersonSchema, PUBLISHED_PEOPLE, found.movedTo);
  return now && 'ends' in now ? now : null;
}
