import { importFilePath } from '@quire/model/collections';
import { METADATA_FOLDER } from '@quire/model/entities/import-run';
import type { RetractedWork } from '@quire/model/entities/retracted-work';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../../testing/test-press.ts';
import { ADMIN, ask, finish, readRun, toolPorts } from '../../../testing/test-tools.ts';
import { checkReferences } from './check-references.ts';
import { openRetractionImport } from './import-retractions.ts';

const UPLOAD = { batch: 'batch-1', name: 'retractions.json' };
let press: TestPress;
beforeEach(async () => {
  press = await startTestPress();
});
afterEach(() => press.close());

const work = (at: number, change: Partial<RetractedWork> = {}): RetractedWork => ({
  ...{ doi: `10.5555/w${at}`, nature: 'retraction', on: '2020-01-02', notice: '' },
  ...change,
});

async function importWorks(run: string, works: unknown, forMs = Number.POSITIVE_INFINITY) {
  const path = importFilePath(ADMIN, UPLOAD.batch, METADATA_FOLDER, UPLOAD.name);
  const headers = { contentType: 'application/json', cacheControl: 'private' };
  await press.bucket.write(path, Buffer.from(JSON.stringify({ works })), headers);
  await ask(press, run, { kind: 'import-retractions', upload: UPLOAD });
  return finish(toolPorts(press), openRetractionImport, run, forMs);
}

const citing = (...dois: readonly string[]) =>
  checkReferences(press.db, [{ kind: 'manuscript', dois: [...dois] }]);

it('finds cited works in the imported list, one slice at a time', async () => {
  const works = Array.from({ length: 900 }, (_, at) => work(at));
  const late = work(900, { nature: 'concern', on: '2026-02-03' });
  expect(await importWorks('retract01', [...works, late], 0)).toBe('done');
  expect((await readRun(press, 'retract01')).run.counts).toMatchObject({ retracted: 901 });
  const { dois, list, found } = await citing('10.5555/w7', '10.5555/w900', '10.5555/sound');
  expect(dois).toBe(3);
  expect(list).toMatchObject({ works: 901, newest: '2026-02-03' });
  expect(found.toSorted((a, b) => a.doi.localeCompare(b.doi))).toEqual([work(7), late]);
});

it('replaces the list by a newer one', async () => {
  await importWorks('retract01', [work(1), work(2)]);
  await importWorks('retract02', [work(2)]);
  expect((await citing('10.5555/w1', '10.5555/w2')).found).toEqual([work(2)]);
});

it('reports no result without a list, or for a file that could not be read', async () => {
  expect(await citing('10.5555/w1')).toEqual({ dois: 1, list: null, found: [] });
  await importWorks('retract01', [work(1)]);
  const unread = await checkReferences(press.db, [{ kind: 'manuscript' }]);
  expect(unread).toMatchObject({ dois: null, found: [] });
  const supplement = await checkReferences(press.db, [
    { kind: 'supplement', dois: ['10.5555/w1'] },
  ]);
  expect(supplement).toMatchObject({ dois: null, found: [] });
});

it('describes the error in a file, and keeps the existing list', async () => {
  await importWorks('retract01', [work(1)]);
  expect(await importWorks('retract02', [{ doi: 1 }])).toBe('failed');
  expect((await readRun(press, 'retract02')).run.failure).toEqual({
    code: 'list-unreadable',
    values: { name: UPLOAD.name },
  });
  expect((await citing('10.5555/w1')).found).toEqual([work(1)]);
});
