import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storableValue } from '../../values/arbitrary-value.ts';
import { identicalFields } from '../../values/identical.ts';
import type { Value } from '../../values/value.ts';
import { startFirestore } from '../server.ts';
import { Store } from '../store/store.ts';
import { exportData } from './export-data.ts';
import { importData } from './import-data.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'export-'));
const metadataIn = (folder: string) => join(folder, 'e', 'e.overall_export_metadata');

async function put(
  store: Store,
  project: string,
  id: string,
  path: string,
  fields: Map<string, Value>,
) {
  const write = { kind: 'set', path, fields, mask: null, transforms: [] } as const;
  const database = store.database(project, id);
  await store.commit(database, [{ ...write, precondition: { kind: 'none' } }], () => {});
}

/** Where everything is and since when, as text that can be compared. */
function contents(store: Store): string[] {
  return [...store.databases()]
    .flatMap((database) =>
      [...database.all()].map(
        ({ path, createTime, updateTime }) =>
          `${database.nameOf(path)} ${createTime} ${updateTime}`,
      ),
    )
    .sort();
}

async function someExport(): Promise<string> {
  const folder = newFolder();
  const store = new Store();
  for (let i = 0; i < 3; i++) await put(store, 'demo', '(default)', `c/${i}`, new Map());
  await put(store, 'demo', 'second', 'c/1', new Map());
  await exportData(store, 'demo', folder, 'e');
  return folder;
}

describe('an export', () => {
  it('brings back every value as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('a', 'b', 'c d'), storableValue),
        async (entries) => {
          const [before, after] = [new Store(), new Store()];
          await put(before, 'p', '(default)', 'c/1', new Map(Object.entries(entries)));
          const folder = newFolder();
          await exportData(before, 'p', folder, 'e');
          await importData(after, metadataIn(folder));
          const [x, y] = [before, after].map((store) =>
            store.database('p', '(default)').get('c/1'),
          );
          expect(x && y && identicalFields(x.fields, y.fields)).toBe(true);
          expect(contents(after)).toEqual(contents(before));
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    ['p', ['p/(default)', 'p/second']],
    ['q', ['q/(default)']],
    ['-', ['p/(default)', 'p/second', 'q/(default)']],
    ['none', []],
  ])('of %s holds its databases', async (project, expected) => {
    const [before, after] = [new Store(), new Store()];
    for (const database of ['p/(default)', 'p/second', 'q/(default)']) {
      const [owner = '', id = ''] = database.split('/');
      await put(before, owner, id, 'c/1', new Map());
      await put(before, owner, id, 'c/1/sub/2', new Map());
    }
    const folder = newFolder();
    await exportData(before, project, folder, 'e');
    await importData(after, metadataIn(folder));
    const found = [...after.databases()].map(({ project: owner, id }) => `${owner}/${id}`);
    expect(found).toEqual(expected);
    expect(contents(after)).toHaveLength(expected.length * 2);
  });

  it('is written into lines that a large database does not make endless', async () => {
    const [before, after] = [new Store(), new Store()];
    const text: Value = { kind: 'string', value: 'x'.repeat(400_000) };
    for (let i = 0; i < 10; i++) await put(before, 'p', 'd', `c/${i}`, new Map([['text', text]]));
    const folder = newFolder();
    await exportData(before, 'p', folder, 'e');
    const lines = readFileSync(join(folder, 'e', 'documents.jsonl'), 'utf8').split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000_000);
    await importData(after, metadataIn(folder));
    expect(contents(after)).toEqual(contents(before));
  });

  const damage: [string, (folder: string) => void, string][] = [
    [
      'of another format',
      (folder) => writeFileSync(metadataIn(folder), 'leveldb'),
      'EXPORT_UNREADABLE',
    ],
    ['without metadata', (folder) => rmSync(metadataIn(folder)), 'EXPORT_UNREADABLE'],
    ['without documents', (folder) => rmSync(documentsIn(folder)), 'EXPORT_DAMAGED'],
    ['cut short', (folder) => edit(folder, (text) => text.slice(0, -20)), 'EXPORT_DAMAGED'],
    [
      'with a line less',
      (folder) => edit(folder, (text) => text.slice(text.indexOf('\n') + 1)),
      'EXPORT_DAMAGED',
    ],
    [
      'with something at its end',
      (folder) => appendFileSync(documentsIn(folder), '{}\n'),
      'EXPORT_DAMAGED',
    ],
    [
      'edited by hand',
      (folder) => edit(folder, (text) => text.replace('c/1', 'c/x')),
      'EXPORT_DAMAGED',
    ],
  ];
  it.each(damage)('%s is refused and changes nothing', async (_, spoil, code) => {
    const folder = await someExport();
    spoil(folder);
    const store = new Store();
    await put(store, 'demo', '(default)', 'c/1', new Map());
    const before = contents(store);
    await expect(importData(store, metadataIn(folder))).rejects.toThrow(code);
    expect(contents(store)).toEqual(before);
  });

  it('is made by a request and taken up by the next start', async () => {
    const folder = newFolder();
    const headers = { authorization: 'Bearer owner' };
    const first = await startFirestore();
    const documents = '/v1/projects/demo/databases/(default)/documents';
    const call = async (port: number, method: string, path: string, body?: object) => {
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
      return { status: response.status, text: await response.text() };
    };
    const fields = { n: { integerValue: '1' }, d: { doubleValue: 'NaN' } };
    await call(first.port, 'PATCH', `${documents}/c/a`, { fields });
    const before = await call(first.port, 'GET', `${documents}/c/a`);
    const request = { export_directory: folder, export_name: 'e' };
    const path = '/emulator/v1/projects/demo:export';
    expect((await call(first.port, 'POST', path, request)).status).toBe(200);
    const outside = { ...request, export_name: '../e' };
    expect((await call(first.port, 'POST', path, outside)).status).toBe(400);
    await first.close();
    const second = await startFirestore({ seed: metadataIn(folder) });
    expect(await call(second.port, 'GET', `${documents}/c/a`)).toEqual(before);
    await second.close();
  });
});

const documentsIn = (folder: string) => join(folder, 'e', 'documents.jsonl');
function edit(folder: string, change: (text: string) => string): void {
  const file = documentsIn(folder);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
