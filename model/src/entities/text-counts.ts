/** What a text consists of, in numbers: of a paper's source, and of what its readers find. */
import { z } from 'zod';

/** In the order in which they are shown. */
export const TEXT_PARTS = [
  'words',
  'formulas',
  'figures',
  'tables',
  'citations',
  'references',
] as const;
export type CountedPart = (typeof TEXT_PARTS)[number];

const count = z.number().int().nonnegative();
const TextCountsSchema = z.object({
  words: count,
  formulas: count,
  figures: count,
  tables: count,
  citations: count,
  /** Works in the list of references. */
  references: count,
});
export type TextCounts = z.infer<typeof TextCountsSchema>;

/** The same of a file that was read, and of the text that was made of it. */
export const TextComparisonSchema = z.object({
  source: TextCountsSchema,
  result: TextCountsSchema,
});
export type TextComparison = z.infer<typeof TextComparisonSchema>;

/** How much may be lost before a person has to check: a share, and never fewer than `least`. */
const LOSS: Readonly<Record<CountedPart, { share: number; least: number }>> = {
  words: { share: 0.04, least: 30 },
  formulas: { share: 0, least: 1 },
  figures: { share: 0, least: 1 },
  tables: { share: 0, least: 1 },
  citations: { share: 0.02, least: 1 },
  references: { share: 0, least: 1 },
};

/** More than the source has: words or tables that stand in the text twice. Short citations of many works may be one in the source. */
const GAIN: Readonly<Partial<Record<CountedPart, { share: number; least: number }>>> = {
  words: { share: 0.15, least: 200 },
  figures: { share: 0.15, least: 3 },
  tables: { share: 0.15, least: 3 },
  references: { share: 0.15, least: 5 },
};

/** Whether a part differs so much that a person has to compare the text with its source. */
export function differs({ source, result }: TextComparison, part: CountedPart): boolean {
  const change = result[part] - source[part];
  const limit = change < 0 ? LOSS[part] : GAIN[part];
  if (!limit || change === 0) return false;
  return Math.abs(change) >= Math.max(limit.least, limit.share * source[part]);
}
