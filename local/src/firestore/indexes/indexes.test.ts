import { describe, expect, it } from 'vitest';
import { ask, type Case, index, open } from './asking.ts';

const check = (file: object, asked: Case) => ask(open(file), asked);

describe('without declared indexes', () => {
  const nothing = { indexes: [], fieldOverrides: [] };

  it.each<[string, Case]>([
    ['a whole collection', {}],
    ['a whole collection group', { group: true }],
    ['one equality', { where: [['a', 'EQUAL']] }],
    [
      'several equalities, merged',
      {
        where: [
          ['a', 'EQUAL'],
          ['b', 'IN'],
          ['t', 'ARRAY_CONTAINS'],
        ],
      },
    ],
    [
      'a range',
      {
        where: [
          ['a', 'GREATER_THAN'],
          ['a', 'LESS_THAN'],
        ],
      },
    ],
    ['a range in its own order, down', { where: [['a', 'NOT_EQUAL']], order: ['-a'] }],
    ['an equality ordered by itself', { where: [['a', 'EQUAL']], order: ['a'] }],
    ['an equality in order of names, down', { where: [['a', 'EQUAL']], order: ['-__name__'] }],
    ['one order', { order: ['-a'] }],
    [
      'an or of equalities',
      {
        or: true,
        where: [
          ['a', 'EQUAL'],
          ['b', 'EQUAL'],
        ],
      },
    ],
    ['a sum over everything', { sums: ['n'] }],
  ])('allows %s', (_, asked) => {
    expect(() => check(nothing, asked)).not.toThrow();
  });

  it.each<[string, Case, object]>([
    ['an equality with an order', { where: [['a', 'EQUAL']], order: ['-b'] }, index('a', '-b')],
    ['two orders', { order: ['a', '-b'] }, index('a', '-b')],
    [
      'ranges on two fields',
      {
        where: [
          ['b', 'GREATER_THAN'],
          ['a', 'LESS_THAN'],
        ],
      },
      index('a', 'b'),
    ],
    ['an array and an order', { where: [['t', 'ARRAY_CONTAINS']], order: ['a'] }, index('[t', 'a')],
    ['a name against the order', { order: ['a', '-__name__'] }, index('a', '-__name__')],
    ['a sum of a part', { where: [['a', 'EQUAL']], sums: ['n'] }, index('a', 'n')],
    ['sums of two fields, in the order of their names', { sums: ['n', 'm'] }, index('m', 'n')],
    [
      'an equality with several ranges, in the order of the query',
      {
        where: [
          ['a', 'EQUAL'],
          ['b', 'GREATER_THAN'],
          ['c', 'NOT_EQUAL'],
        ],
        order: ['-c'],
      },
      index('a', '-c', '-b'),
    ],
    [
      'one half of an or',
      {
        or: true,
        where: [
          ['a', 'EQUAL'],
          ['b', 'GREATER_THAN'],
        ],
      },
      index('a', 'b'),
    ],
    [
      'an array in order of names, down',
      { where: [['t', 'ARRAY_CONTAINS']], order: ['-__name__'] },
      index('[t', '-__name__'),
    ],
    [
      'a collection group by two fields',
      {
        group: true,
        where: [
          ['a', 'EQUAL'],
          ['b', 'EQUAL'],
        ],
      },
      { ...index('a', 'b'), queryScope: 'COLLECTION_GROUP' },
    ],
  ])('refuses %s and names the entry', (_, asked, entry) => {
    expect(() => check(nothing, asked)).toThrow(
      expect.objectContaining({
        status: 'FAILED_PRECONDITION',
        message: expect.stringContaining(JSON.stringify(entry)),
      }),
    );
    expect(() => check({ indexes: [entry] }, asked)).not.toThrow();
  });
});

describe('with declared indexes', () => {
  const asked: Case = { where: [['a', 'EQUAL']], order: ['b', '-c'] };

  it.each<[boolean, string, object]>([
    [true, 'the order in its own direction', index('a', 'b', '-c')],
    [true, 'an equality in either direction', index('-a', 'b', '-c')],
    [false, 'the opposite order', index('a', '-b', 'c')],
    [false, 'a part of the order turned round', index('a', 'b', 'c')],
    [false, 'the order before the equality', index('b', '-c', 'a')],
    [false, 'a field more', index('a', 'd', 'b', '-c')],
    [false, 'another scope', { ...index('a', 'b', '-c'), queryScope: 'COLLECTION_GROUP' }],
    [false, 'another collection', { ...index('a', 'b', '-c'), collectionGroup: 'd' }],
    [false, 'the name the other way', index('a', 'b', '-c', '__name__')],
  ])('says %j to %s', (isEnough, _, entry) => {
    const ask = () => check({ indexes: [entry] }, asked);
    if (isEnough) expect(ask).not.toThrow();
    else expect(ask).toThrow('requires an index');
  });

  it('merges those that end in the same order', () => {
    const asked: Case = {
      where: [
        ['a', 'EQUAL'],
        ['b', 'EQUAL'],
      ],
      order: ['c'],
    };
    expect(() => check({ indexes: [index('a', 'c'), index('b', 'c')] }, asked)).not.toThrow();
    expect(() => check({ indexes: [index('a', 'c'), index('b', '-c')] }, asked)).toThrow('index');
    expect(() => check({ indexes: [index('a', 'c'), index('b', 'd')] }, asked)).toThrow('index');
  });

  it('does not merge for a range', () => {
    const range: Case = {
      where: [
        ['a', 'EQUAL'],
        ['b', 'EQUAL'],
        ['c', 'LESS_THAN'],
      ],
    };
    expect(() => check({ indexes: [index('a', 'c'), index('b', 'c')] }, range)).toThrow('index');
    expect(() => check({ indexes: [index('a', 'b', 'c')] }, range)).not.toThrow();
  });

  it('takes a name order that was written out for what it is', () => {
    const asked: Case = { where: [['a', 'EQUAL']], order: ['-b'] };
    expect(() => check({ indexes: [index('a', '-b', '-__name__')] }, asked)).not.toThrow();
  });
});
