/** What a list of ten thousand records costs: under the press's own rules and indexes, for who reads it. */

import { startFirestore } from '@quire/local/firestore/server';
import { SESSIONS, sessionDocId, USERS } from '@quire/model/collections';
import { claimsInJournals } from '@quire/model/grants';
import { JOURNAL_ARTICLES_LIST, JOURNAL_ISSUES_LIST } from '@quire/model/lists/article-lists';
import { BY_TITLE, type ListPlan } from '@quire/model/lists/list-plan';
import {
  ACCOUNTS_LIST,
  COLLEAGUES_BY_NAME_LIST,
  COLLEAGUES_LIST,
} from '@quire/model/lists/people-lists';
import { NEWS_LIST } from '@quire/model/lists/post-lists';
import { storedUser } from '@quire/model/records/account-words';
import { recordWords, sortKeyOf } from '@quire/model/records/record-words';
import type { Role } from '@quire/model/roles';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDocs,
  initializeFirestore,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { allRecords } from './export-records.ts';
import { isAsked, listQuery, lookedAt, MOST_AT_ONCE, pageSize, sortAsked } from './list-query.ts';
import type { ListRequest } from './list-request.ts';
import { pageOf } from './page-of.ts';
import type { Scope } from './press-scope.ts';

const COUNT = 10_000;
const SIZE = 25;
const projectId = 'demo-list-reads';
const root = new URL('../../../../../', import.meta.url);
const apps: FirebaseApp[] = [];
let firestore: Awaited<ReturnType<typeof startFirestore>>;
let reader: Firestore;

vi.mock('../../../firebase/firebase.ts', () => ({ signedInFirebase: () => ({ db: reader }) }));

function openAs(
  token: NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>['mockUserToken'],
) {
  const app = initializeApp({ projectId, apiKey: 'any' }, `app-${apps.length}`);
  apps.push(app);
  const db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, '127.0.0.1', firestore.port, token ? { mockUserToken: token } : {});
  return db;
}

const WORDS = ['Sediment', 'Tide', 'Marsh', 'Delta', 'Current'];

/** The rules read the record of a reader's session once for each request. */
const SESSION_READS = 1;
const AUTH_TIME = Math.floor(Date.now() / 1_000) - 3_600;
const SIGNED_IN = { auth_time: AUTH_TIME, email_verified: true };

/** The n-th of the records, as `saveRecord` would leave it. */
function record(n: number) {
  const title = `${WORDS[n % WORDS.length]} notice ${n}`;
  return {
    kind: 'news',
    skey: `n${n}`,
    title,
    status: n % 4 === 0 ? 'published' : 'draft',
    ...(n % 3 === 0 && { journal: n % 2 === 0 ? 'CES' : 'QPH' }),
    publishAt: new Date(Date.UTC(2020, 0, 1 + (n % 1_000))).toISOString().slice(0, 10),
    revision: 1,
    // Many are of one moment: the order must hold all the same.
    updatedAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 40))).toISOString(),
    sortKey: sortKeyOf(title),
    words: recordWords([title]),
  };
}

beforeAll(async () => {
  const file = (name: string) => new URL(name, root).pathname;
  firestore = await startFirestore({
    rules: file('firestore.rules'),
    indexes: file('firestore.indexes.json'),
  });
  const owner = openAs('owner');
  for (let from = 0; from < COUNT; from += 500) {
    const batch = writeBatch(owner);
    for (let n = from; n < from + 500; n += 1) batch.set(doc(owner, `posts/news~n${n}`), record(n));
    await batch.commit();
  }
  const sessions = writeBatch(owner);
  for (const uid of ['ada', 'edda']) {
    const at = new Date(AUTH_TIME * 1_000);
    const record = { uid, startedAt: at, seenAt: at, device: 'Firefox on Linux' };
    sessions.set(doc(owner, SESSIONS, sessionDocId(uid, AUTH_TIME)), record);
  }
  await sessions.commit();
  reader = openAs({ sub: 'ada', roles: ['admin'], grants: {}, ...SIGNED_IN });
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await firestore.close();
});

