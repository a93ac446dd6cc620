import { DIGESTS, JOURNALS_DIGEST, PUBLISHED_JOURNALS } from '@quire/model/collections';
import {
  type JournalsDigest,
  JournalsDigestSchema,
  type PublishedJournal,
  PublishedJournalSchema,
} from '@quire/model/entities/published';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** Every journal of the press; an empty list where there is none yet. */
export async function getJournals(door: PublicDoor): Promise<JournalsDigest> {
  const digest = parseDocument(JournalsDigestSchema, await door.document(DIGESTS, JOURNALS_DIGEST));
  return digest ?? { journals: [] };
}

/** A journal's home page, or null. */
export async function getJournal(door: PublicDoor, jkey: string): Promise<PublishedJournal | null> {
  return parseDocument(PublishedJournalSchema, await door.document(PUBLISHED_JOURNALS, jkey));
}
