import { z } from 'zod';
import { MARKDOWN_MAX_BYTES } from '../constants.ts';
import type { ReadInLanguage } from '../messages/in-reader-language.ts';
import { t } from '../messages/t.ts';
import { FEED_FORMATS } from '../paths.ts';
import { URL_KEY } from '../url-key.ts';
import { ChangedAtSchema } from './changed-at.ts';
import { CONTENT_STATUSES, ContentFileSchema, RevisedSchema } from './page.ts';
import { OutlineEntrySchema } from './published.ts';
import { ImageSchema } from './shown-image.ts';
import { TranslatedLanguageSchema, translationsSchema } from './translations.ts';

export const POST_KINDS = ['news', 'blogs'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** `posts/{kind~skey}`: a piece of news or of a blog (field.md 5.1), or a translation of one. */
export const PostSchema = RevisedSchema.extend({
  language: TranslatedLanguageSchema.optional(),
  kind: z.enum(POST_KINDS),
  skey: z
    .string()
    .regex(URL_KEY)
    .max(80)
    .refine((key) => !FEED_FORMATS.some((format) => format === key), {
      error: () => t('fields.addressOfFeed'),
    }),
  title: z.string().min(1).max(200),
  summary: z.string().min(1).max(400),
  markdown: z.string().max(MARKDOWN_MAX_BYTES),
  bibtex: z.string().max(MARKDOWN_MAX_BYTES).default(''),
  author: z.string().max(160).default(''),
  categories: z.array(z.string().min(1).max(60)).max(6).default([]),
  tags: z.array(z.string().min(1).max(60)).max(12).default([]),
  /** Words for the picture of the file with the role `cover`. */
  coverAlt: z.string().max(300).default(''),
  files: z.array(ContentFileSchema).max(100).default([]),
  publishAt: z.iso.date(),
  status: z.enum(CONTENT_STATUSES),
  pinned: z.boolean().default(false),
  journal: z.string().regex(URL_KEY).max(20).optional(),
});
export type Post = z.infer<typeof PostSchema>;

/** A post in a list. */
export const PostCardSchema = PostSchema.pick({
  kind: true,
  skey: true,
  title: true,
  summary: true,
  author: true,
  categories: true,
  pinned: true,
  journal: true,
}).extend({
  published: z.iso.date(),
  updated: z.iso.date(),
  cover: ImageSchema.optional(),
  /** Of its public translations, what lists show. */
  translations: translationsSchema(PostSchema.pick({ title: true, summary: true }).shape),
});
export type PostCard = z.infer<typeof PostCardSchema> & ReadInLanguage;

/** `publishedPosts/{kind~skey}`. */
export const PublishedPostSchema = PostCardSchema.extend({
  changedAt: ChangedAtSchema,
  language: TranslatedLanguageSchema.optional(),
  html: z.string(),
  outline: z.array(OutlineEntrySchema),
  hasMath: z.boolean(),
  tags: z.array(z.string()),
  revision: z.number().int(),
  /** Its place in its list: `news~2026-03-01~the-key`. A translation has none. */
  listKey: z.string().optional(),
});
export type PublishedPost = z.infer<typeof PublishedPostSchema> & ReadInLanguage;
