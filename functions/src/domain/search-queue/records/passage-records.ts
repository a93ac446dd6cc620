import { type PublishedPassages, PublishedPassagesSchema } from '@quire/model/entities/passages';
import type { SearchChange } from '../search-sources.ts';

/** The fields that are read. */
export const PASSAGE_FIELDS = Object.keys(PublishedPassagesSchema.shape);

/** Of one article, in order. No other kind has a record of this id. */
const recordId = (article: string, number: number) => `${article}~${number}`;

const recordOf = (article: string, { passages, most, ...about }: PublishedPassages, at: number) => {
  const passage = passages[at];
  if (!passage) return null;
  const { journalTitle: journal, ...own } = about;
  return { objectID: recordId(article, at), article, journal, ...own, ...passage };
};

/**
 * The search records of `publishedPassages/{article}`: one for each passage, and none for those that it no longer has.
 * Throws `z.ZodError`.
 */
export function passageRecords(article: string, data: unknown): SearchChange[] {
  if (data === undefined) return [];
  const all = PublishedPassagesSchema.parse(data);
  return Array.from({ length: all.most }, (_, at) => ({
    id: recordId(article, at),
    record: recordOf(article, all, at),
  }));
}
