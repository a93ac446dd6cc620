import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOpenServer } from '../clients/test-server.ts';
import type { RunningFirestore } from '../server.ts';
import { Database } from '../store/database.ts';
import { Transaction } from '../store/transaction.ts';
import { LIMITS } from '../values/limits.ts';

const DATABASE = 'projects/demo/databases/(default)';
const ROOT = `${DATABASE}/documents`;

let server: RunningFirestore;
beforeAll(async () => {
  server = await startOpenServer();
});
afterAll(() => server.close());

type Json = Record<string, unknown>;
interface Sent {
  readonly method?: string;
  readonly writes: readonly Json[];
}

async function send({
  method = 'commit',
  writes,
}: Sent): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${ROOT}:${method}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes }),
  });
  return { status: response.status, text: await response.text() };
}

const text = (length: number) => ({ stringValue: 'x'.repeat(length) });
const set = (path: string, fields: Json): Json => ({ update: { name: `${ROOT}/${path}`, fields } });
const one = (path: string, fields: Json = {}): Sent => ({ writes: [set(path, fields)] });
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** A document of exactly so many bytes: two fields of 1 + 1 bytes' name and a text with its 1. */
const sized = (bytes: number) => {
  const overhead = 16 + 'c'.length + 1 + 'sized'.length + 1 + 32 + 2 * 3;
  return one('c/sized', { a: text(100_000), b: text(bytes - overhead - 100_000) });
};
const named = (bytes: number) => {
  const parts = ['a', 'b', 'c', 'd', 'e', 'f'].map((part) => part.repeat(1000));
  const path = (rest: number) => [...parts.slice(0, 5), 'f'.repeat(rest)].join('/');
  return one(path(bytes - ROOT.length - 1 - path(0).length));
};
const nested = (depth: number): Json =>
  depth === 0 ? { integerValue: '1' } : { mapValue: { fields: { m: nested(depth - 1) } } };
const path = (bytes: number) => `${'a'.repeat(700)}.${'b'.repeat(bytes - 701)}`;
const vector = (dimensions: number) => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: times(dimensions, () => ({ doubleValue: 1 })) } },
    },
  },
});
/** Two writes to one document, each with its share of the transforms. */
const transforms = (count: number): Sent => ({
  writes: [200, count - 200].map((share, i) => ({
    ...set('c/transforms', {}),
    updateTransforms: times(share, (n) => ({
      fieldPath: `f${i}_${n}`,
      increment: { integerValue: 1 },
    })),
  })),
});
/** Documents of 1,000,000 bytes and one that fills up. */
const request = (bytes: number): Sent => ({
  writes: times(11, (i) => {
    const size = i < 10 ? 1_000_000 : bytes - 10_000_000;
    return set(`c/r${String(i).padStart(2, '0')}`, { a: text(size - 16 - 2 - 4 - 32 - 3) });
  }),
});
const batch = (count: number): Sent => ({
  method: 'batchWrite',
  writes: times(count, (i) => set(`c/b${i}`, {})),
});

