import { z } from 'zod';
import { wordsOf } from '../text/words.ts';

const one = z.string();
/** https://www.algolia.com/doc/rest-api/search/save-synonym */
export const SynonymSchema = z.discriminatedUnion('type', [
  z.object({ objectID: one, type: z.literal('synonym'), synonyms: z.array(one).max(20) }),
  z.object({
    objectID: one,
    type: z.enum(['oneWaySynonym', 'onewaysynonym']),
    input: one,
    synonyms: z.array(one).max(100),
  }),
  z.object({
    objectID: one,
    type: z.enum(['altCorrection1', 'altcorrection1', 'altCorrection2', 'altcorrection2']),
    word: one,
    corrections: z.array(one),
  }),
  z.object({
    objectID: one,
    type: z.literal('placeholder'),
    placeholder: one,
    replacements: z.array(one),
  }),
]);
export type Synonym = z.infer<typeof SynonymSchema>;

/** What may stand for some words in a row of the query. */
export interface Replacement {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly typos: number;
}

const split = (text: string) =>
  wordsOf(text)
    .filter(({ isJoined }) => !isJoined)
    .map((word) => word.text);

/** All replacements that synonyms allow; placeholders are not among them (see the README). */
export function replacementsOf(synonyms: Iterable<Synonym>): Replacement[] {
  const found: Replacement[] = [];
  const add = (from: string, to: string, typos: number) =>
    from === to ? undefined : found.push({ from: split(from), to: split(to), typos });
  for (const synonym of synonyms) {
    if (synonym.type === 'synonym') {
      for (const from of synonym.synonyms) for (const to of synonym.synonyms) add(from, to, 0);
    } else if ('input' in synonym) {
      for (const to of synonym.synonyms) add(synonym.input, to, 0);
    } else if ('corrections' in synonym) {
      const typos = synonym.type.endsWith('1') ? 1 : 2;
      for (const to of synonym.corrections) add(synonym.word, to, typos);
    }
  }
  return found.filter(({ from, to }) => from.length > 0 && to.length > 0);
}
