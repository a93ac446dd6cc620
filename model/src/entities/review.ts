/** One reviewer's review of one round (field 5.1, ReviewAssignment). Never where an author reads. */

import { z } from 'zod';
import { isOrcid } from '../identifiers.ts';
import { t } from '../messages/t.ts';
import { REVIEW_STATE_NAMES, type ReviewLoadKey } from '../states/review-states.ts';
import { CANCEL_REASON_KEYS } from './cancel-reasons.ts';
import { RECOMMENDATION_KEYS } from './recommendations.ts';
import { AnswersSchema, AskedFormSchema } from './review-form.ts';
import { REVIEW_MESSAGES_MAX, ReviewMessageSchema } from './review-message.ts';

/** 1 to 5, and what reviewers read beside them. */
export const REVIEW_SCORES = {
  get originality() {
    return t('reviewWords.reviewScoreOriginality');
  },
  get method() {
    return t('reviewWords.reviewScoreMethod');
  },
  get clarity() {
    return t('reviewWords.reviewScoreClarity');
  },
  get significance() {
    return t('reviewWords.reviewScoreSignificance');
  },
  get english() {
    return t('reviewWords.reviewScoreEnglish');
  },
} as const;
export type ReviewScore = keyof typeof REVIEW_SCORES;
export const REVIEW_SCORE_KEYS = Object.keys(REVIEW_SCORES) as [ReviewScore, ...ReviewScore[]];

/** What it takes to send a report. */
export const COMMENTS_TO_AUTHOR_MIN = 50;
export const COMMENTS_MAX = 50_000;
export const REVIEW_FILES_MAX = 3;

/** What a reviewer is asked by a journal that publishes its reviews. */
export const REPORT_PUBLICATIONS = {
  get named() {
    return t('reviewWords.reportPublicationNamed');
  },
  get anonymous() {
    return t('reviewWords.reportPublicationAnonymous');
  },
  get no() {
    return t('reviewWords.reportPublicationNo');
  },
} as const;
export type ReportPublication = keyof typeof REPORT_PUBLICATIONS;
const REPORT_PUBLICATION_KEYS = Object.keys(REPORT_PUBLICATIONS) as [
  ReportPublication,
  ...ReportPublication[],
];

/** As it is typed: everything may still be missing. */
export const ReviewReportSchema = z.object({
  scores: z.partialRecord(z.enum(REVIEW_SCORE_KEYS), z.number().int().min(1).max(5)).default({}),
  /** To the journal's own questions. */
  answers: AnswersSchema,
  recommendation: z.enum(RECOMMENDATION_KEYS).optional(),
  commentsToAuthor: z.string().max(COMMENTS_MAX).default(''),
  commentsToEditor: z.string().max(COMMENTS_MAX).default(''),
  /** “None” is an answer; nothing is not. */
  competingInterest: z.string().max(2_000).default(''),
  /** The reviewer signs: the author learns who they are, where the review is open or its journal allows it. */
  publicConsent: z.boolean().default(false),
  /** Where the journal publishes reports: whether this one may be, and with its author's name. */
  publication: z.enum(REPORT_PUBLICATION_KEYS).optional(),
});
export type ReviewReport = z.infer<typeof ReviewReportSchema>;

/** A file that the reviewer added to the report, without the properties it had. */
export const ReviewFileSchema = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
  name: z.string().min(1).max(200),
  format: z.enum(['pdf', 'docx', 'odt', 'md', 'txt']),
  size: z.number().int().positive(),
  sha256: z.string().length(64),
  path: z.string(),
});
export type ReviewFile = z.infer<typeof ReviewFileSchema>;

