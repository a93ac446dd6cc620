import { z } from 'zod';
import { AffiliationSchema, ArticleMetadataSchema } from './article.ts';
import { IssueSchema } from './issue.ts';
import { JournalSchema } from './journal.ts';

/** An article in a list: table of contents, journal page, home page. */
export const ArticleCardSchema = z.object({
  journal: z.string(),
  issue: z.string(),
  akey: z.string(),
  /** Position of the version it was made from: an older event never overwrites a newer card. */
  revision: z.number().int(),
  type: ArticleMetadataSchema.shape.type,
  status: z.enum(['published', 'corrected', 'retracted']),
  title: z.string(),
  /** Title with `<i> <b> <sub> <sup>` and math made on publishing; nothing else. */
  titleHtml: z.string(),
  authors: z.array(z.string()).max(100),
  /** The first sentences of the abstract, plain. */
  teaser: z.string().max(400).default(''),
  doi: z.string().optional(),
  pages: z.string().default(''),
  published: z.iso.date(),
  hasPdf: z.boolean().default(false),
});
export type ArticleCard = z.infer<typeof ArticleCardSchema>;

/** A section or subsection of a rendered body, for the article's menu. */
export const OutlineEntrySchema = z.object({
  id: z.string(),
  text: z.string(),
  level: z.number().int().min(1).max(6),
});
export type OutlineEntry = z.infer<typeof OutlineEntrySchema>;

/** `publishedArticles/{jkey~akey}`: all of an article page but its body, which lives in Storage. */
export const PublishedArticleSchema = ArticleCardSchema.extend({
  metadata: ArticleMetadataSchema,
  affiliations: z.array(AffiliationSchema),
  abstractHtml: z.string(),
  body: z.object({
    /** File name below `/media/{jkey}/{akey}/`, named by its hash. */
    name: z.string(),
    bytes: z.number().int(),
    hasMath: z.boolean(),
  }),
  outline: z.array(OutlineEntrySchema),
  referenceCount: z.number().int(),
  figureCount: z.number().int(),
  /** File name of the PDF below `/media/{jkey}/{akey}/`. */
  pdf: z.string().optional(),
  journalTitle: z.string(),
  journalIssn: z.string(),
  volume: z.string(),
  number: z.string(),
  year: z.number().int(),
});
export type PublishedArticle = z.infer<typeof PublishedArticleSchema>;

/** An issue in a journal's list of issues. */
export const IssueCardSchema = IssueSchema.pick({
  journal: true,
  issueid: true,
  volume: true,
  number: true,
  year: true,
  title: true,
  kind: true,
  datePublished: true,
}).extend({ articleCount: z.number().int().default(0) });
export type IssueCard = z.infer<typeof IssueCardSchema>;

/** `publishedIssues/{jkey~issueid}`: the issue with its table of contents. */
export const PublishedIssueSchema = z.object({
  issue: IssueSchema,
  journalTitle: z.string(),
  hue: z.number().int(),
  contents: z.array(ArticleCardSchema),
  /** The length of the contents, so that a journal's list of issues is made without reading them. */
  articleCount: z.number().int().optional(),
});
export type PublishedIssue = z.infer<typeof PublishedIssueSchema>;

/** A journal in a list. */
export const JournalCardSchema = JournalSchema.pick({
  name: true,
  fullname: true,
  issn: true,
  description: true,
  subjects: true,
  hue: true,
  frequency: true,
  status: true,
  order: true,
}).extend({ articleCount: z.number().int().default(0) });
export type JournalCard = z.infer<typeof JournalCardSchema>;

/** `publishedJournals/{jkey}`: the journal's home page. */
export const PublishedJournalSchema = z.object({
  journal: JournalSchema,
  aimsScopeHtml: z.string(),
  issues: z.array(IssueCardSchema),
  latest: z.array(ArticleCardSchema),
});
export type PublishedJournal = z.infer<typeof PublishedJournalSchema>;

/** `digests/journals`: the list of journals. */
export const JournalsDigestSchema = z.object({ journals: z.array(JournalCardSchema) });
export type JournalsDigest = z.infer<typeof JournalsDigestSchema>;

/** `digests/home`: the home page. */
export const HomeDigestSchema = z.object({
  journals: z.array(JournalCardSchema),
  latest: z.array(ArticleCardSchema),
});
export type HomeDigest = z.infer<typeof HomeDigestSchema>;