/** Documents read since the last time this was asked. */
async function reads(): Promise<number> {
  const metrics = `http://127.0.0.1:${firestore.port}/emulator/v1/metrics`;
  const answer: unknown = await (await fetch(metrics)).json();
  await fetch(metrics, { method: 'DELETE' });
  return Number(Object(Object(answer)[projectId]).reads ?? 0);
}

const FIRST: ListRequest = {
  q: '',
  filters: {},
  sort: NEWS_LIST.sorts[0],
  bin: false,
  after: null,
  before: null,
  size: SIZE,
};

async function page(change: Partial<ListRequest> = {}, scope: Scope = 'all', looked?: number) {
  const request = { ...FIRST, ...change };
  const size = looked ?? lookedAt(NEWS_LIST, scope, request);
  const wanted = listQuery(NEWS_LIST, scope, request, size);
  if (!wanted) throw new Error('there is nothing to ask for');
  await reads();
  const found = await getDocs(wanted);
  const { field } = sortAsked(NEWS_LIST, scope, request);
  const most = pageSize(NEWS_LIST, request);
  const isShown = (each: DocumentSnapshot) => isAsked(NEWS_LIST, request, each);
  const { docs, after, before } = pageOf(found.docs, request, { size, most, field, isShown });
  return { ids: docs.map(({ id }) => id), shown: docs, after, before, reads: await reads() };
}

test('reads a page and one record more, and nothing to know how many there are', async () => {
  const { ids, reads, after, before } = await page();
  expect(ids).toHaveLength(SIZE);
  expect(reads).toBe(SIZE + 1 + SESSION_READS);
  expect(after).not.toBeNull();
  expect(before).toBeNull();
});

test('leads through all of one moment forth and back, each record once, each page as cheap', async () => {
  const pages = [await page()];
  for (let step = 0; step < 3; step += 1) {
    pages.push(await page({ after: pages.at(-1)?.after ?? null }));
  }
  const ids = pages.flatMap((each) => each.ids);
  expect(new Set(ids).size).toBe(4 * SIZE);
  expect(Math.max(...pages.map((each) => each.reads))).toBe(SIZE + 1 + SESSION_READS);
  const back = await page({ before: pages[2]?.before ?? null });
  expect(back.ids).toEqual(pages[1]?.ids);
  const first = await page({ before: back.before });
  expect(first.ids).toEqual(pages[0]?.ids);
  expect(first.before).toBeNull();
});

test.each(
  NEWS_LIST.sorts.flatMap(({ field }) => [[field, 'asc'] as const, [field, 'desc'] as const]),
)('sorts by %s, %s, for the same price', async (field, direction) => {
  const { shown, reads } = await page({ sort: { field, direction } });
  const values = shown.map((each) => String(each.get(field)));
  const sorted = values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  expect(values).toEqual(direction === 'asc' ? sorted : sorted.toReversed());
  // Less where the device has them still.
  expect(reads).toBeLessThanOrEqual(SIZE + 1 + SESSION_READS);
});

test('filters and finds by the beginning of a word, for the same price', async () => {
  const found = await page({ q: 'sedim', filters: { status: 'published', journal: 'CES' } });
  expect(found.ids).toHaveLength(SIZE);
  expect(found.reads).toBe(SIZE + 1 + SESSION_READS);
  for (const each of found.shown) {
    expect(each.get('title')).toContain('Sediment');
    expect([each.get('status'), each.get('journal')]).toEqual(['published', 'CES']);
  }
});

test('judges a filter on the page where Firestore has no index for it in this order', async () => {
  const published = { filters: { status: 'published' }, sort: BY_TITLE };
  const first = await page(published);
  const next = await page({ ...published, after: first.after });
  const back = await page({ ...published, before: next.before });
  expect(back.ids).toEqual(first.ids);
  const shown = [...first.shown, ...next.shown];
  // A quarter is published: so many are found among as many as a page looks at.
  expect(shown.length).toBeGreaterThan(SIZE);
  expect(shown.every((each) => each.get('status') === 'published')).toBe(true);
  const titles = shown.map((each) => String(each.get('sortKey')));
  expect(titles).toEqual(titles.toSorted());
  expect(new Set(titles).size).toBe(titles.length);
  expect(first.reads).toBe(MOST_AT_ONCE + SESSION_READS);
});

