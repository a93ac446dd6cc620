import { CONFERENCES_DIGEST, DIGESTS } from '@quire/model/collections';
import { type ConferencesDigest, ConferencesDigestSchema } from '@quire/model/entities/conference';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** The newest conferences; none where there has been none yet. */
export async function getConferences(door: PublicDoor): Promise<ConferencesDigest> {
  const fields = await door.document(DIGESTS, CONFERENCES_DIGEST);
  return parseDocument(ConferencesDigestSchema, fields) ?? { conferences: [] };
}
