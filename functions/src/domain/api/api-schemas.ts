/** What the public API answers. The description (`openapi.json`) is made of these. */
import { z } from 'zod';

const url = z.url().describe('A web address.');
const changedAt = z.iso
  .datetime()
  .optional()
  .describe('The second in which its metadata, its state or its sets last changed.');

const day = z.iso.date();
const LicenceSchema = z.object({
  spdx: z.string().describe('By its name in the SPDX list: CC-BY-4.0.'),
  url: url.optional(),
});
/** The page for readers, and the record in this API. */
const ADDRESSES = { url, api: url };

const ContributorSchema = z.object({
  name: z.string(),
  given: z.string().optional(),
  family: z.string().optional(),
  orcid: url.optional(),
  corresponding: z.boolean().optional(),
  roles: z.array(z.string()).optional().describe('CRediT roles.'),
  affiliations: z.array(
    z.object({ name: z.string(), ror: z.string().optional(), country: z.string().optional() }),
  ),
});

export const ArticleSummarySchema = z.object({
  ...ADDRESSES,
  doi: z.string().optional(),
  type: z.string(),
  status: z.enum(['published', 'corrected', 'retracted']),
  title: z.string(),
  language: z.string().describe('BCP 47.'),
  titles: z.array(z.object({ language: z.string(), title: z.string() })),
  authors: z.array(z.string()),
  journal: z.string().describe('The key of the journal.'),
  issue: z.string(),
  pages: z.string(),
  published: day,
  updated: day.describe('When what readers see of it last changed.'),
});
export type ArticleSummary = z.infer<typeof ArticleSummarySchema>;

export const ArticleSchema = ArticleSummarySchema.omit({ authors: true }).extend({
  changedAt,
  subtitle: z.string().optional(),
  contributors: z.array(ContributorSchema),
  abstract: z.string(),
  abstracts: z.array(z.object({ language: z.string(), abstract: z.string() })),
  keywords: z.array(z.string()),
  journalTitle: z.string(),
  issn: z.string(),
  volume: z.string(),
  number: z.string(),
  eLocationId: z.string().optional(),
  received: day.optional(),
  accepted: day.optional(),
  licence: LicenceSchema,
  funders: z.array(
    z.object({
      name: z.string(),
      ror: z.string().optional(),
      doi: z.string().optional(),
      awards: z.array(z.string()),
      grantDoi: z.string().optional(),
    }),
  ),
  relations: z.array(
    z.object({
      type: z.string(),
      idType: z.string(),
      identifier: z.string(),
      description: z.string().optional(),
    }),
  ),
  referenceCount: z.number().int(),
  files: z
    .object({
      html: url,
      pdf: url.optional(),
      jats: url.optional(),
      bibtex: url.optional(),
      ris: url.optional(),
      csl: url.optional(),
      referencesBibtex: url.optional(),
      referencesRis: url.optional(),
      referencesCsl: url.optional(),
    })
    .describe('The text, how to cite it, and what it cites.'),
  notices: z
    .array(z.object({ kind: z.string(), date: day, ...ADDRESSES }))
    .describe('Corrections, retractions and expressions of concern about it.'),
  versions: z.array(
    z.object({
      revision: z.number().int(),
      date: day,
      kind: z.string(),
      note: z.string().optional(),
    }),
  ),
});
export type ApiArticle = z.infer<typeof ArticleSchema>;

export const JournalSummarySchema = z.object({
  ...ADDRESSES,
  key: z.string(),
  title: z.string(),
  issn: z.string(),
  description: z.string(),
  subjects: z.array(z.string()),
  status: z.enum(['active', 'ceased', 'announced']),
});

export const IssueSummarySchema = z.object({
  ...ADDRESSES,
  id: z.string(),
  volume: z.string().optional(),
  number: z.string().optional(),
  year: z.number().int(),
  title: z.string(),
  kind: z.string(),
  published: day.optional(),
  articleCount: z.number().int(),
});

