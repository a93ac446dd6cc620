import { issueDocId, PUBLISHED_ISSUES } from '@quire/model/collections';
import { type PublishedIssue, PublishedIssueSchema } from '@quire/model/entities/published';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** An issue with its table of contents, or null. */
export async function getIssue(
  door: PublicDoor,
  jkey: string,
  issueid: string,
): Promise<PublishedIssue | null> {
  const fields = await door.document(PUBLISHED_ISSUES, issueDocId(jkey, issueid));
  return parseDocument(PublishedIssueSchema, fields);
}
