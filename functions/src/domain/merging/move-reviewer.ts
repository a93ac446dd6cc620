import { REVIEWERS } from '@quire/model/collections';
import type { Asker } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { mergeReviewers } from '../people/merge-reviewers.ts';
import { reviewsBy } from '../people/reviewer-history.ts';
import type { RecordPorts } from '../records/ports.ts';
import { type KnownAccount, type Pair, reviewersOfBoth } from './both-accounts.ts';

/** Reviewers with more have to be merged by hand first. */
const REVIEWS_MAX = 500;

async function markReviews(db: Firestore, reviewer: string, { keep, merge }: Pair): Promise<void> {
  const { docs } = await reviewsBy(db, reviewer).limit(REVIEWS_MAX).get();
  for (const doc of docs) if (doc.get('uid') === merge) await doc.ref.update({ uid: keep });
}

/**
 * Merges the reviewer records of both accounts, with all of their reviews; if only the closed account has one, it is
 * moved to the other. Throws `Refused` as `mergeReviewers` does.
 */
export async function moveReviewer(
  ports: RecordPorts,
  person: Asker,
  kept: Pick<KnownAccount, 'uid' | 'email'>,
  merged: Pick<KnownAccount, 'uid' | 'email'>,
): Promise<void> {
  const { db } = ports;
  const pair = { keep: kept.uid, merge: merged.uid };
  const [first, ...others] = await reviewersOfBoth(db, kept, merged);
  if (first === undefined) return;
  for (const other of others) await mergeReviewers(ports, person, { keep: first, merge: other });
  await db.collection(REVIEWERS).doc(first).update({ uid: kept.uid });
  await markReviews(db, first, pair);
}