export const JournalSchema = JournalSummarySchema.extend({
  changedAt,
  issnPrint: z.string().optional(),
  issnL: z.string().optional(),
  doi: z.string().optional(),
  publisherPlace: z.string().optional(),
  frequency: z.string().optional(),
  started: z.number().int().optional(),
  formerTitles: z
    .array(
      z.object({
        title: z.string(),
        issn: z.string().optional(),
        issnPrint: z.string().optional(),
        from: z.number().int(),
        to: z.number().int(),
      }),
    )
    .optional(),
  licence: LicenceSchema,
  peerReview: z.enum(['single', 'double', 'triple', 'open']),
  preservation: z.array(z.string()),
  issues: z.array(IssueSummarySchema),
});

export const IssueSchema = IssueSummarySchema.extend({
  changedAt,
  journal: z.string(),
  journalTitle: z.string(),
  doi: z.string().optional(),
  articles: z.array(ArticleSummarySchema),
});

export const BookSummarySchema = z.object({
  ...ADDRESSES,
  key: z.string(),
  title: z.string(),
  subtitle: z.string(),
  kind: z.string(),
  authors: z.array(z.string()),
  editors: z.array(z.string()),
  summary: z.string(),
  isbnPrint: z.string().optional(),
  isbnE: z.string().optional(),
  subjects: z.array(z.string()),
  published: day,
  updated: day,
});

export const BookSchema = BookSummarySchema.extend({
  changedAt,
  doi: z.string().optional(),
  language: z.string(),
  licence: LicenceSchema,
  pdf: url.optional(),
  marc: url.describe('Its record for catalogues, in MARC 21 as XML.'),
  onix: url.describe('Its record for distributors, in ONIX 3.0.'),
  chapters: z.array(
    z.object({
      number: z.number().int(),
      title: z.string(),
      authors: z.array(z.string()),
      pages: z.string(),
      doi: z.string().optional(),
      abstract: z.string(),
      url: url.optional(),
      file: url.optional(),
    }),
  ),
});

/** One page of a list, the newest first. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    total: z.number().int(),
    items: z.array(item),
    next: url.nullable().describe('The next page; null at the end.'),
  });

export const PersonSummarySchema = z.object({
  ...ADDRESSES,
  key: z.string(),
  name: z.string(),
  orcid: url.optional(),
});
export type PersonSummary = z.infer<typeof PersonSummarySchema>;

export const PersonSchema = PersonSummarySchema.extend({
  key: z.string().describe('The present key, also where an earlier one was asked for.'),
  given: z.string(),
  family: z.string(),
  orcidAuthenticated: z.boolean().describe('Its owner has signed in with it at ORCID.'),
  affiliations: z.array(z.string()).describe('As their articles name them, the newest first.'),
  journals: z.array(z.string()).describe('Keys of journals.'),
  coAuthors: z
    .array(
      z.object({
        ...ADDRESSES,
        name: z.string(),
        articles: z.number().int().describe('How many articles they share.'),
      }),
    )
    .describe('The most frequent first.'),
  articles: pageOf(ArticleSummarySchema).describe('The newest first.'),
});
export type ApiPerson = z.infer<typeof PersonSchema>;

/** A cited work, as the article's bibliography describes it. */
export const ReferenceSchema = z.object({
  id: z.string().describe('In this bibliography.'),
  type: z.string().describe('By its name in CSL.'),
  title: z.string().optional(),
  authors: z.array(z.string()),
  year: z.number().int().optional(),
  container: z.string().optional().describe('The journal or book that it is in.'),
  volume: z.string().optional(),
  issue: z.string().optional(),
  pages: z.string().optional(),
  publisher: z.string().optional(),
  doi: z.string().optional(),
  url: z.string().optional(),
});
export type ApiReference = z.infer<typeof ReferenceSchema>;

/** The text of everything that may be mined, in archives. */
export const CorpusAnswerSchema = z.object({
  month: z.string().nullable().describe('The month of the last look at all archives: 2026-12.'),
  complete: z.boolean().describe('Whether those of this month are all made.'),
  archives: z.array(
    z.object({
      url: url.describe(
        'A zip file of JATS with a list of them, manifest.json. A changed archive has another address.',
      ),
      journal: z.string().describe('The key of the journal.'),
      year: z.number().int(),
      bytes: z.number().int(),
      sha256: z.string(),
      articles: z.number().int(),
      licences: z.record(z.string(), z.number().int()).describe('How many articles have which.'),
      made: z.iso.datetime(),
    }),
  ),
});

export const ErrorSchema = z.object({
  status: z.number().int(),
  title: z.string(),
  detail: z.string().optional(),
});