test('looks for two words among as many as it may ask for, and says where to go on', async () => {
  const first = await page({ q: 'notice 9000' });
  expect(first.ids).toEqual([]);
  expect(first.reads).toBe(MOST_AT_ONCE + SESSION_READS);
  const sought = { q: 'notice 9000', sort: { field: 'updatedAt', direction: 'desc' } } as const;
  let found = first;
  for (let step = 0; found.ids.length === 0 && found.after && step < 20; step += 1) {
    found = await page({ ...sought, after: found.after });
  }
  expect(found.ids).toEqual(['news~n9000']);
});

test('shows an editor the journals of theirs alone, for the same price', async () => {
  const admin = reader;
  reader = openAs({
    sub: 'edda',
    ...claimsInJournals(['editor'], ['CES', 'QPH']),
    ...SIGNED_IN,
  });
  const { shown, reads } = await page({ q: 'tide' }, ['CES', 'QPH']);
  expect(shown).toHaveLength(SIZE);
  expect(shown.every((each) => each.get('journal') !== undefined)).toBe(true);
  expect(reads).toBeLessThanOrEqual(2 * SIZE);
  await expect(page({}, 'all')).rejects.toMatchObject({ code: 'permission-denied' });
  reader = admin;
});

test.each([
  ['issues', JOURNAL_ISSUES_LIST],
  ['articles', JOURNAL_ARTICLES_LIST],
] as const)('shows the %s of a journal to everybody who works for it', async (name, list) => {
  const owner = openAs('owner');
  const batch = writeBatch(owner);
  for (const journal of ['CES', 'QPH']) {
    const record = { journal, year: 2026, updatedAt: '2026-01-01T00:00:00.000Z' };
    batch.set(doc(owner, `${name}/${journal}~one`), record);
  }
  await batch.commit();
  const admin = reader;
  const plan = { ...list, only: { journal: 'CES' } };
  const request = { ...FIRST, sort: plan.sorts[0] };
  const idsFor = async (roles: Role[], journals: string[], scope: Scope) => {
    reader = openAs({ sub: 'edda', ...claimsInJournals(roles, journals), ...SIGNED_IN });
    const wanted = listQuery(plan, scope, request);
    if (!wanted) throw new Error('nothing was asked');
    return (await getDocs(wanted)).docs.map(({ id }) => id);
  };
  try {
    expect(await idsFor(['editor'], ['CES'], ['CES'])).toEqual(['CES~one']);
    expect(await idsFor(['editor'], ['CES', 'QPH'], ['CES', 'QPH'])).toEqual(['CES~one']);
    expect(await idsFor(['production'], ['CES'], ['CES'])).toEqual(['CES~one']);
    expect(await idsFor(['admin'], [], 'all')).toEqual(['CES~one']);
    await expect(idsFor(['editor'], ['QPH'], ['QPH'])).rejects.toMatchObject({
      code: 'permission-denied',
    });
  } finally {
    reader = admin;
  }
});

