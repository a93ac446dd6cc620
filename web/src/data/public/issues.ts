import { issueDocId, PUBLISHED_ISSUES } from '@quire/model/collections';
import {
  type PublishedIssue,
  PublishedIssueSchema,
  type PublishedJournal,
} from '@quire/model/entities/published';
import { inReaderLanguage } from '@quire/model/messages/in-reader-language';
import { getJournal } from './journals.ts';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** An issue with its table of contents, or null. */
export async function getIssue(
  reader: PublicReader,
  jkey: string,
  issueid: string,
): Promise<PublishedIssue | null> {
  const fields = await reader.document(PUBLISHED_ISSUES, issueDocId(jkey, issueid));
  const found = parseDocument(PublishedIssueSchema, fields);
  return found && inReaderLanguage({ ...found, issue: inReaderLanguage(found.issue) });
}

/** The same with its journal, side by side: two reads. Null where either is missing. */
export async function getIssueOfJournal(
  reader: PublicReader,
  jkey: string,
  issueid: string,
): Promise<{ issue: PublishedIssue; journal: PublishedJournal } | null> {
  const [issue, journal] = await Promise.all([
    getIssue(reader, jkey, issueid),
    getJournal(reader, jkey),
  ]);
  return issue && journal && { issue, journal };
}
