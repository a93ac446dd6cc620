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

interface JournalAndText {
  readonly journal: PublishedJournal;
  readonly text: PublishedPage | null;
}

/**
 * A journal and the text of one of its pages (`for_authors`, `special_issues/release`), side by
 * side: two reads. Null without the journal; the text may not have been written.
 */
export async function getJournalPage(
  reader: PublicReader,
  jkey: string,
  page: JournalSubPageKey,
): Promise<JournalAndText | null> {
  const [journal, text] = await Promise.all([
    getJournal(reader, jkey),
    getPage(reader, journalPagePath(jkey, page)),
  ]);
  return journal && { journal, text };
}

/**
 * A journal and the figures that it publishes of itself: two reads. The page has no text besides. `statistics` is
 * null where the journal publishes none.
 */
export async function getStatistics(
  reader: PublicReader,
  jkey: string,
): Promise<{ found: JournalAndText | null; statistics: StatYears | null }> {
  const [journal, document] = await Promise.all([
    getJournal(reader, jkey),
    reader.document(DIGESTS, statisticsDigestId(jkey)),
  ]);
  return {
    found: journal && { journal, text: null },
    statistics: parseDocument(StatYearsSchema, document),
  };
}
