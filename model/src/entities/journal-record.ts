import { z } from 'zod';
import { ARTICLE_TYPES, type ArticleType } from '../article-types.ts';
import { isIssn, isOrcid } from '../identifiers.ts';
import { POLICY_KEYS } from '../journal-policies.ts';
import { t } from '../messages/t.ts';
import { AssignmentSchema } from './assignment.ts';
import { BoardMemberSchema, ChargesSchema, JOURNAL_TEXTS, JournalSchema } from './journal.ts';
import { ReviewFormsSchema } from './review-form.ts';
import { StaffChecksSchema } from './staff-check.ts';
import { ImageFileSchema } from './stored-file.ts';
import { translationsSchema } from './translations.ts';

const TYPE_KEYS = Object.keys(ARTICLE_TYPES) as [ArticleType, ...ArticleType[]];
/** Markdown, shown among the journal's policies. */
const PolicyTextSchema = z.string().max(10_000);
const PolicySchema = PolicyTextSchema.default('');
const WaiverTextSchema = z.string().max(5_000);
const OwnPathSchema = z
  .string()
  .max(200)
  .regex(/^(\/[a-zA-Z0-9]+([._-][a-zA-Z0-9]+)*)+$/, {
    error: () => t('fields.ownPathForm'),
  });
const IssnSchema = z.string().refine(isIssn, { error: () => t('fields.issnCheckDigit') });

/** A member of the board as the office keeps them. */
export const BoardMemberRecordSchema = BoardMemberSchema.extend({
  orcid: z
    .string()
    .refine(isOrcid, { error: () => t('fields.orcidWrong') })
    .optional(),
  /** The account of the same person; readers do not see it. */
  account: z.string().min(1).max(128).optional(),
  bio: z.string().max(2_000).default(''),
  photo: ImageFileSchema.optional(),
  expertise: z.array(z.string().trim().min(1).max(80)).max(20).default([]),
});

/** What a journal takes of one type of article. */
const ArticleTypeRuleSchema = z.object({
  type: z.enum(TYPE_KEYS),
  abstractMax: z.number().int().min(0).max(2_000).optional(),
  wordMax: z.number().int().min(100).max(200_000).optional(),
  /** How many reviews a decision takes. */
  reviewers: z.number().int().min(0).max(10).optional(),
});

/** How a journal reviews where nothing else is said (field 5.3). */
export const ReviewDefaultsSchema = z.object({
  responseDays: z.number().int().min(1).max(60).default(7),
  reviewDays: z.number().int().min(1).max(180).default(14),
  minimumReviewers: z.number().int().min(0).max(10).default(2),
  minorRevisionDays: z.number().int().min(1).max(180).default(10),
  majorRevisionDays: z.number().int().min(1).max(365).default(30),
  /** Whether authors are shown with the decision what each reviewer recommends. */
  sharesRecommendations: z.boolean().default(false),
  /** Whether reviewers may tell the author who they are. */
  reviewersMaySign: z.boolean().default(false),
});
export type ReviewDefaults = z.infer<typeof ReviewDefaultsSchema>;

/**
 * `journals/{jkey}` as the office edits it: what readers see (`JournalSchema`) and what is beside it. All
 * of that may be missing: readers of older records get its defaults.
 */
export const JournalRecordSchema = JournalSchema.extend({
  translations: translationsSchema({
    ...JOURNAL_TEXTS,
    policies: z.partialRecord(z.enum(POLICY_KEYS), PolicyTextSchema),
    charges: z.object({ waiverPolicy: WaiverTextSchema }).partial(),
  }),
  board: z.array(BoardMemberRecordSchema).max(200).default([]),
  /** As others cite it: `J. Coast. Syst.` */
  abbreviation: z.string().max(120).optional(),
  policies: z
    .object({
      plagiarism: PolicySchema,
      preservation: PolicySchema,
      deposit: PolicySchema,
      data: PolicySchema,
      ai: PolicySchema,
    })
    .prefault({}),
  charges: ChargesSchema.extend({
    /** Who pays less or nothing, and how to ask. */
    waiverPolicy: WaiverTextSchema.default(''),
  }).optional(),
  /** Absent: the press's types, without limits of its own. */
  articleTypes: z.array(ArticleTypeRuleSchema).max(20).default([]),
  reviewDefaults: ReviewDefaultsSchema.prefault({}),
  /** What reviewers are asked; none: the standard form. */
  reviewForms: ReviewFormsSchema.default([]),
  /** Who is given a new submission. */
  assignment: AssignmentSchema.prefault({}),
  /** What staff tick beside each manuscript. */
  staffChecks: StaffChecksSchema.default([]),
  /** Whether each manuscript that is sent goes to the similarity service by itself. */
  startsSimilarity: z.boolean().default(false),
  /** Additions to the journal's menu: pages of the press. */
  menu: z
    .array(z.object({ label: z.string().trim().min(1).max(60), path: OwnPathSchema }))
    .max(20)
    .default([]),
  /** ISSN of the journal it continues, and of the one that continues it. */
  continues: IssnSchema.optional(),
  continuedBy: IssnSchema.optional(),
  cover: ImageFileSchema.optional(),
  /** Whom its mails name: editors who answer for it. */
  contacts: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(160),
        role: z.string().max(120).default(''),
        email: z.email().max(254),
      }),
    )
    .max(20)
    .default([]),
});
export type JournalRecord = z.infer<typeof JournalRecordSchema>;
