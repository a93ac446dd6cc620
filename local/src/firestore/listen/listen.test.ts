import { describe, expect, it } from 'vitest';
import type { RulesGate } from '../access/rules-gate.ts';
import type { Context } from '../service.ts';
import { ClientModel } from './client-model.ts';
import { commitTo, filter, newContext, queryTarget, write } from './listen-fixture.ts';
import { openListen } from './open-listen.ts';
import { TARGETS } from './targets-fixture.ts';
import { type Answer, WireAnswer } from './wire-answer.ts';

function open(context: Context, ...names: (keyof typeof TARGETS)[]): ClientModel {
  const client = new ClientModel(context, TARGETS);
  for (const name of names) client.listen(name);
  client.connect();
  client.deliver();
  return client;
}

const readsOf = (context: Context) => context.service.metrics.of('p').reads;

/** A gate that can change its mind. */
function changing(): RulesGate & { allowed: boolean } {
  const gate = { allowed: true, setRules: () => [], mayGet, mayList: mayGet, mayWrite: mayGet };
  function mayGet() {
    return { allowed: gate.allowed, trace: [] };
  }
  return gate;
}

describe('a listener', () => {
  it('is shown each commit whole, in order', async () => {
    const context = newContext();
    const client = open(context, 'everything');
    await commitTo(context, [write('c/1', 1), write('c/2', 1), write('c/3', 1)]);
    await commitTo(context, [write('c/1', null), write('c/2', null)]);
    client.deliver();
    const sizes = client.snapshots.map((shown) => shown.get('everything')?.length);
    expect(sizes).toEqual([0, 3, 1]);
  });

  it('shows one commit in all its targets at once', async () => {
    const context = newContext();
    const client = open(context, 'everything', 'a window', 'a document');
    await commitTo(context, [write('c/1', 1), write('c/2', 1)]);
    client.deliver();
    const last = client.snapshots.at(-1);
    expect(client.snapshots).toHaveLength(4);
    expect([...(last?.values() ?? [])].map((shown) => shown.length)).toEqual([2, 2, 1]);
  });

  it('hears nothing of commits that do not concern it', async () => {
    const context = newContext();
    const client = open(context, 'a filter');
    await commitTo(context, [write('other/1', 9)]);
    await commitTo(context, [write('c/1', 1)]);
    await commitTo(context, [write('c/2', 3)]);
    client.deliver();
    expect(client.snapshots).toHaveLength(2);
  });

  it('is told that a document is not there, and when it comes and goes', async () => {
    const context = newContext();
    const answers: Answer[] = [];
    const sink = {
      send: (message: object) => answers.push(WireAnswer.parse(toWire(message))),
      fail,
    };
    openListen(context, sink).receive({ addTarget: { targetId: 2, ...TARGETS['a document'] } });
    await commitTo(context, [write('c/1', 1)]);
    await commitTo(context, [write('c/1', null)]);
    const kinds = answers.map((answer) => Object.keys(answer)[0]);
    expect(kinds.filter((kind) => kind !== 'targetChange')).toEqual([
      'documentDelete',
      'documentChange',
      'documentDelete',
    ]);
  });

  it('is refused by the rules, and cut off when they refuse later', async () => {
    const gate = changing();
    const context = newContext(gate);
    gate.allowed = false;
    expect(open(context, 'everything').causes).toEqual([['everything', 7]]);
    gate.allowed = true;
    const client = open(context, 'everything', 'a document');
    gate.allowed = false;
    await commitTo(context, [write('c/2', 1)]);
    client.deliver();
    expect(client.causes).toEqual([['everything', 7]]);
    expect(client.state('everything')).toEqual([]);
    expect(client.listening).toEqual(['a document']);
  });

  it('stays with its database', () => {
    const stream = openListen(newContext(), {
      send: () => {},
      fail: (error) => {
        throw error;
      },
    });
    const database = 'projects/p/databases/d';
    stream.receive({ database, addTarget: { targetId: 2, ...TARGETS.everything } });
    const other = { database: 'projects/p/databases/other', removeTarget: 2 };
    expect(() => stream.receive(other)).toThrow('not for projects/p/databases/other');
  });

  it('may ask for a target just once', async () => {
    const context = newContext();
    const answers: Answer[] = [];
    const sink = {
      send: (message: object) => answers.push(WireAnswer.parse(toWire(message))),
      fail,
    };
    const stream = openListen(context, sink);
    stream.receive({ addTarget: { targetId: 2, once: true, ...TARGETS.everything } });
    await commitTo(context, [write('c/1', 1)]);
    const types = answers.map(({ targetChange }) => targetChange?.targetChangeType);
    expect(types).toEqual(['ADD', 'CURRENT', 'NO_CHANGE', 'REMOVE']);
  });

  it.each([
    ['no target', { addTarget: { targetId: 2 } }, 'REMOVE'],
    ['a broken query', { addTarget: { targetId: 2, ...queryTarget({ limit: -1 }) } }, 'REMOVE'],
    [
      'all collections',
      { addTarget: { targetId: 2, ...queryTarget({ from: [{ allDescendants: true }] }) } },
      'REMOVE',
    ],
    [
      'a target of another database',
      { database: 'projects/p/databases/other', addTarget: { targetId: 2, ...TARGETS.everything } },
      'REMOVE',
    ],
    ['a target without a number', { addTarget: TARGETS.everything }, 'INVALID_ARGUMENT'],
    [
      'a negative target',
      { addTarget: { targetId: -1, ...TARGETS.everything } },
      'INVALID_ARGUMENT',
    ],
    ['no object', [1], 'INVALID_ARGUMENT'],
  ])('ends the target, or the stream, for %s', (_, request, ending) => {
    const seen: unknown[] = [];
    const stream = openListen(newContext(), {
      send: (message) =>
        seen.push(WireAnswer.parse(toWire(message)).targetChange?.targetChangeType),
      fail: (error) => seen.push(error.status),
    });
    stream.receive(request);
    expect(seen).toEqual([ending]);
  });

  it('ends a target whose number is asked for again, as production was recorded to', async () => {
    const context = newContext();
    const seen: unknown[] = [];
    const stream = openListen(context, {
      send: (message) => seen.push(WireAnswer.parse(toWire(message)).targetChange),
      fail,
    });
    stream.receive({ addTarget: { targetId: 2, ...TARGETS.everything } });
    stream.receive({ addTarget: { targetId: 2, ...TARGETS['a document'] } });
    const [last, more] = [seen.at(-1), seen.length];
    expect(last).toMatchObject({ targetChangeType: 'REMOVE', cause: { code: 6 } });
    await commitTo(context, [write('c/1', 1)]);
    expect(seen).toHaveLength(more);
  });

  it('takes nothing more once the stream has failed', () => {
    const context = newContext();
    const seen: unknown[] = [];
    const sink = { send: (message: object) => seen.push(message), fail: () => {} };
    const stream = openListen(context, sink);
    stream.receive({ addTarget: 'nonsense' });
    stream.receive({ addTarget: { targetId: 2, ...TARGETS.everything } });
    expect(seen).toEqual([]);
  });
});

