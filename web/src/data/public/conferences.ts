import { CONFERENCES_DIGEST, DIGESTS, PUBLISHED_CONFERENCES } from '@quire/model/collections';
import {
  type ConferencesDigest,
  ConferencesDigestSchema,
  type PublishedConference,
  PublishedConferenceSchema,
} from '@quire/model/entities/conference';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** The newest conferences; none where there has been none yet. */
export async function getConferences(door: PublicDoor): Promise<ConferencesDigest> {
  const fields = await door.document(DIGESTS, CONFERENCES_DIGEST);
  return parseDocument(ConferencesDigestSchema, fields) ?? { conferences: [] };
}

/** A conference with its programme and papers, or null. */
export async function getConference(
  door: PublicDoor,
  ckey: string,
): Promise<PublishedConference | null> {
  return parseDocument(PublishedConferenceSchema, await door.document(PUBLISHED_CONFERENCES, ckey));
}
