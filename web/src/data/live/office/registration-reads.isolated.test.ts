/** What a page of the list of DOIs costs, under the press's own rules and indexes, however it is narrowed. */
import { startFirestore } from '@quire/local/firestore/server';
import { REGISTRATIONS, SESSIONS, sessionDocId } from '@quire/model/collections';
import {
  REGISTRATION_KINDS,
  REGISTRATION_STATES,
  type Registration,
} from '@quire/model/entities/registration';
import { claimsInJournals } from '@quire/model/grants';
import { REGISTRATIONS_LIST } from '@quire/model/lists/registration-list';
import { recordWords } from '@quire/model/records/record-words';
import { registrationId } from '@quire/model/registration-id';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocs,
  initializeFirestore,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listQuery, lookedAt, pageSize } from './list-query.ts';
import type { ListRequest } from './list-request.ts';
import { pageOf } from './page-of.ts';
import type { Scope } from './press-scope.ts';

const COUNT = 2_000;
const SIZE = 25;
/** The rules read the record of a reader's session once for each request. */
const SESSION_READS = 1;
const projectId = 'demo-registration-reads';
const root = new URL('../../../../../', import.meta.url);
const AUTH_TIME = Math.floor(Date.now() / 1_000) - 3_600;
const SIGNED_IN = { auth_time: AUTH_TIME, email_verified: true };
const apps: FirebaseApp[] = [];
let firestore: Awaited<ReturnType<typeof startFirestore>>;
let reader: Firestore;

vi.mock('../../../firebase/firebase.ts', () => ({ signedInFirebase: () => ({ db: reader }) }));

type Token = NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>['mockUserToken'];

function openAs(token: Token) {
  const app = initializeApp({ projectId, apiKey: 'any' }, `app-${apps.length}`);
  apps.push(app);
  const db = initializeFirestore(app, {});
  connectFirestoreEmulator(db, '127.0.0.1', firestore.port, token ? { mockUserToken: token } : {});
  return db;
}

