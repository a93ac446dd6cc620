/** What editors and reviewers ask of peer review: editors by their rights, reviewers by their link. */

import { z } from 'zod';
import { WRITTEN_ABOUT_MOST } from '../constants.ts';
import { documentId } from '../document-id.ts';
import { MAIL_STATES } from '../entities/mail.ts';
import { WordsLanguageSchema } from '../entities/mail-template.ts';
import {
  CO_REVIEWERS_MAX,
  CoReviewerSchema,
  ReviewConflictSchema,
  ReviewFileSchema,
  ReviewLoadSchema,
  ReviewReportSchema,
  SuggestedInsteadSchema,
} from '../entities/review.ts';
import { AskedFormSchema } from '../entities/review-form.ts';
import { REVIEW_MESSAGE_MAX, ReviewMessageSchema } from '../entities/review-message.ts';
import { QUEUE_MAX, WANTED_MAX } from '../entities/review-queue.ts';
import { ReviewerSchema } from '../entities/reviewer.ts';
import { SubmissionFileSchema } from '../entities/submission-file.ts';
import { ReleasedReportSchema, ReportsInSchema } from '../entities/submission-record.ts';
import { t } from '../messages/t.ts';
import { SUBMISSION_EVENTS } from '../states/moves/submission.ts';
import { REVIEW_STATE_NAMES } from '../states/review-states.ts';
import { REVIEWER_AUDIENCE_NAMES } from '../states/reviewer-audiences.ts';

const Nothing = z.object({});
const SubmissionId = documentId(/^[A-Za-z0-9_-]{1,60}$/);
const ReviewId = documentId(/^r\d{2}-[A-Za-z0-9_-]{1,80}$/);
const ReviewerId = documentId(/^[A-Za-z0-9_-]{1,80}$/);
const Uid = documentId(/^[^/]{1,128}$/);
const Instant = z.iso.datetime();
const Token = z.string().min(20).max(200);
const FileId = documentId(/^[A-Za-z0-9_-]{1,60}$/);
const Letter = z.string().trim().max(20_000);
const Reason = z.string().trim().max(2_000);

const call = <Request extends z.ZodType, Response extends z.ZodType>(
  request: Request,
  response: Response,
) => ({ request, response });

const Message = ReviewMessageSchema.pick({ key: true }).extend({
  text: z
    .string()
    .trim()
    .min(1, { error: () => t('fields.writeAMessage') })
    .max(REVIEW_MESSAGE_MAX),
});
const oneReview = z.object({ submission: SubmissionId, review: ReviewId });
const ReviewNow = z.object({ review: ReviewId, state: z.enum(REVIEW_STATE_NAMES) });

/** A person of the reviewer base, as an editor of one submission sees them. */
export const SuggestedReviewerSchema = z.object({
  id: ReviewerId,
  name: z.string(),
  email: z.string(),
  affiliation: z.string(),
  country: z.string(),
  orcid: z.string(),
  expertise: z.array(z.string()),
  /** Of their expertise, what the manuscript is about. */
  matches: z.array(z.string()),
  load: ReviewLoadSchema,
  /** The last day on which they said they cannot; absent today: they can. */
  unavailableUntil: z.iso.date().optional(),
  /** Whether they have asked not to be invited. */
  wantsNoInvitation: z.boolean().optional(),
  conflicts: z.array(ReviewConflictSchema),
  suggestedByAuthor: z.boolean(),
  /** What editors of this journal gave their reports, 1 to 5. */
  rating: z.object({ mean: z.number(), reports: z.number().int().positive() }).optional(),
  /** Their review of this round, where there is one. */
  review: ReviewNow.optional(),
});
export type SuggestedReviewer = z.infer<typeof SuggestedReviewerSchema>;

/** A person who has published with the press on a manuscript's subject and is not in the journal's base. */
export const SuggestedAuthorSchema = z.object({
  id: z.string(),
  given: z.string(),
  family: z.string(),
  /** Where it is published with an article of theirs. */
  email: z.string(),
  orcid: z.string(),
  affiliation: z.string(),
  /** The newest that share a topic with the manuscript. */
  articles: z.array(
    z.object({
      journal: z.string(),
      issue: z.string(),
      akey: z.string(),
      title: z.string(),
      year: z.string(),
    }),
  ),
  articleCount: z.number().int().positive(),
  conflicts: z.array(ReviewConflictSchema),
});
export type SuggestedAuthor = z.infer<typeof SuggestedAuthorSchema>;

