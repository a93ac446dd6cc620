import { highlightParts } from '@quire/model/search/highlight-parts';
import type { Hit } from '@quire/model/search/search-hit';
import { fold } from '@quire/model/search-terms';

/** How many letters may differ for a word still to be the one that was meant. */
const MOST_DIFFERENT = 3;

/** How many letters must be added, taken away or changed to make one word of the other (Levenshtein). */
function difference(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [index, each] of [...other].entries()) {
      const changed = (row[index] ?? 0) + (letter === each ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The marked words of a result, as spelled in it. */
function markedWords({ marked, snippets }: Hit): string[] {
  const texts = [...Object.values(marked).flat(), ...Object.values(snippets)];
  const matches = texts.flatMap((text) =>
    highlightParts(text).flatMap((part) => (part.isMatch ? part.text.split(/\s+/) : [])),
  );
  return [...new Set(matches.filter(Boolean))];
}

function closest(typed: string, words: readonly string[]): string | null {
  const wanted = fold(typed);
  const [best] = words
    .map((word) => ({ word, by: difference(wanted, fold(word)) }))
    .toSorted((a, b) => a.by - b.by);
  return best && best.by <= Math.min(MOST_DIFFERENT, wanted.length / 2) ? best.word : null;
}

/**
 * A suggestion for a search without results: the words as the nearest result spells them, without
 * those it does not have. All of them are in one record, so the suggestion has a result. Null if it
 * says nothing new.
 *
 * @param typed what nothing was found for
 * @param hits what comes near, the nearest first
 */
export function didYouMean(typed: string, hits: readonly Hit[]): string | null {
  const [nearest] = hits;
  if (!nearest) return null;
  const words = markedWords(nearest);
  const meant = typed
    .replace(/["“”„‟«»″]/g, ' ')
    .split(/\s+/)
    .flatMap((word) => (word ? (closest(word, words) ?? []) : []))
    .map((word) => word.toLowerCase())
    .join(' ');
  return meant && fold(meant) !== fold(typed) ? meant : null;
}
