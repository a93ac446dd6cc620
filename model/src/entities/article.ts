import { z } from 'zod';
import { ARTICLE_TYPES, type ArticleType } from '../article-types.ts';
import {
  ARTICLE_AUTHORS_MAX,
  ARTICLE_TITLE_MAX_CHARACTERS,
  MARKDOWN_MAX_BYTES,
  TRANSLATIONS_MAX,
} from '../constants.ts';
import { DOI, isOrcid } from '../identifiers.ts';
import { t } from '../messages/t.ts';
import { ARTICLE_STATEMENTS } from '../statements/article-statements.ts';
import { fieldsNamed, STATEMENT_MAX_CHARACTERS } from '../statements/statement-fields.ts';
import { ARTICLE_STATUSES } from '../states/article.ts';
import { URL_KEY } from '../url-key.ts';
import { FUNDERS_MAX, FunderSchema } from './funder.ts';
import { RELATIONS_MAX, RelationSchema } from './relation.ts';
import { SECOND_PERSON_REASON_NAMES } from './second-person-reasons.ts';
import { StoredFileSchema } from './stored-file.ts';
import { DESCRIPTION, LanguageTagSchema, TranslationSchema } from './translation.ts';

export const AffiliationSchema = z.object({
  name: z.string().min(1).max(400),
  ror: z.string().max(40).optional(),
  country: z.string().max(80).optional(),
});

/** A person or, with `collective`, a group. Affiliations are positions in the article's list. */
export const AuthorSchema = z.object({
  given: z.string().max(120).default(''),
  family: z.string().max(120).default(''),
  collective: z.string().max(250).optional(),
  orcid: z
    .string()
    .refine(isOrcid, { error: () => t('fields.orcidWrong') })
    .optional(),
  email: z.email().optional(),
  affiliations: z.array(z.number().int().min(0)).max(20).default([]),
  corresponding: z.boolean().default(false),
  equal: z.boolean().default(false),
  /** CRediT roles, in the taxonomy's words. */
  credit: z.array(z.string().max(60)).max(14).default([]),
});
export type Author = z.infer<typeof AuthorSchema>;

const IsoDateSchema = z.iso.date();

const TYPE_KEYS = Object.keys(ARTICLE_TYPES) as [ArticleType, ...ArticleType[]];

/** What an article says about itself, apart from its text. */
export const ArticleMetadataSchema = z.object({
  type: z.enum(TYPE_KEYS).default('research-article'),
  title: DESCRIPTION.title,
  subtitle: z.string().max(ARTICLE_TITLE_MAX_CHARACTERS).optional(),
  language: LanguageTagSchema.default('en'),
  abstract: DESCRIPTION.abstract.default(''),
  plainSummary: DESCRIPTION.plainSummary.optional(),
  keywords: DESCRIPTION.keywords.default([]),
  /** One for each language, none in the article's own (`repeatedLanguages`). */
  translations: z.array(TranslationSchema).max(TRANSLATIONS_MAX).default([]),
  /** Where the whole text is a translation: the article of the same journal that was translated. */
  translationOf: z.string().regex(URL_KEY).max(80).optional(),
  authors: z.array(AuthorSchema).max(ARTICLE_AUTHORS_MAX).default([]),
  affiliations: z.array(AffiliationSchema).max(200).default([]),
  dates: z
    .object({
      received: IsoDateSchema.optional(),
      revised: IsoDateSchema.optional(),
      accepted: IsoDateSchema.optional(),
      published: IsoDateSchema.optional(),
    })
    .default({}),
  pages: z.object({ first: z.string().max(20), last: z.string().max(20).optional() }).optional(),
  eLocationId: z.string().max(30).optional(),
  doi: z
    .string()
    .regex(DOI, { error: () => t('fields.doiForm') })
    .optional(),
  licence: z.string().default('CC-BY-4.0'),
  funders: z.array(FunderSchema).max(FUNDERS_MAX).default([]),
  relations: z.array(RelationSchema).max(RELATIONS_MAX).default([]),
  /** Of a notice (its type says which): the article of the same journal that it is about. */
  updates: z.string().regex(URL_KEY).max(80).optional(),
  ...fieldsNamed(
    ARTICLE_STATEMENTS.map(({ field }) => field),
    z.string().max(STATEMENT_MAX_CHARACTERS).optional(),
  ),
});
export type ArticleMetadata = z.infer<typeof ArticleMetadataSchema>;

/** A file of an article, in Storage below `articles/{id}/files/`: a figure the text names, or the PDF. */
export const ArticleFileSchema = StoredFileSchema.extend({
  /** `source`: what it was made from, for production; readers never get it. */
  role: z.enum(['figure', 'pdf', 'supplement', 'source']),
  /** Of a figure: what its author sent, without metadata, for readers to download. */
  original: StoredFileSchema.pick({
    path: true,
    contentType: true,
    size: true,
    sha256: true,
  }).optional(),
  /** Of a supplement: what it is, for readers. */
  label: z.string().max(200).optional(),
  /** The same in a sentence or two. */
  description: z.string().max(1_000).optional(),
});
export type ArticleFile = z.infer<typeof ArticleFileSchema>;

