/**
 * Highlights, notes and comments of readers. What is stored has all that the W3C Web Annotation Data Model asks for
 * (https://www.w3.org/TR/annotation-model/): target, selectors, body, motivation, creator and times.
 */
import { z } from 'zod';

/** A paragraph fits; a chapter is no quotation. */
export const QUOTE_MAX = 2_000;
/** The text before and after a quotation, to find it among similar ones. */
export const QUOTE_CONTEXT = 40;
export const NOTE_TEXT_MAX = 5_000;
/** How many highlights and notes an account keeps of one article. The rules say the same. */
export const ARTICLE_NOTES_MAX = 100;
/** How many comments of one article are published: a document holds them. */
export const PUBLISHED_COMMENTS_MAX = 100;
export const REFUSAL_MAX = 2_000;
export const REPORT_MAX = 1_000;
/** How many reports of a comment staff are shown. */
export const REPORTS_SHOWN = 50;

/** Part of the address of a comment: long enough that nobody meets another's. */
export const AnnotationKeySchema = z.string().regex(/^[a-z0-9]{12,24}$/);

/** A TextQuoteSelector with a TextPositionSelector, in the text of the article's body. */
const PlaceSchema = z.object({
  exact: z.string().min(1).max(QUOTE_MAX),
  prefix: z.string().max(QUOTE_CONTEXT),
  suffix: z.string().max(QUOTE_CONTEXT),
  start: z.number().int().nonnegative(),
  end: z.number().int().positive(),
});
export type AnnotationPlace = z.infer<typeof PlaceSchema>;

/** A highlight, or a note where it has a text. */
export const AnnotationSchema = z.object({
  key: AnnotationKeySchema,
  /** The version of the article that was read. */
  revision: z.number().int().positive(),
  place: PlaceSchema,
  /** Markdown; '' is a highlight. */
  text: z.string().max(NOTE_TEXT_MAX),
  created: z.iso.datetime(),
  modified: z.iso.datetime(),
});
export type Annotation = z.infer<typeof AnnotationSchema>;

/** `annotations/{uid~jkey~akey}`: one reader's notes in one article, for them alone. */
export const ArticleNotesSchema = z.object({
  owner: z.string(),
  article: z.string(),
  items: z.array(AnnotationSchema).max(ARTICLE_NOTES_MAX),
});
export type ArticleNotes = z.infer<typeof ArticleNotesSchema>;

export const COMMENT_STATES = ['waiting', 'published', 'refused', 'removed'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** What readers see of a comment. */
export const PublishedCommentSchema = AnnotationSchema.extend({
  name: z.string(),
  orcid: z.string().optional(),
  /** The key of the comment that it replies to. */
  replyTo: AnnotationKeySchema.optional(),
  /** The text as safe HTML; '' for plain text. */
  html: z.string(),
  published: z.iso.datetime(),
});
export type PublishedComment = z.infer<typeof PublishedCommentSchema>;

/** `publishedComments/{jkey~akey}`: the comments of an article, oldest first. Written by functions only. */
export const PublishedCommentsSchema = z.object({
  comments: z.array(PublishedCommentSchema).max(PUBLISHED_COMMENTS_MAX),
  /** When the list was changed last. */
  modified: z.iso.datetime(),
});
export type PublishedComments = z.infer<typeof PublishedCommentsSchema>;

/** `comments/{jkey~akey~key}`: what its author has asked to be public. Written by functions only. */
export const CommentSchema = AnnotationSchema.extend({
  owner: z.string(),
  journal: z.string(),
  /** `jkey~akey`, and what the office's list shows of it. */
  article: z.string(),
  issue: z.string(),
  title: z.string(),
  name: z.string(),
  orcid: z.string().optional(),
  replyTo: AnnotationKeySchema.optional(),
  state: z.enum(COMMENT_STATES),
  /** When it was sent. */
  sentAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** Why it was refused or removed: its author reads it. */
  reason: z.string().max(REFUSAL_MAX).optional(),
  /** A reader has reported it, and nobody has decided since. Its author sees no more of a report. */
  isReported: z.boolean().optional(),
});
export type Comment = z.infer<typeof CommentSchema>;

/** `commentReports/{jkey~akey~key~uid}`: what a reader finds wrong with a public comment. For functions only. */
export const CommentReportSchema = z.object({
  /** `jkey~akey~key`. */
  comment: z.string(),
  /** Who reported it: once, also after staff have decided. */
  owner: z.string(),
  reason: z.string().max(REPORT_MAX),
  at: z.iso.datetime(),
  /** Staff have not decided since. */
  isOpen: z.boolean(),
});
export type CommentReport = z.infer<typeof CommentReportSchema>;

/** What the Web Annotation vocabulary calls the reason why something was annotated. */
export const motivationOf = ({
  text,
  replyTo,
}: {
  readonly text: string;
  readonly replyTo?: string | undefined;
}) => {
  if (replyTo !== undefined) return 'replying';
  return text === '' ? 'highlighting' : 'commenting';
};
