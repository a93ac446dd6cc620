import type { MoveSubmissionRequest } from '@quire/model/calls/calls';
import { SUBMISSION_EVENTS_LOG, SUBMISSION_PRIVATE } from '@quire/model/collections';
import { SubmissionEventSchema } from '@quire/model/entities/submission-record';
import type { DocumentReference } from 'firebase-admin/firestore';

/** The timeline contains files and answers of co-authors as well. */
const LOOK_BACK = 20;

/**
 * Whether the last action on this submission was this very move, by this account: a button pressed
 * twice, or a lost response.
 */
export async function wasThisMove(
  submission: DocumentReference,
  { event, from }: Pick<MoveSubmissionRequest, 'event' | 'from'>,
  by: string,
): Promise<boolean> {
  const log = submission.collection(SUBMISSION_EVENTS_LOG);
  const found = await log.orderBy('at', 'desc').limit(LOOK_BACK).get();
  const last = found.docs
    .map((doc) => ({ id: doc.id, ...SubmissionEventSchema.parse(doc.data()) }))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .find(({ to, actor }) => to !== undefined && actor !== 'system');
  if (last?.event !== event || last.from !== from) return false;
  const person = await submission.collection(SUBMISSION_PRIVATE).doc(last.id).get();
  return person.get('by') === by;
}
