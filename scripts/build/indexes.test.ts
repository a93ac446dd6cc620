import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openIndexFile } from '@quire/local/firestore/indexes/open-index-file';
import { silentLogger } from '@quire/local/firestore/logger';
import { parseQuery } from '@quire/local/firestore/query/parse-query';
import { LIST_PLANS } from '@quire/model/lists/list-plans';
import { type ListShape, listShapes } from '@quire/model/lists/list-shapes';
import { expect, it } from 'vitest';
import { ROOT } from '../under-node-24.mjs';
import { explainIndexes } from './explain-indexes.ts';
import { assembledIndexes, servedIndexes } from './indexes.ts';

/**
 * What the lists may have together: each is written with every record. A press has billing, as functions need it, and
 * so its database could have 1,000 (Firestore, quotas and limits).
 */
const INDEXES_MAX = 220;

it('finds firestore.indexes.json to be what the lists need: `npm run indexes`', async () => {
  expect(await readFile(join(ROOT, 'firestore.indexes.json'), 'utf8')).toBe(
    await assembledIndexes(),
  );
});

it('needs no more composite indexes than were decided on: docs/decisions/0010', async () => {
  const { indexes } = JSON.parse(await assembledIndexes());
  expect(indexes.length).toBeLessThanOrEqual(INDEXES_MAX);
});

it('serves every query that a list can ask, as Firestore merges indexes, and has no index that no query needs', () => {
  const guard = openIndexFile(join(ROOT, 'firestore.indexes.json'), silentLogger);
  const shapes = LIST_PLANS.flatMap(listShapes);
  expect(shapes.length).toBeGreaterThan(700);
  for (const shape of shapes) guard.check(queryOf(shape), []);
  const ofLists = new Set(LIST_PLANS.map(({ collection }) => collection));
  const unused = guard.use().unused.filter(({ collectionGroup }) => ofLists.has(collectionGroup));
  expect(unused).toEqual([]);
});

/** What pages and functions ask beside the lists, where single fields do not serve it. */
const OTHER_QUERIES: readonly (readonly [string, Omit<ListShape, 'collection' | 'isRange'>])[] = [
  ['articles', { equal: ['journal'], contains: null, sort: newest('updatedAt') }],
  ['posts', { equal: ['journal'], contains: null, sort: newest('updatedAt') }],
  ['desk', { equal: ['journal'], contains: null, sort: newest('changedAt') }],
  ['submissions', { equal: ['owner'], contains: null, sort: newest('updatedAt') }],
  ['submissions', { equal: ['state'], contains: null, sort: oldest('updatedAt') }],
  ['submissions', { equal: ['state'], contains: null, sort: oldest('dueAt') }],
  ['events', { equal: ['audience'], contains: null, sort: oldest('at') }],
  ['users', { equal: [], contains: 'journals', sort: { field: 'sortKey', direction: 'asc' } }],
  ['sessions', { equal: ['uid'], contains: null, sort: newest('seenAt') }],
  ['publishedArticles', { equal: ['journal'], contains: null, sort: newest('published') }],
  ['publishedArticles', { equal: [], contains: 'topics', sort: newest('published') }],
  ['publishedPosts', { equal: ['pinned'], contains: null, sort: newest('listKey') }],
];

it.each(OTHER_QUERIES)('serves a query of %s beside the lists: %j', (collection, shape) => {
  const guard = openIndexFile(join(ROOT, 'firestore.indexes.json'), silentLogger);
  expect(() => guard.check(queryOf({ collection, isRange: false, ...shape }), [])).not.toThrow();
});

it('tells what each index serves, of all collections or of some', async () => {
  const served = await servedIndexes();
  for (const { queries } of served) expect(queries).not.toEqual([]);
  expect(explainIndexes(served, [])).toContain(`\n${served.length} indexes\n`);
  const told = explainIndexes(served, ['desk']);
  expect(told).toContain(
    'desk (state asc, dueAt desc)\n    desk: state; by dueAt desc\n    desk: state + queues contains; by dueAt desc\n',
  );
  expect(told).not.toContain('invoices');
});

function newest(field: string): ListShape['sort'] {
  return { field, direction: 'desc' };
}

function oldest(field: string): ListShape['sort'] {
  return { field, direction: 'asc' };
}

/** The query as the server is asked it, with any values. */
function queryOf({ collection, equal, contains, sort, isRange }: ListShape) {
  const filter = (fieldPath: string, op: string) => ({
    fieldFilter: { field: { fieldPath }, op, value: { stringValue: 'any' } },
  });
  const filters = [
    ...equal.map((field) => filter(field, 'EQUAL')),
    ...(contains === null ? [] : [filter(contains, 'ARRAY_CONTAINS')]),
    ...(isRange
      ? [filter(sort.field, 'GREATER_THAN_OR_EQUAL'), filter(sort.field, 'LESS_THAN')]
      : []),
  ];
  const direction = sort.direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  return parseQuery('', {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: [sort.field, '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction })),
  });
}
