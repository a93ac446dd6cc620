/** Writes a review and everything that depends on it: its clock, and its reviewer's load. */
import { REVIEW_CLOCKS } from '@quire/model/collections';
import { ReviewClockSchema, ReviewSchema, type StoredReview } from '@quire/model/entities/review';
import type {
  DocumentReference,
  FieldValue,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { nextMoment } from './review-calendar.ts';
import { countUpdate } from './review-counts.ts';
import { reviewRef, withoutId } from './review-record.ts';

export interface ReviewChange {
  /** Null: the review is new. */
  readonly before: StoredReview | null;
  readonly after: StoredReview;
  /** `reviewers/{id}`, read within the transaction; null: the record was deleted. */
  readonly reviewer: DocumentReference | null;
}

/** Call after the transaction's reads. */
export function writeReview(
  db: Firestore,
  tx: Transaction,
  { before, after, reviewer }: ReviewChange,
): void {
  const { submission, id } = after;
  const review = withoutUndefined(ReviewSchema.parse(withoutId(after)));
  tx.set(reviewRef(db, submission, id), review);
  const clock = db.collection(REVIEW_CLOCKS).doc(`${submission}~${id}`);
  const at = nextMoment(after);
  if (at === null) tx.delete(clock);
  else tx.set(clock, ReviewClockSchema.parse({ submission, review: id, at }));
  const change = loadChange(before, after);
  if (reviewer && change) tx.update(reviewer, change);
}

/** The change of a reviewer's counters, as increments, so that concurrent changes are kept. */
function loadChange(
  before: StoredReview | null,
  after: StoredReview,
): Record<string, FieldValue | string> | null {
  if (after.uncounted) return null;
  const isAsked = after.invited !== before?.invited;
  const counted = countUpdate(before, after);
  if (Object.keys(counted).length === 0 && !isAsked) return null;
  return { ...counted, ...(isAsked ? { 'load.asked': after.invited } : {}) };
}
