import { z } from 'zod';
import { NOTICE_KINDS, type NoticeKind } from '../article-types.ts';
import {
  ARTICLE_AUTHORS_MAX,
  CARD_AUTHORS_MAX,
  TRANSLATED_VERSIONS_MAX,
  TRANSLATIONS_MAX,
} from '../constants.ts';
import type { ReadInLanguage } from '../messages/in-reader-language.ts';
import { AffiliationSchema, ArticleMetadataSchema } from './article.ts';
import { ChangedAtSchema } from './changed-at.ts';
import { CitedBySchema } from './cited-by.ts';
import { ConferenceEventSchema } from './conference-event.ts';
import { ISSUE_TEXTS, IssueSchema } from './issue.ts';
import { JournalSchema } from './journal.ts';
import { type JournalMore, JournalMoreSchema } from './journal-more.ts';
import { RELATIONS_MAX, RelationSchema } from './relation.ts';
import { ImageSchema, ShownImageSchema } from './shown-image.ts';
import { LanguageTagSchema } from './translation.ts';
import { translationsSchema } from './translations.ts';

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
  /** Of the article itself, where it is not `CARD_LANGUAGE`. */
  language: LanguageTagSchema.optional(),
  /** Its title in other languages; absent where there is none. */
  titles: z
    .array(z.object({ language: LanguageTagSchema, title: z.string(), titleHtml: z.string() }))
    .max(TRANSLATIONS_MAX)
    .optional(),
  authors: z.array(z.string()).max(CARD_AUTHORS_MAX),
  /** The keys of their pages, in the order of `authors`; empty for a group. Absent where there is none. */
  people: z.array(z.string()).max(CARD_AUTHORS_MAX).optional(),
  /** Of a notice that the editors of this journal sign, in the press's own words: instead of `authors`. */
  editorsOf: z.string().optional(),
  /** The first sentences of the abstract, plain. */
  teaser: z.string().max(400).default(''),
  doi: z.string().optional(),
  pages: z.string().default(''),
  published: z.iso.date(),
  hasPdf: z.boolean().default(false),
  /** When what readers see of it was last changed. */
  updated: z.iso.date().optional(),
  /** Its reports are published: `publishedReviews`. */
  hasReviews: z.literal(true).optional(),
  /** The first figure of its text, small: a file below `/media/{jkey}/{akey}/`. */
  figure: z
    .object({
      name: z.string(),
      width: z.number().int().positive(),
      height: z.number().int().positive(),
    })
    .optional(),
});
export type ArticleCard = z.infer<typeof ArticleCardSchema>;

/** A section or subsection of a rendered body, for the article's menu. */
export const OutlineEntrySchema = z.object({
  id: z.string(),
  text: z.string(),
  level: z.number().int().min(1).max(6),
});
export type OutlineEntry = z.infer<typeof OutlineEntrySchema>;

/** Enough of another article to link to it. */
export const ArticleLinkSchema = ArticleCardSchema.pick({
  journal: true,
  issue: true,
  akey: true,
  title: true,
  titleHtml: true,
  language: true,
  titles: true,
});
export type ArticleLink = z.infer<typeof ArticleLinkSchema>;

/** A notice about a published article: both articles carry one. */
export const NoticeSchema = z.object({
  kind: z.enum(Object.keys(NOTICE_KINDS) as [NoticeKind, ...NoticeKind[]]),
  date: z.iso.date(),
  /** On the article: the notice. On the notice: the article it is about. */
  article: ArticleLinkSchema,
});
export type Notice = z.infer<typeof NoticeSchema>;

/** An article that is a translation of another one, or that was translated: both link to each other. */
export const TranslatedVersionSchema = ArticleLinkSchema.extend({
  status: ArticleCardSchema.shape.status,
});
export type TranslatedVersion = z.infer<typeof TranslatedVersionSchema>;

/**
 * A version of record that readers have seen, the day from which they could, and the status it has or
 * had. The newest is the page itself; older ones stand in `publishedVersions`, without the notices:
 * these concern every version and stand with the page.
 */
export const PublicVersionSchema = z.object({
  revision: z.number().int(),
  date: z.iso.date(),
  kind: z.enum(['published', 'corrected', 'retracted']),
  /** What was corrected in it. */
  note: z.string().max(2_000).optional(),
});

/** How often an article was read, and until when that was counted (COUNTER 5.1). */
export const MetricsSchema = z.object({
  /** Total item investigations: the page or a file of it was opened. */
  views: z.number().int().nonnegative(),
  /** Total item requests by PDF. */
  downloads: z.number().int().nonnegative(),
  since: z.iso.date(),
  until: z.iso.date(),
});
export type Metrics = z.infer<typeof MetricsSchema>;

/** The styles in which an article is cited, in the order in which they are shown. */
export const CITE_STYLES = ['apa', 'chicago', 'mla', 'vancouver', 'harvard', 'ieee'] as const;
export type CiteStyle = (typeof CITE_STYLES)[number];