/** The n-th DOI, with the fields that its writer sets; the others are absent. */
function record(n: number): Partial<Registration> {
  const doi = `10.5555/paper.${n}`;
  const title = `${n % 2 === 0 ? 'Tides' : 'Marshes'} ${n}`;
  return {
    ...{ doi, title, words: recordWords([title, doi]), due: '', change: 'one' },
    kind: REGISTRATION_KINDS[n % REGISTRATION_KINDS.length] ?? 'article',
    state: REGISTRATION_STATES[n % REGISTRATION_STATES.length] ?? 'waiting',
    journal: [null, 'CES', 'QPH', 'CES', 'MUD', 'QPH', 'CES'][Math.floor(n / 3) % 7] ?? null,
    source: { collection: 'publishedArticles', id: `CES~${n}` },
    updatedAt: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
    ...(n % 3 === 0 && { withWarning: true }),
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
    for (let n = from; n < from + 500; n += 1)
      batch.set(doc(owner, REGISTRATIONS, registrationId(`10.5555/paper.${n}`)), record(n));
    await batch.commit();
  }
  const sessions = writeBatch(owner);
  for (const uid of ['ada', 'edda']) {
    const at = new Date(AUTH_TIME * 1_000);
    const session = { uid, startedAt: at, seenAt: at, device: 'Firefox on Linux' };
    sessions.set(doc(owner, SESSIONS, sessionDocId(uid, AUTH_TIME)), session);
  }
  await sessions.commit();
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

async function page(scope: Scope, change: Partial<ListRequest>) {
  const request: ListRequest = {
    ...{ q: '', filters: {}, sort: REGISTRATIONS_LIST.sorts[0], bin: false, size: SIZE },
    ...{ after: null, before: null, ...change },
  };
  const size = lookedAt(REGISTRATIONS_LIST, scope, request);
  const wanted = listQuery(REGISTRATIONS_LIST, scope, request, size);
  if (!wanted) throw new Error('there is nothing to ask for');
  await reads();
  const { docs } = await getDocs(wanted);
  const most = pageSize(REGISTRATIONS_LIST, request);
  const { field } = request.sort;
  const shown = pageOf(docs, request, { size, most, field, isShown: () => true });
  return { ...shown, reads: await reads() };
}

const ADMIN = { sub: 'ada', roles: ['admin'], grants: {}, ...SIGNED_IN };
const EDITOR = { sub: 'edda', ...claimsInJournals(['editor'], ['CES', 'QPH']), ...SIGNED_IN };
const READERS: readonly (readonly [who: string, token: Token, scope: Scope])[] = [
  ['an admin', ADMIN, 'all'],
  ['an editor', EDITOR, ['CES', 'QPH']],
];
const WISHES: readonly Partial<ListRequest>[] = [
  {},
  { filters: { state: 'refused' } },
  { filters: { kind: 'article' } },
  { filters: { withWarning: true } },
  { filters: { journal: 'CES' } },
  { q: 'paper' },
  { q: 'tides', filters: { state: 'held', journal: 'CES' } },
  { sort: { field: 'updatedAt', direction: 'desc' } },
];

test.each(
  READERS.flatMap(([who, token, scope]) =>
    WISHES.map((wish) => [who, wish, token, scope] as const),
  ),
)(
  'shows %s a page of %j for a page and one read more, forth and back',
  async (_, wish, token, scope) => {
    reader = openAs(token);
    const first = await page(scope, wish);
    expect(first.docs.length).toBeGreaterThan(0);
    expect(first.reads).toBeLessThanOrEqual(SIZE + 1 + SESSION_READS);
    if (!first.after) return;
    const next = await page(scope, { ...wish, after: first.after });
    expect(next.reads).toBeLessThanOrEqual(SIZE + 1 + SESSION_READS);
    const back = await page(scope, { ...wish, before: next.before });
    expect(back.docs.map(({ id }) => id)).toEqual(first.docs.map(({ id }) => id));
  },
);

test.each([
  ['an admin', ADMIN, 'all', 'https://doi.org/10.5555/Paper.1234', ['10.5555/paper.1234']],
  // The editor's journals have some of 110 and 1100 to 1109.
  ['an editor', EDITOR, ['CES', 'QPH'], '10.5555/paper.110', null],
] as const)('finds DOIs for %s by what they begin with', async (_, token, scope, q, found) => {
  reader = openAs({ ...token });
  const whose: Scope = scope === 'all' ? scope : [...scope];
  const { docs, reads } = await page(whose, { q });
  expect(docs.length).toBeGreaterThan(0);
  const dois = docs.map((each) => String(each.get('doi')));
  for (const doi of dois) expect(doi).toMatch(/^10\.5555\/paper\.(1234|110\d?)$/);
  if (found) expect(dois).toEqual(found);
  expect(reads).toBeLessThanOrEqual(dois.length + SESSION_READS);
  const [first] = docs;
  const filters = { state: String(first?.get('state')) };
  const narrowed = await page(whose, { q, filters });
  expect(narrowed.docs.map(({ id }) => id)).toContain(first?.id);
});

test('goes on where more DOIs begin so than a page has', async () => {
  reader = openAs(ADMIN);
  const first = await page('all', { q: '10.5555/paper.1' });
  expect(first.docs).toHaveLength(SIZE);
  expect(first.reads).toBeLessThanOrEqual(SIZE + 1 + SESSION_READS);
  const next = await page('all', { q: '10.5555/paper.1', after: first.after });
  const ids = [...first.docs, ...next.docs].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2 * SIZE);
});

test('begins with what is held back and was refused, for an editor in their journals alone', async () => {
  reader = openAs(EDITOR);
  const { docs } = await page(['CES', 'QPH'], {});
  expect(new Set(docs.map((each) => each.get('state')))).toEqual(new Set(['held']));
  for (const each of docs) expect(['CES', 'QPH']).toContain(each.get('journal'));
  await expect(page('all', {})).rejects.toMatchObject({ code: 'permission-denied' });
});
