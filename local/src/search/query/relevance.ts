import { fieldOf, positionOf } from '../engine/places.ts';
import type { Field } from '../engine/searchable-attributes.ts';
import { ABSENT, type Occurrences } from './occurrences.ts';
import type { QueryWord } from './query-word.ts';

/** How well a document matches, as `_rankingInfo` tells it. */
export interface Relevance {
  readonly nbTypos: number;
  readonly words: number;
  readonly proximityDistance: number;
  readonly firstMatchedWord: number;
  readonly nbExactWords: number;
}

/** Words further apart, or in different attributes, are not near each other at all. */
const FARTHEST = 8;
/** Attributes count more than places in them. */
const PLACES_PER_ATTRIBUTE = 1_000;
/** For a word that stands nowhere, where every word counts. */
const NOWHERE = 1_000_000;

/** How the attribute criterion is computed. */
export type AttributeCriterion = 'best' | 'minProximity' | 'sum';

/**
 * Measures a match by Algolia's criteria, each by itself: not all are asked for.
 * https://www.algolia.com/doc/guides/managing-results/relevance-overview/in-depth/ranking-criteria
 */
export class Measure {
  readonly #words: readonly QueryWord[];
  readonly #found: Occurrences;
  readonly #fields: readonly Field[];
  readonly #minProximity: number;
  readonly #computedBy: AttributeCriterion;
  readonly #mayBeExact: (doc: number) => boolean;

  constructor(
    words: readonly QueryWord[],
    found: Occurrences,
    fields: readonly Field[],
    minProximity: number,
    computedBy: AttributeCriterion,
    mayBeExact: (doc: number) => boolean,
  ) {
    this.#words = words;
    this.#found = found;
    this.#fields = fields;
    this.#minProximity = minProximity;
    this.#computedBy = computedBy;
    this.#mayBeExact = mayBeExact;
  }

  all(doc: number): Relevance {
    return {
      nbTypos: this.typos(doc),
      words: this.words(doc),
      proximityDistance: this.proximity(doc),
      firstMatchedWord: this.#bestAttribute(this.#found.slotOf(doc)),
      nbExactWords: this.exact(doc),
    };
  }

  typos(doc: number): number {
    const slot = this.#found.slotOf(doc);
    let sum = 0;
    for (const { typos } of this.#found.words) {
      const least = typos[slot] ?? ABSENT;
      if (least !== ABSENT) sum += least;
    }
    return sum;
  }

  words(doc: number): number {
    const slot = this.#found.slotOf(doc);
    return this.#words.reduce((sum, { count }, index) => {
      const typos = this.#found.words[index]?.typos[slot] ?? ABSENT;
      return typos === ABSENT ? sum : sum + count;
    }, 0);
  }

  /** The attribute criterion as `attributeCriteriaComputedBy` says; the less the better. */
  attribute(doc: number): number {
    const slot = this.#found.slotOf(doc);
    if (this.#computedBy === 'sum') return this.#sumOfAttributes(slot);
    const near = this.#computedBy === 'minProximity' ? this.#bestOfNearest(slot) : null;
    return near ?? this.#bestAttribute(slot);
  }

  /** Of all places where any word stands, the best. */
  #bestAttribute(slot: number): number {
    let place = Infinity;
    for (const { typos, first } of this.#found.words) {
      if (typos[slot] !== ABSENT) place = Math.min(place, first[slot] ?? Infinity);
    }
    return place === Infinity ? 0 : this.#worthOf(place);
  }

  /** Of the attributes in which neighbours in the query come nearest, the best; null: there are none. */
  #bestOfNearest(slot: number): number | null {
    let best: number | null = null;
    let before: readonly number[] = [];
    for (const word of this.#found.words) {
      const places = word.places(slot);
      const least = nearest(before, places);
      if (least < FARTHEST) {
        for (const from of before) {
          if (nearest([from], places) !== least) continue;
          best = Math.min(best ?? Infinity, this.#worthOf(from));
        }
      }
      if (places.length > 0) before = places;
    }
    return best;
  }

  #sumOfAttributes(slot: number): number {
    let sum = 0;
    for (const { typos, first } of this.#found.words) {
      sum += typos[slot] === ABSENT ? NOWHERE : this.#worthOf(first[slot] ?? 0);
    }
    return sum;
  }

  #worthOf(place: number): number {
    const field = this.#fields[fieldOf(place)];
    const position = field?.isOrdered ? Math.min(positionOf(place), PLACES_PER_ATTRIBUTE - 1) : 0;
    return (field?.rank ?? 0) * PLACES_PER_ATTRIBUTE + position;
  }

  proximity(doc: number): number {
    const slot = this.#found.slotOf(doc);
    let sum = 0;
    let before: readonly number[] = [];
    for (const word of this.#found.words) {
      const places = word.places(slot);
      if (places.length === 0) continue;
      if (before.length > 0) sum += Math.max(this.#minProximity, nearest(before, places));
      before = places;
    }
    return sum;
  }

  exact(doc: number): number {
    const slot = this.#found.slotOf(doc);
    const exact = this.#words.reduce(
      (sum, { count }, index) => (this.#found.words[index]?.exact[slot] === 1 ? sum + count : sum),
      0,
    );
    return exact > 0 && this.#mayBeExact(doc) ? exact : 0;
  }
}

/** How near two words of the query come to each other; the wrong way round is one more. */
function nearest(before: readonly number[], after: readonly number[]): number {
  let found = FARTHEST;
  for (const from of before) {
    for (const to of after) {
      // Places in different fields are further apart than any distance.
      const distance = to > from ? to - from : to < from ? from - to + 1 : 1;
      if (distance < found) found = distance;
    }
  }
  return found;
}
