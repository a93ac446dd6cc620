import type { Rec } from '../records/record.ts';
import type { Query } from '../settings/settings.ts';
import { type Asked, type Occurrence, occurrencesIn, type Place } from './occurrences.ts';
import type { QueryWord } from './query-word.ts';

/** How well a record matches, as `_rankingInfo` tells it; `attribute` is the place of the best match. */
export interface Relevance {
  readonly nbTypos: number;
  readonly words: number;
  readonly proximityDistance: number;
  readonly nbExactWords: number;
  readonly attribute: number;
}

/** Words further apart, or in different attributes, are not near each other at all. */
const FARTHEST = 8;
/** Attributes count more than places in them. */
const PLACES_PER_ATTRIBUTE = 1_000;
/** For a word that occurs nowhere, where every word counts. */
const NOWHERE = 1_000_000;

/**
 * Measures a match by Algolia's criteria.
 * https://www.algolia.com/doc/guides/managing-results/relevance-overview/in-depth/ranking-criteria
 */
export function relevanceOf(
  record: Rec,
  fields: readonly Asked[],
  words: readonly QueryWord[],
  query: Query,
): Relevance {
  const all = occurrencesIn(record, fields, words);
  const there = all.filter((one) => one !== null);
  const pairs = there.slice(1).map((after, index) => nearest(there[index], after));
  const typed = sum(words.map(({ count }) => count));
  // A single word is exact where an attribute says nothing else.
  const mayBeExact = typed > 1 || there.some(({ places }) => places.some(({ isWhole }) => isWhole));
  return {
    nbTypos: sum(there.map(({ typos }) => typos)),
    words: sum(words.map(({ count }, i) => (all[i] ? count : 0))),
    proximityDistance: sum(pairs.map(({ apart }) => Math.max(query.minProximity, apart))),
    nbExactWords: mayBeExact ? sum(words.map(({ count }, i) => (all[i]?.isExact ? count : 0))) : 0,
    attribute: attributeOf(all, pairs, query),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * The best attribute counts only where the criterion comes before proximity, else that of the best
 * proximity.
 * https://www.algolia.com/doc/api-reference/api-parameters/attributeCriteriaComputedBy
 */
function attributeOf(
  all: readonly (Occurrence | null)[],
  pairs: readonly Pair[],
  { ranking, attributeCriteriaComputedBy: by }: Query,
): number {
  const bests = all.map((one) => (one ? Math.min(...one.places.map(worthOf)) : NOWHERE));
  if (by === 'sum') return sum(bests);
  const isAfter = ranking.indexOf('attribute') > ranking.indexOf('proximity');
  const best = Math.min(NOWHERE, ...bests);
  if (by === 'best' && !(isAfter && ranking.includes('proximity'))) return best;
  const near = pairs.filter(({ apart }) => apart < FARTHEST).map(({ worth }) => worth);
  return near.length > 0 ? Math.min(...near) : best;
}

function worthOf({ field, position }: Place): number {
  const place = field.isOrdered ? Math.min(position, PLACES_PER_ATTRIBUTE - 1) : 0;
  return field.rank * PLACES_PER_ATTRIBUTE + place;
}

/** How near two words of the query come to each other, and what the place is worth. */
interface Pair {
  readonly apart: number;
  readonly worth: number;
}

function nearest(before: Occurrence | undefined, after: Occurrence): Pair {
  let found: Pair = { apart: FARTHEST, worth: NOWHERE };
  for (const from of before?.places ?? []) {
    for (const to of after.places) {
      if (from.field !== to.field) continue;
      const steps = to.position - from.position;
      // The wrong way round is one more.
      const apart = steps > 0 ? steps : Math.max(1, 1 - steps);
      const worth = worthOf(from);
      if (apart < found.apart || (apart === found.apart && worth < found.worth)) {
        found = { apart, worth };
      }
    }
  }
  return found;
}
