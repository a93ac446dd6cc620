import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentLogger } from '../logger.ts';
import { parseFieldPath } from '../names/field-path.ts';
import { parseQuery } from '../query/parse-query.ts';
import { openIndexFile } from './open-index-file.ts';

type Clause = readonly [field: string, op: string];
interface Case {
  readonly where?: readonly Clause[];
  readonly order?: readonly string[];
  readonly group?: boolean;
  readonly or?: boolean;
  readonly sum?: string;
}

/** A query in short: `where` pairs, `order` as `field` or `-field`. */
function check(file: object, asked: Case): void {
  const path = join(mkdtempSync(join(tmpdir(), 'indexes-')), 'firestore.indexes.json');
  writeFileSync(path, JSON.stringify(file));
  const filters = (asked.where ?? []).map(([fieldPath, op]) => {
    const value =
      op === 'IN' || op === 'ARRAY_CONTAINS_ANY'
        ? { arrayValue: { values: [{ integerValue: 1 }, { integerValue: 2 }] } }
        : { integerValue: 1 };
    return { fieldFilter: { field: { fieldPath }, op, value } };
  });
  const query = parseQuery('', {
    from: [{ collectionId: 'c', allDescendants: asked.group ?? false }],
    ...(filters.length > 0 && {
      where: { compositeFilter: { op: asked.or ? 'OR' : 'AND', filters } },
    }),
    orderBy: (asked.order ?? []).map((text) => ({
      field: { fieldPath: text.replace('-', '') },
      direction: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
    })),
  });
  openIndexFile(path, silentLogger).check(query, asked.sum ? [parseFieldPath(asked.sum)] : []);
}

const index = (...fields: string[]) => ({
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields: fields.map((text) => {
    const fieldPath = text.replace(/^[-[]/, '');
    if (text.startsWith('[')) return { fieldPath, arrayConfig: 'CONTAINS' };
    return { fieldPath, order: text.startsWith('-') ? 'DESCENDING' : 'ASCENDING' };
  }),
});

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
    ['a sum over everything', { sum: 'n' }],
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
    ['a sum of a part', { where: [['a', 'EQUAL']], sum: 'n' }, index('a', 'n')],
  ])('refuses %s and names the entry', (_, asked, entry) => {
    expect(() => check(nothing, asked)).toThrow(
      expect.objectContaining({
        status: 'FAILED_PRECONDITION',
        message: expect.stringContaining(JSON.stringify(entry)),
      }),
    );
    expect(() => check({ indexes: [entry] }, asked)).not.toThrow();
  });

  it('refuses a filter on a collection group until its field is exempted', () => {
    const asked: Case = { group: true, where: [['a', 'EQUAL']] };
    expect(() => check(nothing, asked)).toThrow('"fieldOverrides"');
    const indexes = [{ queryScope: 'COLLECTION_GROUP', order: 'ASCENDING' }];
    const fieldOverrides = [{ collectionGroup: 'c', fieldPath: 'a', indexes }];
    expect(() => check({ fieldOverrides }, asked)).not.toThrow();
  });
});

describe('with declared indexes', () => {
  it('reads them backwards too', () => {
    const asked: Case = { where: [['a', 'EQUAL']], order: ['b', '-c'] };
    expect(() => check({ indexes: [index('a', '-b', 'c')] }, asked)).not.toThrow();
    expect(() => check({ indexes: [index('a', 'b', 'c')] }, asked)).toThrow('requires an index');
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
    expect(() => check({ indexes: [index('a', 'c'), index('b', '-c')] }, asked)).not.toThrow();
    expect(() => check({ indexes: [index('a', 'c'), index('b', 'd')] }, asked)).toThrow('index');
  });

  it('knows a field whose automatic index was switched off', () => {
    const fieldOverrides = [{ collectionGroup: 'c', fieldPath: 'a', indexes: [] }];
    expect(() => check({ fieldOverrides }, { where: [['a', 'EQUAL']] })).toThrow('index');
    expect(() => check({ fieldOverrides }, { where: [['b', 'EQUAL']] })).not.toThrow();
  });

  it('takes a name order that was written out for what it is', () => {
    const asked: Case = { where: [['a', 'EQUAL']], order: ['-b'] };
    expect(() => check({ indexes: [index('a', '-b', '-__name__')] }, asked)).not.toThrow();
  });
});