/** Why a person should not review a manuscript. Authors never may; other conflicts can be overridden. */
export const REVIEW_CONFLICTS = {
  get author() {
    return t('reviewWords.reviewConflictAuthor');
  },
  get self() {
    return t('reviewWords.reviewConflictSelf');
  },
  get 'same-institution'() {
    return t('reviewWords.reviewConflictSameInstitution');
  },
  get 'same-domain'() {
    return t('reviewWords.reviewConflictSameDomain');
  },
  get 'co-author'() {
    return t('reviewWords.reviewConflictCoAuthor');
  },
  get opposed() {
    return t('reviewWords.reviewConflictOpposed');
  },
} as const;
export type ReviewConflictKind = keyof typeof REVIEW_CONFLICTS;
const CONFLICT_KEYS = Object.keys(REVIEW_CONFLICTS) as [
  ReviewConflictKind,
  ...ReviewConflictKind[],
];
export const ReviewConflictSchema = z.object({
  kind: z.enum(CONFLICT_KEYS),
  /** In words of the press's first language, with what it rests on. */
  message: z.string().max(400),
  /** What it rests on: a name, a title or the author's reason; absent in records that were stored before. */
  about: z.string().max(400).optional(),
});
export type ReviewConflict = z.infer<typeof ReviewConflictSchema>;

/** A conflict in the reader's language, or in its stored words where nothing else was stored. */
export function conflictText({ kind, message, about }: ReviewConflict): string {
  if (about === undefined) return message;
  const conflict = REVIEW_CONFLICTS[kind];
  return about === '' ? conflict : t('reviewWords.reviewConflictAbout', { conflict, about });
}

export const CO_REVIEWERS_MAX = 2;

const CoReviewerNameSchema = z
  .string()
  .trim()
  .min(1, { error: () => t('reviewWords.enterAName') })
  .max(80);

/** A co-reviewer, as the reviewer names them. */
export const CoReviewerSchema = z.object({
  given: CoReviewerNameSchema,
  family: CoReviewerNameSchema,
  email: z.email(),
  orcid: z
    .string()
    .refine(isOrcid, { error: () => t('fields.orcidWrong') })
    .optional(),
});
export type CoReviewer = z.infer<typeof CoReviewerSchema>;

/** With what was found on the day they were named; for editors. */
const NamedCoReviewerSchema = CoReviewerSchema.extend({
  at: z.iso.datetime(),
  conflicts: z.array(ReviewConflictSchema),
});

/** A person suggested by a reviewer who declines. */
export const SuggestedInsteadSchema = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.union([z.literal(''), z.email()]).default(''),
  affiliation: z.string().trim().max(400).default(''),
});
export type SuggestedInstead = z.infer<typeof SuggestedInsteadSchema>;

/** By the calendar of field 5.3, or by an editor's hand. */
export const REVIEW_REMINDER_KINDS = [
  'invited+3',
  'invited+6',
  'due-3',
  'due+1',
  'due+5',
  'by-hand',
] as const;
export type ReviewReminderKind = (typeof REVIEW_REMINDER_KINDS)[number];

const Instant = z.iso.datetime();
const Name = z.string().max(200);

/** A report as an editor gave it to the author. */
const ReleaseSchema = z.object({
  /** Of the decision that it went with. */
  at: Instant,
  by: z.string(),
  comments: z.string().max(COMMENTS_MAX),
  /** An editor changed the reviewer's words. */
  isEdited: z.boolean(),
  recommendation: z.string().max(40).optional(),
});

