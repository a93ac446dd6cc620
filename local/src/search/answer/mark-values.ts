import { isObject, type Json } from '../record.ts';

/** Paths of attributes as a tree: below `authors`, `name`. A leaf means all that is below. */
export interface Paths {
  readonly [name: string]: Paths | true;
}

/** Puts `a.b` and `c` into one tree. */
export function treeOf(paths: readonly string[]): Paths {
  const tree: { [name: string]: Paths | true } = {};
  for (const path of paths) {
    const names = path.split('.');
    let at: { [name: string]: Paths | true } = tree;
    for (const [index, name] of names.entries()) {
      if (at[name] === true) break;
      if (index === names.length - 1) at[name] = true;
      else {
        const next = { ...(at[name] ?? {}) };
        at[name] = next;
        at = next;
      }
    }
  }
  return tree;
}

type Make = (text: string) => { [name: string]: Json };

/**
 * The same shape with each text (and number) at the paths replaced by what is made of it; lists keep
 * all their items, or with `onlyMatched` those with a match. Undefined where nothing is there.
 */
export function markValues(
  value: Json | undefined,
  paths: Paths | true,
  make: Make,
  onlyMatched: boolean,
): Json | undefined {
  if (value === null || value === undefined || typeof value === 'boolean') return undefined;
  if (Array.isArray(value)) {
    const items = value
      .map((item) => markValues(item, paths, make, onlyMatched))
      .filter((item) => item !== undefined);
    return onlyMatched ? items.filter(isMatched) : items;
  }
  if (isObject(value)) {
    const made: { [name: string]: Json } = {};
    for (const [name, inner] of Object.entries(value)) {
      const below = paths === true ? true : (paths[name] ?? paths['*']);
      const marked = below && markValues(inner, below, make, onlyMatched);
      if (marked !== undefined) made[name] = marked;
    }
    return made;
  }
  return paths === true ? make(String(value)) : undefined;
}

const isMatched = (item: Json): boolean => {
  if (!isObject(item)) return false;
  if (typeof item.matchLevel === 'string') return item.matchLevel !== 'none';
  return Object.values(item).some(isMatched);
};
