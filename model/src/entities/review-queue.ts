/** Who is asked next where a reviewer declines, does not answer or is cancelled. */
import { z } from 'zod';
import { errorMessage } from '../errors.ts';
import { longDate } from '../messages/dates.ts';
import { t } from '../messages/t.ts';
import { conflictText, ReviewConflictSchema } from './review.ts';

export const QUEUE_MAX = 20;
export const WANTED_MAX = 10;

/** Why a person can no longer be asked at all. */
export const REFUSALS_OF_REVIEWERS = [
  'review/no-reviewer',
  'review/unavailable',
  'invitation/stopped',
] as const;

const Instant = z.iso.datetime();
const Reviewer = z.object({
  /** In the base of reviewers. */
  reviewerId: z.string(),
  name: z.string().max(200),
});

const SkippedWhySchema = z.union([
  z.object({ conflicts: z.array(ReviewConflictSchema).min(1) }),
  z.object({ awayUntil: z.iso.date() }),
  z.object({ refusal: z.enum(REFUSALS_OF_REVIEWERS) }),
]);
export type SkippedWhy = z.infer<typeof SkippedWhySchema>;

/** `submissions/{id}/reviewQueues/{rNN}`, of one round. Written by functions only; never where an author reads. */
export const ReviewQueueSchema = z.object({
  round: z.number().int().nonnegative(),
  /** As many are at work or have reported; while there are fewer, the next are asked. */
  wanted: z.number().int().min(1).max(WANTED_MAX),
  /** The first is the next. */
  candidates: z
    .array(
      Reviewer.extend({
        /** Who put them there, and asks them. */
        by: z.string(),
        at: Instant,
      }),
    )
    .max(QUEUE_MAX),
  /** Whose turn had come and who could not be asked, with why. */
  skipped: z
    .array(
      Reviewer.extend({
        /** In words of the press's first language. */
        reason: z.string().max(600),
        /** The same as data; absent in records that were stored before. */
        why: SkippedWhySchema.optional(),
        at: Instant,
      }),
    )
    .max(QUEUE_MAX)
    .default([]),
});
export type ReviewQueue = z.infer<typeof ReviewQueueSchema>;

function whyText(why: SkippedWhy): string {
  if ('conflicts' in why) return why.conflicts.map(conflictText).join(' ');
  if ('awayUntil' in why)
    return t('reviewWords.reviewerAwayUntil', { date: longDate(why.awayUntil) });
  return errorMessage(why.refusal);
}

/** Why a person was not asked: in the reader's language, or in the stored words. */
export const skippedText = ({
  reason,
  why,
}: Pick<ReviewQueue['skipped'][number], 'reason' | 'why'>) => (why ? whyText(why) : reason);
