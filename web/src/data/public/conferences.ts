import { CONFERENCES_DIGEST, DIGESTS, PUBLISHED_CONFERENCES } from '@quire/model/collections';
import {
  type ConferencesDigest,
  ConferencesDigestSchema,
  type PublishedConference,
  PublishedConferenceSchema,
} from '@quire/model/entities/conference';
import { inReaderLanguage } from '@quire/model/messages/in-reader-language';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** The newest conferences; none where there has been none yet. */
export async function getConferences(reader: PublicReader): Promise<ConferencesDigest> {
  const fields = await reader.document(DIGESTS, CONFERENCES_DIGEST);
  const digest = parseDocument(ConferencesDigestSchema, fields);
  return { conferences: digest?.conferences.map(inReaderLanguage) ?? [] };
}

/** A conference with its programme and papers, or null. */
export async function getConference(
  reader: PublicReader,
  ckey: string,
): Promise<PublishedConference | null> {
  const found = parseDocument(
    PublishedConferenceSchema,
    await reader.document(PUBLISHED_CONFERENCES, ckey),
  );
  return found && inReaderLanguage(found);
}
