import { z } from 'zod';
import { ARTICLE_TYPES, type ArticleType } from '../article-types.ts';
import { BasisPointsSchema, CurrencySchema, FeeSchema } from '../currencies.ts';
import { DOI, isIssn } from '../identifiers.ts';
import { RESERVED_JOURNAL_KEYS } from '../journal-pages.ts';
import type { ReadInLanguage } from '../messages/in-reader-language.ts';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';
import { STACKING_NAMES } from './discount.ts';
import { translationsSchema } from './translations.ts';

const IssnSchema = z.string().refine(isIssn, { error: () => t('fields.issnForm') });
/** What a journal is given after its beginning: an ISSN is assigned once there is something to see. */
const LaterIssnSchema = z.string().refine((issn) => issn === '' || isIssn(issn), {
  error: () => t('fields.issnForm'),
});

/** A person on an editorial board, as the journal's page shows them. */
export const BoardMemberSchema = z.object({
  name: z.string().min(1).max(160),
  role: z.enum([
    'editor-in-chief',
    'deputy',
    'associate',
    'section',
    'managing',
    'statistics',
    'reviews',
    'production',
    'copy',
    'board',
    'advisory',
    'guest',
    'emeritus',
  ]),
  /** What the journal itself calls their role, in its own language; absent: as every journal does. */
  roleName: z.string().trim().max(80).optional(),
  affiliation: z.string().max(250).default(''),
  country: z.string().max(80).default(''),
  orcid: z.string().optional(),
  /** First and last day of their term; absent: not limited. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  bio: z.string().optional(),
  expertise: z.array(z.string()).optional(),
  /** Which of the journal's portraits is theirs. */
  photo: z.object({ sha256: z.string() }).optional(),
});

const YearSchema = z.number().int().min(1600).max(2200);

/** What the journal was called before, with the years of its issues under that title; both are included. */
export const FormerTitleSchema = z
  .object({
    title: z.string().min(1).max(200),
    issn: IssnSchema.optional(),
    issn_print: IssnSchema.optional(),
    from: YearSchema,
    to: YearSchema,
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: () => t('fields.lastYearNotBeforeFirst'),
  });
export type FormerTitle = z.infer<typeof FormerTitleSchema>;

const TYPE_KEYS = Object.keys(ARTICLE_TYPES) as [ArticleType, ...ArticleType[]];

/** Where the journal is indexed. */
export const IndexingSchema = z.object({
  name: z.string().min(1).max(120),
  url: z.url({ protocol: /^https$/ }).optional(),
  /** The first year it was indexed in. */
  since: YearSchema.optional(),
});

/** What authors are charged. A type that is not listed costs nothing. */
export const ChargesSchema = z.object({
  currency: CurrencySchema,
  /** Others the author may choose. */
  currencies: z.array(CurrencySchema).max(6).optional(),
  fees: z
    .array(
      z.object({
        type: z.enum(TYPE_KEYS),
        /** In the currency's smallest unit: 90000 is 900.00 EUR. */
        amount: FeeSchema,
        /** Absent: the journal's. */
        currency: CurrencySchema.optional(),
        /** The first day it holds; absent: always. Manuscripts of before keep the price of their day. */
        from: z.iso.date().optional(),
      }),
    )
    .max(200),
  /** Absent: the best discount alone. */
  stacking: z.enum(STACKING_NAMES).optional(),
  /** Where authors pay less, or nothing, without asking: by the author's country, and all payers'. */
  autoWaiverCountries: z
    .array(z.object({ country: z.string().length(2), basisPoints: BasisPointsSchema.min(1) }))
    .max(250)
    .optional(),
  /** What members of the society, and those whom editors favour, are granted where nothing else is said. */
  societyPercent: BasisPointsSchema.optional(),
  editorPercent: BasisPointsSchema.optional(),
});
export type Charges = z.infer<typeof ChargesSchema>;

/** `private`: readers keep highlights and notes for themselves. `comments`: they also send comments, which the journal moderates. */
export const ANNOTATION_MODES = ['private', 'comments'] as const;
export type AnnotationMode = (typeof ANNOTATION_MODES)[number];

export const JOURNAL_TEXTS = {
  /** One sentence for cards and search results. */
  description: z.string().max(400),
  /** Markdown. */
  aimsScope: z.string().max(20_000),
};

/** A journal, with all that its pages say. */
export const JournalSchema = z.object({
  /** `fullname`, `key_title`, `name`, …: spelt as in the imprint table. */
  fullname: z.string().min(1).max(200),
  key_title: z.string().max(120).optional(),
  /** The acronym, also the key in addresses. */
  name: z
    .string()
    .regex(URL_KEY)
    .max(20)
    .refine((key) => !RESERVED_JOURNAL_KEYS.includes(key), {
      error: () => t('fields.addressOfPress'),
    }),
  /** Empty until it has one. */
  issn: LaterIssnSchema.default(''),
  issn_print: IssnSchema.optional(),
  /** The linking ISSN, which all its media share. */
  issn_l: IssnSchema.optional(),
  /** Of the journal as a whole; it leads to the journal's home. */
  doi: z
    .string()
    .regex(DOI, { error: () => t('fields.doiForm') })
    .optional(),
  /** The city where it is published. */
  publisherPlace: z.string().min(2).max(120).optional(),
  formerTitles: z.array(FormerTitleSchema).max(20).optional(),
  frequency: z.string().max(80).optional(),
  publication_medium: z.string().max(80).optional(),
  started: YearSchema.optional(),
  ...JOURNAL_TEXTS,
  translations: translationsSchema(JOURNAL_TEXTS),
  subjects: z.array(z.string().min(1).max(80)).min(1).max(12),
  /** A hue of the press's palette, for the cover and the journal's accents: 0–359. */
  hue: z.number().int().min(0).max(359),
  licence: z.string().default('CC-BY-4.0'),
  peerReviewModel: z.enum(['single', 'double', 'triple', 'open']),
  /** Reports, replies and decision letters are published with the article, as far as reviewers agree. */
  publishesReviews: z.boolean().optional(),
  /** Its figures of this year and last are a page for readers. */
  publishesStatistics: z.boolean().optional(),
  /** Absent: readers do not annotate articles. */
  annotations: z.enum(ANNOTATION_MODES).optional(),
  weeksToPublication: z.number().int().positive().optional(),
  /** Empty until the press registers DOIs: articles have none then. */
  doiPrefix: z
    .string()
    .regex(/^(10\.[0-9]{4,9})?$/, { error: () => t('fields.doiPrefixForm') })
    .default(''),
  board: z.array(BoardMemberSchema).max(200).default([]),
  contactEmail: z.email(),
  /** The imprint's fixed rows are the press's; these are the journal's own. */
  indexing: z.array(IndexingSchema).max(40).default([]),
  preservation: z.array(z.string().min(1).max(120)).max(8).default([]),
  /** Absent: authors are not charged. */
  charges: ChargesSchema.optional(),
  status: z.enum(['active', 'ceased', 'announced']).default('active'),
  order: z.number().int().default(0),
});
export type Journal = z.infer<typeof JournalSchema> & ReadInLanguage;
export type BoardMember = z.infer<typeof BoardMemberSchema>;
