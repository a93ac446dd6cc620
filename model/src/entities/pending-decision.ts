/** A decision between the moment in which an editor makes it and the one in which it takes effect. */
import { z } from 'zod';
import {
  SUBMISSION_EVENTS,
  type SubmissionEvent,
  submissionMove,
} from '../states/moves/submission.ts';

/** Whether a move waits before it takes effect: those that tell the author how the journal decides. */
export const isHeldMove = (event: SubmissionEvent): boolean =>
  submissionMove(event).mails.includes('author/decision');

/** `submissions/{id}/held/decision`: what staff see of it. Written by functions only. */
export const HeldDecisionSchema = z.object({
  event: z.enum(SUBMISSION_EVENTS),
  /** The account that decided. */
  by: z.string(),
  at: z.iso.datetime(),
  takesEffectAt: z.iso.datetime(),
  /** Why it did not take effect: a refusal, and what was missing. Nothing more happens to it. */
  failed: z
    .object({ code: z.string(), message: z.string(), problems: z.array(z.string()) })
    .optional(),
});
export type HeldDecision = z.infer<typeof HeldDecisionSchema>;

/** `pendingDecisions/{submission}`: besides, what the editor asked for, as `moveSubmission` takes it. */
export const PendingDecisionSchema = HeldDecisionSchema.extend({
  asked: z.record(z.string(), z.unknown()),
  /** When it is taken up; absent in one that has failed. */
  dueAt: z.iso.datetime().optional(),
});
export type PendingDecision = z.infer<typeof PendingDecisionSchema>;
