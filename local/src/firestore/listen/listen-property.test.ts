import { fail } from 'node:assert';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/thorough.ts';
import { WireTimestamp } from '../../values/micros.ts';
import type { RulesGate } from '../access/rules-gate.ts';
import { parseQuery } from '../query/parse-query.ts';
import { runQuery } from '../query/run-query.ts';
import { Store } from '../store/store.ts';
import { ClientModel } from './client-model.ts';
import type { Tally } from './client-target.ts';
import { commitTo, newContext, ROOT, write } from './listen-fixture.ts';
import { readResumption } from './resume-token.ts';
import { TARGETS, type TargetName } from './targets-fixture.ts';

const NAMES = Object.keys(TARGETS);
const path = fc.constantFrom('c/1', 'c/2', 'c/3', 'c/4', 'c/5', 'x/1/c/5', 'other/1');
const batch = fc.array(fc.tuple(path, fc.option(fc.nat(5), { freq: 3 })), {
  minLength: 1,
  maxLength: 4,
});
const chosen = fc.nat(3);

const step = fc.oneof(
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('commit' as const), batch }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      count: fc.constantFrom(1, 3, 6, 99),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'cut' as const }) },
  { weight: 4, arbitrary: fc.constant({ kind: 'connect' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'forget the past' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('restart' as const), keepsData: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('listen' as const), chosen }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('unlisten' as const), chosen, forgets: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('allow' as const), allowed: fc.boolean() }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A server that can be started again, rules that can change their mind, and a client. */
class World {
  allowed = true;
  rememberedSince = 0;
  readonly gate: RulesGate;
  context;
  readonly names: readonly string[];
  readonly client: ClientModel;
  readonly tally: Tally;

  constructor(names: readonly string[], tally: Tally) {
    const verdict = () => ({ allowed: this.allowed, trace: [] });
    this.gate = { setRules: () => [], mayGet: verdict, mayList: verdict, mayWrite: verdict };
    this.context = newContext(this.gate);
    this.names = names;
    this.tally = tally;
    this.client = new ClientModel(this.context, TARGETS, this, tally);
    for (const name of names) this.client.listen(name);
  }

  /** What fresh queries find at this moment. */
  expect(names: readonly string[]): Map<string, string[]> {
    const db = this.context.service.store.database('p', 'd');
    return new Map(
      names.map((name) => {
        const target = TARGETS[name as TargetName] ?? fail(name);
        const found =
          'query' in target
            ? runQuery(db, parseQuery('', target.query.structuredQuery), ROOT).documents
            : target.documents.documents.flatMap((one) => db.get(one.slice(ROOT.length + 1)) ?? []);
        const lines = found.map((document) => {
          const time = WireTimestamp.ofMicros(document.updateTime).toJSON();
          return `${db.nameOf(document.path)} ${time}`;
        });
        return [name, lines.sort()];
      }),
    );
  }

  remembers(token: string): boolean {
    const { since } = readResumption(token, null, this.context.service.hub.start) ?? {};
    return typeof since === 'number' && since >= this.rememberedSince;
  }

  async do(step: Step): Promise<void> {
    this.tally[step.kind] = (this.tally[step.kind] ?? 0) + 1;
    const { client } = this;
    const name = 'chosen' in step ? (this.names[step.chosen % this.names.length] ?? '') : '';
    switch (step.kind) {
      case 'commit':
        await commitTo(
          this.context,
          step.batch.map(([to, n]) => write(to, n)),
        );
        break;
      case 'deliver':
        client.deliver(step.count);
        break;
      case 'cut':
        client.disconnect();
        break;
      case 'connect':
        if (!client.isConnected) client.connect();
        break;
      case 'forget the past': {
        const { store } = this.context.service;
        this.rememberedSince = store.clock.next();
        store.database('p', 'd').history.startAt(this.rememberedSince);
        break;
      }
      case 'restart':
        this.restart(step.keepsData);
        break;
      case 'listen':
        client.listen(name);
        break;
      case 'unlisten':
        client.unlisten(name);
        if (step.forgets) client.targets.get(name)?.forget();
        break;
      case 'allow':
        this.allowed = step.allowed;
    }
  }

  restart(keepsData: boolean): void {
    this.client.disconnect();
    const before = this.context.service.store;
    const store = new Store();
    if (keepsData) {
      const db = store.database('p', 'd');
      for (const document of before.database('p', 'd').all()) db.put(document);
      db.history.startAt(before.clock.now());
      store.clock.advanceTo(before.clock.now());
    }
    this.context = newContext(this.gate, store);
    this.client.context = this.context;
    this.rememberedSince = 0;
  }
}

/** What the cases must come across, or they prove little. */
const REACHED = [
  ...['commit', 'deliver', 'cut', 'connect', 'forget the past', 'restart', 'listen', 'unlisten'],
  ...['views compared with a query', 'cuts within a snapshot', 'refusals'],
  ...['documents that left', 'documents that came back', 'documents deleted'],
  ...['documents pushed out', 'documents for others'],
  ...['resumed by changes', 'resumed in full', 'targets restarted', 'filters helped by names'],
];

const atLeast = (least: number): unknown => ({
  asymmetricMatch: (times: number) => times >= least,
  toString: () => `at least ${least}`,
});

const RUNS = runs(10_000);

it('ends with what a fresh query finds, and shows each commit as a whole, whatever happens', async () => {
  const seed = Date.now() % 2 ** 31;
  const tally: Tally = {};
  const names = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 });
  const steps = fc.array(step, { minLength: 4, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(names, steps, fc.boolean(), async (asked, all, asksForNames) => {
      const world = new World(asked, tally);
      const { client } = world;
      client.asksForNames = asksForNames;
      client.connect();
      for (const one of all) await world.do(one);
      world.allowed = true;
      if (!client.isConnected) client.connect();
      for (const name of asked) client.listen(name);
      client.deliver();
      // Who was refused last asks again.
      for (const name of asked) client.listen(name);
      client.deliver();
      expect(new Map(asked.map((name) => [name, client.state(name)]))).toEqual(world.expect(asked));
      expect(client.mistakes).toEqual([]);
      expect(client.causes.filter(([, code]) => code !== 7)).toEqual([]);
      expect([...client.targets.values()].map((target) => target.doubles)).toEqual(
        [...client.targets.values()].map(() => 0),
      );
      client.disconnect();
    }),
    { numRuns: RUNS, seed },
  );
  console.info(`listeners: seed ${seed}, reached ${JSON.stringify(tally)}`);
  for (const what of REACHED) expect([what, tally[what] ?? 0]).toEqual([what, atLeast(RUNS / 250)]);
});
