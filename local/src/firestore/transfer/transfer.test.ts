import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startFirestore } from '../server.ts';

const DOCUMENTS = 'projects/demo/databases/(default)/documents';

it('carries the data of one server to another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  const call = async (port: number, method: string, path: string, body?: object) => {
    const headers = { authorization: 'Bearer owner' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();
  };
  const first = await startFirestore();
  const fields = { n: { integerValue: '1' }, d: { doubleValue: 'NaN' }, z: { nullValue: null } };
  await call(first.port, 'PATCH', `/v1/${DOCUMENTS}/c/a`, { fields });
  await call(first.port, 'PATCH', `/v1/${DOCUMENTS}/c/a/d/b`, { fields });
  await call(first.port, 'POST', '/emulator/v1/projects/demo:export', {
    database: 'projects/demo/databases/(default)',
    export_directory: folder,
    export_name: 'firestore_export',
  });
  const paths = [`/v1/${DOCUMENTS}/c/a`, `/v1/${DOCUMENTS}/c/a/d/b`];
  const before = await Promise.all(paths.map((path) => call(first.port, 'GET', path)));
  await first.close();
  const seed = join(folder, 'firestore_export', 'firestore_export.overall_export_metadata');
  const second = await startFirestore({ seed });
  const after = await Promise.all(paths.map((path) => call(second.port, 'GET', path)));
  await second.close();
  expect(after).toEqual(before);
  expect(after[0]).toContain('"doubleValue":"NaN"');
});

it('says so when an export is not its own', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'export-')), 'other.overall_export_metadata');
  writeFileSync(file, 'leveldb');
  await expect(startFirestore({ seed: file })).rejects.toThrow('EXPORT_UNREADABLE');
});
