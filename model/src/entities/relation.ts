import { z } from 'zod';

export const RELATIONS_MAX = 50;

/** What another work is to the article, in the order in which it is chosen and shown: `relations/relation-types.ts`. */
export const RELATION_NAMES = [
  'data',
  'data-used',
  'software',
  'protocol',
  'supplement',
  'preprint',
  'earlier-version',
  'review',
  'review-of',
  'translation',
  'translation-of',
  'part-of',
  'related',
] as const;
export type RelationName = (typeof RELATION_NAMES)[number];

export const RELATION_ID_TYPES = ['doi', 'uri', 'arxiv', 'handle', 'isbn', 'issn'] as const;
export type RelationIdType = (typeof RELATION_ID_TYPES)[number];

/**
 * A work elsewhere that belongs to the article: its data, its preprint. The form of the identifier is checked where it is
 * typed, and by the publish gate (`relation-problems.ts`).
 */
export const RelationSchema = z.object({
  type: z.enum(RELATION_NAMES),
  idType: z.enum(RELATION_ID_TYPES),
  identifier: z.string().max(500),
  /** What it is, in the article's language. */
  description: z.string().max(300).optional(),
});
export type Relation = z.infer<typeof RelationSchema>;
