import { fieldOf, positionOf } from '../engine/places.ts';
import type { Field } from '../engine/searchable-attributes.ts';
import type { Found, Occurrence } from './occurrences.ts';
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
 * Measures a match by Algolia's criteria.
 * https://www.algolia.com/doc/guides/managing-results/relevance-overview/in-depth/ranking-criteria
 */
export function relevanceOf(
  words: readonly QueryWord[],
  found: Found,
  fields: readonly Field[],
  minProximity: number,
  isExactWhole: (occurrence: Occurrence) => boolean,
): Relevance {
  let [nbTypos, matched, nbExactWords, firstMatchedWord] = [0, 0, 0, Infinity];
  let proximityDistance = 0;
  let before: readonly Occurrence[] | null = null;
  for (const [index, word] of words.entries()) {
    const best = leastMisspelt(found[index] ?? []);
    const [first] = best;
    if (!first) continue;
    nbTypos += first.typos;
    matched += word.count;
    if (best.some((one) => one.isExact && isExactWhole(one))) nbExactWords += word.count;
    for (const { place } of best) {
      const at = attributeOf(place, fields);
      if (at < firstMatchedWord) firstMatchedWord = at;
    }
    if (before !== null) {
      proximityDistance += Math.max(minProximity, nearest(before, best));
    }
    before = best;
  }
  return { nbTypos, words: matched, proximityDistance, firstMatchedWord, nbExactWords };
}

/** How many typos there are at least, without looking at more. */
export function typosIn(found: Found): number {
  let sum = 0;
  for (const list of found) {
    let least = Infinity;
    for (const { typos } of list) if (typos < least) least = typos;
    if (least < Infinity) sum += least;
  }
  return sum;
}

function leastMisspelt(list: readonly Occurrence[]): readonly Occurrence[] {
  let least = Infinity;
  let isMixed = false;
  for (const { typos } of list) {
    if (least !== Infinity && typos !== least) isMixed = true;
    if (typos < least) least = typos;
  }
  return isMixed ? list.filter(({ typos }) => typos === least) : list;
}

function attributeOf(place: number, fields: readonly Field[]): number {
  const field = fields[fieldOf(place)];
  const position = field?.isOrdered ? Math.min(positionOf(place), PLACES_PER_ATTRIBUTE - 1) : 0;
  return (field?.rank ?? 0) * PLACES_PER_ATTRIBUTE + position;
}

/** How near two words of the query come to each other; the wrong way round is one more. */
function nearest(before: readonly Occurrence[], after: readonly Occurrence[]): number {
  let found = FARTHEST;
  for (const { place: from } of before) {
    for (const { place: to } of after) {
      // Places in different fields are further apart than any distance.
      const distance = to > from ? to - from : to < from ? from - to + 1 : 1;
      if (distance < found) found = distance;
    }
  }
  return found;
}
