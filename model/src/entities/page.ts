import { z } from 'zod';
import { MARKDOWN_MAX_BYTES } from '../constants.ts';
import type { ReadInLanguage } from '../messages/in-reader-language.ts';
import { URL_KEY } from '../url-key.ts';
import { ArticleCardSchema, OutlineEntrySchema } from './published.ts';
import { StoredFileSchema } from './stored-file.ts';
import { TranslatedLanguageSchema } from './translations.ts';

/** What becomes of a content document. */
export const CONTENT_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;

/**
 * A file of a content document, in Storage below `content/{collection}/{id}/files/`: a figure its
 * text names, or something to download.
 */
export const ContentFileSchema = StoredFileSchema.extend({
  role: z.enum(['figure', 'download', 'cover', 'pdf']),
  /** What readers see at a download: “LaTeX class and template”. */
  label: z.string().max(200).default(''),
  /** Of a download that comes again and again: `1.3`. */
  version: z.string().trim().max(20).optional(),
});
export type ContentFile = z.infer<typeof ContentFileSchema>;

/** One of the conference services (12), of the proceedings' items (6), of a list with icons. */
export const PageItemSchema = z.object({
  /** A name of web's icon set. */
  icon: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(40),
  name: z.string().min(1).max(80),
  text: z.string().min(1).max(600),
});
export type PageItem = z.infer<typeof PageItemSchema>;

/** A collection of articles that belong together, chosen by the journal's editors. */
export const ArticleCollectionSchema = z.object({
  title: z.string().min(1).max(160),
  description: z.string().max(1_000).default(''),
  /** Keys of articles of this journal, in order. */
  articles: z.array(z.string().regex(URL_KEY).max(80)).min(1).max(24),
});

/** Who changed a content document last, and how often it was changed. */
export const RevisedSchema = z.object({
  revision: z.number().int().positive(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
});

/** `pages/{pageId}`: a text of the press or of a journal, edited by staff, or a translation of one. */
export const PageSchema = RevisedSchema.extend({
  language: TranslatedLanguageSchema.optional(),
  /** Its address: `/about/open_access`, `/journals/SJCM/for_authors`. */
  path: z
    .string()
    .regex(/^(\/[a-zA-Z0-9]+([._-][a-zA-Z0-9]+)*)+$/)
    .max(200),
  /** Set for a journal's page: its editors may edit it. */
  journal: z.string().regex(URL_KEY).max(20).optional(),
  title: z.string().min(1).max(160),
  /** One or two sentences: the page's description, and the text below its title. */
  summary: z.string().max(400),
  markdown: z.string().max(MARKDOWN_MAX_BYTES),
  bibtex: z.string().max(MARKDOWN_MAX_BYTES).default(''),
  items: z.array(PageItemSchema).max(24).default([]),
  collections: z.array(ArticleCollectionSchema).max(12).default([]),
  files: z.array(ContentFileSchema).max(100).default([]),
  status: z.enum(CONTENT_STATUSES),
});
export type Page = z.infer<typeof PageSchema>;

/** A file that readers may download. */
export const DownloadSchema = z.object({
  label: z.string(),
  name: z.string(),
  /** On the press's own host. */
  href: z.string(),
  size: z.number().int().nonnegative(),
  version: z.string().optional(),
});
export type Download = z.infer<typeof DownloadSchema>;

/** `publishedPages/{pageId}`. */
export const PublishedPageSchema = z.object({
  language: TranslatedLanguageSchema.optional(),
  path: z.string(),
  journal: z.string().optional(),
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  outline: z.array(OutlineEntrySchema),
  hasMath: z.boolean(),
  items: z.array(PageItemSchema),
  collections: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      articles: z.array(ArticleCardSchema),
    }),
  ),
  downloads: z.array(DownloadSchema),
  /** When what readers see was last changed: `2026-03-01`. */
  updated: z.iso.date(),
  revision: z.number().int(),
});
export type PublishedPage = z.infer<typeof PublishedPageSchema> & ReadInLanguage;
