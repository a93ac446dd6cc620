import { DIGESTS, JOURNALS_DIGEST, PUBLISHED_JOURNALS } from '@quire/model/collections';
import {
  type JournalsDigest,
  JournalsDigestSchema,
  type PublishedJournal,
  PublishedJournalSchema,
} from '@quire/model/entities/published';
import { inReaderLanguage } from '@quire/model/messages/in-reader-language';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** Every journal of the press; an empty list where there is none yet. */
export async function getJournals(reader: PublicReader): Promise<JournalsDigest> {
  const digest = parseDocument(
    JournalsDigestSchema,
    await reader.document(DIGESTS, JOURNALS_DIGEST),
  );
  return { journals: digest?.journals.map(inReaderLanguage) ?? [] };
}

/** A journal's home page, or null. */
export async function getJournal(
  reader: PublicReader,
  jkey: string,
): Promise<PublishedJournal | null> {
  const found = parseDocument(
    PublishedJournalSchema,
    await reader.document(PUBLISHED_JOURNALS, jkey),
  );
  return (
    found &&
    inReaderLanguage({
      ...found,
      journal: inReaderLanguage(found.journal),
      ...(found.more && { more: inReaderLanguage(found.more) }),
      issues: found.issues.map(inReaderLanguage),
      specialIssues: found.specialIssues.map(inReaderLanguage),
    })
  );
}
