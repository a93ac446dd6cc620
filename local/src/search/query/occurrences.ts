import type { Engine } from '../engine/engine.ts';
import { fieldOf, firstOf } from '../engine/places.ts';
import type { Query } from '../settings/settings.ts';
import type { Alternative, QueryWord } from './query-word.ts';

/** Where a word of the query stands in a document, and as what. */
export interface Occurrence {
  readonly place: number;
  readonly typos: number;
  readonly isExact: boolean;
}
/** Of one document: for each word of the query its occurrences, the least misspelt ones alone. */
export type Found = readonly (readonly Occurrence[])[];

/** More than so many of one word in one document tell nothing new. */
const ENOUGH = 32;

/** What attributes are left out of for this query, and which forgive no typo. */
export interface FieldRules {
  readonly isLeftOut: (field: number) => boolean;
  readonly hasNoTypos: (field: number) => boolean;
  readonly hasNoPrefixes: (field: number) => boolean;
}

export function fieldRulesOf(engine: Engine, query: Query): FieldRules | null {
  const { restrictSearchableAttributes: only, disableTypoToleranceOnAttributes: strict } = query;
  const whole = query.disablePrefixOnAttributes;
  if (only.length === 0 && strict.length === 0 && whole.length === 0) return null;
  const path = (field: number) => engine.fields[field]?.path ?? '';
  return {
    isLeftOut: (field) => only.length > 0 && !only.includes(path(field)),
    hasNoTypos: (field) => strict.includes(path(field)),
    hasNoPrefixes: (field) => whole.includes(path(field)),
  };
}

/** Whether an alternative may stand in a field. */
function mayStand(rules: FieldRules | null, field: number, one: Alternative): boolean {
  if (rules === null) return true;
  if (rules.isLeftOut(field)) return false;
  if (one.typos > 0 && rules.hasNoTypos(field)) return false;
  return one.isExact || !rules.hasNoPrefixes(field);
}

/**
 * Finds for each document where the words stand. Where documents are few they are looked up one by one,
 * else everything is passed once.
 */
export function occurrencesIn(
  words: readonly QueryWord[],
  docs: readonly number[],
  rules: FieldRules | null,
): Map<number, Occurrence[][]> {
  const found = new Map<number, Occurrence[][]>();
  for (const doc of docs)
    found.set(
      doc,
      words.map(() => []),
    );
  for (const [index, { alternatives }] of words.entries()) {
    for (const one of alternatives) {
      const { postings } = one;
      if (docs.length * 12 < postings.length / 2) {
        for (const doc of docs) takeAt(found, index, one, doc, firstOf(postings, doc), rules);
      } else {
        for (let i = 0; i < postings.length; ) {
          const doc = postings[i] ?? 0;
          i = takeAt(found, index, one, doc, i, rules);
        }
      }
    }
  }
  return found;
}

/** Takes the occurrences of one document; returns where those of the next begin. */
function takeAt(
  found: ReadonlyMap<number, Occurrence[][]>,
  index: number,
  one: Alternative,
  doc: number,
  from: number,
  rules: FieldRules | null,
): number {
  const { postings, typos, isExact } = one;
  const list = found.get(doc)?.[index];
  let at = from;
  for (; at < postings.length && postings[at] === doc; at += 2) {
    if (!list || list.length >= ENOUGH) continue;
    const place = postings[at + 1] ?? 0;
    if (mayStand(rules, fieldOf(place), one)) list.push({ place, typos, isExact });
  }
  return at;
}
