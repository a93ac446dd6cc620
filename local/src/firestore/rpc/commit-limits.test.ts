import { describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../values/limits.ts';
import { Database } from '../store/database.ts';
import { Transaction } from '../store/transaction.ts';
import { CLIENT_ROOT, type Json, post, sendCommit, set, useServer } from './commit-client.ts';

useServer();

interface Sent {
  readonly method?: string;
  readonly writes: readonly Json[];
}
const send = ({ method = 'commit', writes }: Sent) => post(method, { writes });

const text = (length: number) => ({ stringValue: 'x'.repeat(length) });
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
  return one(path(bytes - CLIENT_ROOT.length - 1 - path(0).length));
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

const list = (values: readonly Json[]) => ({ arrayValue: { values } });
/** A field's number has two entries, and so has an element of a list. */
const entries = (count: number) =>
  one('c/d', { l: list(times(Math.ceil(count / 2) - 1, (i) => ({ integerValue: String(i) }))) });
/** Below long parents, whose names count twice. */
const below = (parents: readonly number[], id: number) =>
  [...parents.map((bytes) => `p/${'x'.repeat(bytes)}`), `p/${'x'.repeat(id)}`].join('/');
/** The names of both documents, the field's name, a number and the 32 bytes of an entry. */
const entry = (bytes: number) => {
  const parents = [1500, 1500, 500];
  const fixed = 2 * (16 + 1503 + 1503 + 503) + 2 + 1 + 2 + 8 + 32;
  return one(below(parents, bytes - fixed), { f: { integerValue: '1' } });
};
/** Twice the list, which is cut off, and its elements, each with some of what is left to fill. */
const allEntries = (bytes: number) => {
  const fixed = 2 * (16 + 1503 + 1503) + 2 + 2 + 2 + 32;
  const shortest = 10;
  const left = bytes - 2 * (fixed + 1500);
  const count = Math.floor(left / (fixed + shortest + 1));
  const more = left - count * (fixed + shortest + 1);
  const length = (i: number) => shortest + Math.floor((more + i) / count);
  const texts = times(count, (i) => ({ stringValue: String(i).padEnd(length(i)) }));
  return one(below([1500, 1500], 1), { l: list(texts) });
};

/** By limit: a request that uses it fully, and the error for one more. */
const ROWS: readonly [keyof typeof LIMITS, (amount: number) => Sent, string][] = [
  [
    'documentBytes',
    sized,
    `Document '${CLIENT_ROOT}/c/sized' cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
  ],
  ['documentNameBytes', named, 'Document name exceeds 6144 bytes.'],
  [
    'idBytes',
    (bytes) => one(`c/${'ü'.repeat(bytes / 2)}${bytes % 2 ? 'x' : ''}`),
    'Resource id exceeds 1500',
  ],
  [
    'subcollectionDepth',
    (depth) => one(times(depth, () => 'c/d').join('/')),
    'deeper than 100 collections',
  ],
  [
    'fieldNameBytes',
    (bytes) =>
      one('c/d', {
        list: {
          arrayValue: { values: [{ mapValue: { fields: { ['x'.repeat(bytes)]: text(1) } } }] },
        },
      }),
    'A field name is longer than 1500 bytes.',
  ],
  [
    'fieldPathBytes',
    (bytes) => ({ writes: [{ ...set('c/d', {}), updateMask: { fieldPaths: [path(bytes)] } }] }),
    'A field path is longer than 1500 bytes.',
  ],
  [
    'fieldValueBytes',
    (bytes) => one('c/d', { v: text(bytes) }),
    'The value of property "v" is longer than 1048487 bytes.',
  ],
  [
    'nesting',
    (depth) => one('c/d', { v: nested(depth) }),
    'Property v contains an invalid nested entity.',
  ],
  [
    'vectorDimensions',
    (dimensions) => one('c/d', { v: vector(dimensions) }),
    'more than 2048 dimensions',
  ],
  ['requestBytes', request, 'Request payload size exceeds the limit: 10485760 bytes.'],
  [
    'transformsPerDocument',
    transforms,
    "More than 500 field transforms on document 'c/transforms'.",
  ],
  ['indexEntries', entries, 'too many index entries for entity /c/d'],
  ['indexEntryBytes', entry, 'Index entry is too large.'],
  ['indexEntriesBytes', allEntries, 'are larger than 8388608 bytes.'],
  ['batchWrites', batch, 'At most 500 writes in a BatchWrite.'],
];

describe('the documented limits', () => {
  for (const [name, make, message] of ROWS) {
    const limit = LIMITS[name];
    it(`are kept: ${name} may be ${limit}`, async () => {
      expect((await send(make(limit))).error).toBeUndefined();
      const { error } = await send(make(limit + 1));
      expect(error?.status).toBe('INVALID_ARGUMENT');
      expect(error?.message).toContain(message);
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

  it('hold for a map as a whole', async () => {
    const fields = { a: text(600_000), b: text(448_470) };
    const { error } = await sendCommit(set('c/d', { m: { mapValue: { fields } } }));
    expect(error?.message).toBe('The value of property "m" is longer than 1048487 bytes.');
  });

  it('do not count the writes of a commit', async () => {
    const { writeResults } = await sendCommit(...times(1000, (i) => set(`many/${i}`, {})));
    expect(writeResults).toHaveLength(1000);
  });

  it('all have their test', () => {
    // What is indexed of a long value is not refused: indexes/check-entries.test.ts.
    const others = ['transactionSeconds', 'transactionIdleSeconds', 'indexedValueBytes'];
    const tested = [...ROWS.map(([name]) => name), ...others];
    expect(tested.toSorted()).toEqual(Object.keys(LIMITS).toSorted());
  });
});
