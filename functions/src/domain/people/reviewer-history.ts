import type { CALLS } from '@quire/model/calls/calls';
import { REVIEWERS, REVIEWS, SUBMISSIONS } from '@quire/model/collections';
import { ReviewSchema } from '@quire/model/entities/review';
import { ReviewerSchema } from '@quire/model/entities/reviewer';
import { type Asker, can } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight } from '../access/may-write.ts';
import { readPermissions } from '../access/read-permissions.ts';
import { readSubmission } from '../submissions/read-submission.ts';

/** The newest reviews of a person with many. */
const MOST = 100;

/** Every review that names a reviewer, in any submission. */
export const reviewsBy = (db: Firestore, reviewer: string) =>
  db.collectionGroup(REVIEWS).where('reviewerId', '==', reviewer);

/**
 * `reviewerHistory`: the invitations of a reviewer, newest first. Manuscripts that the user does not handle are only
 * counted; manuscripts that the user wrote are omitted. Throws `Refused`.
 */
export async function reviewerHistory(
  { db }: { readonly db: Firestore },
  person: Asker,
  { reviewer: id }: { readonly reviewer: string },
): Promise<z.input<typeof CALLS.reviewerHistory.response>> {
  requireRecordRight(person, { action: 'reviewer.edit' });
  const reviewer = readRecord(await db.collection(REVIEWERS).doc(id).get(), ReviewerSchema);
  if (!reviewer) throw new Refused('review/no-reviewer');
  const isTheirs = reviewer.journals.some((journal) => can(person, 'reviewer.edit', { journal }));
  if (!isTheirs && !can(person, 'reviewer.edit')) throw new Refused('access/denied');
  const { docs } = await reviewsBy(db, id).limit(MOST).get();
  const shown = await Promise.all(
    docs.map(async (doc) => {
      const review = ReviewSchema.parse(doc.data());
      const ref = db.collection(SUBMISSIONS).doc(review.submission);
      const submission = readSubmission(await ref.get());
      const { journal, authorUids, editors: assigned } = submission;
      const permissions = await readPermissions(db, journal);
      const subject = { journal, authorUids, assigned, permissions };
      if (authorUids.includes(person.uid)) return [];
      if (!can(person, 'review.read', subject)) return [null];
      const { round, state, invited, responded, due, submitted, reminders, editorRating } = review;
      const seen = {
        ...{ submission: review.submission, journal, round, state, invited, due },
        number: submission.number ?? '',
        title: submission.title,
        reminders: reminders.length,
        ...(responded ? { responded } : {}),
        ...(submitted ? { submitted } : {}),
        ...(editorRating ? { rating: editorRating } : {}),
      };
      return [seen];
    }),
  );
  const known = shown.flat();
  const reviews = known.filter((each) => each !== null);
  return {
    reviews: reviews.toSorted((a, b) => b.invited.localeCompare(a.invited)),
    hidden: known.length - reviews.length,
  };
}
