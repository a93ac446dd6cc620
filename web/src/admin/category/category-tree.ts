/** The tree of categories, shared by dragging, keys and buttons. */
import { compareNames } from '@quire/model/messages/names';

interface Placed {
  readonly slug: string;
  readonly parent: string;
  readonly order: number;
  readonly name: string;
}

export interface Branch<T> {
  readonly category: T;
  readonly depth: number;
  /** The position among its siblings, and their number. */
  readonly place: number;
  readonly count: number;
}

/** A category's new place. */
export interface CategoryChange {
  readonly slug: string;
  readonly parent: string;
  readonly order: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/** The number of levels allowed. */
const DEPTH_MOST = 6;

const children = <T extends Placed>(all: readonly T[], parent: string): T[] =>
  all
    .filter((each) => each.parent === parent)
    .toSorted((a, b) => a.order - b.order || compareNames(a.name, b.name));

/** All categories in tree order. Those without an existing parent are at the top. */
export function branchesOf<T extends Placed>(all: readonly T[]): Branch<T>[] {
  const slugs = new Set(all.map(({ slug }) => slug));
  const rooted = all.map((each) => (slugs.has(each.parent) ? each : { ...each, parent: '' }));
  const below = (parent: string, depth: number): Branch<T>[] => {
    if (depth > DEPTH_MOST) return [];
    const here = children(rooted, parent);
    return here.flatMap((category, place) => [
      { category, depth, place, count: here.length },
      ...below(category.slug, depth + 1),
    ]);
  };
  return below('', 0);
}

const isBelow = (all: readonly Placed[], slug: string, above: string): boolean => {
  let at: string | undefined = slug;
  for (let level = 0; at && level <= DEPTH_MOST; level += 1) {
    if (at === above) return true;
    at = all.find((each) => each.slug === at)?.parent;
  }
  return false;
};

/** The changes when a category moves below another (empty: to the top); none if it would be below itself. */
export function placed(
  all: readonly Placed[],
  slug: string,
  parent: string,
  place: number,
): readonly CategoryChange[] {
  const category = all.find((each) => each.slug === slug);
  if (!category || (parent !== '' && isBelow(all, parent, slug))) return [];
  const others = children(all, parent).filter((each) => each.slug !== slug);
  const at = Math.max(0, Math.min(place, others.length));
  const next = [...others.slice(0, at), category, ...others.slice(at)];
  return next
    .map((each, order) => ({ slug: each.slug, parent, order, was: each }))
    .filter(({ was, order }) => was.order !== order || was.parent !== parent)
    .map(({ slug: own, order }) => ({ slug: own, parent, order }));
}

/** The changes when a category is moved by a key or a button. */
export function categoryMoved(
  all: readonly Placed[],
  slug: string,
  direction: Direction,
): readonly CategoryChange[] {
  const category = all.find((each) => each.slug === slug);
  if (!category) return [];
  const { parent } = category;
  const here = children(all, parent);
  const place = here.indexOf(category);
  if (direction === 'up') return place > 0 ? placed(all, slug, parent, place - 1) : [];
  if (direction === 'down') {
    return place < here.length - 1 ? placed(all, slug, parent, place + 1) : [];
  }
  if (direction === 'in') {
    const before = here[place - 1];
    return before ? placed(all, slug, before.slug, children(all, before.slug).length) : [];
  }
  const above = all.find((each) => each.slug === parent);
  if (!above) return [];
  const around = children(all, above.parent);
  return placed(all, slug, above.parent, around.indexOf(above) + 1);
}

/** An address for a name: `Marine & coastal` → `marine-coastal`. */
export function slugOf(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50);
  const stem = plain || 'category';
  if (!taken.has(stem)) return stem;
  let count = 2;
  while (taken.has(`${stem}-${count}`)) count += 1;
  return `${stem}-${count}`;
}
