import { ISSUES, issueDocId, JOURNALS } from '@quire/model/collections';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';

/** The journal of an issue, where both are there. Throws `Refused` `article/issue-missing`. */
export async function requireIssue(
  db: Firestore,
  { journal, issue }: { readonly journal: string; readonly issue: string },
): Promise<Journal> {
  const [journalDoc, issueDoc] = await db.getAll(
    db.collection(JOURNALS).doc(journal),
    db.collection(ISSUES).doc(issueDocId(journal, issue)),
  );
  const record = journalDoc && readRecord(journalDoc, JournalSchema);
  if (!record || !issueDoc?.exists) throw new Refused('article/issue-missing', { field: 'issue' });
  return record;
}
