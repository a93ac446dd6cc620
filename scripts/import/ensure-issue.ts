import { doc, getDoc } from 'firebase/firestore/lite';
import { httpsCallable } from 'firebase/functions';
import { callPath } from '../../model/src/calls/call-groups.ts';
import { ISSUES, issueDocId, JOURNALS } from '../../model/src/collections.ts';
import { IssueSchema } from '../../model/src/entities/issue.ts';
import type { StaffSession } from './staff-session.ts';

export type Place = 'there' | 'no-journal' | 'no-issue';

/** Whether the journal and the issue exist, as far as this person may see. */
export async function findPlace(
  { firestore }: StaffSession,
  journal: string,
  issue: string,
): Promise<Place> {
  const exists = async (collection: string, id: string) =>
    getDoc(doc(firestore, collection, id)).then(
      (snapshot) => snapshot.exists(),
      () => false,
    );
  if (!(await exists(JOURNALS, journal))) return 'no-journal';
  return (await exists(ISSUES, issueDocId(journal, issue))) ? 'there' : 'no-issue';
}

/** Creates an open issue with the rights of the person; rejects where they have none. */
export async function createIssue(
  { functions }: StaffSession,
  journal: string,
  issueid: string,
): Promise<void> {
  const [volume = '', number = ''] = issueid.split('-');
  const year = new Date().getFullYear();
  const data = IssueSchema.parse({ journal, issueid, volume, number, year, status: 'open' });
  await httpsCallable(
    functions,
    callPath('saveRecord'),
  )({ kind: 'issues', id: null, base: 0, data });
}
