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

/**
 * Measures a match by Algolia's criteria, each by itself: not all are asked for.
 * https://www.algolia.com/doc/guides/managing-results/relevance-overview/in-depth/ranking-criteria
 */
export class Measure {
  readonly #words: readonly QueryWord[];
  readonly #found: Occurrences;
  readonly #fields: readonly Field[];
  readonly #minProximity: number;
  readonly #mayBeExact: (doc: number) => boolean;

  constructor(
    words: readonly QueryWord[],
    found: Occurrences,
    fields: readonly Field[],
    minProximity: number,
    mayBeExact: (doc: number) => boolean,
  ) {
    this.#words = words;
    this.#found = found;
    this.#fields = fields;
    this.#minProximity = minProximity;
    this.#mayBeExact = mayBeExact;
  }

  all(doc: number): Relevance {
    return {
      nbTypos: this.typos(doc),
      words: this.words(doc),
      proximityDistance: this.proximity(doc),
      firstMatchedWord: this.attribute(doc),
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

  /** The best attribute with a match, and how far into it where that counts. */
  attribute(doc: number): number {
    const slot = this.#found.slotOf(doc);
    let place = Infinity;
    for (const { typos, first } of this.#found.words) {
      if (typos[slot] !== ABSENT) place = Math.min(place, first[slot] ?? Infinity);
    }
    if (place === Infinity) return 0;
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
