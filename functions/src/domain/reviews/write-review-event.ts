import { createHash } from 'node:crypto';
import type { StoredReview } from '@quire/model/entities/review';
import type { StaffEvent, SubmissionEventRecord } from '@quire/model/entities/submission-record';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { eventId, writeEvent } from '../submissions/write-event.ts';

interface ReviewHappening {
  readonly event: StaffEvent;
  readonly review: Pick<StoredReview, 'id' | 'round'>;
  readonly at: string;
  readonly actor: SubmissionEventRecord['actor'];
  /** The account; empty for a reviewer and for the press itself. */
  readonly by: string;
}

/**
 * Records in the timeline, for staff only, that something happened to a review; the reviewer is named
 * only where the submission's handlers can look.
 */
export function writeReviewEvent(
  tx: Transaction,
  submission: DocumentReference,
  { event, review, at, actor, by }: ReviewHappening,
): void {
  // Two reviews can be moved at the same moment.
  const part = createHash('sha256').update(review.id).digest('hex').slice(0, 8);
  const id = `${eventId(at, 0, event)}-${part}`;
  const entry = { event, round: review.round, at, actor, audience: 'staff' } as const;
  writeEvent(tx, submission, id, entry, by, { review: review.id });
}
