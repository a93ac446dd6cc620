/** What the office asks of articles: making them, the gate, and every change of their status. */

import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { GateProblemSchema } from '../entities/gate-problem.ts';
import { ImportProblemSchema } from '../entities/import-problem.ts';
import { PACKAGE_KIND_NAMES } from '../entities/package-kinds.ts';
import { CorrectionSchema } from '../entities/proof.ts';
import { SECOND_PERSON_REASON_NAMES } from '../entities/second-person-reasons.ts';
import { TextComparisonSchema } from '../entities/text-counts.ts';
import { t } from '../messages/t.ts';
import { REPLACEMENT_NOTE_MIN } from '../replacement-note.ts';
import { ARTICLE_STATUSES } from '../states/article.ts';
import { URL_KEY } from '../url-key.ts';

/** `{jkey}~{akey}`. */
const ArticleIdSchema = z
  .string()
  .max(101)
  .refine(
    (id) => {
      const parts = id.split('~');
      return parts.length === 2 && parts.every((part) => URL_KEY.test(part));
    },
    { error: () => t('fields.notAnArticleId') },
  );
const SubmissionIdSchema = documentId(/^[A-Za-z0-9_-]{1,60}$/);
const RevisionSchema = z.number().int().positive();
const ReasonSchema = z
  .string()
  .trim()
  .min(1, { error: () => t('fields.sayWhy') })
  .max(2_000);
const NoticeTextSchema = z
  .string()
  .trim()
  .min(40, { error: () => t('fields.noticeTooShort') })
  .max(20_000);
const AkeySchema = z.string().regex(URL_KEY).max(80);

/** What became of an article. `problems` that block: nothing was changed. */
const ArticleAnswerSchema = z.object({
  status: z.enum(ARTICLE_STATUSES),
  publishedRevision: z.number().int().nonnegative(),
  publishAt: z.iso.datetime().optional(),
  problems: z.array(GateProblemSchema),
  /** It was proposed and waits for a second person: why. Readers see nothing new until then. */
  waits: z.array(z.enum(SECOND_PERSON_REASON_NAMES)).optional(),
  /** Of a concern, a correction or a retraction: the id of the notice’s article. */
  notice: z.string().optional(),
});
export type ArticleAnswer = z.infer<typeof ArticleAnswerSchema>;

const ProofSchema = z.object({
  article: ArticleIdSchema,
  revision: RevisionSchema,
  journal: z.string(),
  title: z.string(),
  titleHtml: z.string(),
  authors: z.array(z.string()),
  abstractHtml: z.string(),
  html: z.string(),
  hasMath: z.boolean(),
  /** How many bytes the PDF has that staff have added. */
  pdf: z.number().int().positive().optional(),
  savedAt: z.iso.datetime(),
});
export type Proof = z.infer<typeof ProofSchema>;

/** A file of a package: a text, a stored file, or what readers download. */
const PackageFileSchema = z.union([
  z.object({ name: z.string(), text: z.string() }),
  z.object({ name: z.string(), path: z.string(), size: z.number() }),
  z.object({ name: z.string(), address: z.string() }),
]);
export type PackageFile = z.infer<typeof PackageFileSchema>;

const call = <Request extends z.ZodType, Response extends z.ZodType>(
  request: Request,
  response: Response,
) => ({ request, response });

