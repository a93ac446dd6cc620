import {
  DESK,
  DISCOUNT_REQUESTS,
  HARVEST_QUEUE,
  LIST_CHUNKS,
  LIST_INDEXES,
  PUBLISHED_ARTICLES,
  PUBLISHED_BOOKS,
  REFERENCE_SEARCHES,
  REGISTRATIONS,
  REVIEWER_NOTES,
  REVIEWERS,
  USERS,
} from '@quire/model/collections';
import { ListPartSchema, ListSchema, listChunkIds } from '@quire/model/entities/list';
import { MIGRATION_WORDS } from '@quire/model/entities/migration-state';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { BOOK } from '../../testing/example-records.ts';
import { MemoryAuth } from '../../testing/memory-auth.ts';
import { putReviewer } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import type { Migration, MigrationPorts } from './migration.ts';
import { readMigrationState } from './migration-state.ts';
import { ALL_MIGRATIONS } from './migrations.ts';
import { runMigrations } from './run-migrations.ts';

let press: SubmissionsPress;
let auth: MemoryAuth;
let ports: MigrationPorts;

beforeEach(async () => {
  press = await startSubmissionsPress();
  auth = new MemoryAuth(press.now);
  ports = { ...press, auth };
});
afterEach(() => press.close());

const LAST = ALL_MIGRATIONS.length;
const data = async (path: string) => (await press.db.doc(path).get()).data();
const upTo = (version: number) => ALL_MIGRATIONS.filter(({ number }) => number <= version);

/** A small press as the first version stored it: nothing had been migrated. */
async function putFirstVersion(): Promise<void> {
  const { db } = press;
  await putReviewer(press, 'rosa', { journals: ['CES'] });
  await db.doc(`${REVIEWERS}/rosa`).update({ note: 'Answers fast.' });
  // A book and two of its chapters have DOIs.
  await db.doc(`${PUBLISHED_BOOKS}/mud`).set(withoutUndefined(BOOK));
  await db.doc(`${PUBLISHED_ARTICLES}/CES~tides`).set({
    ...{ journal: 'CES', issue: '1-1', akey: 'tides', revision: 1, type: 'editorial' },
    ...{ status: 'published', title: 'Tides', titleHtml: 'Tides', published: '2026-05-20' },
    ...{ affiliations: [], abstractHtml: '', journalTitle: 'Coastal Studies', journalIssn: '' },
    ...{ volume: '1', number: '1', year: 2026 },
    metadata: {
      authors: [{ given: 'Ada', family: 'Holt', orcid: '0000-0002-1825-0097', affiliations: [] }],
    },
    referenceCount: 2,
  });
  const [email, roles, journals] = ['edda@example.org', ['editor'], ['CES']];
  await auth.createUser({ uid: 'edda', email, emailVerified: true });
  await auth.setCustomUserClaims('edda', { roles, journals });
  const updatedAt = '2026-01-01T00:00:00.000Z';
  await db.doc(`${USERS}/edda`).set({ email, displayName: 'Edda', roles, journals, updatedAt });
  await db.doc(`${DISCOUNT_REQUESTS}/s00~waiver~01`).set({
    ...{ submission: 's00', submissionNumber: 'CES-2026-s00', journal: 'CES', title: 'Mud' },
    ...{ owner: 'anselm', authorUids: ['anselm'], name: 'Anselm', email: 'anselm@example.org' },
    ...{ kind: 'waiver', reason: 'No funds.', state: 'open', shownToEditors: false },
    askedAt: updatedAt,
  });
  // Chunks 3 and 1 were split from the ones before them.
  const numbers = [0, 3, 1, ...Array.from({ length: 97 }, (_, n) => n + 4)];
  await db.doc(`${LIST_INDEXES}/articles`).set({
    ...{ list: 'articles', total: 2_000 },
    chunks: numbers.map((n, at) => ({
      from: at === 0 ? '' : `articles~2026-01-01~CES~${String(at).padStart(3, '0')}`,
      ...{ id: `articles~${n}`, count: 20, updated: '2026-02-01' },
    })),
  });
  await db.doc(`${LIST_CHUNKS}/articles~3`).set({ list: 'articles', cards: [] });
  for (let n = 0; n < 60; n += 1) {
    const id = `s${String(n).padStart(2, '0')}`;
    await putSubmission(press, id, { number: `CES-2026-${id}`, state: 'with_editor' });
  }
}

