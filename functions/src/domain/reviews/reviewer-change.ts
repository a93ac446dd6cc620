/** The holder of a reviewer's link, and the one review that it gives access to. */
import type { StoredReview } from '@quire/model/entities/review';
import type { ReviewLink } from '@quire/model/entities/review-link';
import type { Submission } from '@quire/model/entities/submission';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { sameAddress } from '../conflicts/same-address.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { followReviewLink } from './review-links.ts';
import { readReview, reviewerOf, reviewRef } from './review-record.ts';

export interface ReviewerFacts {
  readonly tx: Transaction;
  readonly link: ReviewLink;
  readonly before: StoredReview;
  /** The submission's id. */
  readonly id: string;
  readonly submission: Submission;
  readonly reviewer: DocumentReference | null;
  readonly now: Date;
}

/**
 * Runs `work` for the review of a link, within a transaction. Throws `review/link-…` for an unknown or
 * expired link. A revoked link is followed: `work` decides what it still shows.
 */
export function withLink<T>(
  ports: SubmissionPorts,
  token: string,
  work: (facts: ReviewerFacts) => Promise<T>,
): Promise<T> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const link = await followReviewLink(ports, tx, token);
    const stored = await tx.get(reviewRef(db, link.submission, link.review));
    if (!stored.exists) throw new Refused('review/link-unknown');
    const before = readReview(stored);
    const submission = readSubmission(await tx.get(submissionRef(db, link.submission)));
    const reviewer = await reviewerOf(db, tx, before);
    return work({ tx, link, before, id: link.submission, submission, reviewer, now: ports.now() });
  });
}

/** The same, but refuses revoked links and those of reviewers who have become authors. */
export function withOpenLink<T>(
  ports: SubmissionPorts,
  token: string,
  work: (facts: ReviewerFacts) => Promise<T>,
): Promise<T> {
  return withLink(ports, token, (facts) => {
    if (facts.link.revokedAt !== undefined) throw new Refused('review/link-revoked');
    if (becameAuthor(facts)) throw new Refused('review/author');
    return work(facts);
  });
}

/** A revision can add authors. */
export function becameAuthor({
  submission: { authors, authorUids },
  before: { reviewer, uid },
}: Pick<ReviewerFacts, 'submission' | 'before'>): boolean {
  const address = sameAddress(reviewer.email);
  const isNamed = authors.some(({ email }) => sameAddress(email) === address);
  return isNamed || (uid !== undefined && authorUids.includes(uid));
}
