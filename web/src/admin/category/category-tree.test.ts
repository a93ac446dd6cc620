import { describe, expect, test } from 'vitest';
import { branchesOf, categoryMoved, type Direction, placed, slugOf } from './category-tree.ts';

const node = (slug: string, parent = '', order = 0) => ({ slug, parent, order, name: slug });
const TREE = [
  node('earth', '', 0),
  node('mud', 'earth', 0),
  node('sand', 'earth', 1),
  node('water', '', 1),
  node('tides', 'water', 0),
];
const shape = (all: typeof TREE) =>
  branchesOf(all).map(({ category, depth }) => `${'-'.repeat(depth)}${category.slug}`);
const after = (slug: string, direction: Direction) => apply(categoryMoved(TREE, slug, direction));
const apply = (changes: readonly { slug: string; parent: string; order: number }[]) =>
  shape(TREE.map((each) => ({ ...each, ...changes.find((change) => change.slug === each.slug) })));

describe('the tree of categories', () => {
  test('lists categories in order, each below its parent', () => {
    expect(shape(TREE)).toEqual(['earth', '-mud', '-sand', 'water', '-tides']);
  });

  test('shows a category at the top if its parent no longer exists', () => {
    expect(shape([node('mud', 'earth'), node('sand')])).toEqual(['mud', 'sand']);
  });

  test.each<[string, Direction, string[]]>([
    ['sand', 'up', ['earth', '-sand', '-mud', 'water', '-tides']],
    ['earth', 'down', ['water', '-tides', 'earth', '-mud', '-sand']],
    ['water', 'in', ['earth', '-mud', '-sand', '-water', '--tides']],
    ['mud', 'out', ['earth', '-sand', 'mud', 'water', '-tides']],
    ['earth', 'up', shape(TREE)],
    ['water', 'out', shape(TREE)],
    ['earth', 'in', shape(TREE)],
  ])('moves %s %s', (slug, direction, expected) => {
    expect(after(slug, direction)).toEqual(expected);
  });

  test('never moves a category below itself, and returns only changes', () => {
    expect(placed(TREE, 'earth', 'mud', 0)).toEqual([]);
    expect(placed(TREE, 'sand', 'earth', 1)).toEqual([]);
    expect(placed(TREE, 'tides', 'earth', 2)).toEqual([
      { slug: 'tides', parent: 'earth', order: 2 },
    ]);
  });
});

test('makes a unique address from a name', () => {
  expect(slugOf('Märsche & Küsten', new Set())).toBe('marsche-kusten');
  expect(slugOf('Mud', new Set(['mud', 'mud-2']))).toBe('mud-3');
  expect(slugOf('海', new Set())).toBe('category');
});
