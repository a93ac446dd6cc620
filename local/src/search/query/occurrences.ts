import type { Engine } from '../engine/engine.ts';
import { fieldOf, firstOf } from '../engine/places.ts';
import type { Query } from '../settings/settings.ts';
import type { Alternative, QueryWord } from './query-word.ts';

/** Where the words of a query stand in the documents found, packed: there may be very many. */
export interface Occurrences {
  /** The place of a document in all that follows, or -1. */
  readonly slotOf: (doc: number) => number;
  /** One for each word of the query. */
  readonly words: readonly WordOccurrences[];
}

export interface WordOccurrences {
  /** By slot: the least typos with which the word stands there, or `ABSENT`. */
  readonly typos: Uint8Array;
  /** By slot: the first place with so few typos. */
  readonly first: Int32Array;
  /** By slot: whether the word stands there exactly. */
  readonly exact: Uint8Array;
  /** All places with so few typos, as far as they are kept. */
  readonly places: (slot: number) => number[];
}

export const ABSENT = 255;
/** More than so many of one word in one document tell nothing new; of very many documents, fewer. */
const KEPT = { ofFew: 32, ofMany: 8, many: 4_000 } as const;

/** What attributes are left out of for this query, and which forgive no typo. */
export interface FieldRules {
  readonly isLeftOut: (field: number) => boolean;
  readonly hasNoTypos: (field: number) => boolean;
  readonly hasNoPrefixes: (field: number) => boolean;
  readonly isNeverExact: (field: number) => boolean;
}

/** The rules of a query on attributes; null where it has none. */
export function fieldRulesOf(engine: Engine, query: Query): FieldRules | null {
  const { restrictSearchableAttributes: only, disableTypoToleranceOnAttributes: strict } = query;
  const { disablePrefixOnAttributes: whole, disableExactOnAttributes: inexact } = query;
  if ([only, strict, whole, inexact].every((names) => names.length === 0)) return null;
  const isIn = (names: readonly string[]) => {
    const fields = engine.fields.map(({ path }) => names.includes(path));
    return (field: number) => fields[field] === true;
  };
  const isKept = isIn(only);
  return {
    isLeftOut: (field) => only.length > 0 && !isKept(field),
    hasNoTypos: isIn(strict),
    hasNoPrefixes: isIn(whole),
    isNeverExact: isIn(inexact),
  };
}

/**
 * Finds where the words stand in some documents: where these are few they are looked up one by one, else
 * everything is passed once.
 */
export function occurrencesIn(
  engine: Engine,
  words: readonly QueryWord[],
  docs: readonly number[],
  rules: FieldRules | null,
): Occurrences {
  const slots = new Int32Array(engine.size).fill(-1);
  for (const [slot, doc] of docs.entries()) slots[doc] = slot;
  return {
    slotOf: (doc) => slots[doc] ?? -1,
    words: words.map((word) => {
      const gathered = new Gathered(docs.length, words.length > 1, rules);
      for (const one of word.alternatives) gathered.add(one, docs, slots);
      return gathered;
    }),
  };
}

class Gathered implements WordOccurrences {
  readonly typos: Uint8Array;
  readonly first: Int32Array;
  readonly exact: Uint8Array;
  readonly #rules: FieldRules | null;
  readonly #most: number;
  /** Of each slot a chain of places, the latest first; none where nobody asks how near words are. */
  readonly #last: Int32Array | null;
  readonly #counts: Uint8Array;
  readonly #chain: { place: number[]; typos: number[]; before: number[] };

  constructor(count: number, needsPlaces: boolean, rules: FieldRules | null) {
    this.typos = new Uint8Array(count).fill(ABSENT);
    this.first = new Int32Array(count);
    this.exact = new Uint8Array(count);
    this.#rules = rules;
    this.#most = count > KEPT.many ? KEPT.ofMany : KEPT.ofFew;
    this.#last = needsPlaces ? new Int32Array(count).fill(-1) : null;
    this.#counts = new Uint8Array(needsPlaces ? count : 0);
    this.#chain = { place: [], typos: [], before: [] };
  }

  add(one: Alternative, docs: readonly number[], slots: Int32Array): void {
    const { postings } = one;
    if (docs.length * 12 < postings.length / 2) {
      for (const [slot, doc] of docs.entries()) {
        for (let at = firstOf(postings, doc); postings[at] === doc; at += 2) {
          this.#take(slot, postings[at + 1] ?? 0, one);
        }
      }
      return;
    }
    for (let at = 0; at < postings.length; at += 2) {
      const slot = slots[postings[at] ?? 0] ?? -1;
      if (slot >= 0) this.#take(slot, postings[at + 1] ?? 0, one);
    }
  }

  places(slot: number): number[] {
    const found: number[] = [];
    const { place, typos, before } = this.#chain;
    for (let at = this.#last?.[slot] ?? -1; at >= 0; at = before[at] ?? -1) {
      if (typos[at] === this.typos[slot]) found.push(place[at] ?? 0);
    }
    return found;
  }

  #take(slot: number, place: number, one: Alternative): void {
    const { typos, isExact } = one;
    if (this.#rules !== null && !mayStand(this.#rules, fieldOf(place), one)) return;
    const least = this.typos[slot] ?? ABSENT;
    if (typos > least) return;
    if (typos < least || place < (this.first[slot] ?? 0)) this.first[slot] = place;
    this.typos[slot] = typos;
    if (isExact && this.#rules?.isNeverExact(fieldOf(place)) !== true) this.exact[slot] = 1;
    const kept = this.#counts[slot] ?? 0;
    if (this.#last === null || kept >= this.#most) return;
    this.#counts[slot] = kept + 1;
    this.#chain.before.push(this.#last[slot] ?? -1);
    this.#chain.typos.push(typos);
    this.#last[slot] = this.#chain.place.push(place) - 1;
  }
}

/** Whether an alternative may stand in a field. */
function mayStand(rules: FieldRules, field: number, one: Alternative): boolean {
  if (rules.isLeftOut(field)) return false;
  if (one.typos > 0 && rules.hasNoTypos(field)) return false;
  return !one.isPrefix || !rules.hasNoPrefixes(field);
}
