import type { Engine } from '../engine/engine.ts';
import type { Replacement } from '../engine/synonyms.ts';
import type { Query } from '../settings/settings.ts';
import { plainWordsOf } from '../text/words.ts';
import { allowedTypos, swapped, TYPO_STEPS, type TypoStep } from './allowed-typos.ts';
import { ignoredPlurals } from './ignored-plurals.ts';
import type { ParsedQuery, Part } from './parse-query.ts';
import { QueryWord, type Variant } from './query-word.ts';

const variant = (words: readonly string[], more: Partial<Variant> = {}): Variant => ({
  ...{ words, typos: 0, isExact: false, isPrefix: false, fuzzy: 0 },
  ...more,
});

/** All that may stand for each word of a query: itself, its other forms, compounds, misspellings, synonyms. */
export function expand(
  engine: Engine,
  { parts }: ParsedQuery,
  query: Query,
  replacements: readonly Replacement[],
  step: TypoStep,
): QueryWord[] {
  const optional = new Set([query.optionalWords].flat().flatMap((text) => plainWordsOf(text)));
  const variants = parts.map((part) => variantsOf(engine, part, query, step));
  if (step !== TYPO_STEPS[0]) addJoined(engine, parts, variants);
  for (const one of replacements) addReplacement(parts, variants, one);
  return parts.map(({ words }, index) => {
    const isOptional = words.every((word) => optional.has(word));
    return new QueryWord(words.join(' '), words.length, isOptional, variants[index] ?? []);
  });
}

function variantsOf(
  engine: Engine,
  { words, isPrefix }: Part,
  query: Query,
  step: TypoStep,
): Variant[] {
  const [word = '', ...rest] = words;
  const found = [variant(words, { isExact: true, isPrefix })];
  if (rest.length > 0) return found;
  const languages = ignoredPlurals(query);
  for (const other of engine.vocabulary.otherForms(word, languages)) {
    found.push(variant([other], { isExact: true }));
  }
  for (const { word: whole, ...part } of languages.includes('de')
    ? engine.vocabulary.compounds(word)
    : []) {
    found.push(variant([whole], { part }));
  }
  const isUnknown = engine.countOf(word) === 0;
  const fuzzy = step(allowedTypos(word, query), isUnknown);
  if (fuzzy === 0) return found;
  found.push(variant(words, { fuzzy, isPrefix }));
  for (const other of swapped(word)) {
    found.push(variant([other], { typos: 1, fuzzy: fuzzy - 1, isPrefix }));
  }
  if (isUnknown) found.push(...splitsOf(engine, word));
  return found;
}

/** A word that no record has may be two: `oceanwarming`. It counts as a typo. */
function splitsOf(engine: Engine, word: string): Variant[] {
  const places = Array.from({ length: word.length - 1 }, (_, at) => at + 1);
  return places
    .map((at) => [word.slice(0, at), word.slice(at)])
    .filter((halves) => halves.every((half) => engine.countOf(half) > 0))
    .map((halves) => variant(halves, { typos: 1 }));
}

/** Two words in a row may be one: `data base`. That counts as a typo. */
function addJoined(engine: Engine, parts: readonly Part[], variants: readonly Variant[][]): void {
  for (const [index, { words }] of parts.entries()) {
    const next = parts[index + 1]?.words ?? [];
    if (words.length !== 1 || next.length !== 1) continue;
    const joined = `${words[0]}${next[0]}`;
    if (engine.countOf(joined) === 0) continue;
    for (const at of [index, index + 1]) variants[at]?.push(variant([joined], { typos: 1 }));
  }
}

/** Where the words stand in the query, what they may be replaced by counts as each of them. */
function addReplacement(
  parts: readonly Part[],
  variants: readonly Variant[][],
  { from, to }: Replacement,
): void {
  for (let at = 0; at + from.length <= parts.length; at += 1) {
    const row = parts.slice(at, at + from.length);
    if (row.some(({ words }, i) => words.length > 1 || words[0] !== from[i])) continue;
    const isExact = from.length === 1 && to.length === 1;
    for (const i of row.keys()) variants[at + i]?.push(variant(to, { isExact }));
  }
}
