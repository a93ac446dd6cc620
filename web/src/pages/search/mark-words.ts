import { searchWords } from '@quire/model/search-terms';

interface Piece {
  readonly words: string;
  readonly marked: boolean;
}

/**
 * A text in pieces, those that a search looked for marked. Words are compared as the search
 * compares them: `Tides` is marked for `tide`, `Müller` for `muller`. Joined, the pieces are the text.
 */
export function markWords(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const run of text.split(/([\p{L}\p{N}\p{M}'’]+)/u)) {
    if (!run) continue;
    const marked = searchWords(run).some((word) => terms.includes(word));
    const last = pieces.at(-1);
    if (last && !last.marked && !marked) {
      pieces[pieces.length - 1] = { words: last.words + run, marked };
    } else pieces.push({ words: run, marked });
  }
  return pieces;
}
