import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FirestoreRecord } from '../recorded-requests/recorded-request.ts';
import { fields } from '../rules/testing/values.ts';
import { readRecording, writeRecording } from './recording-file.ts';

const path = () => join(mkdtempSync(join(tmpdir(), 'recording-')), 'requests.bin');

it('returns what was written, rules and shared documents held once', async () => {
  const documents = new Map([['a/b', fields({ n: 'x' })]]);
  const record: FirestoreRecord = {
    ...{ kind: 'firestore', project: 'p', auth: null, time: { seconds: 7n, nanos: 0 } },
    ...{ source: 'rules '.repeat(1000), steps: [], query: null, after: new Map(), allowed: true },
    documents,
  };
  const file = path();
  await writeRecording(file, [record, { ...record, allowed: false }]);
  const read = await readRecording(file);
  expect(read).toEqual([record, { ...record, allowed: false }]);
  expect(read[0]?.documents).toBe(read[1]?.documents);
  expect(read[0]?.source).toBe(read[1]?.source);
});

it('refuses another file', async () => {
  const file = path();
  await expect(readRecording(file)).rejects.toThrow('RECORDING_UNREADABLE');
  writeFileSync(file, 'text');
  await expect(readRecording(file)).rejects.toThrow('RECORDING_UNREADABLE');
});
