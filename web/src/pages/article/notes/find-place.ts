/** Where a quotation stands in a text, also after the text was corrected. */
import { type AnnotationPlace, QUOTE_CONTEXT } from '@quire/model/entities/annotation';
import { align } from './align.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Of a quotation with its context, so much may be different. More is another passage. */
const DIFFERENT_MOST = 0.3;
/** A piece of it that a corrected passage still has, by which it is looked for. */
const SEED = 12;
/** Passages that are compared with it letter by letter. */
const COMPARED_MOST = 3;

/** A passage of a text as it is stored. */
export const placeOf = (text: string, { start, end }: Span): AnnotationPlace => ({
  exact: text.slice(start, end),
  prefix: text.slice(Math.max(0, start - QUOTE_CONTEXT), start),
  suffix: text.slice(end, end + QUOTE_CONTEXT),
  ...{ start, end },
});

/** Every place of a text in another, also where they overlap. */
function placesOf(part: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}

/** How many letters around a place are those of the context. */
function likeness(text: string, at: number, { exact, prefix, suffix }: AnnotationPlace): number {
  let before = 0;
  while (before < prefix.length && text[at - 1 - before] === prefix.at(-1 - before)) before += 1;
  const end = at + exact.length;
  let after = 0;
  while (after < suffix.length && text[end + after] === suffix[after]) after += 1;
  return before + after;
}

/** The same words: of several places the one with the same words around it, then the nearest to where it was. */
function sameWords(text: string, place: AnnotationPlace): Span | null {
  const [best] = placesOf(place.exact, text)
    .map((at) => ({ at, alike: likeness(text, at, place), far: Math.abs(at - place.start) }))
    .toSorted((a, b) => b.alike - a.alike || a.far - b.far);
  return best ? { start: best.at, end: best.at + place.exact.length } : null;
}

/** Where the quotation may begin, by pieces of it that are still there: where most of them agree. */
function candidates(text: string, quotation: string, near: number): number[] {
  const votes = new Map<number, number>();
  for (let at = 0; at + SEED <= quotation.length; at += SEED) {
    const places = placesOf(quotation.slice(at, at + SEED), text);
    // What stands everywhere says nothing.
    if (places.length > 20) continue;
    for (const place of places) {
      const start = Math.round((place - at) / SEED) * SEED;
      votes.set(start, (votes.get(start) ?? 0) + 1);
    }
  }
  return [...votes]
    .toSorted(([a, of], [b, other]) => other - of || Math.abs(a - near) - Math.abs(b - near))
    .slice(0, COMPARED_MOST)
    .map(([start]) => start);
}

/** Words that were changed: the passage most like the quotation with its context, if it is like it. */
function likeWords(text: string, place: AnnotationPlace): Span | null {
  const { prefix, exact, suffix, start } = place;
  const quotation = prefix + exact + suffix;
  const slack = Math.ceil(quotation.length * DIFFERENT_MOST) + SEED;
  const found = candidates(text, quotation, start - prefix.length).map((from) => {
    const first = Math.max(0, from - slack);
    const window = text.slice(first, from + quotation.length + slack);
    const { places, cost } = align(quotation, window);
    const begin = first + (places[prefix.length] ?? 0);
    const end = first + (places[prefix.length + exact.length] ?? 0);
    return { cost, begin, end };
  });
  const best = found.toSorted((a, b) => a.cost - b.cost)[0];
  if (!best || best.cost > quotation.length * DIFFERENT_MOST) return null;
  // What is left of a passage that was taken out is no passage.
  const isThere = best.end - best.begin >= exact.length / 2;
  return isThere ? { start: best.begin, end: best.end } : null;
}

/** Where an annotation stands in the text as it is now; null where its passage is gone. */
export function findPlace(text: string, place: AnnotationPlace): Span | null {
  const { start, end, exact } = place;
  const isUnmoved =
    text.slice(start, end) === exact &&
    likeness(text, start, place) === place.prefix.length + place.suffix.length;
  if (isUnmoved) return { start, end };
  return sameWords(text, place) ?? likeWords(text, place);
}
