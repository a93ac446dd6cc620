import { CONFERENCES_DIGEST, DIGESTS, PUBLISHED_CONFERENCES } from '@quire/model/collections';
import {
  type ConferencesDigest,
  ConferencesDigestSchema,
  type PublishedConference,
  PublishedConferenceSchema,
} from '@quire/model/entities/conference';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** The newest conferences; none where there has been none yet. */
export async function getConferences(reader: PublicReader): Promise<ConferencesDigest> {
  const fields = await reader.document(DIGESTS, CONFERENCES_DIGEST);
  return parseDocument(ConferencesDigestSchema, fields) ?? { conferences: [] };
}

/** A conference with its programme and papers, or null. */
export async function getConference(
  reader: PublicReader,
  ckey: string,
): Promise<PublishedConference | null> {
  return parseDocument(
    PublishedConferenceSchema,
    await reader.document(PUBLISHED_CONFERENCES, ckey),
  );
}
