/** What sources of papers have in common where they name people outside of the text. */

/** A part of a text, and its replacement. */
export interface Cut {
  readonly from: number;
  readonly to: number;
  readonly instead: string;
}

/** The text with its parts replaced. Parts that lie in others, which come before them, are gone with these. */
export function applyCuts(text: string, cuts: readonly Cut[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, instead } of cuts) {
    if (from < at) continue;
    pieces.push(text.slice(at, from), instead);
    at = to;
  }
  return [...pieces, text.slice(at)].join('');
}

const SIGNED =
  /\b(?:[Aa]uthors?|AUTHORS?|[Ww]ritten|[Cc]reated|[Ee]dited|[Tt]ypeset|[Pp]repared|[Rr]evised|[Mm]aintained|[Cc]omments?|[Cc]opyright)\b[ \t]*(?:(?:by|for|from|\([cC]\)|©)[ \t]*)?(?::[ \t]*)?(?:\d{4}(?:-\d{4})?,?[ \t]*)?(?:by[ \t]+)?(\p{Lu}[\p{L}.’'-]*(?:[ \t]+\p{Lu}[\p{L}.’'-]*){1,3})/gu;

/** Whoever signs in a comment: "Written by Ada Okoro", "Created for Ada Okoro at …", "Author: Ada Okoro". */
export const signedNames = (comment: string): string[] =>
  [...comment.matchAll(SIGNED)].flatMap(([, name]) => name ?? []);
