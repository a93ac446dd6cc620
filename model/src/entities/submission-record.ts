/** What is written beside a submission: its timeline, decisions and messages. By functions only. */
import { z } from 'zod';
import { SUBMISSION_ACTORS } from '../states/moves/move.ts';
import { SUBMISSION_EVENTS } from '../states/moves/submission.ts';
import { SUBMISSION_STATE_NAMES } from '../states/submission-states.ts';
import { ASSIGNMENT_REASON_KEYS } from './assignment-reasons.ts';
import { RECOMMENDATION_KEYS } from './recommendations.ts';
import { ReportRemarkSchema } from './report-remark.ts';
import { REVIEW_FILES_MAX, ReviewFileSchema } from './review.ts';
import { FILE_KIND_NAMES } from './submission-file.ts';

/** Who sees an entry: the author and staff, or staff alone. */
export const AUDIENCES = ['author', 'staff'] as const;

/** What staff and reviewers do behind the scenes: always for staff alone, and without names. */
export const STAFF_EVENTS = [
  'editor_assigned',
  'editor_unassigned',
  'assignment_skipped',
  'special_issue_changed',
  'production_assigned',
  'production_unassigned',
  'reviewer_invited',
  'reviewer_reminded',
  'conflict_overridden',
  'invitation_accepted',
  'invitation_declined',
  'invitation_expired',
  'review_extended',
  'review_overdue',
  'review_received',
  'review_returned',
  'review_considered',
  'review_cancelled',
  'decided_with_few_reports',
  'report_edited',
  'time_asked',
  'time_refused',
  'co_reviewers_named',
  'candidate_skipped',
  'reviewer_wrote',
  'reviewer_answered',
  'decision_recommended',
  'decision_recorded',
  'decision_undone',
  'decision_failed',
] as const;
export type StaffEvent = (typeof STAFF_EVENTS)[number];

const CORRECTIONS_IN = ['file', 'proof'] as const;
export type CorrectionsIn = (typeof CORRECTIONS_IN)[number];

/** `submissions/{id}/events/{eventId}`. */
export const SubmissionEventSchema = z.object({
  /** A move, or something else worth noting. */
  event: z.enum([
    ...SUBMISSION_EVENTS,
    'co_author_confirmed',
    'co_author_objected',
    'file_added',
    'file_removed',
    'author_changed',
    'revision_extended',
    'revision_reminded',
    ...STAFF_EVENTS,
  ]),
  from: z.enum(SUBMISSION_STATE_NAMES).optional(),
  to: z.enum(SUBMISSION_STATE_NAMES).optional(),
  round: z.number().int().nonnegative(),
  at: z.iso.datetime(),
  /** In which capacity; the author is not told who of the staff it was. */
  actor: z.enum([...SUBMISSION_ACTORS, 'co-author', 'reviewer']),
  /** Why, or what the author wrote with it: an appeal, the answer to the reports. */
  reason: z.string().max(20_000).optional(),
  /** Of a scheduled publication that failed: why; in earlier records `reason` says so. */
  problems: z.array(ReportRemarkSchema).max(200).optional(),
  /** Of a file whose name is the reason: what it is now. */
  fileKind: z.enum(FILE_KIND_NAMES).optional(),
  /** Of corrections to a proof: where they are, or where the rest of them is; in earlier records `reason` says so. */
  correctionsIn: z.enum(CORRECTIONS_IN).optional(),
  /** Of a due date that was moved: the new one. */
  dueAt: z.iso.datetime().optional(),
  audience: z.enum(AUDIENCES),
});
export type SubmissionEventRecord = z.infer<typeof SubmissionEventSchema>;

export const ReportsInSchema = z.object({
  /** By how many reviewers, in all rounds. */
  received: z.number().int().nonnegative(),
  /** As many as the journal asks for, for this type of article. */
  wanted: z.number().int().nonnegative(),
  /** Reviewers were asked in this round, and none of them has reported. */
  isRoundEmpty: z.boolean(),
});
export type ReportsIn = z.infer<typeof ReportsInSchema>;

/** `submissions/{id}/private/{eventId}`: which account it was, for staff; of a review, which one. */
export const SubmissionActorSchema = z.object({
  by: z.string(),
  at: z.iso.datetime(),
  review: z.string().optional(),
  /** The person who was assigned. */
  uid: z.string().optional(),
  /** Of a decision with fewer reports than the journal asks for: how many there were. */
  reports: ReportsInSchema.optional(),
  /** What may name reviewers, and is not for production staff. */
  reason: z.string().max(3_000).optional(),
  /** Why the journal's rule assigned this person or nobody; in earlier records only `reason` says so. */
  byRule: z.enum(ASSIGNMENT_REASON_KEYS).optional(),
  /** What whoever handles it without deciding would decide. */
  recommendation: z.enum(RECOMMENDATION_KEYS).optional(),
  /** Of a decision that was recorded, undone or could not take effect: which. */
  decision: z.enum(SUBMISSION_EVENTS).optional(),
});

/** A report as it is released to the author. */
export const ReleasedReportSchema = z.object({
  label: z.string().max(700),
  recommendation: z.string().max(40).optional(),
  comments: z.string().max(50_000),
});

/** A file of a report that an editor has given to the author: a copy of its own. */
export const ReleasedFileSchema = ReviewFileSchema.pick({
  name: true,
  format: true,
  size: true,
  path: true,
});
export type ReleasedFile = z.infer<typeof ReleasedFileSchema>;

/** `submissions/{id}/decisions/{rNN-event}`: what the author is told. */
export const DecisionSchema = z.object({
  event: z.enum(SUBMISSION_EVENTS),
  round: z.number().int().nonnegative(),
  at: z.iso.datetime(),
  letter: z.string().min(1).max(20_000),
  dueAt: z.iso.datetime().optional(),
  /** Reports that are released with it, without names unless the journal's review is open. */
  reviews: z
    .array(
      ReleasedReportSchema.extend({
        files: z.array(ReleasedFileSchema).max(REVIEW_FILES_MAX).optional(),
      }),
    )
    .max(20)
    .default([]),
});
export type Decision = z.infer<typeof DecisionSchema>;

/** `submissions/{id}/messages/{messageId}`. */
export const MessageSchema = z.object({
  side: z.enum(['author', 'editor']),
  /** The author's name, or the journal's for its editors. */
  name: z.string().max(200),
  text: z.string().min(1).max(5_000),
  at: z.iso.datetime(),
});
export type Message = z.infer<typeof MessageSchema>;
