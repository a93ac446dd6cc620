/**
 * Where a word stands: the field's number and the word's place in it, in one number. Beginnings of
 * the texts of a list are kept apart by more than any distance that ranking looks at.
 */
const PLACES = 2 ** 20;
export const GAP = 8;

export const placeOf = (field: number, position: number): number =>
  field * PLACES + Math.min(position, PLACES - 1);
export const fieldOf = (place: number): number => Math.floor(place / PLACES);
export const positionOf = (place: number): number => place % PLACES;

/** All occurrences of a word: a document's number and a place, in turn, in ascending order. */
export type Postings = readonly number[];

/** The index of a document's first occurrence, or of where it would be. */
export function firstOf(postings: Postings, doc: number): number {
  let low = 0;
  let high = postings.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((postings[middle * 2] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low * 2;
}

/** Where the words follow each other: the places of the first of them. */
export function inARow(words: readonly Postings[]): Postings {
  const [first = [], ...rest] = words;
  let found: Postings = first;
  for (const [index, next] of rest.entries()) found = followed(found, next, index + 1);
  return found;
}

function followed(postings: Postings, next: Postings, by: number): Postings {
  const found: number[] = [];
  let at = 0;
  for (let i = 0; i < postings.length; i += 2) {
    const doc = postings[i] ?? 0;
    const place = (postings[i + 1] ?? 0) + by;
    if ((next[at] ?? Infinity) < doc - 50) at = Math.max(at, firstOf(next, doc));
    while (at < next.length && isBefore(next, at, doc, place)) at += 2;
    if (next[at] === doc && next[at + 1] === place) found.push(doc, place - by);
  }
  return found;
}

const isBefore = (postings: Postings, at: number, doc: number, place: number): boolean => {
  const own = postings[at] ?? 0;
  return own < doc || (own === doc && (postings[at + 1] ?? 0) < place);
};
