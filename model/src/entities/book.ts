import { z } from 'zod';
import { DOI, isIsbn13, isOrcid } from '../identifiers.ts';
import { t } from '../messages/t.ts';
import { URL_KEY } from '../url-key.ts';
import { ChangedAtSchema } from './changed-at.ts';
import { ConferenceEventSchema } from './conference-event.ts';
import { CONTENT_STATUSES, ContentFileSchema, DownloadSchema, RevisedSchema } from './page.ts';
import { ImageSchema } from './shown-image.ts';
import { ImageFileSchema } from './stored-file.ts';

const IsbnSchema = z.string().refine(isIsbn13, { error: () => t('fields.isbnWrong') });

/** A person as a book's title page names them. */
export const ContributorSchema = z.object({
  name: z.string().min(1).max(160),
  affiliation: z.string().max(250).default(''),
  orcid: z
    .string()
    .refine(isOrcid, { error: () => t('fields.orcidWrong') })
    .optional(),
});
export type Contributor = z.infer<typeof ContributorSchema>;

/** Characters: room for an abstract. */
export const CHAPTER_SUMMARY_MOST = 4_000;

export const ChapterSchema = z.object({
  title: z.string().min(1).max(250),
  authors: z.array(z.string().min(1).max(160)).max(40).default([]),
  doi: z.string().regex(DOI).optional(),
  /** `12–40`. */
  pages: z.string().max(20).default(''),
  /** Plain text, paragraphs apart by an empty line. */
  summary: z.string().max(CHAPTER_SUMMARY_MOST).default(''),
  /** Name of one of the book's files. */
  file: z.string().max(300).optional(),
  /** The accepted abstract of a conference that it was made of, `{ckey}~{number}`: its title may change. */
  abstract: z.string().max(100).optional(),
});
export type Chapter = z.infer<typeof ChapterSchema>;

export const CHAPTERS_MOST = 100;

/** `books/{bkey}`. */
export const BookSchema = RevisedSchema.extend({
  bkey: z.string().regex(URL_KEY).max(80),
  title: z.string().min(1).max(250),
  subtitle: z.string().max(250).default(''),
  kind: z.enum(['monograph', 'edited', 'proceedings', 'textbook']).default('monograph'),
  authors: z.array(ContributorSchema).max(40).default([]),
  editors: z.array(ContributorSchema).max(40).default([]),
  isbnPrint: IsbnSchema.optional(),
  isbnE: IsbnSchema.optional(),
  edition: z.string().max(60).default(''),
  series: z.string().max(160).default(''),
  doi: z.string().regex(DOI).optional(),
  published: z.iso.date(),
  pageCount: z.number().int().positive().optional(),
  language: z.string().default('en'),
  licence: z.string().default('CC-BY-4.0'),
  subjects: z.array(z.string().min(1).max(80)).max(12).default([]),
  /** Absent: one is drawn. */
  cover: ImageFileSchema.optional(),
  /** Of the drawn cover: 0–359. */
  hue: z.number().int().min(0).max(359),
  /** One or two sentences for lists. */
  summary: z.string().min(1).max(400),
  /** Markdown. */
  description: z.string().max(40_000),
  chapters: z.array(ChapterSchema).max(CHAPTERS_MOST).default([]),
  /** The file with the role `pdf` is the whole book. */
  files: z.array(ContentFileSchema).max(120).default([]),
  status: z.enum(CONTENT_STATUSES),
});
export type Book = z.infer<typeof BookSchema>;

/** A book in a list. */
export const BookCardSchema = BookSchema.pick({
  bkey: true,
  title: true,
  subtitle: true,
  kind: true,
  series: true,
  summary: true,
  hue: true,
  published: true,
  subjects: true,
  isbnPrint: true,
  isbnE: true,
  edition: true,
}).extend({
  authors: z.array(z.string()),
  editors: z.array(z.string()),
  updated: z.iso.date(),
  hasPdf: z.boolean(),
  /** Of the chapters that have a page, from 1. */
  chapterPages: z.array(z.number().int().positive()).max(CHAPTERS_MOST).default([]),
  cover: ImageSchema.optional(),
});
export type BookCard = z.infer<typeof BookCardSchema>;

/** `publishedBooks/{bkey}`. */
export const PublishedBookSchema = BookCardSchema.extend({
  contributors: z.object({
    authors: z.array(ContributorSchema),
    editors: z.array(ContributorSchema),
  }),
  doi: z.string().optional(),
  pageCount: z.number().int().optional(),
  language: z.string(),
  licence: z.string(),
  descriptionHtml: z.string(),
  hasMath: z.boolean(),
  chapters: z.array(
    ChapterSchema.omit({ file: true, abstract: true }).extend({ href: z.string().optional() }),
  ),
  pdf: DownloadSchema.optional(),
  /** The conference whose proceedings it is. */
  event: ConferenceEventSchema.optional(),
  revision: z.number().int(),
  listKey: z.string(),
  changedAt: ChangedAtSchema,
});
export type PublishedBook = z.infer<typeof PublishedBookSchema>;