/** Everything a version of an article consists of. */
export const ArticleContentSchema = z.object({
  metadata: ArticleMetadataSchema,
  markdown: z.string().max(MARKDOWN_MAX_BYTES),
  bibtex: z.string().max(MARKDOWN_MAX_BYTES).default(''),
  /** KaTeX macros of the authors: `\R` → `\mathbb{R}`. */
  macros: z.record(z.string(), z.string().max(500)).default({}),
  files: z.array(ArticleFileSchema).max(200).default([]),
});
export type ArticleContent = z.infer<typeof ArticleContentSchema>;

/** `articles/{jkey~akey}/versions/{rNNNNNN}`: immutable. */
export const ArticleVersionSchema = ArticleContentSchema.extend({
  revision: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  savedBy: z.string(),
});
export type ArticleVersion = z.infer<typeof ArticleVersionSchema>;

/** Why a version of record, corrected or replaced, is another than the one before it: readers are told. */
export const CorrectionNoteSchema = z.object({
  revision: z.number().int().positive(),
  at: z.iso.datetime(),
  note: z.string().min(1).max(2_000),
});

/** A retraction that one person has proposed and another has to confirm (field 5.5). */
export const RetractionSchema = z.object({
  by: z.string(),
  at: z.iso.datetime(),
  /** What the notice says, in Markdown. */
  text: z.string().min(1).max(20_000),
});

/** A version that one person wants to publish and another has to agree to. */
export const PublicationSchema = z.object({
  event: z.enum(['publish', 'schedule', 'correct']),
  revision: z.number().int().positive(),
  by: z.string(),
  at: z.iso.datetime(),
  /** Of a schedule. */
  publishAt: z.iso.datetime().optional(),
  /** Of a correction or a replacement: what it says; of a correction, whether a notice goes with it. */
  note: z.string().max(2_000).optional(),
  notice: z.boolean().optional(),
  reasons: z.array(z.enum(SECOND_PERSON_REASON_NAMES)).min(1),
});
export type Publication = z.infer<typeof PublicationSchema>;

/** `articles/{jkey~akey}`: what staff lists show and what decides who may see the article. */
export const ArticleSchema = z.object({
  journal: z.string().regex(URL_KEY),
  issue: z.string().regex(URL_KEY).max(40),
  akey: z.string().regex(URL_KEY).max(80),
  title: z.string().min(1).max(ARTICLE_TITLE_MAX_CHARACTERS),
  /** `Holt, Okafor and 3 more`: enough for a list. */
  authorLine: z.string().max(200).default(''),
  /** Accounts of its authors: they have no editorial right on it. */
  authorUids: z.array(z.string()).max(ARTICLE_AUTHORS_MAX).default([]),
  status: z.enum(ARTICLE_STATUSES),
  /** The newest saved version, and the one readers are meant to see (0: none). */
  revision: z.number().int().positive(),
  publishedRevision: z.number().int().nonnegative().default(0),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
  /** Where it came from, so that an import can be repeated without doubling anything. */
  importHash: z.string().max(64).optional(),
  /** What it is sorted and found by in the office: `article-words.ts`. */
  sortKey: z.string().max(120).optional(),
  words: z.array(z.string()).optional(),
  /** The manuscript it was made from. */
  submission: z.string().max(60).optional(),
  /** Of a scheduled one: when it is published, which version, and on whose word. */
  publishAt: z.iso.datetime().optional(),
  scheduled: z
    .object({
      revision: z.number().int().positive(),
      by: z.string(),
      /** Who agreed, where it took a second person. */
      agreedBy: z.string().optional(),
    })
    .optional(),
  /** What waits for its second person. */
  publication: PublicationSchema.optional(),
  /**
   * The version that more than the person who published has agreed to: the one made of the accepted
   * manuscript, one that two people published, one that an administrator's import brought in. Where it is
   * missing, the article of a manuscript begins with version 1, and any other has none.
   */
  agreedRevision: z.number().int().positive().optional(),
  /** Notes on its corrected and replaced versions. */
  notes: z.array(CorrectionNoteSchema).max(50).optional(),
  retraction: RetractionSchema.optional(),
  /** What readers see in place of a removed article. */
  tombstone: z
    .object({ at: z.iso.datetime(), by: z.string(), reason: z.string().min(1).max(2_000) })
    .optional(),
});
/** Fields that functions alone write: a save leaves them as they are. */
export const ARTICLE_PRESS_FIELDS = [
  'status',
  'publishedRevision',
  'submission',
  'publishAt',
  'scheduled',
  'notes',
  'retraction',
  'publication',
  'agreedRevision',
  'tombstone',
] as const satisfies readonly (keyof z.infer<typeof ArticleSchema>)[];
export type Article = z.infer<typeof ArticleSchema>;
