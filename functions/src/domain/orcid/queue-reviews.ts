/** Notes that reviews are to be brought up to date in the records of connected reviewers. What is different is decided on sending. */
import {
  ARTICLES,
  JOURNALS,
  ORCID_ITEMS,
  orcidReviewId,
  REVIEWERS,
  REVIEWS,
  SUBMISSIONS,
} from '@quire/model/collections';
import { OrcidReviewSchema } from '@quire/model/entities/orcid';
import { ReviewSchema } from '@quire/model/entities/review';
import type { Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readConnection } from './connection-record.ts';
import { queueWish } from './queue-wish.ts';

type QueuePorts = Pick<Ports, 'db' | 'now'>;

/** A submission's reviews in records: rounds have few reviewers. */
const OF_SUBMISSION_MAX = 200;
/** The reviews of a person that are looked at when they connect. */
const REVIEWS_MAX = 100;
/** The records of reviewers that name one account. */
const RECORDS_MAX = 5;

const itemsOf = (db: Firestore, submission: string) =>
  db.collection(ORCID_ITEMS).where('submission', '==', submission).limit(OF_SUBMISSION_MAX);

/** What is known of a submission's reviews waits. What a person has deleted from their record does not come back. */
async function queueKnown(
  ports: QueuePorts,
  submission: string,
  isMeant: (review: string) => boolean,
): Promise<ReadonlySet<string>> {
  const { docs } = await itemsOf(ports.db, submission).get();
  const batch = ports.db.batch();
  for (const doc of docs) {
    const { data } = OrcidReviewSchema.safeParse(doc.data());
    if (data && isMeant(data.review) && data.problem !== 'removed')
      batch.update(doc.ref, queueWish(ports));
  }
  await batch.commit();
  return new Set(docs.map(({ id }) => id));
}

/** The account of a reviewer: as their record says now, or as it was when they were invited. */
async function accountOf(db: Firestore, reviewerId: string, invited: string | undefined) {
  const now: unknown = (await db.collection(REVIEWERS).doc(reviewerId).get()).get('uid');
  return typeof now === 'string' && now ? now : invited;
}

/** A review was changed: it waits for the record of its reviewer, if they are connected and want it there. */
export async function queueReview(
  ports: QueuePorts,
  submission: string,
  review: string,
): Promise<void> {
  const { db } = ports;
  const known = await queueKnown(ports, submission, (each) => each === review);
  const ref = db.collection(SUBMISSIONS).doc(submission).collection(REVIEWS).doc(review);
  const { data } = ReviewSchema.safeParse((await ref.get()).data());
  if (data?.state !== 'thanked') return;
  const uid = await accountOf(db, data.reviewerId, data.uid);
  const connection = uid ? await readConnection(db, uid) : null;
  if (!uid || connection?.state !== 'connected' || !connection.sendsReviews) return;
  const id = orcidReviewId(uid, submission, review);
  if (known.has(id)) return;
  const journal: unknown = (await db.collection(JOURNALS).doc(data.journal).get()).get('fullname');
  await db
    .collection(ORCID_ITEMS)
    .doc(id)
    .set({
      ...{ kind: 'review', uid, orcid: connection.orcid, submission, review },
      title: typeof journal === 'string' ? journal : data.journal,
      ...queueWish(ports),
    });
}

/** An article was published or taken down, and with it perhaps who reviewed it. */
export async function queueReviewsOfArticle(ports: QueuePorts, article: string): Promise<void> {
  const stored = await ports.db.collection(ARTICLES).doc(article).get();
  const submission: unknown = stored.get('submission');
  if (typeof submission === 'string') await queueKnown(ports, submission, () => true);
}

/** A person was connected, or has chosen what is sent: their reviews wait. */
export async function queueReviewsOfPerson(ports: QueuePorts, uid: string): Promise<void> {
  const { db } = ports;
  const records = await db.collection(REVIEWERS).where('uid', '==', uid).limit(RECORDS_MAX).get();
  for (const { id } of records.docs) {
    const theirs = db.collectionGroup(REVIEWS).where('reviewerId', '==', id);
    const { docs } = await theirs.limit(REVIEWS_MAX).get();
    for (const doc of docs) {
      const { data } = ReviewSchema.safeParse(doc.data());
      if (data?.state === 'thanked') await queueReview(ports, data.submission, doc.id);
    }
  }
}
