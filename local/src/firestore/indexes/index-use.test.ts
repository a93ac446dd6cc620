import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { constantGate } from '../access/rules-gate.ts';
import { createLogger } from '../logger.ts';
import { startFirestore } from '../server.ts';
import { ask, type Case, index, open } from './asking.ts';

describe('the report of unused indexes', () => {
  const either: Case = { where: [['a', 'EQUAL']], order: ['b'] };
  const merged: Case = {
    where: [
      ['a', 'EQUAL'],
      ['d', 'EQUAL'],
    ],
    order: ['c'],
  };

  it.each<[string, object[], Case[], object[]]>([
    ['all before any query', [index('a', 'b')], [], [index('a', 'b')]],
    ['those of other queries', [index('a', 'b'), index('a', '-c')], [either], [index('a', '-c')]],
    ['nothing that was merged', [index('a', 'c'), index('d', 'c')], [merged], []],
    [
      'what a merge did without',
      [index('a', 'c'), index('d', 'c'), index('a', 'd', 'c')],
      [merged],
      [index('a', 'c'), index('d', 'c')],
    ],
    [
      'what single fields do as well',
      [index('b', 'a')],
      [{ order: ['b'] }, { where: [['a', 'EQUAL']] }],
      [index('b', 'a')],
    ],
    ['nothing after both of an or', [index('a', 'c'), index('b', 'c')], [orOf('a', 'b')], []],
  ])('names %s', (_, indexes, queries, unused) => {
    const guard = open({ indexes });
    for (const asked of queries) ask(guard, asked);
    expect(guard.use().unused).toEqual(unused);
    expect([...guard.use().used, ...unused]).toHaveLength(indexes.length);
  });

  it('comes from a running server, and again when it closes', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'indexes-')), 'firestore.indexes.json');
    writeFileSync(file, JSON.stringify({ indexes: [index('a', 'b'), index('a', '-c')] }));
    const lines: string[] = [];
    const log = createLogger('info', (line) => lines.push(line));
    const server = await startFirestore({ gate: constantGate(true), indexes: file, log });
    const base = `http://127.0.0.1:${server.port}`;
    const structuredQuery = {
      from: [{ collectionId: 'c' }],
      where: {
        fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { integerValue: 1 } },
      },
      orderBy: [{ field: { fieldPath: 'b' } }],
    };
    const url = `${base}/v1/projects/demo/databases/(default)/documents:runQuery`;
    const asked = await fetch(url, { method: 'POST', body: JSON.stringify({ structuredQuery }) });
    expect(asked.status).toBe(200);
    const told = await fetch(`${base}/emulator/v1/indexes`);
    expect(await told.json()).toEqual({ used: [index('a', 'b')], unused: [index('a', '-c')] });
    await server.close();
    const unused = lines.filter((line) => line.includes('no query has used'));
    expect(unused).toEqual([expect.stringContaining(JSON.stringify(index('a', '-c')))]);
  });
});

function orOf(...fields: string[]): Case {
  return { or: true, where: fields.map((field) => [field, 'EQUAL']), order: ['c'] };
}
