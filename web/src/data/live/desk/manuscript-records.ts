/** What staff see of a submission beside its author: all of the timeline, who it was, and the reviews. */
import { REVIEWS, SUBMISSION_EVENTS_LOG, SUBMISSION_PRIVATE } from '@quire/model/collections';
import { type Review, ReviewSchema } from '@quire/model/entities/review';
import {
  SubmissionActorSchema,
  type SubmissionEventRecord,
  SubmissionEventSchema,
} from '@quire/model/entities/submission-record';
import type { ErrorCode } from '@quire/model/errors';
import { type DocumentData, orderBy } from 'firebase/firestore';
import type { z } from 'zod';
import { type Records, useRecords } from '../submission-records.ts';
import { type Looking, useReviewersShown } from './use-reviewers-shown.ts';

const readEvent = (data: DocumentData) => SubmissionEventSchema.parse(data);
const readActor = (data: DocumentData) => SubmissionActorSchema.parse(data);
const readReview = (data: DocumentData) => ReviewSchema.parse(data);

/** Everything that happened to it, newest first, live: at most 200 entries. */
export function useStaffEvents(submission: string): Records<SubmissionEventRecord> {
  return useRecords(submission, SUBMISSION_EVENTS_LOG, readEvent, orderBy('at', 'desc'));
}

type Actor = z.infer<typeof SubmissionActorSchema>;

/** Which account each entry was, by the entry's id. For those who handle it. */
export function useEventActors(looking: Looking): Records<Actor> {
  const { shown, problem } = useReviewersShown(looking);
  const records = useRecords(shown, SUBMISSION_PRIVATE, readActor, orderBy('at', 'desc'));
  return untilShown(records, looking, shown, problem);
}

/** Who reviews it and what they wrote, in the order of their invitations. For those who handle it. */
export function useReviews(looking: Looking): Records<Review> {
  const { shown, problem } = useReviewersShown(looking);
  const records = useRecords(shown, REVIEWS, readReview, orderBy('invited'));
  return untilShown(records, looking, shown, problem);
}

const untilShown = <Kind>(
  records: Records<Kind>,
  { submission }: Looking,
  shown: string | null,
  problem: ErrorCode | null,
): Records<Kind> =>
  shown === submission ? records : { records: [], loading: problem === null, problem };
