import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constantGate } from '../access/rules-gate.ts';
import { type RunningFirestore, startFirestore } from '../server.ts';

let server: RunningFirestore;
let base: string;
const root = 'projects/demo/databases/(default)/documents';

beforeAll(async () => {
  server = await startFirestore({ gate: constantGate(true) });
  base = `http://127.0.0.1:${server.port}/v1/${root}`;
  const writes = [3, 1, 2, 1, 3].map((n, i) => ({
    update: { name: `${root}/c/d${i}`, fields: { n: { integerValue: n } } },
  }));
  const below = { update: { name: `${root}/c/gone/below/x`, fields: {} } };
  await send(':commit', { writes: [...writes, below] });
});
afterAll(() => server.close());

async function send(method: string, body: object): Promise<unknown> {
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(base + method, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  });
  return answer.json();
}

interface Page {
  readonly documents?: readonly { readonly name: string; readonly fields?: object }[];
  readonly nextPageToken?: string;
}

async function page(parameters: Record<string, string>): Promise<Page> {
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(`${base}/c?${new URLSearchParams(parameters)}`, { headers });
  return (await answer.json()) as Page;
}

/** The ids of each page. */
async function pages(
  parameters: Record<string, string>,
  between: () => Promise<unknown> = async () => {},
): Promise<string[][]> {
  const all: string[][] = [];
  let pageToken = '';
  for (;;) {
    const { documents = [], nextPageToken } = await page({ ...parameters, pageToken });
    all.push(documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)));
    if (nextPageToken === undefined) return all;
    pageToken = nextPageToken;
    await between();
  }
}

describe('listing documents', () => {
  it('goes page by page in the order of names', async () => {
    expect(await pages({ pageSize: '2' })).toEqual([['d0', 'd1'], ['d2', 'd3'], ['d4']]);
  });

  it('goes on in the asked order, equal values by name', async () => {
    expect(await pages({ pageSize: '2', orderBy: 'n desc' })).toEqual([
      ['d4', 'd0'],
      ['d2', 'd3'],
      ['d1'],
    ]);
  });

  it('goes on although the last document of a page has gone', async () => {
    await send(':commit', { writes: [{ update: { name: `${root}/c/d00`, fields: {} } }] });
    const remove = () => send(':commit', { writes: [{ delete: `${root}/c/d00` }] });
    expect(await pages({ pageSize: '2' }, remove)).toEqual([
      ['d0', 'd00'],
      ['d1', 'd2'],
      ['d3', 'd4'],
    ]);
  });

  it('shows parents that are not there when asked to', async () => {
    expect(await pages({ pageSize: '4', showMissing: 'true' })).toEqual([
      ['d0', 'd1', 'd2', 'd3'],
      ['d4', 'gone'],
    ]);
  });

  it('refuses a token it has not given', async () => {
    expect(await page({ pageToken: 'bm9uc2Vuc2U' })).toMatchObject({
      error: { status: 'INVALID_ARGUMENT' },
    });
  });
});

it('partitions whole collection groups only', async () => {
  const structuredQuery = { from: [{ collectionId: 'c', allDescendants: true }] };
  const found = await send(':partitionQuery', { structuredQuery, partitionCount: 2 });
  expect(found).toEqual({
    partitions: ['d1', 'd3'].map((id) => ({
      values: [{ referenceValue: `${root}/c/${id}` }],
      before: true,
    })),
  });
  const part = { ...structuredQuery, limit: 1 };
  expect(await send(':partitionQuery', { structuredQuery: part })).toMatchObject({
    error: { status: 'INVALID_ARGUMENT' },
  });
});

it('sums only documents that have every summed field', async () => {
  const both = [{ n: 1, m: 10 }, { n: 2 }].map((fields, i) => ({
    update: {
      name: `${root}/sums/${i}`,
      fields: Object.fromEntries(
        Object.entries(fields).map(([key, integerValue]) => [key, { integerValue }]),
      ),
    },
  }));
  await send(':commit', { writes: both });
  const of = (name: string) => ({ field: { fieldPath: name } });
  const answer = await send(':runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'sums' }] },
      aggregations: [{ sum: of('n') }, { alias: 'm', avg: of('m') }, { count: {} }],
    },
  });
  expect(answer).toMatchObject([
    {
      result: {
        aggregateFields: {
          field_1: { integerValue: '1' },
          m: { doubleValue: 10 },
          field_2: { integerValue: '1' },
        },
      },
    },
  ]);
});

it('lists documents of all collections right below a parent where none is named', async () => {
  const headers = { authorization: 'Bearer owner' };
  const { documents } = (await (await fetch(base, { headers })).json()) as Page;
  const paths = documents?.map(({ name }) => name.slice(root.length + 1)) ?? [];
  expect(paths).toEqual(expect.arrayContaining(['c/d0', 'c/d4', 'sums/0']));
  expect(paths).not.toContain('c/gone/below/x');
});
