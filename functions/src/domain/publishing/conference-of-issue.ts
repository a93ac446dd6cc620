import { CONFERENCES } from '@quire/model/collections';
import { type Conference, ConferenceSchema } from '@quire/model/entities/conference';
import type { Issue } from '@quire/model/entities/issue';
import type { Firestore } from 'firebase-admin/firestore';

/** The conference whose proceedings an issue is; null for any other issue, which is not asked for. */
export async function conferenceOfIssue(
  db: Firestore,
  { journal, issueid, kind }: Pick<Issue, 'journal' | 'issueid' | 'kind'>,
): Promise<Conference | null> {
  if (kind !== 'proceedings') return null;
  const found = await db
    .collection(CONFERENCES)
    .where('proceedings.journal', '==', journal)
    .where('proceedings.issue', '==', issueid)
    .limit(1)
    .get();
  return ConferenceSchema.safeParse(found.docs[0]?.data()).data ?? null;
}
