import { expect, it } from 'vitest';
import { createLogger, type LogLevel } from '../logger.ts';
import { Metrics } from '../metrics.ts';
import { parseQuery } from '../query/parse-query.ts';
import { prepare } from '../store/prepare.ts';
import { Store } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import type { Caller } from './caller.ts';
import { EngineGate } from './engine-gate.ts';
import { Guard } from './guard.ts';
import type { RulesGate } from './rules-gate.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function team() { return get(/databases/$(database)/documents/teams/t).data; }
    match /notes/{id} {
      allow get: if team().open == true;
      allow create: if request.resource.data.n == 1;
      allow update: if request.resource.data.n == resource.data.n + 1;
    }
    match /stamps/{id} {
      allow create: if request.resource.data.at == request.time && request.resource.data.keys() == ['at'];
    }
    match /linked/{id} { allow get, create: if !exists(/databases/$(database)/documents/teams/$(id)); }
    match /{path=**}/leaves/{id} { allow list: if resource.data.public == true; }
  }
}`;
const ANN: Caller = { kind: 'user', uid: 'ann', token: {} };

function setUp(rules: string | null = RULES) {
  const store = new Store();
  const db = store.database('p', '(default)');
  const metrics = new Metrics();
  const gate = new EngineGate(store.clock, metrics);
  if (rules !== null) expect(gate.setInitialRules(rules)).toEqual([]);
  const lines: string[] = [];
  const guard = new Guard(
    gate,
    createLogger('debug', (line) => lines.push(line)),
  );
  const put = (path: string, fields: Record<string, boolean>) => {
    const entries = Object.entries(fields).map(([key, value]) => {
      return [key, { kind: 'boolean', value } as const] as const;
    });
    db.put({ path, fields: new Map(entries), createTime: 1, updateTime: 1 });
  };
  const write = (...numbers: number[]) => {
    const writes = numbers.map(
      (n): Write => ({
        kind: 'set',
        path: 'notes/a',
        fields: new Map([['n', { kind: 'integer', value: BigInt(n) }]]),
        mask: null,
        transforms: [],
        precondition: { kind: 'none' },
      }),
    );
    const prepared = prepare(db, writes, store.clock.next());
    guard.checkWrites(ANN, db, prepared, null);
    db.apply(prepared.changes, prepared.time);
  };
  return { db, gate, guard, metrics, lines, put, store, write };
}

const DENIED = expect.objectContaining({ status: 'PERMISSION_DENIED' });

it('denies everything to all but the admin while there are no rules', () => {
  const { db, guard } = setUp(null);
  expect(() => guard.checkGet(ANN, db, 'notes/a', null)).toThrow(DENIED);
  expect(() => guard.checkGet({ kind: 'admin' }, db, 'notes/a', null)).not.toThrow();
});

it('denies everything in a named database, which the rules are not for', () => {
  const { db, guard, lines, store } = setUp(`rules_version = '2'; service cloud.firestore {
    match /databases/{database}/documents/{all=**} { allow read, write; } }`);
  const named = store.database('p', 'other');
  const query = parseQuery('', { from: [{ collectionId: 'notes' }] });
  expect(() => guard.checkGet(ANN, db, 'notes/a', null)).not.toThrow();
  expect(() => guard.checkList(ANN, db, query)).not.toThrow();
  expect(() => guard.checkGet(ANN, named, 'notes/a', null)).toThrow(DENIED);
  expect(() => guard.checkList(ANN, named, query)).toThrow(DENIED);
  expect(lines.join()).toContain('no rules are loaded for this database');
  expect(() => guard.checkGet({ kind: 'admin' }, named, 'notes/a', null)).not.toThrow();
});

it('lets rules look at other documents, and counts that as a read', () => {
  const { db, guard, metrics, put } = setUp();
  expect(() => guard.checkGet(ANN, db, 'notes/a', null)).toThrow(DENIED);
  put('teams/t', { open: true });
  metrics.reset(null);
  guard.checkGet(ANN, db, 'notes/a', null);
  expect(metrics.of('p').reads).toBe(1);
});

it('judges each write of a batch by what was there before the batch', () => {
  const { write } = setUp();
  expect(() => write(2)).toThrow(DENIED);
  write(1);
  expect(() => write(3)).toThrow(DENIED);
  expect(() => write(2, 3)).toThrow(DENIED);
  write(2);
});

it('lets the writes of one batch look at 20 documents together, not at 21', () => {
  const { db, guard, metrics } = setUp();
  const link = (count: number) => {
    const writes = Array.from(
      { length: count },
      (_, i): Write => ({
        kind: 'set',
        path: `linked/${i}`,
        fields: new Map(),
        mask: null,
        transforms: [],
        precondition: { kind: 'none' },
      }),
    );
    guard.checkWrites(ANN, db, prepare(db, writes, 1), null);
  };
  expect(() => link(20)).not.toThrow();
  expect(metrics.of('p').reads).toBe(20);
  expect(() => link(21)).toThrow(DENIED);
  expect(() => link(20)).not.toThrow();
});

it('lets documents that are read together look at 20 others, and a transaction in all', () => {
  const { db, guard, metrics } = setUp();
  const reads = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => ({ path: `linked/${from + i}`, document: null }));
  expect(() => guard.checkGets(ANN, db, reads(0, 20), null)).not.toThrow();
  expect(metrics.of('p').reads).toBe(20);
  expect(() => guard.checkGets(ANN, db, reads(0, 21), null)).toThrow(DENIED);
  const transaction = {};
  expect(() => guard.checkGets(ANN, db, reads(0, 15), transaction)).not.toThrow();
  expect(() => guard.checkGets(ANN, db, reads(10, 20), transaction)).not.toThrow();
  expect(() => guard.checkGets(ANN, db, reads(20, 21), transaction)).toThrow(DENIED);
  expect(() => guard.checkGets(ANN, db, reads(20, 21), {})).not.toThrow();
  expect(() => guard.checkGets({ kind: 'admin' }, db, reads(0, 30), null)).not.toThrow();
});

it('lets a transaction look at 20 documents in all, its commit included', () => {
  const { db, guard } = setUp();
  const reads = Array.from({ length: 15 }, (_, i) => ({ path: `linked/${i}`, document: null }));
  const commit = (from: number, to: number, transaction: object | null) => {
    const writes = Array.from(
      { length: to - from },
      (_, i): Write => ({
        kind: 'set',
        path: `linked/${from + i}`,
        fields: new Map(),
        mask: null,
        transforms: [],
        precondition: { kind: 'none' },
      }),
    );
    guard.checkWrites(ANN, db, prepare(db, writes, 1), transaction);
  };
  const [one, other] = [{}, {}];
  for (const transaction of [one, other]) guard.checkGets(ANN, db, reads, transaction);
  // What the reads looked at is looked at already.
  expect(() => commit(10, 20, one)).not.toThrow();
  expect(() => commit(10, 21, other)).toThrow(DENIED);
  expect(() => commit(10, 21, null)).not.toThrow();
});

it('holds each document of a batch to 10 look-ups of its own', () => {
  const exists = (n: number) =>
    Array.from({ length: n }, (_, i) => `!exists(/databases/(default)/documents/a/${i})`).join(
      ' && ',
    );
  const rules = (n: number) => `rules_version = '2'; service cloud.firestore {
    match /databases/{database}/documents/{all=**} { allow get: if ${exists(n)}; } }`;
  const read = (n: number) => {
    const { db, guard } = setUp(rules(n));
    guard.checkGets(ANN, db, [{ path: 'notes/a', document: null }], null);
  };
  expect(() => read(10)).not.toThrow();
  expect(() => read(11)).toThrow(DENIED);
});

it('does not tell rules that a document of another database is missing', () => {
  const { db, guard } = setUp(`rules_version = '2'; service cloud.firestore {
    match /databases/{database}/documents/{all=**} { allow get: if !exists(/databases/other/documents/a/b); } }`);
  expect(() => guard.checkGet(ANN, db, 'notes/a', null)).toThrow(DENIED);
});

it('takes a server timestamp for the time of the request', () => {
  const { db, guard } = setUp();
  for (let i = 0; i < 20; i++) {
    const stamp: Write = {
      kind: 'set',
      path: `stamps/${i}`,
      fields: new Map(),
      mask: null,
      transforms: [{ kind: 'serverTimestamp', field: ['at'] }],
      precondition: { kind: 'none' },
    };
    // As the clock gives it: with microseconds.
    const prepared = prepare(db, [stamp], Date.now() * 1000 + i * 49);
    expect(() => guard.checkWrites(ANN, db, prepared, null)).not.toThrow();
  }
});

it('proves a collection group query from its constraints', () => {
  const { db, guard } = setUp();
  const query = (where?: object) =>
    parseQuery('', { from: [{ collectionId: 'leaves', allDescendants: true }], where });
  const isPublic = {
    fieldFilter: { field: { fieldPath: 'public' }, op: 'EQUAL', value: { booleanValue: true } },
  };
  expect(() => guard.checkList(ANN, db, query())).toThrow(DENIED);
  expect(() => guard.checkList(ANN, db, query(isPublic))).not.toThrow();
  const kindless = parseQuery('', { from: [{ allDescendants: true }] });
  expect(() => guard.checkList(ANN, db, kindless)).toThrow(DENIED);
});

it('names the clause that refused in the log', () => {
  const { lines, write } = setUp();
  expect(() => write(2)).toThrow(DENIED);
  expect(lines.join()).toMatch(/rules denied create \/notes\/a: .*request\.resource\.data\.n == 1/);
});

it('writes no trace of a denial that the log does not show', () => {
  const { db, gate } = setUp();
  let written = 0;
  const counting: RulesGate = {
    ...gate,
    setRules: () => [],
    mayList: () => ({ allowed: false, trace: [] }),
    mayWrite: () => ({ allowed: false, trace: [] }),
    mayGet: () => ({
      allowed: false,
      get trace() {
        written++;
        return ['why'];
      },
    }),
  };
  const ask = (level: LogLevel, lines: string[]) => {
    const guard = new Guard(
      counting,
      createLogger(level, (line) => lines.push(line)),
    );
    expect(() => guard.checkGet(ANN, db, 'notes/a', null)).toThrow(DENIED);
  };
  const [shown, hidden]: [string[], string[]] = [[], []];
  ask('info', hidden);
  expect({ written, hidden }).toEqual({ written: 0, hidden: [] });
  ask('debug', shown);
  expect(written).toBe(1);
  expect(shown).toEqual(['[firestore] debug: rules denied get /notes/a: why']);
});

it('keeps the rules in force when new ones are broken, and tells where', () => {
  const { db, gate, guard, put } = setUp();
  put('teams/t', { open: true });
  expect(gate.setRules('p', 'service cloud.firestore {')).toEqual([
    expect.objectContaining({ line: 1, message: expect.any(String) }),
  ]);
  guard.checkGet(ANN, db, 'notes/a', null);
});
