import type { RulesValue } from './rules-value.ts';

/** Finds values among many without comparing each with each: a stranger's list may be long. */
export interface Finder {
  readonly has: (value: RulesValue) => boolean;
  readonly add: (value: RulesValue) => void;
}

/** Below this, comparing is cheaper than sorting into drawers. */
const FEW = 16;

/** The items to look among, and what makes two of them the same. */
export function finder(
  items: readonly RulesValue[],
  same: (a: RulesValue, b: RulesValue) => boolean,
): Finder {
  let few: RulesValue[] | null = items.length <= FEW ? [...items] : null;
  let drawers: Map<string, RulesValue[]> | null = null;
  const put = (into: Map<string, RulesValue[]>, item: RulesValue) => {
    const drawer = drawerOf(item);
    const there = into.get(drawer);
    if (there === undefined) into.set(drawer, [item]);
    else there.push(item);
  };
  const sorted = (all: readonly RulesValue[]) => {
    const made = new Map<string, RulesValue[]>();
    for (const item of all) put(made, item);
    return made;
  };
  return {
    has: (value) => {
      if (few !== null) return few.some((item) => same(item, value));
      drawers ??= sorted(items);
      return drawers.get(drawerOf(value))?.some((item) => same(item, value)) ?? false;
    },
    add: (value) => {
      if (few !== null && few.length < FEW) {
        few.push(value);
        return;
      }
      drawers ??= sorted(few ?? items);
      few = null;
      put(drawers, value);
    },
  };
}

/** One drawer for all that any equality takes for the same; others may share it. */
function drawerOf(value: RulesValue): string {
  switch (value.type) {
    case 'int':
    case 'float':
      return `n${Number(value.value) + 0}`;
    case 'bool':
    case 'string':
      return `${value.type}${value.value}`;
    case 'bytes':
      return `b${Buffer.from(value.value).toString('latin1')}`;
    case 'timestamp':
    case 'duration':
      return `${value.type}${value.nanos}`;
    case 'latlng':
      return `g${value.latitude + 0},${value.longitude + 0}`;
    case 'list':
      return `[${value.items.map(drawerOf).join()}]`;
    case 'set':
      return `set${value.items.length}`;
    case 'map':
      return `{${[...value.entries]
        .map(([key, item]) => `${key}:${drawerOf(item)}`)
        .sort()
        .join()}}`;
    case 'path':
      return `/${value.segments.map((s) => s.text ?? '').join('/')}`;
    default:
      return value.type;
  }
}
