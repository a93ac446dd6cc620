import type { Engine } from '../engine/engine.ts';
import type { Rec } from '../records/record.ts';
import { type Asked, occurrencesIn } from './occurrences.ts';
import type { QueryWord } from './query-word.ts';

/** Where a query looks. */
export interface Searching {
  readonly engine: Engine;
  readonly records: ReadonlyMap<string, Rec>;
  readonly fields: readonly Asked[];
}

/** Of so few records the texts are looked at: that is sooner done than asking for common words. */
const FEW = 20;

/** Records by id with their score. */
export type Matches = ReadonlyMap<string, number>;

/**
 * The records that have every word that is not optional, or where all are, at least one. Begins with the
 * rarest word, so that for the others the library has to look at few.
 */
export function match(scope: Searching, words: readonly QueryWord[]): Matches {
  const { engine, records, fields } = scope;
  const cost = ({ variants }: QueryWord) =>
    variants.reduce((sum, { words: [word = ''] }) => sum + engine.countOf(word), 0);
  const needed = words.filter(({ isOptional }) => !isOptional);
  let found: Matches | null = words.length === 0 ? new Map(everything(records)) : null;
  const left: QueryWord[] = [];
  for (const word of needed.toSorted((a, b) => cost(a) - cost(b))) {
    if (found?.size === 0) return found;
    if (found && found.size <= FEW && word.isPlain) left.push(word);
    else found = looked(scope, word, found);
  }
  const all = new Map(found ?? []);
  for (const id of left.length > 0 ? all.keys() : []) {
    const record = records.get(id);
    if (!record || occurrencesIn(record, fields, left).includes(null)) all.delete(id);
  }
  for (const word of words.filter(({ isOptional }) => isOptional)) {
    for (const [id, score] of looked(scope, word, found && all)) {
      all.set(id, found ? score : score + (all.get(id) ?? 0));
    }
  }
  return all;
}

const everything = (records: Searching['records']) =>
  Array.from(records.keys(), (id): [string, number] => [id, 0]);

/** The records, among some, that have one word; their scores grow by it. Notes what was taken for it. */
function looked(scope: Searching, word: QueryWord, within: Matches | null): Map<string, number> {
  const { engine, records, fields } = scope;
  const scores = new Map<string, number>();
  for (const variant of word.variants) {
    const { words, typos, isPrefix, fuzzy } = variant;
    const paths = fields
      .filter(({ forgivesTypos }) => forgivesTypos || typos + fuzzy === 0)
      .map(({ path }) => path);
    const results = engine.look({ words, paths, isPrefix, typos: fuzzy, within });
    for (const { id, score, match: taken } of results) {
      const record = records.get(id);
      const isRow = words.length > 1;
      if (!record || (isRow && occurrencesIn(record, fields, [word])[0] === null)) continue;
      if (fuzzy > 0) for (const found of Object.keys(taken)) word.learn(variant, found);
      // The more typos, the less.
      const all = (within?.get(id) ?? 0) + score / (1 + typos);
      scores.set(id, Math.max(all, scores.get(id) ?? 0));
    }
  }
  return scores;
}
