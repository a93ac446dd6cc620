/**
 * The search of the office (Ctrl or ⌘ with K), asked as an admin's browser asks for each letter typed: one query for every
 * kind of record, all at the same time, under the press's rules and with its indexes.
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startFirestore } from '@quire/local/firestore/server';
import {
  ARTICLES,
  DESK,
  DISCOUNT_REQUESTS,
  INVOICES,
  REVIEWERS,
  SESSIONS,
  USERS,
} from '@quire/model/collections';
import { FIND_PLANS } from '@quire/model/lists/find-plans';
import type { ListPlan } from '@quire/model/lists/list-plan';
import {
  hasSeveralTerms,
  recordWords,
  sortKeyOf,
  typedWord,
} from '@quire/model/records/record-words';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  documentId,
  type Firestore,
  getDocsFromServer,
  initializeFirestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { counted } from '../operations.ts';
import type { Texts } from './corpus-texts.ts';
import type { Cost, MeasuredFind } from './measured-scale.ts';
import { median } from './median.ts';

const ROOT = new URL('../../../', import.meta.url);
const PROJECT = 'demo-bench-find';
const FIND_SIZES = [100, 27_000] as const;
/** What the search shows of each kind, and looks at where several terms are typed (`web/src/admin/kit/find`). */
const SHOWN = 5;
const LOOKED_AT = 50;
/** How often each is typed, each time another word. */
const TIMES = 7;
const PLANS: readonly ListPlan[] = Object.values(FIND_PLANS).map(({ plan }) => plan);

/** As many articles as the column says, of the others a twentieth, of what is few by its nature a hundred. */
function countOf({ collection: name, isShort }: ListPlan, size: number): number {
  if (name === ARTICLES) return size;
  return isShort ? Math.min(100, size) : Math.max(50, size / 20);
}

/** An article has three authors as a rule. */
const AUTHORS_MOST = 3;
/** Records that name a person's address and, most of them, a manuscript's number. */
const WITH_ADDRESS: readonly string[] = [DESK, DISCOUNT_REQUESTS, INVOICES, REVIEWERS, USERS];
const numberOf = (n: number) => `CES-2026-${String(n).padStart(5, '0')}`;
const addressOf = (n: number) => `person${n}@example.org`;

function recordOf(plan: ListPlan, text: ReturnType<Texts['of']>, n: number) {
  const { title } = text;
  const authors = text.authors.slice(0, AUTHORS_MOST);
  const at = new Date(Date.UTC(2000, 0, 1) + n * 3_600_000).toISOString();
  const named = WITH_ADDRESS.includes(plan.collection) ? [numberOf(n), addressOf(n)] : [];
  return {
    ...Object.fromEntries(plan.sorts.map(({ field }) => [field, at])),
    ...(plan.scope && { [plan.scope.field]: plan.scope.isList ? ['CES'] : 'CES' }),
    ...plan.only,
    ...{ title, authors: authors.join(', '), named },
    sortKey: sortKeyOf(title),
    words: recordWords([...named, title, ...authors]),
  };
}

function queryFor(db: Firestore, plan: ListPlan, typed: string): Query {
  const most = hasSeveralTerms(typed) ? LOOKED_AT : SHOWN;
  const all = [
    ...Object.entries(plan.only ?? {}).map(([field, value]) => where(field, '==', value)),
    where('words', 'array-contains', typedWord(typed)),
  ];
  const records = collection(db, plan.collection);
  if (plan.isShort) return query(records, ...all, limit(most));
  const [{ field, direction }] = plan.sorts;
  const order = [orderBy(field, direction), orderBy(documentId(), direction)];
  return query(records, ...all, ...order, limit(most + 1));
}

/** The n-th word that is looked for: the longest of a title. */
const wordOf = ({ of }: Texts, n: number): string =>
  (of(n * 37).title.match(/\p{L}+/gu) ?? []).toSorted((a, b) => b.length - a.length)[0] ?? 'tide';

