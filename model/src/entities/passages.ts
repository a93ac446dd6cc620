import { z } from 'zod';
import { LanguageTagSchema } from './translation.ts';

/** A few paragraphs of one section of an article's text, as the search keeps them. */
export const PassageSchema = z.object({
  /** The heading above it; empty before the first. */
  section: z.string(),
  /** The heading's id in the page; empty before the first. */
  anchor: z.string(),
  /** Its words, formulas in characters. */
  text: z.string().min(1),
});
export type Passage = z.infer<typeof PassageSchema>;

/** `publishedPassages/{jkey~akey}`. One without passages stays: the search still has those it had. */
export const PublishedPassagesSchema = z.object({
  title: z.string(),
  /** The article's page. */
  path: z.string(),
  journalTitle: z.string(),
  language: LanguageTagSchema,
  retracted: z.literal(true).optional(),
  /** Seconds since 1970. */
  date: z.number().int(),
  passages: z.array(PassageSchema),
  /** The most passages it has had: those that it no longer has are to be removed from the search. */
  most: z.number().int(),
});
export type PublishedPassages = z.infer<typeof PublishedPassagesSchema>;