/** A person who is not in the base yet: the invitation adds them. */
export const NewReviewerSchema = ReviewerSchema.pick({
  given: true,
  family: true,
  email: true,
  affiliation: true,
  expertise: true,
});

/** A file that a reviewer may fetch, under a name that says nothing of its author. */
export const ReviewerFileSchema = SubmissionFileSchema.pick({ kind: true, size: true }).extend({
  id: FileId,
  name: z.string(),
  label: z.string(),
});

/** The secret of a reviewer's link. */
export const ReviewViewSchema = z.object({
  /** `closed`: the link was revoked, and nothing of the manuscript is shown. */
  view: z.enum(['open', 'closed']),
  state: z.enum(REVIEW_STATE_NAMES),
  /** What the state means for the reviewer, and where it is over, why. */
  says: z.string(),
  journal: z.string(),
  you: z.string(),
  model: z.enum(['single', 'double', 'triple', 'open']),
  /** Whether the author is shown the recommendation. */
  sharesRecommendation: z.boolean(),
  /** Whether the journal publishes reports with the article. */
  publishesReviews: z.boolean(),
  /** Whether a reviewer may tell the author who they are. */
  maySign: z.boolean(),
  /** Nothing of it in a view that is closed. */
  manuscript: z
    .object({
      number: z.string(),
      title: z.string(),
      type: z.string(),
      abstract: z.string(),
      keywords: z.array(z.string()),
      translations: z
        .array(
          z.object({
            language: z.string(),
            title: z.string(),
            abstract: z.string(),
            keywords: z.array(z.string()),
          }),
        )
        .default([]),
      /** Empty where reviewers do not know the authors. */
      authors: z.array(z.string()),
      round: z.number().int(),
      /** The author's answer to the reports of the round before. */
      responseLetter: z.string(),
      files: z.array(ReviewerFileSchema),
    })
    .optional(),
  responseDue: Instant,
  due: Instant,
  /** Until when the reviewer has asked for, and no editor has answered yet. */
  timeAsked: Instant.optional(),
  /** With the editors, oldest first. */
  messages: z.array(ReviewMessageSchema.omit({ key: true })),
  /** What the editor asks about the report. */
  clarification: z.string(),
  /** The questions, as they were when the reviewer was asked. */
  form: AskedFormSchema,
  report: ReviewReportSchema,
  /** Without conflicts: they would reveal the authors. */
  coReviewers: z.array(CoReviewerSchema),
  revision: z.number().int(),
  files: z.array(ReviewFileSchema.omit({ path: true })),
  certificate: z.object({ code: z.string(), year: z.number().int() }).optional(),
});
export type ReviewView = z.infer<typeof ReviewViewSchema>;

