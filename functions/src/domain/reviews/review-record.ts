import { REVIEWERS, REVIEWS } from '@quire/model/collections';
import { type Review, ReviewSchema, type StoredReview } from '@quire/model/entities/review';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import { submissionRef } from '../submissions/read-submission.ts';

/** A person has one review per round: a second invitation uses the same id. */
export const reviewIdOf = (round: number, reviewer: string): string =>
  `r${String(round).padStart(2, '0')}-${reviewer}`;

export const reviewsOf = (db: Firestore, submission: string) =>
  submissionRef(db, submission).collection(REVIEWS);

export const reviewRef = (db: Firestore, submission: string, review: string): DocumentReference =>
  reviewsOf(db, submission).doc(review);

export const reviewerRef = (db: Firestore, reviewer: string): DocumentReference =>
  db.collection(REVIEWERS).doc(reviewer);

/** The record that counts a reviewer's load; null if it has been deleted. */
export async function reviewerOf(
  db: Firestore,
  tx: Transaction,
  { reviewerId }: Pick<Review, 'reviewerId'>,
): Promise<DocumentReference | null> {
  const ref = reviewerRef(db, reviewerId);
  return (await tx.get(ref)).exists ? ref : null;
}

/** A review as stored. Throws `Refused` where there is none. */
export function readReview(snapshot: DocumentSnapshot): StoredReview {
  const data = snapshot.data();
  if (!data) throw new Refused('review/not-found');
  return { ...ReviewSchema.parse(data), id: snapshot.id };
}

/** Every review of a submission, read within the transaction. */
export async function readReviews(
  db: Firestore,
  tx: Transaction,
  submission: string,
): Promise<StoredReview[]> {
  const { docs } = await tx.get(reviewsOf(db, submission));
  return docs.map(readReview);
}

export const withoutId = ({ id: _id, ...review }: StoredReview): Review => review;