/** How to cite an article; made on publishing, because the makers weigh more than the page. */
export const CiteSchema = z.object({
  /** HTML with `<i>`, `<sub>` and `<sup>` and nothing else. */
  apa: z.string(),
  vancouver: z.string(),
  ieee: z.string(),
  /** What was published before they were made has none of these three. */
  chicago: z.string().optional(),
  mla: z.string().optional(),
  harvard: z.string().optional(),
  /** File names below `/media/{jkey}/{akey}/`. */
  bibtex: z.string(),
  ris: z.string(),
  csl: z.string(),
});
export type Cite = z.infer<typeof CiteSchema>;

/** A file beside an article: data, a film, a longer proof. */
const PublishedSupplementSchema = z.object({
  /** File name below `/media/{jkey}/{akey}/`. */
  name: z.string(),
  label: z.string(),
  description: z.string().optional(),
  /** What it is saved as. */
  fileName: z.string(),
  size: z.number().int(),
});
export type PublishedSupplement = z.infer<typeof PublishedSupplementSchema>;

/** `publishedArticles/{jkey~akey}`: all of an article page but its body, which lives in Storage. */
export const PublishedArticleSchema = ArticleCardSchema.extend({
  metadata: ArticleMetadataSchema,
  affiliations: z.array(AffiliationSchema),
  abstractHtml: z.string(),
  /** Its abstract in other languages, rendered; absent where there is none. */
  abstracts: z
    .array(z.object({ language: LanguageTagSchema, html: z.string() }))
    .max(TRANSLATIONS_MAX)
    .optional(),
  body: z.object({
    /** File name below `/media/{jkey}/{akey}/`, named by its hash. */
    name: z.string(),
    bytes: z.number().int(),
    hasMath: z.boolean(),
  }),
  outline: z.array(OutlineEntrySchema),
  referenceCount: z.number().int(),
  figureCount: z.number().int(),
  /** All that it cites, for reference managers: file names below `/media/{jkey}/{akey}/`. */
  references: z.object({ bibtex: z.string(), ris: z.string(), csl: z.string() }).optional(),
  /** File name of the PDF below `/media/{jkey}/{akey}/`. */
  pdf: z.string().optional(),
  /** File name of the picture for other sites below `/media/{jkey}/{akey}/`: `SHARE_IMAGE_WIDTH` pixels wide. */
  shareImage: z.string().optional(),
  supplements: z.array(PublishedSupplementSchema).max(200).optional(),
  /** The PDF that the press printed itself, where staff gave none, and a hash of what it shows. */
  madePdf: z.object({ name: z.string(), printHash: z.string() }).optional(),
  /** What the journal was called in the year of the issue, and its electronic ISSN then; empty where it had none. */
  journalTitle: z.string(),
  journalIssn: z.string(),
  /** What it is called today, where that is otherwise. */
  journalNow: z.string().optional(),
  volume: z.string(),
  number: z.string(),
  year: z.number().int(),
  /** Of a paper of proceedings: the name of the conference. */
  conference: z.string().optional(),
  event: ConferenceEventSchema.optional(),
  /** Whether its journal lets readers annotate it. */
  annotations: JournalSchema.shape.annotations,
  /** What its journal is about, and whether its issue still asks for papers: for the search. */
  subjects: z.array(z.string()).optional(),
  special: z.literal('open').optional(),
  /** Its place in the press's list of articles: `articles~2026-03-01~SJCM~key`. */
  listKey: z.string().optional(),
  cite: CiteSchema.optional(),
  /** Worked out on publishing, nearest first. */
  related: z.array(ArticleCardSchema).max(5).default([]),
  /** How near each of `related` is, so that a newcomer finds its place without reading them. */
  nearness: z.array(z.number()).max(5).default([]),
  /** What it is about, folded: shared keywords and words of titles make articles related. */
  topics: z.array(z.string()).max(60).default([]),
  /** Ids of the articles that `related`, notices and translations show: to find what shows one. */
  shows: z.array(z.string()).max(50).default([]),
  /** Before and after it in its issue's table of contents. */
  previous: ArticleLinkSchema.optional(),
  next: ArticleLinkSchema.optional(),
  /** Its notices, the newest first. */
  notices: z.array(NoticeSchema).max(20).default([]),
  /** Of a notice: the article it is about. */
  about: NoticeSchema.optional(),
  /** The article that this one is a translation of. */
  translationOf: TranslatedVersionSchema.optional(),
  /** Articles that are translations of this one. */
  translatedVersions: z.array(TranslatedVersionSchema).max(TRANSLATED_VERSIONS_MAX).optional(),
  /** iDs of its authors whose owners have signed in with them at ORCID; others were typed. Absent where there is none. */
  provedOrcids: z.array(z.string()).max(ARTICLE_AUTHORS_MAX).optional(),
  /** Those of its relations that services have announced; its text does not name them. Absent where there is none. */
  announced: z.array(RelationSchema).max(RELATIONS_MAX).optional(),
  /** Oldest first. */
  versions: z.array(PublicVersionSchema).max(50).default([]),
  metrics: MetricsSchema.optional(),
  /** Works of others that cite it; absent where none is known. */
  citedBy: CitedBySchema.optional(),
  changedAt: ChangedAtSchema,
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
  status: true,
}).extend({
  articleCount: z.number().int().default(0),
  translations: translationsSchema({ title: ISSUE_TEXTS.title }),
});
export type IssueCard = z.infer<typeof IssueCardSchema> & ReadInLanguage;

