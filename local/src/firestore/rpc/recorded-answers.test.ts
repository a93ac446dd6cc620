import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startServerWithRules } from '../clients/test-server.ts';
import type { RunningFirestore } from '../server.ts';

// What others have seen production answer (the notes in github.com/t-k/fireemu), where this server
// once answered otherwise.

const ROOT = 'projects/demo/databases/(default)/documents';
const USER = `Bearer ${[{ alg: 'none' }, { sub: 'anna' }].map(encode).join('.')}.`;

let server: RunningFirestore;

beforeAll(async () => {
  server = await startServerWithRules(`rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents {
        match /small/{id} { allow list: if request.query.limit <= 2; }
        match /open/{id} { allow read, write; }
      }
    }`);
  const documents = ['open/a', 'open/b', 'open/c', 'small/a', 'small/b', 'small/c'];
  const fields = { n: { integerValue: '1' } };
  const writes = documents.map((path) => ({ update: { name: `${ROOT}/${path}`, fields } }));
  await ask('POST', ':commit', { writes });
});
afterAll(() => server.close());

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

async function ask(verb: string, path: string, body?: object, authorization = 'Bearer owner') {
  const response = await fetch(`http://127.0.0.1:${server.port}/v1/${ROOT}${path}`, {
    method: verb,
    headers: { authorization },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: (await response.json()) as unknown };
}

const query = (structuredQuery: object, more: object = {}) =>
  ask('POST', ':runQuery', { structuredQuery, ...more });
const OPEN = { from: [{ collectionId: 'open' }] };

describe('a user', () => {
  const documents = [`${ROOT}/open/a`];
  const writes = [{ update: { name: `${ROOT}/open/d` } }];

  it.each<[number, string, string, object]>([
    [403, 'a transaction', 'beginTransaction', {}],
    [403, 'a transaction to write in', 'beginTransaction', { options: { readWrite: {} } }],
    [200, 'a transaction to read in', 'beginTransaction', { options: { readOnly: {} } }],
    [403, 'one with a read', 'batchGet', { documents, newTransaction: { readWrite: {} } }],
    [200, 'one to read in, with a read', 'batchGet', { documents, newTransaction: {} }],
    [403, 'a BatchWrite', 'batchWrite', { writes }],
    [200, 'a commit', 'commit', { writes }],
  ])('hears %d to %s', async (status, _, method, body) => {
    expect((await ask('POST', `:${method}`, body, USER)).status).toBe(status);
  });

  it.each([
    [200, '?pageSize=2'],
    [403, '?pageSize=3'],
    [403, ''],
  ])('hears %d to a page, whose size is the limit that rules see: %s', async (status, page) => {
    expect((await ask('GET', `/small${page}`, undefined, USER)).status).toBe(status);
  });
});

describe('a read', () => {
  it('begins a transaction to read in, unless told otherwise', async () => {
    const { answer } = await query(OPEN, { newTransaction: {} });
    const transaction = z.array(z.object({ transaction: z.string().optional() })).parse(answer)[0];
    const writes = [{ update: { name: `${ROOT}/open/x` } }];
    expect((await ask('POST', ':commit', { ...transaction, writes })).status).toBe(400);
  });

  it('tells by itself what an offset skipped', async () => {
    const { answer } = await query({ ...OPEN, offset: 2, limit: 1 });
    expect(answer).toEqual([
      { readTime: expect.any(String), skippedResults: 2 },
      { readTime: expect.any(String), document: expect.anything() },
    ]);
  });

  it('answers an empty projection with names, and leaves out what is empty', async () => {
    const { answer } = await query({ ...OPEN, select: {}, limit: 1 });
    const document = {
      name: `${ROOT}/open/a`,
      createTime: expect.any(String),
      updateTime: expect.any(String),
    };
    expect(answer).toStrictEqual([{ document, readTime: expect.any(String) }]);
    expect(await ask('GET', '/nothing')).toStrictEqual({ status: 200, answer: {} });
    expect((await ask('POST', ':batchGet', {})).answer).toEqual([]);
  });

  it('passes over a filter that asks for all of nothing', async () => {
    const where = { compositeFilter: { op: 'AND', filters: [] } };
    expect((await query({ ...OPEN, where, limit: 3 })).answer).toHaveLength(3);
  });

  it('lists a collection as it was', async () => {
    const Commit = z.object({ commitTime: z.string() });
    const write = (n: number) => ({
      writes: [{ update: { name: `${ROOT}/past/a`, fields: { n: { integerValue: `${n}` } } } }],
    });
    const before = Commit.parse((await ask('POST', ':commit', write(1))).answer).commitTime;
    await ask('POST', ':commit', write(2));
    const { answer } = await ask('GET', `/past?readTime=${encodeURIComponent(before)}`);
    expect(answer).toMatchObject({ documents: [{ fields: { n: { integerValue: '1' } } }] });
  });
});

it.each([
  ['GET', '/open?orderBy=n%20sideways'],
  ['GET', '/open?orderBy=n%20desc%20n'],
  ['DELETE', '/open'],
  ['DELETE', '/open/a?currentDocument.exists=true&currentDocument.updateTime=2020-01-01T00:00:00Z'],
])('refuses %s %s as INVALID_ARGUMENT', async (verb, path) => {
  const { answer } = await ask(verb, path);
  expect(answer).toMatchObject({ error: { status: 'INVALID_ARGUMENT' } });
});

it('finds null and NaN by unary filters, not by an equality', async () => {
  const field = { fieldPath: 'x' };
  const from = [{ collectionId: 'voids' }];
  const values = { a: { nullValue: null }, b: { doubleValue: 'NaN' } };
  const writes = Object.entries(values).map(([id, x]) => ({
    update: { name: `${ROOT}/voids/${id}`, fields: { x } },
  }));
  await ask('POST', ':commit', { writes });
  const found = async (where: object) =>
    JSON.stringify((await query({ from, where })).answer).match(/voids\/\w/g) ?? [];
  for (const value of Object.values(values))
    expect(await found({ fieldFilter: { field, op: 'EQUAL', value } })).toEqual([]);
  expect(await found({ unaryFilter: { field, op: 'IS_NULL' } })).toEqual(['voids/a']);
  expect(await found({ unaryFilter: { field, op: 'IS_NAN' } })).toEqual(['voids/b']);
});