/** What is typed, for the n-th time. */
const TYPED: Readonly<Record<string, (texts: Texts, n: number) => string>> = {
  ...Object.fromEntries(
    [2, 3, 5, 8].map((letters) => [
      `${letters} letters of a word`,
      (texts: Texts, n: number) => wordOf(texts, n).slice(0, letters),
    ]),
  ),
  'a word and three letters of another': (texts, n) =>
    `${wordOf(texts, n)} ${wordOf(texts, n + 1).slice(0, 3)}`,
  'the number of a manuscript': (_, n) => numberOf(n + 20),
  'an e-mail address': (_, n) => addressOf(n + 20),
};

async function openOffice(size: number, texts: Texts) {
  const file = (name: string) => fileURLToPath(new URL(name, ROOT));
  const firestore = await startFirestore({
    rules: file('firestore.rules'),
    indexes: file('firestore.indexes.json'),
  });
  const host = `127.0.0.1:${firestore.port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const admin = initializeAdmin({ projectId: PROJECT }, `owner-${size}`);
  const owner = getFirestore(admin);
  const writer = owner.bulkWriter({ throttling: false });
  for (const [at, plan] of PLANS.entries()) {
    for (let n = 0; n < countOf(plan, size); n += 1) {
      const ref = owner.collection(plan.collection).doc(`r${at}-${n}`);
      void writer.set(ref, recordOf(plan, texts.of(n + at), n));
    }
    await writer.flush();
  }
  await writer.close();
  // A live session, as the rules ask of all staff.
  const now = Date.now();
  const auth_time = Math.floor(now / 1_000);
  await owner.doc(`${SESSIONS}/ada~${auth_time}`).set({ seenAt: new Date(now) });
  const app = initializeApp({ projectId: PROJECT, apiKey: 'any' }, `reader-${size}`);
  const db = initializeFirestore(app, {});
  const claims = { roles: ['admin'], grants: {}, email_verified: true, auth_time };
  connectFirestoreEmulator(db, '127.0.0.1', firestore.port, {
    mockUserToken: { sub: 'ada', ...claims },
  });
  const close = async () => {
    await Promise.all([owner.terminate(), deleteApp(app)]);
    await firestore.close();
  };
  return { db, database: { firestore: `http://${host}`, project: PROJECT }, close };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

async function find({ db, database }: Office, typed: string): Promise<Cost> {
  await counted(database, 'DELETE');
  const began = performance.now();
  const asked = PLANS.map((plan) => getDocsFromServer(queryFor(db, plan, typed)));
  const found = await Promise.all(asked);
  const ms = performance.now() - began;
  const { reads } = await counted(database, 'GET');
  const bytes = found
    .flatMap(({ docs }) => docs)
    .reduce((sum, each) => sum + Buffer.byteLength(JSON.stringify(each.data())), 0);
  return { reads, ms, bytes };
}

/** What the search costs with few records and with many: the most reads, and the time of the middle one. */
export async function measureFind(
  texts: Texts,
  sizes: readonly number[] = FIND_SIZES,
): Promise<MeasuredFind> {
  const costs = new Map(Object.keys(TYPED).map((what) => [what, [] as Cost[]]));
  for (const size of sizes) {
    console.log(`  the office’s search over ${size.toLocaleString('en-GB')} records …`);
    const office = await openOffice(size, texts);
    await find(office, 'warm');
    for (const [what, typedFor] of Object.entries(TYPED)) {
      const all: Cost[] = [];
      for (let n = 0; n < TIMES; n += 1) all.push(await find(office, typedFor(texts, n)));
      costs.get(what)?.push({
        reads: Math.max(...all.map(({ reads }) => reads)),
        ms: median(all.map(({ ms }) => ms)),
        bytes: Math.max(...all.map(({ bytes }) => bytes)),
      });
    }
    await office.close();
  }
  return {
    measured: new Date().toISOString().slice(0, 10),
    load: loadavg()[0] ?? 0,
    queries: PLANS.length,
    sizes: [...sizes],
    rows: [...costs].map(([what, each]) => ({ what, costs: each })),
  };
}
