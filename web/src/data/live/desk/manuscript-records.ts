/** What staff see of a submission beside its author: all of the timeline, who it was, and the reviews. */
import { REVIEWS, SUBMISSION_EVENTS_LOG, SUBMISSION_PRIVATE } from '@quire/model/collections';
import { type Review, ReviewSchema } from '@quire/model/entities/review';
import {
  SubmissionActorSchema,
  type SubmissionEventRecord,
  SubmissionEventSchema,
} from '@quire/model/entities/submission-record';
import { type DocumentData, orderBy } from 'firebase/firestore';
import type { z } from 'zod';
import { type Records, useRecords } from '../submission-records.ts';

const readEvent = (data: DocumentData) => SubmissionEventSchema.parse(data);
const readActor = (data: DocumentData) => SubmissionActorSchema.parse(data);
const readReview = (data: DocumentData) => ReviewSchema.parse(data);

/** Everything that happened to it, newest first, live: at most 200 entries. */
export function useStaffEvents(submission: string): Records<SubmissionEventRecord> {
  return useRecords(submission, SUBMISSION_EVENTS_LOG, readEvent, orderBy('at', 'desc'));
}

type Actor = z.infer<typeof SubmissionActorSchema>;

/** Which account each entry was, by the entry's id. For those who handle it. */
export function useEventActors(submission: string | null): Records<Actor> {
  return useRecords(submission, SUBMISSION_PRIVATE, readActor, orderBy('at', 'desc'));
}

/** Who reviews it and what they wrote, in the order of their invitations. For those who handle it. */
export function useReviews(submission: string | null): Records<Review> {
  return useRecords(submission, REVIEWS, readReview, orderBy('invited'));
}
