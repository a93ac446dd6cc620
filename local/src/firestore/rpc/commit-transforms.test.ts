import { describe, expect, it } from 'vitest';
import {
  double,
  fresh,
  get,
  int,
  type Json,
  list,
  map,
  sendCommit,
  set,
  text,
  transform,
  useServer,
} from './commit-client.ts';

useServer();

const MAX = '9223372036854775807';
const MIN = '-9223372036854775808';

describe('a transform', () => {
  it.each<[string, Json | null, Json, Json, Json]>([
    ['adds integers', int(1), { increment: int(2) }, int(3), int(3)],
    [
      'adds beyond 2^53 exactly',
      int('9007199254740992'),
      { increment: int(1) },
      int('9007199254740993'),
      int('9007199254740993'),
    ],
    ['stops at the largest integer', int(MAX), { increment: int(1) }, int(MAX), int(MAX)],
    ['stops at the smallest integer', int(MIN), { increment: int(-1) }, int(MIN), int(MIN)],
    ['adds a double to an integer', int(1), { increment: double(0.5) }, double(1.5), double(1.5)],
    ['adds an integer to a double', double(0.5), { increment: int(1) }, double(1.5), double(1.5)],
    ['adds to NaN', double('NaN'), { increment: int(1) }, double('NaN'), double('NaN')],
    ['begins anew where there is nothing', null, { increment: int(5) }, int(5), int(5)],
    ['begins anew on a text', text('x'), { increment: double(5.5) }, double(5.5), double(5.5)],
    ['keeps a larger value', int(5), { maximum: double(4.5) }, int(5), int(5)],
    [
      'takes a larger value, with its type',
      int(5),
      { maximum: double(5.5) },
      double(5.5),
      double(5.5),
    ],
    ['takes a smaller value, with its type', double(5.5), { minimum: int(5) }, int(5), int(5)],
    ['keeps the stored of two equal', double(3), { maximum: int(3) }, double(3), double(3)],
    [
      'keeps the stored of two zeros',
      double('-0'),
      { minimum: int(0) },
      double('-0'),
      double('-0'),
    ],
    ['lets NaN win', int(3), { maximum: double('NaN') }, double('NaN'), double('NaN')],
    ['takes the given where there is no number', text('x'), { minimum: int(3) }, int(3), int(3)],
    [
      'appends what is missing, once',
      list(int(1)),
      { appendMissingElements: { values: [int(2), int(2)] } },
      list(int(1), int(2)),
      { nullValue: null },
    ],
    [
      'takes 1 and 1.0 for the same',
      list(int(1)),
      { appendMissingElements: { values: [double(1)] } },
      list(int(1)),
      { nullValue: null },
    ],
    [
      'takes NaN for NaN and null for null',
      list(double('NaN'), { nullValue: null }),
      { appendMissingElements: { values: [double('NaN'), { nullValue: null }] } },
      list(double('NaN'), { nullValue: null }),
      { nullValue: null },
    ],
    [
      'compares maps as a whole',
      list(map({ a: int(1) })),
      { appendMissingElements: { values: [map({ a: double(1) }), map({ a: int(2) })] } },
      list(map({ a: int(1) }), map({ a: int(2) })),
      { nullValue: null },
    ],
    [
      'makes a list of what is none',
      int(1),
      { appendMissingElements: { values: [int(2)] } },
      list(int(2)),
      { nullValue: null },
    ],
    [
      'removes every equal element',
      list(int(1), text('a'), double(1)),
      { removeAllFromArray: { values: [int(1)] } },
      list(text('a')),
      { nullValue: null },
    ],
    [
      'leaves an empty list where there is none',
      null,
      { removeAllFromArray: { values: [int(1)] } },
      { arrayValue: {} },
      { nullValue: null },
    ],
  ])('%s', async (_, before, operation, after, result) => {
    const path = fresh();
    await sendCommit(set(path, before ? { f: before } : {}));
    const { writeResults } = await sendCommit(transform(path, { fieldPath: 'f', ...operation }));
    expect(writeResults[0]?.transformResults).toEqual([result]);
    expect((await get(path))?.fields?.f).toEqual(after);
  });

  it('gives all server timestamps of a commit the same time, of milliseconds', async () => {
    const [one, two] = [fresh(), fresh()];
    const now = { setToServerValue: 'REQUEST_TIME' };
    const { writeResults } = await sendCommit(
      transform(one, { fieldPath: 'a', ...now }, { fieldPath: 'm.b', ...now }),
      set(two, { kept: int(1) }, { updateTransforms: [{ fieldPath: 'a', ...now }] }),
    );
    const time = { timestampValue: expect.stringMatching(/:\d\d(\.\d{3})?Z$/) };
    expect(writeResults.map(({ transformResults }) => transformResults)).toEqual([
      [time, time],
      [time],
    ]);
    const [first, second] = [await get(one), await get(two)];
    expect(first?.fields).toEqual({ a: second?.fields?.a, m: map({ b: second?.fields?.a }) });
    expect(second?.fields?.kept).toEqual(int(1));
  });

  it('works on what the transforms before it have made', async () => {
    const path = fresh();
    const { writeResults } = await sendCommit(
      transform(path, { fieldPath: 'n', increment: int(1) }, { fieldPath: 'n', increment: int(2) }),
      transform(path, { fieldPath: 'n', maximum: int(9) }),
    );
    expect(writeResults.map(({ transformResults }) => transformResults)).toEqual([
      [int(1), int(3)],
      [int(9)],
    ]);
  });
});
