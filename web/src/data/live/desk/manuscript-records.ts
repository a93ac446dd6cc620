/** What staff see of a submission beside its author: all of the timeline, who it was, and the reviews. */
import {
  INTEGRITY,
  INTEGRITY_FOUND,
  INTEGRITY_SIMILARITY,
  INTEGRITY_TICKS,
  REVIEW_QUEUES,
  REVIEWS,
  SUBMISSION_EVENTS_LOG,
  SUBMISSION_PRIVATE,
} from '@quire/model/collections';
import { type Integrity, IntegritySchema } from '@quire/model/entities/integrity';
import { type Review, ReviewSchema } from '@quire/model/entities/review';
import { type ReviewQueue, ReviewQueueSchema } from '@quire/model/entities/review-queue';
import { type Similarity, SimilaritySchema } from '@quire/model/entities/similarity';
import { type StaffTick, StaffTicksSchema } from '@quire/model/entities/staff-check';
import {
  SubmissionActorSchema,
  type SubmissionEventRecord,
  SubmissionEventSchema,
} from '@quire/model/entities/submission-record';
import type { ErrorCode } from '@quire/model/errors';
import { type DocumentData, orderBy } from 'firebase/firestore';
import { useMemo } from 'react';
import type { z } from 'zod';
import { type Records, useRecords } from '../submission-records.ts';
import { type Looking, useReviewersShown } from './use-reviewers-shown.ts';

const readEvent = (data: DocumentData) => SubmissionEventSchema.parse(data);
const readActor = (data: DocumentData) => SubmissionActorSchema.parse(data);
const asStored = (data: DocumentData) => data;
const readQueue = (data: DocumentData) => ReviewQueueSchema.parse(data);
const readReview = (data: DocumentData) => ReviewSchema.parse(data);

interface Checked {
  /** What the press found when it was last sent; null: nothing was looked for. */
  readonly found: Integrity | null;
  /** What staff have ticked of the journal's checklist. */
  readonly ticks: readonly StaffTick[];
  /** The last comparison with published texts; null: there was none. */
  readonly similarity: Similarity | null;
  readonly loading: boolean;
}

/** What was checked of it, live. For those who handle it: with null nothing is asked. */
export function useIntegrity(submission: string | null): Checked {
  const { records, loading } = useRecords(submission, INTEGRITY, asStored);
  return useMemo(() => {
    const stored = (name: string) => records.find(({ id }) => id === name);
    return {
      found: IntegritySchema.safeParse(stored(INTEGRITY_FOUND)).data ?? null,
      ticks: StaffTicksSchema.safeParse(stored(INTEGRITY_TICKS)).data?.ticks ?? [],
      similarity: SimilaritySchema.safeParse(stored(INTEGRITY_SIMILARITY)).data ?? null,
      loading,
    };
  }, [records, loading]);
}

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

/** Who waits to be asked, round by round. For those who handle it. */
export function useReviewQueues(looking: Looking): Records<ReviewQueue> {
  const { shown, problem } = useReviewersShown(looking);
  const records = useRecords(shown, REVIEW_QUEUES, readQueue, orderBy('round'));
  return untilShown(records, looking, shown, problem);
}

const untilShown = <Kind>(
  records: Records<Kind>,
  { submission }: Looking,
  shown: string | null,
  problem: ErrorCode | null,
): Records<Kind> =>
  shown === submission ? records : { records: [], loading: problem === null, problem };