/** `submissions/{id}/reviews/{rNN-reviewer}`. Written by functions only. */
export const ReviewSchema = z.object({
  submission: z.string(),
  journal: z.string(),
  round: z.number().int().nonnegative(),
  /** In the base of reviewers. */
  reviewerId: z.string(),
  /** As they were when they were invited. */
  reviewer: z.object({
    name: Name,
    email: z.email(),
    affiliation: z.string().max(400).default(''),
  }),
  /** Their account, where they have one. */
  uid: z.string().optional(),
  model: z.enum(['single', 'double', 'triple', 'open']),
  /** What the journal did on the day of the invitation, and the report form says: it binds the decision. */
  sharesRecommendation: z.boolean().default(false),
  /** Likewise whether the journal publishes its reviews: who was not told so is not published. */
  publishesReviews: z.boolean().default(false),
  /** Likewise whether reviewers may tell the author who they are. */
  maySign: z.boolean().default(false),
  /** Likewise the journal's questions; absent: the standard form. */
  form: AskedFormSchema.optional(),
  state: z.enum(REVIEW_STATE_NAMES),
  /** When the state, or the day it leads to, was last changed. */
  since: Instant,
  invited: Instant,
  /** Who invited. */
  invitedBy: z.string(),
  responseDue: Instant,
  responded: Instant.optional(),
  due: Instant,
  submitted: Instant.optional(),
  considered: Instant.optional(),
  thanked: Instant.optional(),
  ended: Instant.optional(),
  /** Cancelled after the reviewer had accepted; gone when they are invited again. */
  withdrawn: z.literal(true).optional(),
  /** From the acceptance to the first report, which a clarification does not change. */
  reportDays: z.number().int().nonnegative().optional(),
  /** How many invitations were sent: a second one to the same person counts. */
  invitations: z.number().int().positive(),
  reminders: z
    .array(
      z.object({
        kind: z.enum(REVIEW_REMINDER_KINDS),
        at: Instant,
        /** The day it counts from: of the invitation, or for the report. */
        about: Instant,
        /** In the outbox. */
        mail: z.string(),
        /** It was due, but they have stopped invitations since: no mail was sent. */
        isStopped: z.literal(true).optional(),
      }),
    )
    .max(200)
    .default([]),
  /** The reviewer asks for another day; gone once an editor has answered. */
  timeAsked: z.object({ due: Instant, reason: z.string().max(1_000), at: Instant }).optional(),
  /** Between the reviewer and the editors, oldest first. */
  messages: z.array(ReviewMessageSchema).max(REVIEW_MESSAGES_MAX).default([]),
  declineReason: z.string().max(2_000).optional(),
  suggestedInstead: SuggestedInsteadSchema.optional(),
  cancelReason: z.string().max(2_000).optional(),
  /** Where the press has cancelled it by itself: why. In earlier reviews `cancelReason` says so. */
  cancelledWhy: z.enum(CANCEL_REASON_KEYS).optional(),
  /** What the editor asks about the report. */
  clarification: z.string().max(5_000).optional(),
  report: ReviewReportSchema,
  /** Who reviews with them. The author learns of them only where the report is signed. */
  coReviewers: z.array(NamedCoReviewerSchema).max(CO_REVIEWERS_MAX).default([]),
  /**
   * The manuscript is by one of the staff: the base of reviewers, which they read, does not count it.
   */
  uncounted: z.literal(true).optional(),
  /** Without it nobody can tell from the outbox which mails are about this review. */
  mailKey: z.string().max(64).default(''),
  /** Goes up by one with every save of the report: of two tabs, the second is told. */
  revision: z.number().int().nonnegative(),
  files: z.array(ReviewFileSchema).max(REVIEW_FILES_MAX).default([]),
  /** What the author was given of the report; the report itself stays as its reviewer wrote it. */
  released: ReleaseSchema.optional(),
  /** Of an editor, for editors. */
  editorRating: z.number().int().min(1).max(5).optional(),
  certificateCode: z.string().max(40).optional(),
  /** What an editor invited them in spite of, and why. */
  overridden: z
    .object({
      conflicts: z.array(ReviewConflictSchema),
      reason: z.string().max(2_000),
      by: z.string(),
      at: Instant,
    })
    .optional(),
});
export type Review = z.infer<typeof ReviewSchema>;
export type StoredReview = Review & { readonly id: string };

const Count = z.number().int().nonnegative().default(0);

/** What `reviewers/{id}.load` counts besides the states; absent in old records. */
type ReviewerFigure = 'withdrawn' | 'timed' | 'reportDays';
export type ReviewCountKey = ReviewLoadKey | ReviewerFigure;

/** `reviewers/{id}.load`: how many reviews a person has in each kind of state, and what editors filter by. Kept by functions. */
export const ReviewLoadSchema = z.object({
  invited: Count,
  working: Count,
  done: Count,
  declined: Count,
  expired: Count,
  cancelled: Count,
  /** Of the cancelled, those that the reviewer had accepted. */
  withdrawn: Count,
  /** The reports whose days are known, and the sum of these days. */
  timed: Count,
  reportDays: Count,
  /** When they were last asked. */
  asked: Instant.optional(),
} satisfies Readonly<Record<ReviewCountKey | 'asked', z.ZodType>>);
export type ReviewLoad = z.infer<typeof ReviewLoadSchema>;

/** `reviewClocks/{submission~review}`: when time does something to a review. For functions only. */
export const ReviewClockSchema = z.object({
  submission: z.string(),
  review: z.string(),
  at: Instant,
});