describe('the reads of a listener', () => {
  it('are what enters, changes or leaves by a change, and one for finding nothing', async () => {
    const context = newContext();
    open(context, 'a filter');
    expect(readsOf(context)).toBe(1);
    await commitTo(context, [write('c/1', 3), write('c/2', 4), write('c/3', 0)]);
    expect(readsOf(context)).toBe(3);
    await commitTo(context, [write('c/1', 5)]);
    expect(readsOf(context)).toBe(4);
    await commitTo(context, [write('c/1', 0)]);
    expect(readsOf(context)).toBe(5);
    await commitTo(context, [write('c/2', null)]);
    expect(readsOf(context)).toBe(5);
  });

  it('leave out what a window pushes out', async () => {
    const context = newContext();
    await commitTo(context, [write('c/1', 3), write('c/2', 4)]);
    open(context, 'a window');
    expect(readsOf(context)).toBe(2);
    await commitTo(context, [write('c/3', 0)]);
    expect(readsOf(context)).toBe(3);
  });

  it('are only what has changed when it goes on after a lost connection', async () => {
    const context = newContext();
    await commitTo(context, [write('c/1', 3), write('c/2', 4), write('c/3', 5)]);
    const client = open(context, 'everything');
    client.disconnect();
    await commitTo(context, [write('c/1', 4), write('c/2', null)]);
    expect(readsOf(context)).toBe(3);
    client.connect();
    expect(readsOf(context)).toBe(4);
  });
});

it('keeps 200 listeners right over 1,000 writes', async () => {
  const context = newContext();
  const definitions = Object.fromEntries(
    Array.from({ length: 200 }, (_, i) => {
      const from = [{ collectionId: i % 2 === 0 ? 'c' : `c${i}` }];
      return [`t${i}`, queryTarget({ from, where: filter('EQUAL', i) })];
    }),
  );
  const clients = Object.keys(definitions).map((name) => {
    const client = new ClientModel(context, definitions);
    client.listen(name);
    client.connect();
    return client;
  });
  for (let i = 0; i < 1000; i++) await commitTo(context, [write(`c/${i}`, i % 400)]);
  for (const client of clients) client.deliver();
  expect(clients.map((client, i) => client.state(`t${i}`).length)).toEqual(
    clients.map((_, i) => (i % 2 === 0 ? 3 : 0)),
  );
});

function toWire(message: object): unknown {
  return JSON.parse(JSON.stringify(message));
}

function fail(error: Error): void {
  throw error;
}
