import { HIGHLIGHT_BEGIN } from '@quire/model/search/highlight-parts';

/** More than a line of names tells nobody more. */
const MOST = 6;

export interface ShownPerson {
  /** With marks where it matched. */
  readonly name: string;
  /** The key of their page. */
  readonly key?: string | undefined;
}

/**
 * The names that a card shows of those who wrote something: the first ones, and whoever was looked
 * for; and how many there are besides.
 *
 * @param keys of their pages, in the order of `names`; empty or missing for who has none
 */
export function shownPeople(
  names: readonly string[],
  keys: readonly string[],
): { people: readonly ShownPerson[]; more: number } {
  const people = names.map((name, at) => ({ name, key: keys[at] || undefined }));
  if (people.length <= MOST + 1) return { people, more: 0 };
  const first = people.slice(0, MOST);
  const found = people.slice(MOST).filter(({ name }) => name.includes(HIGHLIGHT_BEGIN));
  const shown = [...first, ...found.slice(0, MOST)];
  return { people: shown, more: people.length - shown.length };
}
