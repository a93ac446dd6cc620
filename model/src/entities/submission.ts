import { z } from 'zod';
import { ARTICLE_TYPES, type ArticleType } from '../article-types.ts';
import {
  ARTICLE_ABSTRACT_MAX_CHARACTERS,
  AUTHORS_MAX,
  COVER_LETTER_MAX_CHARACTERS,
  KEYWORDS_MAX,
  PLAIN_SUMMARY_MAX_CHARACTERS,
  SUGGESTED_REVIEWERS_MAX,
  TITLE_MAX_CHARACTERS,
  TRANSLATIONS_MAX,
} from '../constants.ts';
import { AmountSchema, CurrencySchema } from '../currencies.ts';
import { t } from '../messages/t.ts';
import {
  fieldsNamed,
  MANUSCRIPT_STATEMENTS,
  STATEMENT_MAX_CHARACTERS,
} from '../statements/statement-fields.ts';
import { SUBMISSION_STATE_NAMES } from '../states/submission-states.ts';
import { AffiliationSchema } from './article.ts';
import { AWARDS_MAX, FUNDERS_MAX } from './funder.ts';
import { OrcidSchema } from './profile.ts';
import { RELATION_ID_TYPES, RELATION_NAMES, RELATIONS_MAX } from './relation.ts';

const TYPE_KEYS = Object.keys(ARTICLE_TYPES) as [ArticleType, ...ArticleType[]];

/** What every author declares before a manuscript is sent, and the words they agree to. */
export const DECLARATIONS = {
  get original() {
    return t('submissionWords.declarationOriginal');
  },
  get notUnderReview() {
    return t('submissionWords.declarationNotUnderReview');
  },
  get authorsApprove() {
    return t('submissionWords.declarationAuthorsApprove');
  },
  get ethics() {
    return t('submissionWords.declarationEthics');
  },
  get coi() {
    return t('submissionWords.declarationCoi');
  },
  get dataStatement() {
    return t('submissionWords.declarationDataStatement');
  },
  get aiUse() {
    return t('submissionWords.declarationAiUse');
  },
  get apcAccepted() {
    return t('submissionWords.declarationApcAccepted');
  },
} as const;
export type Declaration = keyof typeof DECLARATIONS;
const DECLARATION_KEYS = Object.keys(DECLARATIONS) as [Declaration, ...Declaration[]];

/**
 * An author in a draft: anything may still be missing. `id` names the row, so that two people of
 * one name are told apart while they are moved.
 */
export const DraftAuthorSchema = z.object({
  id: z.string().min(1).max(40),
  given: z.string().max(80).default(''),
  family: z.string().max(80).default(''),
  email: z.string().max(254).default(''),
  orcid: z.string().max(40).default(''),
  /** Positions in the draft's list of affiliations. */
  affiliations: z.array(z.number().int().nonnegative()).max(20).default([]),
  corresponding: z.boolean().default(false),
  equal: z.boolean().default(false),
  credit: z.array(z.string().max(60)).max(14).default([]),
});
export type DraftAuthor = z.infer<typeof DraftAuthorSchema>;

/** A reviewer whom the author suggests or opposes. */
export const NamedReviewerSchema = z.object({
  id: z.string().min(1).max(40),
  name: z.string().max(160).default(''),
  email: z.string().max(254).default(''),
  affiliation: z.string().max(400).default(''),
  reason: z.string().max(1_000).default(''),
});
export type NamedReviewer = z.infer<typeof NamedReviewerSchema>;

const DRAFT_DESCRIPTION = {
  title: z
    .string()
    .max(TITLE_MAX_CHARACTERS * 2)
    .default(''),
  abstract: z.string().max(10_000).default(''),
  plainSummary: z.string().max(PLAIN_SUMMARY_MAX_CHARACTERS).default(''),
  keywords: z
    .array(z.string().max(80))
    .max(KEYWORDS_MAX * 2)
    .default([]),
};

/** The title and abstract in another language than the manuscript's: anything may still be missing. */
export const DraftTranslationSchema = z.object({
  id: z.string().min(1).max(40),
  language: z.string().max(12).default(''),
  ...DRAFT_DESCRIPTION,
  /** No longer than in the article, which is not cut then. */
  abstract: z.string().max(ARTICLE_ABSTRACT_MAX_CHARACTERS).default(''),
});
export type DraftTranslation = z.infer<typeof DraftTranslationSchema>;

/** Who paid for the work: anything may still be missing. */
export const DraftFunderSchema = z.object({
  id: z.string().min(1).max(40),
  name: z.string().max(400).default(''),
  ror: z.string().max(40).default(''),
  awards: z.array(z.string().max(120)).max(AWARDS_MAX).default([]),
  grantDoi: z.string().max(210).default(''),
});
export type DraftFunder = z.infer<typeof DraftFunderSchema>;

/** A work elsewhere that belongs to the manuscript. */
export const DraftRelationSchema = z.object({
  id: z.string().min(1).max(40),
  type: z.enum(RELATION_NAMES).default('data'),
  idType: z.enum(RELATION_ID_TYPES).default('doi'),
  identifier: z.string().max(500).default(''),
  description: z.string().max(300).default(''),
});
export type DraftRelation = z.infer<typeof DraftRelationSchema>;

/**
 * What the author writes: saved step by step while it is a draft, so every field may be empty.
 * What it takes to be sent is in `submission-check.ts`.
 */
