import { DIGESTS, JOURNALS_DIGEST, PUBLISHED_JOURNALS } from '@quire/model/collections';
import {
  JournalsDigestSchema,
  type PublishedJournal,
  PublishedJournalSchema,
} from '@quire/model/entities/published';
import { type Read, readAs } from './read.ts';

/** The press's journals in their order. Reads the digest and a document for each. */
export async function publishedJournals(read: Read): Promise<PublishedJournal[]> {
  const digest = await readAs(read, JournalsDigestSchema, DIGESTS, JOURNALS_DIGEST);
  const found = await Promise.all(
    (digest?.journals ?? []).map(({ name }) =>
      readAs(read, PublishedJournalSchema, PUBLISHED_JOURNALS, name),
    ),
  );
  return found.filter((each) => each !== null);
}
