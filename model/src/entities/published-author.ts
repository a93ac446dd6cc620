/** `authors/{id}`: a person who has published with the press, collected by functions from published records. */
import { z } from 'zod';

/** How many articles one record keeps: the newest. */
export const AUTHOR_ARTICLES_MAX = 400;
export const AUTHOR_AFFILIATIONS_MAX = 8;

/** One article of theirs, and how they are named in it. Never an e-mail address. */
export const AuthorArticleSchema = z.object({
  /** `jkey~akey`. */
  article: z.string(),
  journal: z.string(),
  issue: z.string(),
  akey: z.string(),
  title: z.string(),
  published: z.iso.date(),
  status: z.enum(['published', 'corrected', 'retracted']),
  /** The key it came by: after two records were merged, it may be another's. */
  by: z.string(),
  given: z.string(),
  family: z.string(),
  orcid: z.string().optional(),
  affiliations: z.array(z.string()),
  /** The iD's owner has signed in with it at ORCID. */
  proved: z.literal(true).optional(),
  /** A hash of the article's card: with any change of it, the author's page is derived. */
  card: z.string().optional(),
});
export type AuthorArticle = z.infer<typeof AuthorArticleSchema>;

export const PublishedAuthorSchema = z.object({
  /** `merged`: it is another's now. `none`: nothing of theirs is still public. */
  state: z.enum(['listed', 'merged', 'none']),
  given: z.string(),
  family: z.string(),
  orcid: z.string().optional(),
  /** Newest first. */
  affiliations: z.array(z.string()),
  journals: z.array(z.string()),
  /** Newest first; of these `articleIds` are the ids, for queries. */
  articles: z.array(AuthorArticleSchema),
  articleIds: z.array(z.string()),
  articleCount: z.number().int().nonnegative(),
  firstPublished: z.iso.date().optional(),
  lastPublished: z.iso.date().optional(),
  /** Keys of the records that were merged into this one. */
  gathers: z.array(z.string()).default([]),
  mergedInto: z.string().optional(),
  /** At their request they have no public page; staff still see the record. */
  isHidden: z.literal(true).optional(),
  /** Folded family name and first letter: who might be the same. */
  nameKey: z.string(),
  /** Whether another record has that name. */
  hasAlike: z.boolean().default(false),
  sortKey: z.string(),
  words: z.array(z.string()),
});
export type PublishedAuthor = z.infer<typeof PublishedAuthorSchema>;