test('shows accounts page by page: all to an admin, those of their journals to an editor', async () => {
  const owner = openAs('owner');
  const batch = writeBatch(owner);
  for (let n = 0; n < 120; n += 1) {
    const isStaff = n % 10 === 0;
    const user = {
      ...{ email: `person${n}@example.org`, displayName: `Person ${100 + n}` },
      ...{ roles: isStaff ? ['editor' as const] : ['author' as const] },
      ...{ grants: isStaff ? { editor: ['CES'] } : {}, journals: isStaff ? ['CES'] : [] },
      updatedAt: '2026-01-01T00:00:00.000Z',
    };
    batch.set(doc(owner, `${USERS}/u${n}`), storedUser(user));
  }
  await batch.commit();
  const asked = async (plan: ListPlan, change: Partial<ListRequest>, scope: Scope = 'all') => {
    const request = { ...FIRST, sort: plan.sorts[0], ...change };
    const wanted = listQuery(plan, scope, request);
    if (!wanted) throw new Error('nothing was asked');
    await reads();
    const { docs } = await getDocs(wanted);
    const ids = docs.filter((each) => isAsked(plan, request, each)).map(({ id }) => id);
    return { ids, reads: await reads() };
  };
  const admin = reader;
  try {
    const first = await asked(ACCOUNTS_LIST, {});
    expect(first.ids.slice(0, 2)).toEqual(['u0', 'u1']);
    expect(first.reads).toBe(SIZE + 1 + SESSION_READS);
    const found = await asked(ACCOUNTS_LIST, { q: 'person119@example.org' });
    expect(found.ids).toEqual(['u119']);
    // Eleven have the same first eight letters.
    expect(found.reads).toBe(11 + SESSION_READS);
    const staff = await asked(ACCOUNTS_LIST, { filters: { holds: 'staff' } });
    expect(staff.ids).toHaveLength(12);
    const ofJournal = { holds: 'editor', journals: 'CES' };
    expect((await asked(ACCOUNTS_LIST, { filters: ofJournal })).ids).toHaveLength(12);

    reader = openAs({ sub: 'edda', ...claimsInJournals(['editor'], ['CES']), ...SIGNED_IN });
    const colleagues = await asked(COLLEAGUES_LIST, { q: 'example' }, ['CES']);
    expect(colleagues.ids).toHaveLength(12);
    const byName = await asked(COLLEAGUES_BY_NAME_LIST, { q: 'pers' }, ['CES']);
    expect(byName.ids).toHaveLength(12);
    const refused = { code: 'permission-denied' };
    await expect(asked(COLLEAGUES_LIST, {}, ['QPH'])).rejects.toMatchObject(refused);
    await expect(asked(COLLEAGUES_LIST, {}, 'all')).rejects.toMatchObject(refused);
  } finally {
    reader = admin;
  }
});

test('exports all of it, each record once and each read once', async () => {
  const published = { ...FIRST, filters: { status: 'published' } };
  await reads();
  const ids: string[] = [];
  for await (const rows of allRecords(NEWS_LIST, 'all', published, () => ({}))) {
    ids.push(...rows.map(({ id }) => id));
  }
  expect(ids).toHaveLength(COUNT / 4);
  expect(new Set(ids).size).toBe(ids.length);
  // One more where the last page was full: it is asked whether more follow.
  const requests = Math.ceil(COUNT / 4 / MOST_AT_ONCE) + 1;
  expect(await reads()).toBeLessThanOrEqual(COUNT / 4 + 1 + requests * SESSION_READS);
});

test('shows a whole page of what is not in the bin, forth and back', async () => {
  // Whoever empties a page finds the next ones behind it, and not an empty list.
  const owner = openAs('owner');
  const batch = writeBatch(owner);
  const [whole, following] = [await page(), await page({ after: (await page()).after })];
  const deletedAt = '2026-02-01T00:00:00.000Z';
  for (const id of whole.ids) batch.update(doc(owner, `posts/${id}`), { deletedAt });
  await batch.commit();
  expect((await page()).ids).toEqual([]);
  expect((await page()).after).not.toBeNull();
  const longer = await page({}, 'all', MOST_AT_ONCE - 1);
  expect(longer.ids).toEqual(following.ids);
  const next = await page({ after: longer.after });
  const back = await page({ before: next.before }, 'all', MOST_AT_ONCE - 1);
  expect(back.ids).toEqual(longer.ids);
  const bin = { bin: true, sort: { field: 'deletedAt', direction: 'desc' } } as const;
  expect((await page(bin)).ids.toSorted()).toEqual(whole.ids.toSorted());
});
