/** What readers see of an article's review, where its journal publishes it. */
import { z } from 'zod';
import { ChangedAtSchema } from './changed-at.ts';
import { PUBLISHED_DECISION_KEYS } from './published-decisions.ts';
import { RECOMMENDATION_KEYS } from './recommendations.ts';

/** Of a report with many formulas there are megabytes of it. */
const Html = z.string();
const Day = z.iso.date();

/** One reviewer's report. Names are there only where the reviewer agreed to it. */
export const PublishedReportSchema = z.object({
  /** Part of its address: `report-1-2` is the second of the first round. */
  id: z.string().max(40),
  /** “Reviewer 1” in the press's first language, which is all that records made before `reviewer` have. */
  label: z.string().max(40),
  /** The 1 of “Reviewer 1”: pages write it in their own language. */
  reviewer: z.number().int().positive().optional(),
  name: z.string().max(200).optional(),
  /** Who reviewed with them; only beside a name. */
  coReviewers: z.array(z.string().max(200)).max(10).optional(),
  date: Day,
  /** In words, likewise. */
  recommendation: z.string().max(40).optional(),
  /** Its code; only beside the words. */
  recommended: z.enum(RECOMMENDATION_KEYS).optional(),
  html: Html,
  /** The journal changed the reviewer's words. */
  isEdited: z.boolean(),
});
export type PublishedReport = z.infer<typeof PublishedReportSchema>;

const PublishedLetterSchema = z.object({ id: z.string().max(40), date: Day, html: Html });

export const ReviewRoundSchema = z.object({
  /** From 1, as readers count. */
  number: z.number().int().positive(),
  reports: z.array(PublishedReportSchema).max(20),
  /** How many reports their reviewers did not want published. */
  withheld: z.number().int().nonnegative(),
  decisions: z
    .array(
      PublishedLetterSchema.extend({
        /** In words, likewise. */
        title: z.string().max(80),
        event: z.enum(PUBLISHED_DECISION_KEYS).optional(),
      }),
    )
    .max(10),
  /** The authors' answer to the reports. */
  reply: PublishedLetterSchema.optional(),
});
export type ReviewRound = z.infer<typeof ReviewRoundSchema>;

export const ReviewRoundsSchema = z.array(ReviewRoundSchema).max(50);

/** The peer review of an article, made once, when the article is first published. */
export const PublishedPeerReviewSchema = z.object({
  journal: z.string(),
  akey: z.string(),
  published: Day,
  rounds: ReviewRoundsSchema,
  changedAt: ChangedAtSchema,
});
export type PublishedPeerReview = z.infer<typeof PublishedPeerReviewSchema>;

/** `publishedReviews/{jkey~akey}`: with its rounds, or with the published file that holds them where a document is too small. */
export const PeerReviewRecordSchema = z.union([
  PublishedPeerReviewSchema,
  PublishedPeerReviewSchema.omit({ rounds: true }).extend({ file: z.string().max(80) }),
]);
export type PeerReviewRecord = z.infer<typeof PeerReviewRecordSchema>;