export const SubmissionDraftSchema = z.object({
  journal: z.string().max(20).default(''),
  articleType: z.union([z.enum(TYPE_KEYS), z.literal('')]).default(''),
  /** The issue's id, where it is for a special issue. */
  specialIssue: z.string().max(40).default(''),
  ...DRAFT_DESCRIPTION,
  language: z.string().max(12).default('en'),
  translations: z.array(DraftTranslationSchema).max(TRANSLATIONS_MAX).default([]),
  coverLetter: z.string().max(COVER_LETTER_MAX_CHARACTERS).default(''),
  authors: z.array(DraftAuthorSchema).max(AUTHORS_MAX).default([]),
  affiliations: z
    .array(AffiliationSchema.extend({ name: z.string().max(400) }))
    .max(200)
    .default([]),
  /** The submitter is not an author, but acts for the authors. */
  isAgent: z.boolean().default(false),
  suggestedReviewers: z.array(NamedReviewerSchema).max(SUGGESTED_REVIEWERS_MAX).default([]),
  opposedReviewers: z.array(NamedReviewerSchema).max(SUGGESTED_REVIEWERS_MAX).default([]),
  declarations: z.partialRecord(z.enum(DECLARATION_KEYS), z.boolean()).default({}),
  ...fieldsNamed(MANUSCRIPT_STATEMENTS, z.string().max(STATEMENT_MAX_CHARACTERS).default('')),
  funders: z.array(DraftFunderSchema).max(FUNDERS_MAX).default([]),
  relations: z.array(DraftRelationSchema).max(RELATIONS_MAX).default([]),
  /** The number of an earlier submission that this one takes up again. */
  previousSubmission: z.string().max(40).default(''),
  /** The SHA-256 of the manuscript that the author has looked at as it is shown, before sending it. */
  checkedManuscript: z.string().max(64).default(''),
  /** The answer to the reports, while a revision is being written. */
  responseLetter: z.string().max(COVER_LETTER_MAX_CHARACTERS).default(''),
});
export type SubmissionDraft = z.infer<typeof SubmissionDraftSchema>;
export const DRAFT_FIELDS = Object.keys(SubmissionDraftSchema.shape) as (keyof SubmissionDraft)[];

/** The price on the day of submission: it holds, whatever the journal charges later. */
export const QuoteSchema = z.object({
  currency: z.string().length(3),
  /** In the currency's smallest unit. */
  amount: z.number().int().nonnegative(),
  /** The type of article it was given for: for another one, the price is another. */
  type: z.string().max(40).optional(),
  /** The price of that day in each currency of the journal, for the author to choose. */
  prices: z
    .array(z.object({ currency: CurrencySchema, amount: AmountSchema }))
    .max(7)
    .optional(),
  /** Of the author's profile on that day: by it, among others, the journal may waive something of itself. */
  country: z.string().length(2).optional(),
  /**
   * Of the institutions of the corresponding authors and the submitter, by ROR, when it was last sent; empty for
   * one without a ROR id or that ROR does not know. Looked up only where the profile's country has a waiver.
   */
  affiliationCountries: z.array(z.string().max(2)).max(200).optional(),
  at: z.iso.datetime(),
});

/** What a co-author has said to the submission, kept by the address that was asked (`co-author-standing.ts`). */
export const CoAuthorAnswerSchema = z.object({
  answer: z.enum(['told', 'confirmed', 'objected']),
  at: z.iso.datetime(),
  reason: z.string().max(2_000).optional(),
  /** As whom the list named them when they were last asked. */
  named: z.string().max(250),
  /** Their iD, whose owner has signed in at ORCID from the link of this address's mail. */
  orcid: OrcidSchema.optional(),
});
export type CoAuthorAnswer = z.infer<typeof CoAuthorAnswerSchema>;

/** `submissions/{id}`: the draft's fields, which its owner writes, and the press's own. */
export const SubmissionSchema = SubmissionDraftSchema.extend({
  /** The account that submits. */
  owner: z.string(),
  /** Accounts of its authors, the owner among them: they have no editorial right on it. */
  authorUids: z.array(z.string()).max(AUTHORS_MAX + 1),
  /** `CES-2026-00123`, from the first submission on. */
  number: z.string().max(40).optional(),
  state: z.enum(SUBMISSION_STATE_NAMES),
  stateBefore: z.enum(SUBMISSION_STATE_NAMES).optional(),
  stageEnteredAt: z.iso.datetime(),
  dueAt: z.iso.datetime().optional(),
  /** When an editor last reminded the author of what is due in this state. */
  remindedAt: z.iso.datetime().optional(),
  round: z.number().int().nonnegative(),
  /** Goes up by one with every save of the draft: of two tabs, the second is told. */
  revision: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().optional(),
  /** When the last decision was made that can be appealed, and whether it was. */
  decidedAt: z.iso.datetime().optional(),
  appealed: z.boolean().optional(),
  /** People of the journal who are assigned: editors, production. */
  editors: z.array(z.string()).max(20),
  production: z.array(z.string()).max(20),
  quote: QuoteSchema.optional(),
  coAuthors: z.record(z.string(), CoAuthorAnswerSchema).optional(),
  /** Of a transfer: where to, then the submission it became. */
  transferTo: z.string().optional(),
  transferredTo: z.string().optional(),
  /** Once it is in production: the id of the article it became. */
  article: z.string().max(101).optional(),
});
export type Submission = z.infer<typeof SubmissionSchema>;
export type StoredSubmission = Submission & { readonly id: string };
