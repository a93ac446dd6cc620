import { HIGHLIGHT_BEGIN } from '@quire/model/search/highlight-parts';

/** More than a line of names tells nobody more. */
const MOST = 6;

/**
 * The names that a card shows of those who wrote something: the first ones, and whoever was looked
 * for; and how many there are besides.
 */
export function shownPeople(names: readonly string[]): { names: readonly string[]; more: number } {
  if (names.length <= MOST + 1) return { names, more: 0 };
  const first = names.slice(0, MOST);
  const found = names.slice(MOST).filter((name) => name.includes(HIGHLIGHT_BEGIN));
  const shown = [...first, ...found.slice(0, MOST)];
  return { names: shown, more: names.length - shown.length };
}
