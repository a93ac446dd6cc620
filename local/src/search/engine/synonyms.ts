import { z } from 'zod';
import { plainWordsOf } from '../text/words.ts';

/** Words that mean the same. Of Algolia's kinds of synonyms this is the only one here. */
export const SynonymSchema = z.strictObject({
  objectID: z.string(),
  type: z.literal('synonym'),
  synonyms: z.array(z.string()).max(20),
});
export type Synonym = z.infer<typeof SynonymSchema>;

/** What may stand for some words in a row of the query. */
export interface Replacement {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** All replacements that synonyms allow. */
export function replacementsOf(all: readonly Synonym[]): Replacement[] {
  return all.flatMap(({ synonyms }) => {
    const texts = synonyms.map(plainWordsOf).filter(({ length }) => length > 0);
    return texts.flatMap((from) =>
      texts.filter((to) => to !== from).map((to): Replacement => ({ from, to })),
    );
  });
}
