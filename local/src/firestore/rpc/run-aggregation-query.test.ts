import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constantGate } from '../access/rules-gate.ts';
import { type RunningFirestore, startFirestore } from '../server.ts';

let server: RunningFirestore;
const root = 'projects/demo/databases/(default)/documents';
const SIZE = 200;

beforeAll(async () => {
  server = await startFirestore({ gate: constantGate(true) });
  await send(':commit', { writes: Array.from({ length: SIZE }, (_, i) => set(i, i % 4)) });
});
afterAll(() => server.close());

const set = (i: number, kind: number) => ({
  update: { name: `${root}/c/d${i}`, fields: { kind: { integerValue: kind } } },
});
const KIND_1 = {
  fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: { integerValue: 1 } },
};

async function send(method: string, body: object): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/v1/${root}${method}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: 'Bearer owner' },
  });
  return answer.json();
}

interface Counted {
  readonly result: { readonly aggregateFields: { readonly n: { readonly integerValue: string } } };
  readonly transaction?: string;
  readonly readTime: string;
}

async function count(structuredQuery: object, rest: object = {}, upTo?: number): Promise<Counted> {
  const body = {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'c' }], ...structuredQuery },
      aggregations: [{ alias: 'n', count: upTo === undefined ? {} : { upTo } }],
    },
    ...rest,
  };
  const [answer] = (await send(':runAggregationQuery', body)) as Counted[];
  if (!answer) throw new Error('no answer');
  return answer;
}
const numberOf = ({ result }: Counted) => Number(result.aggregateFields.n.integerValue);

describe('a count of a collection large enough for an index', () => {
  it.each<[string, object, number | undefined, number]>([
    ['everything', {}, undefined, SIZE],
    ['a filter', { where: KIND_1 }, undefined, SIZE / 4],
    ['a filter up to a number', { where: KIND_1 }, 7, 7],
    ['a limit', { where: KIND_1, limit: 9 }, undefined, 9],
    ['an offset', { where: KIND_1, offset: 45 }, undefined, 5],
    ['an offset beyond the end', { where: KIND_1, offset: 999 }, undefined, 0],
  ])('respects %s', async (_, query, upTo, wanted) => {
    expect(numberOf(await count(query, {}, upTo))).toBe(wanted);
  });

  it('is of the moment asked for', async () => {
    const { readTime } = await count({ where: KIND_1 });
    await send(':commit', { writes: [set(1, 3)] });
    expect(numberOf(await count({ where: KIND_1 }))).toBe(SIZE / 4 - 1);
    expect(numberOf(await count({ where: KIND_1 }, { readTime }))).toBe(SIZE / 4);
    await send(':commit', { writes: [set(1, 1)] });
  });

  it('holds a transaction to what it counted', async () => {
    const begun = await count({ where: KIND_1 }, { newTransaction: { readWrite: {} } });
    await send(':commit', { writes: [set(SIZE, 1)] });
    const answer = await send(':commit', { transaction: begun.transaction, writes: [set(999, 0)] });
    expect(answer).toMatchObject({ error: { status: 'ABORTED' } });
  });
});
