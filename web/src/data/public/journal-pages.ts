import { DIGESTS, statisticsDigestId } from '@quire/model/collections';
import type { PublishedPage } from '@quire/model/entities/page';
import type { PublishedJournal } from '@quire/model/entities/published';
import { type StatYears, StatYearsSchema } from '@quire/model/entities/stat-years';
import type { JournalSubPageKey } from '@quire/model/journal-pages';
import { journalPagePath } from '@quire/model/paths';
import { getJournal } from './journals.ts';
import { getPage } from './pages.ts';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/**
 * A journal and the text of one of its pages (`for_authors`, `special_issues/release`), side by
 * side: two reads. Null without the journal; the text may not have been written.
 */
export async function getJournalPage(
  reader: PublicReader,
  jkey: string,
  page: JournalSubPageKey,
): Promise<{ journal: PublishedJournal; text: PublishedPage | null } | null> {
  const [journal, text] = await Promise.all([
    getJournal(reader, jkey),
    getPage(reader, journalPagePath(jkey, page)),
  ]);
  return journal && { journal, text };
}

/** The figures that a journal publishes of itself: one read. Null where it publishes none. */
export async function getStatistics(reader: PublicReader, jkey: string): Promise<StatYears | null> {
  return parseDocument(StatYearsSchema, await reader.document(DIGESTS, statisticsDigestId(jkey)));
}