/** A special issue in a journal's lists of them: open ones ask for papers, others show theirs. */
export const SpecialIssueCardSchema = IssueCardSchema.extend({
  description: z.string(),
  guestEditors: z.array(z.string()),
  topics: z.array(z.string()),
  deadline: z.iso.date().optional(),
  translations: IssueSchema.shape.translations,
});
export type SpecialIssueCard = z.infer<typeof SpecialIssueCardSchema> & ReadInLanguage;

/** A call for papers as HTML, and the Markdown that it was made from. */
const CallSchema = z.object({ html: z.string(), of: z.string() });

/** `publishedIssues/{jkey~issueid}`: the issue with its table of contents. */
export const PublishedIssueSchema = z.object({
  issue: IssueSchema,
  journalTitle: z.string(),
  hue: z.number().int(),
  /** In place of the sheet that is drawn from the journal. */
  cover: ShownImageSchema.optional(),
  contents: z.array(ArticleCardSchema),
  /** Of a special issue: what it asks for. */
  call: CallSchema.optional(),
  translations: translationsSchema({ call: CallSchema }),
  /** Of the issue as a whole, or of the proceedings that it is. */
  doi: z.string().optional(),
  isbn: z.string().optional(),
  /** Of proceedings: their conference. */
  event: ConferenceEventSchema.optional(),
  /** The length of the contents, so that a journal's list of issues is made without reading them. */
  articleCount: z.number().int().optional(),
  changedAt: ChangedAtSchema,
});
export type PublishedIssue = z.infer<typeof PublishedIssueSchema> & ReadInLanguage;

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
}).extend({
  translations: translationsSchema({ description: JournalSchema.shape.description }),
  articleCount: z.number().int().default(0),
  /** The newest change of its page or a text of it, for the sitemap. */
  updated: z.iso.date().optional(),
});
export type JournalCard = z.infer<typeof JournalCardSchema> & ReadInLanguage;

/** `publishedJournals/{jkey}`: the journal's home page. */
export const PublishedJournalSchema = z.object({
  journal: JournalSchema,
  more: JournalMoreSchema.optional(),
  aimsScopeHtml: z.string(),
  /** `aimsOf` is the hash of the Markdown, which the journal itself does not repeat in other languages. */
  translations: translationsSchema({ aimsScopeHtml: z.string(), aimsOf: z.string() }),
  issues: z.array(IssueCardSchema),
  specialIssues: z.array(SpecialIssueCardSchema).default([]),
  /** None of `specialIssues` was shortened, so they need not be read again when one of them changes. */
  hasWholeSpecialIssues: z.literal(true).optional(),
  /** Keys of `JOURNAL_PAGES` and `SPECIAL_ISSUES_PAGES` (`special_issues~…`) that have a text. */
  texts: z.array(z.string()).default([]),
  latest: z.array(ArticleCardSchema),
  /** When this page, or a text of the journal, was changed last. */
  updated: z.iso.date().optional(),
  changedAt: ChangedAtSchema,
});
export type PublishedJournal = Omit<z.infer<typeof PublishedJournalSchema>, 'more'> & {
  readonly more?: JournalMore | undefined;
} & ReadInLanguage;

/** `digests/journals`: the list of journals. */
export const JournalsDigestSchema = z.object({ journals: z.array(JournalCardSchema) });
export type JournalsDigest = z.infer<typeof JournalsDigestSchema>;

/** A piece of news on the home page. */
const HomePostSchema = z.object({
  skey: z.string(),
  title: z.string(),
  summary: z.string(),
  published: z.iso.date(),
  pinned: z.boolean().default(false),
  cover: ImageSchema.optional(),
  translations: translationsSchema({ title: z.string(), summary: z.string() }),
});
export type HomePost = z.infer<typeof HomePostSchema> & ReadInLanguage;

/** `digests/home`: the home page. */
export const HomeDigestSchema = z.object({
  journals: z.array(JournalCardSchema),
  latest: z.array(ArticleCardSchema),
  news: z.array(HomePostSchema).default([]),
});
export type HomeDigest = z.infer<typeof HomeDigestSchema>;

/** `digests/pages`: the press's own texts that are public, for the sitemap and menus. */
export const PagesDigestSchema = z.object({
  pages: z.array(z.object({ path: z.string(), title: z.string(), updated: z.iso.date() })),
});
export type PagesDigest = z.infer<typeof PagesDigestSchema>;