/** By limit: a request that makes use of so much of it, and what is said of one more. */
const ROWS: Partial<Record<keyof typeof LIMITS, [(amount: number) => Sent, string]>> = {
  documentBytes: [
    sized,
    `Document '${ROOT}/c/sized' cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
  ],
  documentNameBytes: [named, 'Document name exceeds 6144 bytes.'],
  idBytes: [
    (bytes) => one(`c/${'ü'.repeat(bytes / 2)}${bytes % 2 ? 'x' : ''}`),
    'Resource id exceeds 1500',
  ],
  subcollectionDepth: [
    (depth) => one(times(depth, () => 'c/d').join('/')),
    'deeper than 100 collections',
  ],
  fieldNameBytes: [
    (bytes) =>
      one('c/d', {
        list: {
          arrayValue: { values: [{ mapValue: { fields: { ['x'.repeat(bytes)]: text(1) } } }] },
        },
      }),
    'A field name is longer than 1500 bytes.',
  ],
  fieldPathBytes: [
    (bytes) => ({ writes: [{ ...set('c/d', {}), updateMask: { fieldPaths: [path(bytes)] } }] }),
    'A field path is longer than 1500 bytes.',
  ],
  fieldValueBytes: [
    (bytes) => one('c/d', { v: text(bytes) }),
    'The value of property "v" is longer than 1048487 bytes.',
  ],
  nesting: [
    (depth) => one('c/d', { v: nested(depth) }),
    'Property v contains an invalid nested entity.',
  ],
  vectorDimensions: [
    (dimensions) => one('c/d', { v: vector(dimensions) }),
    'more than 2048 dimensions',
  ],
  requestBytes: [request, 'Request payload size exceeds the limit: 10485760 bytes.'],
  transformsPerDocument: [transforms, "More than 500 field transforms on document 'c/transforms'."],
  batchWrites: [batch, 'At most 500 writes in a BatchWrite.'],
};

describe('the documented limits', () => {
  for (const [name, [make, message]] of Object.entries(ROWS)) {
    const limit = LIMITS[name as keyof typeof LIMITS];
    it(`are kept: ${name} may be ${limit}`, async () => {
      const within = await send(make(limit));
      expect(within.status, within.text.slice(0, 300)).toBe(200);
      const beyond = await send(make(limit + 1));
      expect(JSON.parse(beyond.text).error).toMatchObject({ status: 'INVALID_ARGUMENT' });
      expect(beyond.text).toContain(JSON.stringify(message).slice(1, -1));
    });
  }

  it.each([
    ['transactionSeconds', LIMITS.transactionSeconds, true],
    ['transactionIdleSeconds', LIMITS.transactionIdleSeconds, false],
  ] as const)('are kept: %s may be %d', (_, seconds, isUsed) => {
    vi.useFakeTimers({ now: 0 });
    const transaction = new Transaction('t', new Database('p', 'd'), null);
    vi.advanceTimersByTime(seconds * 1000);
    if (isUsed) transaction.lastUsed = Date.now();
    expect(transaction.isExpired()).toBe(false);
    vi.advanceTimersByTime(1);
    if (isUsed) transaction.lastUsed = Date.now();
    expect(transaction.isExpired()).toBe(true);
    vi.useRealTimers();
  });

  it('all have their test', () => {
    const tested = [...Object.keys(ROWS), 'transactionSeconds', 'transactionIdleSeconds'];
    expect(tested.toSorted()).toEqual(Object.keys(LIMITS).toSorted());
  });
});

describe('a write', () => {
  it('refuses a map that is too large as a whole', async () => {
    const fields = { a: text(600_000), b: text(448_470) };
    const { text: body } = await send(one('c/d', { m: { mapValue: { fields } } }));
    expect(body).toContain('The value of property \\"m\\" is longer than 1048487 bytes.');
  });

  it.each<[string, Sent, string]>([
    [
      'an array in an array',
      one('c/d', { a: { arrayValue: { values: [{ arrayValue: {} }] } } }),
      'Cannot convert an array value in an array value.',
    ],
    [
      'a reserved field name',
      one('c/d', { __x__: text(1) }),
      'Field name \\"__x__\\" is reserved.',
    ],
    [
      'a reserved name within a map',
      one('c/d', { m: { mapValue: { fields: { __type__: text(1) } } } }),
      'reserved',
    ],
    ['an empty field name', one('c/d', { '': text(1) }), 'A field name is empty.'],
    [
      'a vector of words',
      one('c/d', {
        v: {
          mapValue: {
            fields: {
              __type__: { stringValue: '__vector__' },
              value: { arrayValue: { values: [text(1)] } },
            },
          },
        },
      }),
      'not a number',
    ],
    ['the id .', one('c/.'), 'is invalid'],
    ['the id ..', one('c/..'), 'is invalid'],
    ['a reserved id', one('c/__x__'), 'reserved'],
    ['an empty id', one('c/'), 'empty'],
    ['half a surrogate pair as a field name', one('c/d', { '\ud800': text(1) }), 'UTF-8'],
    ['half a surrogate pair as an id', one('c/\ud800'), 'UTF-8'],
    [
      'a reserved field in a mask',
      { writes: [{ ...set('c/d', {}), updateMask: { fieldPaths: ['__x__'] } }] },
      'reserved',
    ],
    [
      'a mask on a delete',
      { writes: [{ delete: `${ROOT}/c/d`, updateMask: { fieldPaths: ['a'] } }] },
      'with an update only',
    ],
    [
      'two operations',
      { writes: [{ ...set('c/d', {}), delete: `${ROOT}/c/d` }] },
      'exactly one operation',
    ],
    ['no operation', { writes: [{}] }, 'exactly one operation'],
    [
      'a transform of no field',
      { writes: [{ transform: { document: `${ROOT}/c/d`, fieldTransforms: [] } }] },
      'no field',
    ],
    [
      'an increment by a word',
      {
        writes: [{ ...set('c/d', {}), updateTransforms: [{ fieldPath: 'a', increment: text(1) }] }],
      },
      'not a number',
    ],
    [
      'an unknown server value',
      {
        writes: [
          {
            ...set('c/d', {}),
            updateTransforms: [{ fieldPath: 'a', setToServerValue: 'SERVER_VALUE_UNSPECIFIED' }],
          },
        ],
      },
      'without operation',
    ],
    [
      'a transform that nests too deep',
      {
        writes: [
          {
            ...set('c/d', {}),
            updateTransforms: [
              { fieldPath: times(22, () => 'a').join('.'), increment: { integerValue: 1 } },
            ],
          },
        ],
      },
      'invalid nested entity',
    ],
    [
      'an update time of nanoseconds',
      {
        writes: [
          { ...set('c/d', {}), currentDocument: { updateTime: '2020-01-01T00:00:00.000000001Z' } },
        ],
      },
      'whole microseconds',
    ],
    [
      'a document of another database',
      { writes: [{ delete: 'projects/other/databases/(default)/documents/c/d' }] },
      'is not in database',
    ],
  ])('refuses %s', async (_, sent, message) => {
    const { status, text: body } = await send(sent);
    expect(body).toContain(message);
    expect(status).toBe(400);
  });

  it('takes 1,000 others along: a commit has no limit of writes', async () => {
    expect((await send({ writes: times(1000, (i) => set(`many/${i}`, {})) })).status).toBe(200);
  });
});
