import { afterEach, expect, it, vi } from 'vitest';
import { couldMatch } from '../query/could-match.ts';
import { runQuery } from '../query/run-query.ts';
import type { Context } from '../service.ts';
import { ClientModel } from './client-model.ts';
import { byNumber, commitTo, filter, newContext, queryTarget, write } from './listen-fixture.ts';

// The real ones, counted: what a listener asks for, not how long it takes.
vi.mock(import('../query/could-match.ts'), async (load) => {
  const real = await load();
  return { couldMatch: vi.fn(real.couldMatch) };
});
vi.mock(import('../query/run-query.ts'), async (load) => {
  const real = await load();
  return { ...real, runQuery: vi.fn(real.runQuery) };
});

afterEach(() => vi.clearAllMocks());

function listen(context: Context, structuredQuery: object, count = 1): void {
  const client = new ClientModel(context, { q: queryTarget(structuredQuery) });
  client.listen('q');
  for (let i = 0; i < count; i++) client.connect();
}

/** How many queries were run, and how many documents matched, since the last asking. */
async function workOf(act: () => Promise<void>): Promise<{ queries: number; matches: number }> {
  vi.clearAllMocks();
  await act();
  const queries = vi.mocked(runQuery).mock.calls.length;
  // A query matches documents for itself; that is counted as the query.
  return { queries, matches: queries > 0 ? 0 : vi.mocked(couldMatch).mock.calls.length };
}

const window = { from: [{ collectionId: 'c' }], orderBy: [byNumber()], limit: 3 };

it('costs a listener nothing when another collection is written to', async () => {
  const context = newContext();
  listen(context, { from: [{ collectionId: 'c' }], where: filter('EQUAL', 1) }, 100);
  listen(context, window, 100);
  const work = await workOf(() => commitTo(context, [write('d/1', 1), write('c/1/d/2', 1)]));
  expect(work).toEqual({ queries: 0, matches: 0 });
});

it('costs each listener of the collection one match', async () => {
  const context = newContext();
  listen(context, { from: [{ collectionId: 'c' }], where: filter('EQUAL', 1) }, 100);
  listen(context, { from: [{ collectionId: 'c', allDescendants: true }] }, 20);
  listen(context, { from: [{ collectionId: 'd' }] }, 80);
  const work = await workOf(() => commitTo(context, [write('c/1', 1)]));
  expect(work).toEqual({ queries: 0, matches: 120 });
});

it('runs no query of 200 listeners again over 1,000 writes that fit', async () => {
  const context = newContext();
  listen(context, { from: [{ collectionId: 'c' }], where: filter('EQUAL', 1) }, 100);
  listen(context, window, 100);
  const work = await workOf(async () => {
    for (let i = 0; i < 1000; i++) await commitTo(context, [write(`c/${i}`, i)]);
  });
  expect(work).toEqual({ queries: 0, matches: 200_000 });
});

it.each([
  ['enters in front', [write('c/9', 0)], 0],
  ['stays outside', [write('c/5', 6)], 0],
  ['is new outside', [write('c/9', 9)], 0],
  ['is deleted outside', [write('c/5', null)], 0],
  ['changes its place inside', [write('c/1', 3)], 0],
  ['leaves', [write('c/1', null)], 1],
  ['moves behind the last', [write('c/1', 4)], 1],
  ['leaves while others do', [write('c/1', null), write('c/2', null), write('c/3', 9)], 1],
])(
  'runs a query with a limit again only when needed: a document %s',
  async (_, writes, queries) => {
    const context = newContext();
    for (const n of [1, 2, 3, 4, 5]) await commitTo(context, [write(`c/${n}`, n)]);
    listen(context, window);
    expect((await workOf(() => commitTo(context, writes))).queries).toBe(queries);
  },
);

it('asks the rules again only when there is something to tell', async () => {
  const mayList = vi.fn(() => ({ allowed: true, trace: [] }));
  const allow = () => ({ allowed: true, trace: [] });
  const context = newContext({ setRules: () => [], mayGet: allow, mayList, mayWrite: allow });
  listen(context, { from: [{ collectionId: 'c' }], where: filter('EQUAL', 1) });
  listen(context, window);
  mayList.mockClear();
  await commitTo(context, [write('d/1', 1)]);
  expect(mayList).toHaveBeenCalledTimes(0);
  await commitTo(context, [write('c/1', 2)]);
  expect(mayList).toHaveBeenCalledTimes(1);
  await commitTo(context, [write('c/1', 1)]);
  expect(mayList).toHaveBeenCalledTimes(3);
});
