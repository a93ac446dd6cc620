/** `publishedPeople/{key}`: the public page of an author, with nothing that no published article says. */
import { z } from 'zod';
import { ArticleCardSchema } from './published.ts';

/** How many works a page of an author shows. */
export const PERSON_WORKS_A_PAGE = 50;
export const CO_AUTHORS_MAX = 20;

/** An author in a list: for sitemaps and the public API. */
export const PersonCardSchema = z.object({
  /** The id of their record in `authors`. */
  key: z.string(),
  name: z.string(),
  orcid: z.string().optional(),
  /** The day of their newest work. */
  updated: z.iso.date(),
});
export type PersonCard = z.infer<typeof PersonCardSchema>;

export const CoAuthorSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** How many works they share. */
  count: z.number().int().positive(),
});
export type CoAuthor = z.infer<typeof CoAuthorSchema>;

export const ShownPersonSchema = PersonCardSchema.extend({
  given: z.string(),
  family: z.string(),
  /** The iD's owner has signed in with it at ORCID. */
  isProved: z.literal(true).optional(),
  /** Newest first. */
  affiliations: z.array(z.string()),
  journals: z.array(z.string()),
  /** How many works their pages show. */
  workCount: z.number().int().positive(),
  /** They have older works, which only the search finds. */
  hasOlder: z.literal(true).optional(),
  /** The newest; older ones are in `publishedWorks`. */
  works: z.array(ArticleCardSchema).max(PERSON_WORKS_A_PAGE),
  /** The key of the last work of each page (`workKey`), the first page first. */
  ends: z.array(z.string()).min(1),
  coAuthors: z.array(CoAuthorSchema).max(CO_AUTHORS_MAX),
  /** Their place in the list of people: `people~2026-03-01~{key}`. */
  listKey: z.string(),
});
export type ShownPerson = z.infer<typeof ShownPersonSchema>;

/** The author has another address now: their records were merged, or their name or iD was corrected. */
export const MovedPersonSchema = z.object({ movedTo: z.string() });

export const PublishedPersonSchema = z.union([ShownPersonSchema, MovedPersonSchema]);
export type PublishedPerson = z.infer<typeof PublishedPersonSchema>;

/** `publishedWorks/{key~2}`: a page of an author's works after the first. */
export const WorksPageSchema = z.object({
  works: z.array(ArticleCardSchema).max(PERSON_WORKS_A_PAGE),
});

/** The place of a work among an author's: a higher key is newer. */
export const workKey = ({
  published,
  journal,
  akey,
}: {
  readonly published: string;
  readonly journal: string;
  readonly akey: string;
}): string => `${published}~${journal}~${akey}`;
