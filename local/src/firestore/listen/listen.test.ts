import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Guard } from '../access/guard.ts';
import { constantGate, type RulesGate } from '../access/rules-gate.ts';
import { everyIndex } from '../indexes/index-guard.ts';
import { silentLogger } from '../logger.ts';
import { Metrics } from '../metrics.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import type { Context } from '../service.ts';
import { Store } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import { WireTimestamp } from '../values/micros.ts';
import { ClientModel } from './client-model.ts';
import { ListenHub } from './listen-hub.ts';

const ROOT = 'projects/p/databases/d/documents';

function newContext(gate: RulesGate): Context {
  const store = new Store();
  const hub = new ListenHub(store);
  const guard = new Guard(gate, silentLogger);
  const metrics = new Metrics();
  const service = { store, hub, guard, indexes: everyIndex, metrics, log: silentLogger };
  return { service, caller: { kind: 'anonymous' } };
}

function write(path: string, n: number | null): Write {
  const precondition = { kind: 'none' } as const;
  if (n === null) return { kind: 'delete', path, precondition };
  const fields = new Map([['n', { kind: 'integer', value: BigInt(n) } as const]]);
  return { kind: 'set', path, fields, mask: null, transforms: [], precondition };
}

const commitTo = (context: Context, writes: readonly Write[]) =>
  context.service.store.commit(context.service.store.database('p', 'd'), writes, () => {});

const QUERIES = {
  everything: { from: [{ collectionId: 'c' }] },
  'a filter': { from: [{ collectionId: 'c' }], where: filter('GREATER_THAN', 2) },
  'a window': { from: [{ collectionId: 'c' }], orderBy: [order('n')], limit: 2 },
  'a window with offset, from the end': {
    from: [{ collectionId: 'c' }],
    orderBy: [{ ...order('n'), direction: 'DESCENDING' }],
    offset: 1,
    limit: 2,
  },
  'a collection group': { from: [{ collectionId: 'c', allDescendants: true }] },
  'between cursors': {
    from: [{ collectionId: 'c' }],
    orderBy: [order('n')],
    startAt: { values: [{ integerValue: 1 }], before: true },
    endAt: { values: [{ integerValue: 3 }], before: false },
  },
};

function filter(op: string, n: number): object {
  return { fieldFilter: { field: { fieldPath: 'n' }, op, value: { integerValue: n } } };
}

function order(fieldPath: string) {
  return { field: { fieldPath }, direction: 'ASCENDING' };
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(
      fc.record({
        path: fc.constantFrom('c/1', 'c/2', 'c/3', 'c/4', 'x/1/c/5', 'other/1'),
        n: fc.option(fc.nat(5), { freq: 4 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('disconnect' as const, 'connect' as const) },
);

describe('a listener', () => {
  it.each(Object.entries(QUERIES))(
    'ends up with what %s finds, whatever happened',
    async (_, wire) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
          const context = newContext(constantGate(true));
          const db = context.service.store.database('p', 'd');
          const target = { query: { parent: ROOT, structuredQuery: wire } };
          const client = new ClientModel(context, target);
          client.connect();
          let isConnected = true;
          for (const one of steps) {
            if (one === 'connect' && !isConnected) client.connect();
            if (one === 'disconnect') client.disconnect();
            if (typeof one === 'string') isConnected = one === 'connect';
            else
              await commitTo(
                context,
                one.map(({ path, n }) => write(path, n)),
              );
          }
          if (!isConnected) client.connect();
          const found = runQuery(db, parseQuery('', wire), db.root).documents;
          const expected = found.map((document) => {
            const time = WireTimestamp.ofMicros(document.updateTime).toJSON();
            return `${db.nameOf(document.path)} ${time}`;
          });
          expect(client.state()).toEqual(expected.sort());
          expect(client.snapshots.at(-1)).toEqual(client.state());
          expect(client.filterMismatches).toBe(0);
          client.disconnect();
        }),
        { numRuns: 300 },
      );
    },
  );

  it('is shown each commit whole', async () => {
    const context = newContext(constantGate(true));
    const target = { query: { parent: ROOT, structuredQuery: QUERIES.everything } };
    const client = new ClientModel(context, target);
    client.connect();
    await commitTo(context, [write('c/1', 1), write('c/2', 1), write('c/3', 1)]);
    await commitTo(context, [write('c/1', null), write('c/2', null)]);
    expect(client.snapshots.map((snapshot) => snapshot.length)).toEqual([0, 3, 1]);
  });

  it('hears nothing of commits that do not concern it', async () => {
    const context = newContext(constantGate(true));
    const structuredQuery = QUERIES['a filter'];
    const client = new ClientModel(context, { query: { parent: ROOT, structuredQuery } });
    client.connect();
    await commitTo(context, [write('other/1', 9)]);
    await commitTo(context, [write('c/1', 1)]);
    await commitTo(context, [write('c/2', 3)]);
    expect(client.snapshots).toHaveLength(2);
  });

  it('is refused by the rules, and cut off when they refuse later', async () => {
    let allowed = false;
    const verdict = () => ({ allowed, trace: [] });
    const gate = { setRules: () => [], mayGet: verdict, mayList: verdict, mayWrite: verdict };
    const context = newContext(gate);
    const target = { query: { parent: ROOT, structuredQuery: QUERIES.everything } };
    const refused = new ClientModel(context, target);
    refused.connect();
    expect(refused.cause).toBe(7);
    allowed = true;
    const client = new ClientModel(context, target);
    client.connect();
    allowed = false;
    await commitTo(context, [write('c/1', 1)]);
    expect([client.cause, client.documents.size]).toEqual([7, 0]);
  });

  it('stays quick with 200 listeners and 1,000 writes', async () => {
    const context = newContext(constantGate(true));
    const clients = Array.from({ length: 200 }, (_, i) => {
      const structuredQuery = {
        from: [{ collectionId: i % 2 === 0 ? 'c' : `c${i}` }],
        where: filter('EQUAL', i),
      };
      return new ClientModel(context, { query: { parent: ROOT, structuredQuery } });
    });
    for (const client of clients) client.connect();
    for (let i = 0; i < 1000; i++) await commitTo(context, [write(`c/${i}`, i % 400)]);
    expect(clients.map((client) => client.documents.size)).toEqual(
      clients.map((_, i) => (i % 2 === 0 ? (i < 200 ? 3 : 2) : 0)),
    );
  });
});
