import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { constantGate } from '../access/rules-gate.ts';
import { createLogger, silentLogger } from '../logger.ts';
import { parseFieldPath } from '../names/field-path.ts';
import { parseQuery } from '../query/parse-query.ts';
import { startFirestore } from '../server.ts';
import type { IndexGuard } from './index-guard.ts';
import { openIndexFile } from './open-index-file.ts';

type Clause = readonly [field: string, op: string];
interface Case {
  readonly where?: readonly Clause[];
  readonly order?: readonly string[];
  readonly group?: boolean;
  readonly or?: boolean;
  readonly sum?: string;
}

function open(file: object): IndexGuard {
  const path = join(mkdtempSync(join(tmpdir(), 'indexes-')), 'firestore.indexes.json');
  writeFileSync(path, JSON.stringify(file));
  return openIndexFile(path, silentLogger);
}

const check = (file: object, asked: Case) => ask(open(file), asked);

/** A query in short: `where` pairs, `order` as `field` or `-field`. */
function ask(guard: IndexGuard, asked: Case): void {
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
  guard.check(query, asked.sum ? [parseFieldPath(asked.sum)] : []);
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

describe('the report of unused indexes', () => {
  const either: Case = { where: [['a', 'EQUAL']], order: ['b'] };
  const merged: Case = {
    where: [
      ['a', 'EQUAL'],
      ['d', 'EQUAL'],
    ],
    order: ['c'],
  };

  it.each<[string, object[], Case[], object[]]>([
    ['all before any query', [index('a', 'b')], [], [index('a', 'b')]],
    ['those of other queries', [index('a', 'b'), index('a', '-c')], [either], [index('a', '-c')]],
    ['nothing that was merged', [index('a', 'c'), index('d', 'c')], [merged], []],
    [
      'what a merge did without',
      [index('a', 'c'), index('d', 'c'), index('a', 'd', 'c')],
      [merged],
      [index('a', 'c'), index('d', 'c')],
    ],
    [
      'the one that would be read backwards where the other way is declared too',
      [index('a', '-b'), index('a', 'b')],
      [either],
      [index('a', '-b')],
    ],
    [
      'what single fields do as well',
      [index('b', 'a')],
      [{ order: ['b'] }, { where: [['a', 'EQUAL']] }],
      [index('b', 'a')],
    ],
    ['nothing after both of an or', [index('a', 'c'), index('b', 'c')], [orOf('a', 'b')], []],
  ])('names %s', (_, indexes, queries, unused) => {
    const guard = open({ indexes });
    for (const asked of queries) ask(guard, asked);
    expect(guard.use().unused).toEqual(unused);
    expect([...guard.use().used, ...unused]).toHaveLength(indexes.length);
  });

  it('comes from a running server, and again when it closes', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'indexes-')), 'firestore.indexes.json');
    writeFileSync(file, JSON.stringify({ indexes: [index('a', 'b'), index('a', '-c')] }));
    const lines: string[] = [];
    const log = createLogger('info', (line) => lines.push(line));
    const server = await startFirestore({ gate: constantGate(true), indexes: file, log });
    const base = `http://127.0.0.1:${server.port}`;
    const structuredQuery = {
      from: [{ collectionId: 'c' }],
      where: {
        fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { integerValue: 1 } },
      },
      orderBy: [{ field: { fieldPath: 'b' } }],
    };
    const url = `${base}/v1/projects/demo/databases/(default)/documents:runQuery`;
    const asked = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) });
    expect(asked.status).toBe(200);
    const told = await fetch(`${base}/emulator/v1/indexes`);
    expect(await told.json()).toEqual({ used: [index('a', 'b')], unused: [index('a', '-c')] });
    await server.close();
    const unused = lines.filter((line) => line.includes('no query has used'));
    expect(unused).toEqual([expect.stringContaining(JSON.stringify(index('a', '-c')))]);
  });
});

function orOf(...fields: string[]): Case {
  return { or: true, where: fields.map((field) => [field, 'EQUAL']), order: ['c'] };
}
