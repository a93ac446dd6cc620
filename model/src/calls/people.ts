/** What the office asks about people: its base of reviewers, those who published, their iDs. */
import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { REVIEW_STATE_NAMES } from '../states/review-states.ts';
import { URL_KEY } from '../url-key.ts';

const call = <Request extends z.ZodType, Response extends z.ZodType>(
  request: Request,
  response: Response,
) => ({ request, response });

const ReviewerId = documentId(/^[A-Za-z0-9_-]{1,80}$/);
const AuthorId = z.string().regex(/^[on]-[A-Za-z0-9]{10,64}$/);
const Instant = z.iso.datetime();

/** At most so many rows of a file at once: the page sends the next when these are done. */
export const REVIEWER_ROWS_MAX = 50;
/** As many as are asked of ORCID in one call. */
export const ORCIDS_MAX = 20;

/** A row of a file as it is read; lists are parted by `;`. */
export const ReviewerRowSchema = z.object({
  given: z.string().max(200).default(''),
  family: z.string().max(200).default(''),
  email: z.string().max(300).default(''),
  affiliation: z.string().max(500).default(''),
  ror: z.string().max(100).default(''),
  country: z.string().max(100).default(''),
  orcid: z.string().max(100).default(''),
  expertise: z.string().max(4_000).default(''),
  journals: z.string().max(1_000).default(''),
  note: z.string().max(3_000).default(''),
});
export type ReviewerRow = z.infer<typeof ReviewerRowSchema>;

/** `added` and `changed` in a dry run: they would be. */
export const ROW_OUTCOMES = ['added', 'changed', 'same', 'refused'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** One review by a person, as an editor of its journal sees it. */
export const PastReviewSchema = z.object({
  submission: z.string(),
  number: z.string(),
  title: z.string(),
  journal: z.string(),
  round: z.number().int(),
  state: z.enum(REVIEW_STATE_NAMES),
  invited: Instant,
  responded: Instant.optional(),
  due: Instant,
  submitted: Instant.optional(),
  reminders: z.number().int(),
  rating: z.number().int().optional(),
});

/** What ORCID's registry says of an iD. */
export const OrcidFoundSchema = z.object({
  orcid: z.string(),
  state: z.enum(['found', 'unknown', 'locked', 'unreachable']),
  /** As the record names its holder; empty where that is private. */
  names: z.array(z.string()),
});
export type OrcidFound = z.infer<typeof OrcidFoundSchema>;

export const PEOPLE_CALLS = {
  /** One of two records of the same reviewer goes: reviews, counters and what it says go over. */
  mergeReviewers: call(
    z.object({ keep: ReviewerId, merge: ReviewerId }),
    z.object({ id: z.string(), revision: z.number().int(), reviews: z.number().int() }),
  ),
  /** `hidden`: of manuscripts that are not the asker's to see. */
  reviewerHistory: call(
    z.object({ reviewer: ReviewerId }),
    z.object({ reviews: z.array(PastReviewSchema), hidden: z.number().int() }),
  ),
  /** In the order of the rows. Whoever is in the base already is completed, never overwritten. */
  importReviewers: call(
    z.object({
      rows: z.array(ReviewerRowSchema).min(1).max(REVIEWER_ROWS_MAX),
      dryRun: z.boolean(),
    }),
    z.object({
      results: z.array(
        z.object({ outcome: z.enum(ROW_OUTCOMES), id: z.string().optional(), says: z.string() }),
      ),
    }),
  ),
  /** A board's entry for a person with a role in the journal, from their profile. */
  boardPerson: call(
    z.object({ journal: z.string().regex(URL_KEY).max(20), uid: documentId(/^[^/]{1,128}$/) }),
    z.object({
      name: z.string(),
      affiliation: z.string(),
      country: z.string(),
      orcid: z.string().optional(),
    }),
  ),
  mergeAuthors: call(z.object({ keep: AuthorId, merge: AuthorId }), z.object({})),
  /** Takes a merged record out of the other again. */
  separateAuthor: call(z.object({ author: AuthorId }), z.object({})),
  /** Hides an author's public page at their request, or shows it again; the reason is for the audit log alone. */
  hideAuthorPage: call(
    z.object({
      author: AuthorId,
      isHidden: z.boolean(),
      reason: z.string().trim().max(500).default(''),
    }),
    z.object({}),
  ),
  /** `configured: false`: this press asks no registry. */
  checkOrcids: call(
    z.object({
      orcids: z
        .array(z.string().regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/))
        .min(1)
        .max(ORCIDS_MAX),
    }),
    z.object({ configured: z.boolean(), results: z.array(OrcidFoundSchema) }),
  ),
} as const;
