import {
  articleDocId,
  DECISIONS,
  PUBLISHED_REVIEWS,
  REVIEWS,
  SUBMISSION_EVENTS_LOG,
  SUBMISSIONS,
} from '@quire/model/collections';
import type { Article } from '@quire/model/entities/article';
import { type PeerReviewRecord, PeerReviewRecordSchema } from '@quire/model/entities/peer-review';
import { ReviewSchema } from '@quire/model/entities/review';
import { DecisionSchema, SubmissionEventSchema } from '@quire/model/entities/submission-record';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Ports } from '../../../platform/database/ports.ts';
import { composePeerReview } from './compose-peer-review.ts';
import { fitPeerReview } from './fit-peer-review.ts';

const byTime = (one: { readonly at: string }, other: { readonly at: string }): number =>
  one.at < other.at ? -1 : 1;

export const peerReviewRef = (
  { db }: Ports,
  { journal, akey }: Pick<Article, 'journal' | 'akey'>,
): DocumentReference => db.collection(PUBLISHED_REVIEWS).doc(articleDocId(journal, akey));

/**
 * The published peer review of an article: the existing one if it was published already, otherwise composed from its
 * manuscript's records. Later changes of these have no effect. Null if there is none.
 */
export async function readPeerReview(
  ports: Ports,
  article: Article,
): Promise<{ readonly review: PeerReviewRecord; readonly isNew: boolean } | null> {
  const { submission, journal, akey } = article;
  if (submission === undefined) return null;
  const known = PeerReviewRecordSchema.safeParse(
    (await peerReviewRef(ports, article).get()).data(),
  );
  if (known.success) return { review: known.data, isNew: false };
  const manuscript = ports.db.collection(SUBMISSIONS).doc(submission);
  const [reviews, decisions, revisions] = await Promise.all([
    manuscript.collection(REVIEWS).get(),
    manuscript.collection(DECISIONS).get(),
    manuscript.collection(SUBMISSION_EVENTS_LOG).where('event', '==', 'submit_revision').get(),
  ]);
  const review = composePeerReview(
    { journal, akey, published: ports.now().toISOString().slice(0, 10) },
    {
      reviews: reviews.docs.map((doc) => ({ ...ReviewSchema.parse(doc.data()), id: doc.id })),
      decisions: decisions.docs.map((doc) => DecisionSchema.parse(doc.data())).toSorted(byTime),
      revisions: revisions.docs
        .map((doc) => SubmissionEventSchema.parse(doc.data()))
        .toSorted(byTime),
    },
  );
  return review && { review: await fitPeerReview(ports, review), isNew: true };
}
