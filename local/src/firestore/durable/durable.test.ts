import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storableValue } from '../../values/arbitrary-value.ts';
import { identicalFields } from '../../values/identical.ts';
import type { Value } from '../../values/value.ts';
import { silentLogger } from '../logger.ts';
import { Store } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import { logFile } from './files.ts';
import { openJournal } from './open-journal.ts';
import { writeSnapshot } from './snapshot.ts';

const folderFor = (name: string) => mkdtempSync(join(tmpdir(), `${name}-`));

async function openStore(folder: string) {
  const store = new Store();
  const { journal, events } = await openJournal(folder, store, silentLogger);
  store.observe((commit) => journal.record(commit, []));
  return { store, journal, events, db: store.database('p', '(default)') };
}

const set = (path: string, fields: Extract<Write, { kind: 'set' }>['fields']): Write => ({
  kind: 'set',
  path,
  fields,
  mask: null,
  transforms: [],
  precondition: { kind: 'none' },
});
const allow = () => {};

describe('a data folder', () => {
  it('gives back every value as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('a', 'b', 'c d'), storableValue),
        async (entries) => {
          const folder = folderFor('values');
          const first = await openStore(folder);
          const fields = new Map(Object.entries(entries));
          await first.store.commit(first.db, [set('c/1', fields), set('c/2', fields)], allow);
          await first.store.commit(
            first.db,
            [{ kind: 'delete', path: 'c/2', precondition: { kind: 'none' } }],
            allow,
          );
          const before = first.db.get('c/1');
          await first.journal.close();
          const second = await openStore(folder);
          const after = second.db.get('c/1');
          await second.journal.close();
          expect(after?.updateTime).toBe(before?.updateTime);
          expect(before && after && identicalFields(before.fields, after.fields)).toBe(true);
          expect(second.db.get('c/2')).toBeNull();
        },
      ),
      { numRuns: 40 },
    );
  });

  it('cuts off a line that was never finished', async () => {
    const folder = folderFor('torn');
    const first = await openStore(folder);
    await first.store.commit(first.db, [set('c/1', new Map())], allow);
    await first.journal.close();
    const [log = ''] = readdirSync(folder).filter((name) => name.startsWith('log-'));
    appendFileSync(join(folder, log), '{"db":"projects/p/databases/(default)/docu');
    const second = await openStore(folder);
    await second.store.commit(second.db, [set('c/2', new Map())], allow);
    await second.journal.close();
    const third = await openStore(folder);
    await third.journal.close();
    expect([...third.db.all()].map((document) => document.path)).toEqual(['c/1', 'c/2']);
  });

  it('refuses to start on damage that is not a torn end', async () => {
    const folder = folderFor('damaged');
    const first = await openStore(folder);
    await first.store.commit(first.db, [set('c/1', new Map())], allow);
    await first.store.commit(first.db, [set('c/2', new Map())], allow);
    await first.journal.close();
    const file = logFile(folder, 1);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"put"', '"p'));
    await expect(openStore(folder)).rejects.toThrow('DATA_DAMAGED');
  });

  it('folds the log into a snapshot while it goes on', async () => {
    const folder = folderFor('compact');
    const first = await openStore(folder);
    const text: Value = { kind: 'string', value: 'x'.repeat(500_000) };
    for (let i = 0; i < 40; i++) {
      const fields = new Map<string, Value>([
        ['text', text],
        ['i', int(i)],
      ]);
      await first.store.commit(first.db, [set(`c/${i % 5}`, fields)], allow);
    }
    await first.journal.close();
    expect(readdirSync(folder).some((name) => name.startsWith('snapshot-'))).toBe(true);
    expect(readdirSync(folder)).not.toContain('log-1.jsonl');
    const second = await openStore(folder);
    await second.journal.close();
    expect([...second.db.all()].map((document) => document.fields.get('i')).sort(byNumber)).toEqual(
      [35, 36, 37, 38, 39].map(int),
    );
  });

  it('ignores a snapshot that was not finished', async () => {
    const folder = folderFor('unfinished');
    const first = await openStore(folder);
    await first.store.commit(first.db, [set('c/1', new Map())], allow);
    await first.journal.close();
    writeFileSync(join(folder, 'snapshot-9.jsonl.tmp'), '{"db":"pro');
    const second = await openStore(folder);
    await second.journal.close();
    expect(second.db.get('c/1')).not.toBeNull();
  });

  it('keeps events in a snapshot until they are delivered', async () => {
    const folder = folderFor('events');
    const store = new Store();
    store.database('p', '(default)');
    const event = { id: 'e1', project: 'p', key: 'k', document: 'c/1', body: { a: 1 } };
    await writeSnapshot(folder, 1, store, [event]);
    const first = await openStore(folder);
    expect(first.events).toEqual([event]);
    first.journal.delivered('e1');
    await first.journal.close();
    const second = await openStore(folder);
    await second.journal.close();
    expect(second.events).toEqual([]);
  });
});

function int(value: number) {
  return { kind: 'integer', value: BigInt(value) } as const;
}

function byNumber(x: unknown, y: unknown): number {
  return JSON.stringify(x, bigint) < JSON.stringify(y, bigint) ? -1 : 1;
}

function bigint(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
