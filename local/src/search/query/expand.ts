import type { Engine } from '../engine/engine.ts';
import { inARow } from '../engine/places.ts';
import type { Query } from '../settings/settings.ts';
import { fold } from '../text/fold.ts';
import { allowedTypos } from './allowed-typos.ts';
import type { ParsedQuery, Part } from './parse-query.ts';
import { isPluralIgnored, otherNumbers } from './plurals.ts';
import type { Alternative, QueryWord } from './query-word.ts';
import type { Replacement } from './synonyms.ts';

interface Growing {
  readonly alternatives: Alternative[];
  readonly marked: Map<number, number | null>;
}

/** Looks up all that may stand for each word of a query: itself, beginnings, misspellings, synonyms. */
export function expand(
  engine: Engine,
  parsed: ParsedQuery,
  query: Query,
  replacements: readonly Replacement[],
): QueryWord[] {
  const optional = optionalOf(query);
  const grown = parsed.parts.map((part) => ({
    part,
    growing: part.isPhrase ? phrase(engine, part.words) : single(engine, part, query),
  }));
  addJoined(engine, grown);
  if (query.synonyms) for (const one of replacements) addReplacement(engine, grown, one, query);
  return grown.map(({ part, growing }) => ({
    text: part.words.join(' '),
    isPrefix: part.isPrefix,
    count: part.words.length,
    isOptional: part.words.every((word) => optional.has(word)),
    marked: growing.marked,
    // The best come first: of very many occurrences in one document the rest is not looked at.
    alternatives: growing.alternatives.toSorted(
      (a, b) => a.typos - b.typos || Number(b.isExact) - Number(a.isExact),
    ),
  }));
}

type Grown = readonly { readonly part: Part; readonly growing: Growing }[];

function single(engine: Engine, { words: [word = ''], isPrefix }: Part, query: Query): Growing {
  const growing: Growing = { alternatives: [], marked: new Map() };
  const most = allowedTypos(word, query);
  const own = engine.dictionary.idOf(word);
  for (const { id, typos } of engine.dictionary.near(word, most, isPrefix)) {
    const isBeginning = isPrefix && engine.dictionary.wordOf(id).length > word.length;
    growing.marked.set(id, isBeginning ? word.length : null);
    const alternative = {
      postings: engine.postingsOf(id),
      typos,
      isExact: id === own,
      isPrefix: isBeginning,
    };
    growing.alternatives.push(alternative);
  }
  if (isPluralIgnored(query)) addNumbers(engine, word, query, growing);
  if (own === undefined && most > 0) addSplit(engine, word, growing);
  return growing;
}

function phrase(engine: Engine, words: readonly string[]): Growing {
  const marked = new Map<number, number | null>();
  const ids = words.map((word) => engine.dictionary.idOf(word));
  for (const id of ids) if (id !== undefined) marked.set(id, null);
  const postings = inARow(ids.map((id) => (id === undefined ? [] : engine.postingsOf(id))));
  return { alternatives: [{ postings, typos: 0, isExact: true, isPrefix: false }], marked };
}

/** One and many of a word are the same. */
function addNumbers(engine: Engine, word: string, query: Query, growing: Growing): void {
  const isExact = query.alternativesAsExact.includes('ignorePlurals');
  for (const other of otherNumbers(word)) {
    const id = engine.dictionary.idOf(other);
    if (id === undefined) continue;
    growing.alternatives.push({
      postings: engine.postingsOf(id),
      typos: 0,
      isExact,
      isPrefix: false,
    });
    growing.marked.set(id, null);
  }
}

/** A word that nobody writes may be two: `oceanwarming`. It counts as a typo. */
function addSplit(engine: Engine, word: string, growing: Growing): void {
  for (let at = 1; at < word.length; at += 1) {
    const ids = [word.slice(0, at), word.slice(at)].map((half) => engine.dictionary.idOf(half));
    if (ids.includes(undefined)) continue;
    const { alternatives, marked } = phrase(engine, [word.slice(0, at), word.slice(at)]);
    const [{ postings } = { postings: [] }] = alternatives;
    if (postings.length === 0) continue;
    growing.alternatives.push({ postings, typos: 1, isExact: false, isPrefix: false });
    for (const [id, part] of marked) growing.marked.set(id, part);
  }
}

/** Two words in a row may be one: `data base`. That counts as a typo. */
function addJoined(engine: Engine, grown: Grown): void {
  for (const [index, one] of grown.entries()) {
    const next = grown[index + 1];
    if (!next || one.part.isPhrase || next.part.isPhrase) continue;
    const id = engine.dictionary.idOf(`${one.part.words[0]}${next.part.words[0]}`);
    if (id === undefined) continue;
    const alternative = {
      postings: engine.postingsOf(id),
      typos: 1,
      isExact: false,
      isPrefix: false,
    };
    for (const { growing } of [one, next]) {
      growing.alternatives.push(alternative);
      growing.marked.set(id, null);
    }
  }
}

/** Where the words stand in the query, what they may be replaced by counts as each of them. */
function addReplacement(engine: Engine, grown: Grown, one: Replacement, query: Query): void {
  const { from, to, typos } = one;
  for (let at = 0; at + from.length <= grown.length; at += 1) {
    const row = grown.slice(at, at + from.length);
    if (row.some(({ part }, i) => part.isPhrase || part.words[0] !== from[i])) continue;
    const { alternatives, marked } = phrase(engine, to);
    const isExact = query.alternativesAsExact.includes(
      from.length === 1 && to.length === 1 ? 'singleWordSynonym' : 'multiWordsSynonym',
    );
    for (const { growing } of row) {
      for (const { postings } of alternatives) {
        growing.alternatives.push({
          postings,
          typos,
          isExact: isExact && typos === 0,
          isPrefix: false,
        });
      }
      for (const [id, part] of marked) growing.marked.set(id, part);
    }
  }
}

function optionalOf({ optionalWords }: Query): ReadonlySet<string> {
  const written = typeof optionalWords === 'string' ? [optionalWords] : (optionalWords ?? []);
  return new Set(written.flatMap((text) => text.split(/[\s,]+/).map(fold)));
}
