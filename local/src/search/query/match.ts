import type { Engine } from '../engine/engine.ts';
import { firstOf } from '../engine/places.ts';
import type { Judge } from '../filters/judge.ts';
import { type QueryWord, sizeOf } from './query-word.ts';

/**
 * The documents that have every word that is not optional (where all are, at least one), none of those
 * to be left out, and pass the filters. Begins with the rarest word.
 */
export function match(
  engine: Engine,
  words: readonly QueryWord[],
  without: readonly string[],
  judge: Judge | null,
): number[] {
  const isWanted = (doc: number) => engine.isAlive(doc) && (judge === null || judge(doc));
  const needed = words.filter(({ isOptional }) => !isOptional);
  const [rarest, ...rest] = needed.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  let docs: number[];
  if (rarest) docs = docsWith(engine, [rarest], isWanted);
  else if (words.length > 0) docs = docsWith(engine, words, isWanted);
  else docs = Array.from({ length: engine.size }, (_, doc) => doc).filter(isWanted);
  for (const word of rest) {
    if (docs.length === 0) break;
    docs = narrowed(engine, docs, word);
  }
  for (const text of without) {
    const id = engine.dictionary.idOf(text);
    if (id === undefined) continue;
    const postings = engine.postingsOf(id);
    docs = docs.filter((doc) => postings[firstOf(postings, doc)] !== doc);
  }
  return docs;
}

function docsWith(
  engine: Engine,
  words: readonly QueryWord[],
  isWanted: (doc: number) => boolean,
): number[] {
  const seen = new Uint8Array(engine.size);
  const docs: number[] = [];
  for (const { alternatives } of words) {
    for (const { postings } of alternatives) {
      for (let i = 0; i < postings.length; i += 2) {
        const doc = postings[i] ?? 0;
        if (seen[doc] === 1) continue;
        seen[doc] = 1;
        if (isWanted(doc)) docs.push(doc);
      }
    }
  }
  return docs;
}

/** Those of some documents that have a word: looked up one by one where they are few. */
function narrowed(engine: Engine, docs: readonly number[], word: QueryWord): number[] {
  const lookups = docs.length * word.alternatives.length * 12;
  if (lookups < sizeOf(word)) {
    return docs.filter((doc) =>
      word.alternatives.some(({ postings }) => postings[firstOf(postings, doc)] === doc),
    );
  }
  const has = new Uint8Array(engine.size);
  for (const { postings } of word.alternatives) {
    for (let i = 0; i < postings.length; i += 2) has[postings[i] ?? 0] = 1;
  }
  return docs.filter((doc) => has[doc] === 1);
}