export const ARTICLE_CALLS = {
  /** What the gate says of a version (the newest where none is named), on the day of `at`. */
  checkArticle: call(
    z.object({
      article: ArticleIdSchema,
      revision: RevisionSchema.optional(),
      at: z.iso.datetime().optional(),
    }),
    z.object({ revision: RevisionSchema, problems: z.array(GateProblemSchema) }),
  ),
  /** Shows readers this very version: now, or at an instant. Replacing a published version takes a note. */
  publishArticle: call(
    z.object({
      article: ArticleIdSchema,
      revision: RevisionSchema,
      at: z.iso.datetime().optional(),
      note: z
        .string()
        .trim()
        .min(REPLACEMENT_NOTE_MIN, { error: () => t('fields.replacementNoteTooShort') })
        .max(2_000)
        .optional(),
    }),
    ArticleAnswerSchema,
  ),
  unscheduleArticle: call(
    z.object({ article: ArticleIdSchema, reason: ReasonSchema }),
    ArticleAnswerSchema,
  ),
  /** A new version of record with a note; on wish with a correction of its own beside it. */
  correctArticle: call(
    z.object({
      article: ArticleIdSchema,
      revision: RevisionSchema,
      note: z
        .string()
        .trim()
        .min(10, { error: () => t('fields.sayWhatCorrected') })
        .max(2_000),
      notice: z.boolean().default(false),
    }),
    ArticleAnswerSchema,
  ),
  expressConcern: call(
    z.object({ article: ArticleIdSchema, text: NoticeTextSchema }),
    ArticleAnswerSchema,
  ),
  /**
   * `propose`, then by another person `confirm` of what was proposed at that instant; `drop` takes the
   * proposal back.
   */
  retractArticle: call(
    z.discriminatedUnion('step', [
      z.object({
        step: z.literal('propose'),
        article: ArticleIdSchema,
        text: NoticeTextSchema,
      }),
      z.object({
        step: z.literal('confirm'),
        article: ArticleIdSchema,
        proposedAt: z.iso.datetime(),
      }),
      z.object({ step: z.literal('drop'), article: ArticleIdSchema }),
    ]),
    ArticleAnswerSchema,
  ),
  /** For admins: removes a published article; a tombstone takes its place. */
  removeArticle: call(
    z.object({ article: ArticleIdSchema, reason: ReasonSchema }),
    ArticleAnswerSchema,
  ),
  /** Of one that readers have never seen. */
  withdrawArticle: call(
    z.object({ article: ArticleIdSchema, reason: ReasonSchema }),
    ArticleAnswerSchema,
  ),
  reopenArticle: call(z.object({ article: ArticleIdSchema }), ArticleAnswerSchema),
  /** Hands an accepted manuscript to production. Once it is an article, the answer is that article. */
  startArticle: call(
    z.object({
      submission: SubmissionIdSchema,
      issue: z.string().regex(URL_KEY).max(40),
      akey: AkeySchema.optional(),
    }),
    z.object({
      article: ArticleIdSchema,
      /** Whether there is a text: else the manuscript is among the files, to be set by hand. */
      hasText: z.boolean(),
      /** Files that could not be carried over, in words. */
      notes: z.array(z.string()),
      /** What could not be read of the text; none where it was read before. */
      problems: z.array(ImportProblemSchema),
      /** The text beside the manuscript; absent where there is none, or it was read before. */
      counts: TextComparisonSchema.optional(),
    }),
  ),
  /**
   * What goes into the package of a published article for an archive or an index. Whoever asks fetches the files: by
   * their path, as readers do, or there is their text.
   */
  articlePackage: call(
    z.object({ article: ArticleIdSchema, kind: z.enum(PACKAGE_KIND_NAMES) }),
    z.object({
      name: z.string(),
      /** None: its journal has no ISSN, and PubMed takes no citation without. */
      files: z.array(PackageFileSchema),
    }),
  ),
  /** The same of a manuscript that moves to another publisher, for its handling editors: MECA (NISO RP-30). */
  transferPackage: call(
    z.object({ submission: SubmissionIdSchema }),
    z.object({ name: z.string(), files: z.array(PackageFileSchema) }),
  ),
  /** The article as its author will see it, while the proof is theirs to read. */
  viewProof: call(z.object({ submission: SubmissionIdSchema }), ProofSchema),
  /** The PDF that staff have added to it, in base64. */
  fetchProofPdf: call(
    z.object({ submission: SubmissionIdSchema }),
    z.object({ name: z.string(), data: z.base64() }),
  ),
  /** A manuscript's PDF proof, for its author and for staff: printed where it is not there yet. It is fetched by its path. */
  printProof: call(
    z.object({ submission: SubmissionIdSchema }),
    z.object({ path: z.string(), name: z.string() }),
  ),
  /** The PDF that readers would get of a saved version. */
  printDraft: call(
    z.object({ article: ArticleIdSchema, revision: RevisionSchema }),
    z.object({ name: z.string(), data: z.base64() }),
  ),
  /** One correction as its author types it; an empty one is removed. `proof`: when it was sent. */
  saveCorrection: call(
    z.object({
      submission: SubmissionIdSchema,
      proof: z.iso.datetime(),
      correction: CorrectionSchema.omit({ done: true }),
    }),
    z.object({ savedAt: z.iso.datetime() }),
  ),
  /** Whoever makes the corrections ticks them off. */
  tickCorrection: call(
    z.object({
      submission: SubmissionIdSchema,
      proof: z.iso.datetime(),
      correction: CorrectionSchema.shape.id,
      done: z.boolean(),
    }),
    z.object({}),
  ),
} as const;
