import { describe, expect, it } from 'vitest';
import { ask, type Case, open } from './asking.ts';

const UP = { order: 'ASCENDING', queryScope: 'COLLECTION' };
const DOWN = { order: 'DESCENDING', queryScope: 'COLLECTION' };
const CONTAINS = { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' };
const GROUP_UP = { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' };
const GROUP_DOWN = { order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' };
const GROUP_CONTAINS = { arrayConfig: 'CONTAINS', queryScope: 'COLLECTION_GROUP' };

const override = (fieldPath: string, ...indexes: object[]) => ({
  collectionGroup: 'c',
  fieldPath,
  indexes,
});
const check = (fieldOverrides: object[], asked: Case) => () => ask(open({ fieldOverrides }), asked);

const equal: Case = { where: [['a', 'EQUAL']] };
const groupEqual: Case = { group: true, ...equal };

describe('a single-field index that is missing', () => {
  it.each<[string, Case, object[], object]>([
    ['a filter on a collection group', groupEqual, [], override('a', UP, DOWN, CONTAINS, GROUP_UP)],
    [
      'an order of a collection group, down',
      { group: true, order: ['-a'] },
      [],
      override('a', UP, DOWN, CONTAINS, GROUP_DOWN),
    ],
    [
      'an array of a collection group',
      { group: true, where: [['t', 'ARRAY_CONTAINS']] },
      [],
      override('t', UP, DOWN, CONTAINS, GROUP_CONTAINS),
    ],
    [
      'a sum over a collection group',
      { group: true, sums: ['a'] },
      [],
      override('a', UP, DOWN, CONTAINS, GROUP_UP),
    ],
    ['what was switched off', equal, [override('a')], override('a', UP)],
    ['the other direction', { order: ['-a'] }, [override('a', UP)], override('a', UP, DOWN)],
    [
      'what its map was exempted from',
      { where: [['m.x', 'EQUAL']] },
      [override('m', CONTAINS)],
      override('m.x', CONTAINS, UP),
    ],
    ['what all fields were exempted from', equal, [override('*')], override('a', UP)],
    ['names downwards', { order: ['-__name__'] }, [], override('__name__', DOWN)],
  ])('is named for %s, with those that are there', (_, asked, declared, entry) => {
    const ask = check(declared, asked);
    expect(ask).toThrow(/Add to "fieldOverrides"/);
    expect(ask).toThrow(JSON.stringify(entry));
    expect(check([...declared.filter((one) => one !== declared[0]), entry], asked)).not.toThrow();
  });
});

describe('single-field exceptions', () => {
  it('concern their field of their collection only', () => {
    expect(check([override('a')], { where: [['b', 'EQUAL']] })).not.toThrow();
    expect(check([{ ...override('a'), collectionGroup: 'd' }], equal)).not.toThrow();
    expect(check([override('m')], { where: [['mx', 'EQUAL']] })).not.toThrow();
  });

  it('of a nearer field go before those of its map and of all fields', () => {
    const declared = [override('*'), override('m'), override('m.x', UP)];
    expect(check(declared, { where: [['m.x', 'EQUAL']] })).not.toThrow();
    expect(check(declared, { where: [['m.y', 'EQUAL']] })).toThrow('index');
  });

  it('serve an equality where the name runs their way', () => {
    expect(
      check([override('a', DOWN)], { where: [['a', 'EQUAL']], order: ['-__name__'] }),
    ).not.toThrow();
    expect(check([override('a', DOWN)], equal)).toThrow('index');
  });

  it('switched off in one half of a merge leave that half without', () => {
    const both: Case = {
      where: [
        ['a', 'EQUAL'],
        ['b', 'EQUAL'],
      ],
    };
    expect(check([override('b')], both)).toThrow(/Add to "indexes"/);
  });
});
