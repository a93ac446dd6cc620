import { z } from 'zod';
import { ARTICLE_TYPES, type ArticleType } from '../article-types.ts';
import { SUBMISSION_STATE_NAMES } from '../states/submission-states.ts';

const TYPE_KEYS = Object.keys(ARTICLE_TYPES) as [ArticleType, ...ArticleType[]];
const Count = z.number().int().nonnegative();

/** Later than any day: what has no day sorts after what has one. */
export const NO_DAY = '9999-12-31T00:00:00.000Z';

/**
 * `desk/{submissionId}`: a submission as the office lists it, derived from its record and its reviews by
 * functions. It is kept apart from the record because its author reads that, and a number of reviewers is
 * for staff alone.
 */
export const DeskEntrySchema = z.object({
  journal: z.string(),
  /** The id of the special issue that it was sent to; '' for none. */
  issue: z.string().default(''),
  number: z.string(),
  title: z.string(),
  articleType: z.union([z.enum(TYPE_KEYS), z.literal('')]),
  state: z.enum(SUBMISSION_STATE_NAMES),
  round: Count,
  /** The authors' family names, in their order. */
  authors: z.string(),
  stageEnteredAt: z.iso.datetime(),
  submittedAt: z.iso.datetime(),
  /** `NO_DAY`: none. */
  dueAt: z.iso.datetime(),
  editors: z.array(z.string()),
  production: z.array(z.string()),
  /**
   * Of this round. Absent where one of the authors works for the press: a list cannot prove that its
   * reader is not that person.
   */
  reviews: z
    .object({ invited: Count, working: Count, done: Count, ended: Count, late: Count })
    .optional(),
  /** `queueToken`s. */
  queues: z.array(z.string()),
  sortKey: z.string(),
  words: z.array(z.string()),
  /** When it last said something else: the counts of the queues follow it. */
  changedAt: z.iso.datetime().default('1970-01-01T00:00:00.000Z'),
  /** When time alone puts it into another queue; absent: never. */
  turnsAt: z.iso.datetime().optional(),
});
export type DeskEntry = z.infer<typeof DeskEntrySchema>;