async function expectCurrent(): Promise<void> {
  expect(await data(`${REVIEWER_NOTES}/rosa~CES`)).toMatchObject({ text: 'Answers fast.' });
  expect(await data(`${REVIEWERS}/rosa`)).not.toHaveProperty('note');
  expect((await auth.getUser('edda')).customClaims).toEqual({
    roles: ['editor'],
    grants: { editor: ['CES'] },
  });
  expect(await data(`${USERS}/edda`)).toMatchObject({
    ...{ grants: { editor: ['CES'] }, sortKey: 'edda', holds: ['editor', 'staff'] },
  });
  expect(await data(`${REGISTRATIONS}/10.5555~1mud.1`)).toMatchObject({
    ...{ kind: 'chapter', state: 'waiting', due: '', journal: null },
  });
  expect((await data(`${DISCOUNT_REQUESTS}/s00~waiver~01`))?.words).toContain('anselm');
  expect(await data(`${HARVEST_QUEUE}/CES~tides`)).toMatchObject({
    sets: ['CES', 'CES:editorial', 'openaire'],
  });
  expect(await data(`${REFERENCE_SEARCHES}/CES~tides`)).toEqual({
    ...{ revision: 1, due: '', attempts: 0 },
  });
  expect((await data(`${PUBLISHED_ARTICLES}/CES~tides`))?.people).toEqual(['o-0000000218250097']);
  const list = ListSchema.parse(await data(`${LIST_INDEXES}/articles`));
  expect(list).toMatchObject({ total: 2_000, next: 104, revision: 0 });
  expect(list.parts.map(({ id, from }) => [id, from])).toEqual([
    ['articles~101', ''],
    ['articles~102', 'articles~2026-01-01~CES~040'],
    ['articles~103', 'articles~2026-01-01~CES~080'],
  ]);
  expect(list.parts[0]?.chunks).toBe('0,3,1,4-40');
  const parts = await Promise.all(list.parts.map(({ id }) => data(`${LIST_INDEXES}/${id}`)));
  const chunks = parts.flatMap((part) => ListPartSchema.parse(part).chunks);
  expect(chunks.map(({ id }) => id)).toEqual(listChunkIds(list));
  expect(chunks).toHaveLength(100);
  expect(await data(`${LIST_CHUNKS}/articles~3`)).toEqual({ list: 'articles', cards: [] });
  expect((await data(`${DESK}/s59`))?.queues).toContain('no-editor');
  expect((await press.db.collection(DESK).count().get()).data().count).toBe(60);
}

it('numbers migrations from one without gaps, and names each for staff', () => {
  expect(ALL_MIGRATIONS.map(({ number }) => number)).toEqual(
    Array.from({ length: LAST }, (_, at) => at + 1),
  );
  expect(Object.keys(MIGRATION_WORDS).map(Number)).toEqual(
    ALL_MIGRATIONS.map(({ number }) => number),
  );
});

it.each(Array.from({ length: LAST }, (_, version) => version))(
  'brings data of version %i to the current one',
  async (version) => {
    await putFirstVersion();
    await runMigrations(ports, upTo(version));
    expect((await readMigrationState(press.db)).version).toBe(version);
    const { version: reached } = await runMigrations(ports, ALL_MIGRATIONS);
    expect(reached).toBe(LAST);
    await expectCurrent();
    const { done, underWay } = await readMigrationState(press.db);
    expect(done.map(({ number, changed }) => [number, changed])).toEqual([
      [1, 1],
      [2, 1],
      [3, 60],
      [4, 3],
      // Without the one whose roles the second has moved.
      [5, Object.keys(PEOPLE).length - 1],
      [6, 1],
      [7, 1],
      [8, 1],
      [9, 1],
      [10, 1],
    ]);
    expect(underWay).toBeNull();
    // Nothing is left to do.
    expect(await runMigrations(ports, ALL_MIGRATIONS)).toEqual({ version: LAST, changed: 0 });
  },
);

it('changes nothing when every migration runs again', async () => {
  await putFirstVersion();
  await runMigrations(ports, ALL_MIGRATIONS);
  const before = await data(`${DESK}/s00`);
  await press.db.doc('migrations/state').delete();
  await runMigrations(ports, ALL_MIGRATIONS);
  await expectCurrent();
  expect(await data(`${DESK}/s00`)).toEqual(before);
});

it('continues after the last step that was noted, when it was broken off', async () => {
  const steps: string[] = [];
  let isBroken = true;
  const counting: Migration = {
    number: 1,
    async step(_ports, cursor) {
      steps.push(cursor);
      if (cursor === '2' && isBroken) throw new Error('killed');
      return { changed: 10, next: cursor === '3' ? null : String(Number(cursor || '0') + 1) };
    },
  };
  await expect(runMigrations(ports, [counting])).rejects.toThrow('killed');
  expect(await readMigrationState(press.db)).toMatchObject({
    version: 0,
    underWay: { number: 1, changed: 20, cursor: '2' },
  });
  isBroken = false;
  expect(await runMigrations(ports, [counting])).toEqual({ version: 1, changed: 20 });
  expect(steps).toEqual(['', '1', '2', '2', '3']);
  expect((await readMigrationState(press.db)).done).toMatchObject([{ number: 1, changed: 40 }]);
});

it('begins no further step when its time is over', async () => {
  let steps = 0;
  const endless: Migration = {
    number: 1,
    step: async () => {
      steps += 1;
      return { changed: 1, next: 'more' };
    },
  };
  const made = await runMigrations(ports, [endless], { isOver: () => steps === 3 });
  expect(made).toEqual({ version: 0, changed: 3 });
});

it('leaves the note of a process that has come further', async () => {
  const slow: Migration = {
    number: 1,
    async step() {
      // Another process does the same and is faster.
      await runMigrations(ports, ALL_MIGRATIONS);
      return { changed: 0, next: 'more' };
    },
  };
  expect((await runMigrations(ports, [slow])).version).toBe(LAST);
  expect((await readMigrationState(press.db)).underWay).toBeNull();
});

it('stops at a migration that fails, and says so', async () => {
  await putFirstVersion();
  auth.accounts.delete('edda');
  await press.db.doc(`${USERS}/edda`).update({ email: 'none' });
  await expect(runMigrations(ports, ALL_MIGRATIONS)).rejects.toThrow('1 accounts');
  expect((await readMigrationState(press.db)).version).toBe(1);
});