export const REVIEW_CALLS = {
  /** People of the journal who work on a submission; the same again changes nothing. */
  assignEditor: call(
    z.object({ submission: SubmissionId, uid: Uid, as: z.enum(['editor', 'production']) }),
    Nothing,
  ),
  unassignEditor: call(
    z.object({ submission: SubmissionId, uid: Uid, as: z.enum(['editor', 'production']) }),
    Nothing,
  ),
  /** Ranked; without a query, by what the manuscript is about. */
  suggestReviewers: call(
    z.object({
      submission: SubmissionId,
      query: z.string().trim().max(200).default(''),
      cursor: z.number().int().nonnegative().default(0),
    }),
    z.object({
      reviewers: z.array(SuggestedReviewerSchema),
      cursor: z.number().int().nullable(),
    }),
  ),
  /** The press's own authors on what the manuscript is about, the nearest first. */
  suggestAuthors: call(
    z.object({ submission: SubmissionId }),
    z.object({ authors: z.array(SuggestedAuthorSchema) }),
  ),
  /** One person's conflicts, and the draft of the invitation. */
  draftInvitation: call(
    z.object({
      ...{ submission: SubmissionId, reviewer: ReviewerId },
      /** Of the letter; absent: the receiver's, and the caller's where that is not known. */
      language: WordsLanguageSchema.optional(),
    }),
    z.object({
      letter: z.string(),
      language: WordsLanguageSchema,
      responseDue: Instant,
      due: Instant,
      conflicts: z.array(ReviewConflictSchema),
    }),
  ),
  /** In this round; once: the same again is answered with the review there is. */
  inviteReviewer: call(
    z.object({
      submission: SubmissionId,
      reviewer: z.union([ReviewerId, NewReviewerSchema]),
      responseDue: Instant.optional(),
      due: Instant.optional(),
      letter: Letter.default(''),
      /** Why they are invited in spite of a conflict. */
      override: Reason.optional(),
    }),
    ReviewNow,
  ),
  /** The waiting list of this round, as a whole and in its order; `inviteNow`: as many as are missing are asked at once. */
  setReviewQueue: call(
    z.object({
      submission: SubmissionId,
      wanted: z.number().int().min(1).max(WANTED_MAX),
      reviewers: z.array(ReviewerId).max(QUEUE_MAX),
      inviteNow: z.boolean().default(false),
    }),
    z.object({ invited: z.number().int() }),
  ),
  reinviteReviewer: call(
    oneReview.extend({
      responseDue: Instant.optional(),
      due: Instant.optional(),
      letter: Letter.default(''),
      override: Reason.optional(),
    }),
    ReviewNow,
  ),
  remindReviewer: call(oneReview, ReviewNow),
  /** Everybody who has not answered or not reported in this round; whoever was reminded within the hour is not. */
  remindReviewers: call(
    z.object({ submission: oneReview.shape.submission }),
    z.object({ reminded: z.number().int(), open: z.number().int() }),
  ),
  /** The link is not valid afterwards. */
  cancelReview: call(oneReview.extend({ reason: Reason.default('') }), ReviewNow),
  /** Of the report; of an invitation, for the answer. */
  extendReview: call(oneReview.extend({ due: Instant }), ReviewNow),
  /** The day stays. With `extendReview` the answer to a reviewer who asks for more time. */
  refuseTime: call(oneReview, ReviewNow),
  /** Answered to the reviewer by mail. `key` is made by the sender: what is sent twice is kept once. */
  writeToReviewer: call(oneReview.extend(Message.shape), ReviewNow),
  /** The same to each reviewer of this round who is at that stage; `written` of them have it. */
  writeToReviewers: call(
    Message.extend({ submission: SubmissionId, to: z.enum(REVIEWER_AUDIENCE_NAMES) }),
    z.object({ written: z.number().int(), of: z.number().int() }),
  ),
  /** What `sendMessage` or `writeToReviewers` would send for these submissions; nothing is sent. */
  previewMessages: call(
    Message.pick({ text: true }).extend({
      submissions: z.array(SubmissionId).min(1).max(WRITTEN_ABOUT_MOST),
      to: z.enum(['authors', ...REVIEWER_AUDIENCE_NAMES]),
    }),
    z.object({
      mails: z.number().int(),
      /** Of them, each counted once. */
      people: z.number().int(),
      /** Submissions where the message is shown, but its receiver gets no such mails. */
      unmailed: z.number().int(),
      /** Submissions where the message would be refused, and why. */
      leftOut: z.array(z.object({ submission: SubmissionId, reason: z.string() })),
      /** The first mail; of reviewers with a name and an address that are made up. Null: no mail. */
      example: z.object({ subject: z.string(), text: z.string(), html: z.string() }).nullable(),
    }),
  ),
  returnReview: call(
    oneReview.extend({
      question: z
        .string()
        .trim()
        .min(1, { error: () => t('fields.clarificationMissing') })
        .max(5_000),
    }),
    ReviewNow,
  ),
  considerReview: call(
    oneReview.extend({ rating: z.number().int().min(1).max(5).optional() }),
    ReviewNow,
  ),
  /** Before staff who are not assigned may read who reviews a manuscript: it is noted that they do. */
  showReviewers: call(z.object({ submission: SubmissionId }), Nothing),
  /**
   * What became of the invitations and reminders: the outbox says of none which manuscript it is about.
   * Oldest first, by review.
   */
  reviewMails: call(
    z.object({ submission: SubmissionId }),
    z.object({
      mails: z.record(
        z.string(),
        z.array(
          z.object({
            what: z.enum(['invitation', 'reminder']),
            at: Instant,
            state: z.enum(MAIL_STATES),
            error: z.string(),
          }),
        ),
      ),
    }),
  ),
  /** The letter of a decision, with the reports that may be released: to be edited, nothing is kept. */
  draftDecision: call(
    z.object({
      ...{ submission: SubmissionId, event: z.enum(SUBMISSION_EVENTS) },
      /** Of the letter; absent: the receiver's, and the caller's where that is not known. */
      language: WordsLanguageSchema.optional(),
    }),
    z.object({
      letter: z.string(),
      language: WordsLanguageSchema,
      /** The name of whoever decides. */
      editor: z.string(),
      /** Of a decision on reports; the reports themselves are `reviews`. */
      reports: ReportsInSchema.nullable(),
      reviews: z.array(
        ReleasedReportSchema.extend({
          /** Names the report, and not its reviewer. */
          report: z.string(),
          /** Files that came with it: none is released unless an editor says so. */
          offered: z.array(
            z.object({ review: ReviewId, file: FileId, name: z.string(), size: z.number().int() }),
          ),
        }),
      ),
    }),
  ),
  /** The secret of a reviewer's link. It can be used repeatedly until it is revoked or expires. */
  viewReview: call(z.object({ token: Token }), ReviewViewSchema),
  answerInvitation: call(
    z.object({
      token: Token,
      answer: z.enum(['accept', 'decline']),
      /** Of a refusal. */
      reason: Reason.default(''),
      /** Of a refusal: who could be asked instead. */
      instead: SuggestedInsteadSchema.optional(),
      /** Of an acceptance: “None” is an answer. */
      competingInterest: Reason.default(''),
    }),
    ReviewNow,
  ),
  /** For the report, at most 60 days from now; of several requests, the last one counts. */
  askForTime: call(
    z.object({
      token: Token,
      due: z.iso.date(),
      reason: z.string().trim().max(1_000).default(''),
    }),
    ReviewNow,
  ),
  /** The complete new list. For a new co-reviewer, the reviewer confirms that they have agreed to the terms for reviewers. */
  nameCoReviewers: call(
    z.object({
      token: Token,
      coReviewers: z.array(CoReviewerSchema).max(CO_REVIEWERS_MAX),
      isConfirmed: z.boolean().default(false),
    }),
    ReviewNow,
  ),
  writeToEditor: call(Message.extend({ token: Token }), ReviewNow),
  /** `revision`: the one that was seen. Refused with `review/changed-elsewhere` where it is older. */
  saveReview: call(
    z.object({
      token: Token,
      revision: z.number().int().nonnegative(),
      report: ReviewReportSchema,
    }),
    ReviewNow.extend({ revision: z.number().int() }),
  ),
  /** `problems`: what is missing; nothing was sent then, but it is saved. */
  submitReview: call(
    z.object({
      token: Token,
      revision: z.number().int().nonnegative(),
      report: ReviewReportSchema,
    }),
    ReviewNow.extend({
      revision: z.number().int(),
      problems: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
  /** `key` is made by the sender: the same file sent twice is kept once. */
  addReviewFile: call(
    z.object({
      token: Token,
      key: documentId(/^[A-Za-z0-9_-]{8,60}$/),
      name: z.string().min(1).max(200),
      /** The bytes, in base64: at most 6 MiB of them. */
      data: z.base64().max(8_400_000),
    }),
    z.object({ file: ReviewFileSchema.omit({ path: true }) }),
  ),
  removeReviewFile: call(z.object({ token: Token, file: FileId }), Nothing),
  /** For everybody: whether a certificate is one of ours. Never of which manuscript. */
  checkCertificate: call(
    z.object({ code: z.string().trim().max(40) }),
    z.object({
      valid: z.boolean(),
      journal: z.string().optional(),
      year: z.number().int().optional(),
    }),
  ),
} as const;
