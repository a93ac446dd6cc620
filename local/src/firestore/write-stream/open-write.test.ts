import { describe, expect, it } from 'vitest';
import type { FirestoreError } from '../../values/errors.ts';
import type { RulesGate } from '../access/rules-gate.ts';
import { newContext } from '../listen/listen-fixture.ts';
import type { Context } from '../service.ts';
import type { StreamHandler } from '../stream.ts';
import { openWrite } from './open-write.ts';

const DATABASE = 'projects/p/databases/d';
const HANDSHAKE = { database: DATABASE };

interface Client {
  readonly stream: StreamHandler;
  readonly answers: object[];
  readonly errors: FirestoreError[];
}

function open(context: Context): Client {
  const answers: object[] = [];
  const errors: FirestoreError[] = [];
  const sink = {
    send: (message: object) => answers.push(message),
    fail: (error: FirestoreError) => errors.push(error),
  };
  return { stream: openWrite(context, sink), answers, errors };
}

const set = (path: string, n: number) => ({
  writes: [
    { update: { name: `${DATABASE}/documents/${path}`, fields: { n: { integerValue: n } } } },
  ],
});

const increment = (path: string) => ({
  writes: [
    {
      update: { name: `${DATABASE}/documents/${path}` },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: 1 } }],
    },
  ],
});

/** Lets everything that is on its way be done. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

const stored = (context: Context, path: string) =>
  context.service.store.database('p', 'd').get(path)?.fields.get('n');

/** Refuses writes to a collection. */
function without(collection: string): RulesGate {
  const allow = () => ({ allowed: true, trace: [] });
  return {
    setRules: () => [],
    mayGet: allow,
    mayList: allow,
    mayWrite: (_caller, _database, { write }) => ({
      allowed: !write.path.startsWith(`${collection}/`),
      trace: [],
    }),
  };
}

describe('a write stream', () => {
  it('answers batches in the order in which they came, each with a new token', async () => {
    const context = newContext();
    const { stream, answers } = open(context);
    stream.receive(HANDSHAKE);
    for (let n = 1; n <= 20; n++) stream.receive(set('c/a', n));
    await settle();
    expect(answers).toHaveLength(21);
    expect(answers[0]).toEqual({ streamId: expect.any(String), streamToken: expect.any(String) });
    expect(
      new Set(answers.map((one) => ('streamToken' in one ? one.streamToken : null))).size,
    ).toBe(21);
    expect(stored(context, 'c/a')).toEqual({ kind: 'integer', value: 20n });
  });

  it('commits what came before a refused batch, and nothing after it', async () => {
    const context = newContext(without('closed'));
    const { stream, answers, errors } = open(context);
    stream.receive(HANDSHAKE);
    for (const path of ['c/a', 'closed/b', 'c/c']) stream.receive(set(path, 1));
    await settle();
    stream.receive(set('c/d', 1));
    await settle();
    expect([answers.length, errors.map(({ status }) => status)]).toEqual([
      2,
      ['PERMISSION_DENIED'],
    ]);
    const found = ['c/a', 'closed/b', 'c/c', 'c/d'].map(
      (path) => stored(context, path) !== undefined,
    );
    expect(found).toEqual([true, false, false, false]);
  });

  it('commits nothing more once its client is gone', async () => {
    const context = newContext();
    const { stream } = open(context);
    stream.receive(HANDSHAKE);
    stream.receive(set('c/a', 1));
    stream.close();
    stream.receive(set('c/b', 1));
    await settle();
    expect(stored(context, 'c/b')).toBeUndefined();
  });

  it.each([
    ['writes in the handshake', { ...HANDSHAKE, ...set('c/a', 1) }, 'INVALID_ARGUMENT'],
    ['a stream to resume', { ...HANDSHAKE, streamId: 'x', streamToken: 'MQ==' }, 'UNIMPLEMENTED'],
    ['no database', {}, 'INVALID_ARGUMENT'],
    ['a handshake of another form', [], 'INVALID_ARGUMENT'],
  ])('refuses %s', async (_, request, status) => {
    const { stream, answers, errors } = open(newContext());
    stream.receive(request);
    await settle();
    expect([answers, errors.map((error) => error.status)]).toEqual([[], [status]]);
  });

  it('applies a batch again that comes over another stream: nothing tells that it is the same', async () => {
    const context = newContext();
    for (let i = 0; i < 2; i++) {
      const { stream } = open(context);
      stream.receive(HANDSHAKE);
      stream.receive(increment('c/a'));
      await settle();
      stream.close();
    }
    expect(stored(context, 'c/a')).toEqual({ kind: 'integer', value: 2n });
  });

  it('gives up on a client that sends without end', async () => {
    const { stream, errors } = open(newContext());
    stream.receive(HANDSHAKE);
    for (let n = 0; n < 2000; n++) stream.receive(set('c/a', n));
    await settle();
    expect(errors.map(({ status }) => status)).toEqual(['RESOURCE_EXHAUSTED']);
  });
});
