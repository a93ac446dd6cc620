/**
 * The first page of an office's list, and what the office's search finds in it by a word, asked as the browser asks: of
 * 27,000 rows, and of a hundred.
 */
import { startFirestore } from '@quire/local/firestore/server';
import { SESSIONS } from '@quire/model/collections';
import { NEWS_LIST } from '@quire/model/lists/post-lists';
import { recordWords, sortKeyOf, typedWord } from '@quire/model/records/record-words';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  getDocsFromServer,
  initializeFirestore,
  limit,
  orderBy,
  type Query,
  query,
  setDoc,
  startAt,
  where,
  writeBatch,
} from 'firebase/firestore';
import { head, line } from './table.ts';

const ROWS = { many: 27_000, few: 100 } as const;
const TOPICS = ['tide', 'basin', 'harbour', 'estuary'] as const;
const TIMES = 41;
/** What the search shows of each kind (`web/src/admin/kit/find`). */
const FOUND_MOST = 5;
const BATCH = 500;
const root = new URL('../../', import.meta.url);

const changedAt = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();

/** A Firestore under the press's rules with this many news items, and the page that an admin requests. */
async function openList(count: number) {
  const file = (name: string) => new URL(name, root).pathname;
  const firestore = await startFirestore({
    rules: file('firestore.rules'),
    indexes: file('firestore.indexes.json'),
  });
  const as = (name: string, mockUserToken: { sub: string; roles?: string[] } | string) => {
    const app = initializeApp({ projectId: 'demo-bench', apiKey: 'any' }, `${name}-${count}`);
    const db = initializeFirestore(app, {});
    connectFirestoreEmulator(db, '127.0.0.1', firestore.port, { mockUserToken });
    return { app, db };
  };
  const owner = as('owner', 'owner');
  for (let from = 0; from < count; from += BATCH) {
    const batch = writeBatch(owner.db);
    for (let n = from; n < Math.min(count, from + BATCH); n += 1) {
      const title = `Notice ${n} of the ${TOPICS[n % TOPICS.length]}`;
      const updatedAt = changedAt(n);
      const found = { sortKey: sortKeyOf(title), words: recordWords([title]) };
      const post = { kind: 'news', title, status: 'draft', updatedAt, ...found };
      batch.set(doc(owner.db, `${NEWS_LIST.collection}/news~${n}`), post);
    }
    await batch.commit();
  }
  // A live session, as the rules ask of all staff.
  const now = Date.now();
  const auth_time = Math.floor(now / 1_000);
  await setDoc(doc(owner.db, `${SESSIONS}/ada~${auth_time}`), { seenAt: new Date(now) });
  const claims = { roles: ['admin'], grants: {}, email_verified: true, auth_time };
  const reader = as('reader', { sub: 'ada', ...claims });
  const [{ field, direction }] = NEWS_LIST.sorts;
  // Another one each time: of one that it knows, the SDK asks what has changed alone.
  const page = (i: number) =>
    query(
      collection(reader.db, NEWS_LIST.collection),
      where('kind', '==', 'news'),
      orderBy(field, direction),
      orderBy(documentId(), direction),
      startAt(changedAt(count - 1 - i)),
      limit(26),
    );
  const found = (i: number) =>
    query(
      collection(reader.db, NEWS_LIST.collection),
      where('kind', '==', 'news'),
      where('words', 'array-contains', typedWord(TOPICS[i % TOPICS.length] ?? '')),
      orderBy(field, direction),
      orderBy(documentId(), direction),
      limit(FOUND_MOST + 1),
    );
  const close = async () => {
    await Promise.all([owner, reader].map(({ app }) => deleteApp(app)));
    await firestore.close();
  };
  return { page, found, close };
}

async function timeOf(asked: Query, rows: number): Promise<number> {
  const began = performance.now();
  const { size } = await getDocsFromServer(asked);
  if (size !== rows) throw new Error(`${size} rows came`);
  return performance.now() - began;
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Prints how much longer the first rows take where there are a hundred times as many. */
export async function benchOfficeList(): Promise<void> {
  const [many, few] = [await openList(ROWS.many), await openList(ROWS.few)];
  const lists = { many: [] as number[], few: [] as number[] };
  const words = { many: [] as number[], few: [] as number[] };
  // In turn, so that what else the machine does meets both.
  for (let i = 0; i < TIMES; i += 1) {
    lists.many.push(await timeOf(many.page(i), 26));
    lists.few.push(await timeOf(few.page(i), 26));
    words.many.push(await timeOf(many.found(i), FOUND_MOST + 1));
    words.few.push(await timeOf(few.found(i), FOUND_MOST + 1));
  }
  await Promise.all([many.close(), few.close()]);
  head('office: a list', '100 rows');
  line('first page of 27,000 rows', median(lists.many), median(lists.few), 'ms', { times: 1.5 });
  line('a word in 27,000 rows', median(words.many), median(words.few), 'ms', { times: 1.5 });
}
