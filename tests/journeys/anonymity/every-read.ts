/** Every way in which the SDK can read from Firestore. */
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import type { KeptDocument } from './all-documents.ts';

/** What a read brought, as text; empty where it was refused or failed. */
type Answer = Promise<string>;

const REFUSED = /permission-denied|insufficient permissions/i;

/** A refusal is an answer without words; anything else that fails would prove nothing. */
async function answer(read: () => Promise<unknown>): Answer {
  try {
    return JSON.stringify(await read());
  } catch (error) {
    if (REFUSED.test(String(error))) return '';
    throw error;
  }
}

const found = (asked: Query) => async () =>
  (await getDocs(asked)).docs.map((each) => [each.id, each.data()]);
const counted = (asked: Query) => async () => (await getCountFromServer(asked)).data();

/** The first thing that a listener is told. */
const heard = (asked: Query) => () =>
  new Promise((resolve, reject) => {
    const stop = onSnapshot(
      asked,
      ({ docs }) => {
        stop();
        resolve(docs.map((each) => [each.id, each.data()]));
      },
      reject,
    );
  });

const heardOf = (db: Firestore, path: string) => () =>
  new Promise((resolve, reject) => {
    const stop = onSnapshot(
      doc(db, path),
      (snapshot) => {
        stop();
        resolve(snapshot.data() ?? null);
      },
      reject,
    );
  });

type Filter = readonly [field: string, how: '==' | 'array-contains', value: unknown];

/** A filter for each field, and for the fields one step below. */
function filtersOf(data: Readonly<Record<string, unknown>>, prefix = ''): Filter[] {
  return Object.entries(data).flatMap(([name, value]): Filter[] => {
    const field = `${prefix}${name}`;
    if (!/^[A-Za-z][A-Za-z0-9_.]*$/.test(field)) return [];
    if (Array.isArray(value)) {
      return value.length > 0 && typeof value[0] === 'string'
        ? [[field, 'array-contains', value[0]]]
        : [];
    }
    if (typeof value === 'object' && value !== null) {
      return prefix ? [] : filtersOf({ ...value }, `${field}.`);
    }
    return [[field, '==', value]];
  });
}

async function ask(asked: Query, isWhole = false): Promise<string[]> {
  const some = query(asked, limit(20));
  return Promise.all([
    answer(found(some)),
    answer(counted(asked)),
    ...(isWhole ? [answer(found(asked)), answer(heard(some))] : []),
  ]);
}

/** One document by itself: once, and as it changes. */
const readsOf = (db: Firestore, { path }: KeptDocument) => [
  answer(async () => (await getDoc(doc(db, path))).data()),
  answer(heardOf(db, path)),
];

/** A collection as a whole and by each field that one of its documents has, alone and with its namesakes. */
async function readsAround(db: Firestore, { path, data }: KeptDocument): Promise<string[]> {
  const at = collection(db, path.slice(0, path.lastIndexOf('/')));
  const namesakes = collectionGroup(db, at.id);
  const answers = [...(await ask(at, true)), ...(await ask(namesakes, true))];
  for (const filter of filtersOf(data)) {
    answers.push(...(await ask(query(at, where(...filter)))));
    answers.push(...(await ask(query(namesakes, where(...filter)))));
  }
  return answers;
}

/** All that these documents give away to a session: the words of every answer. */
export async function everyRead(
  db: Firestore,
  documents: readonly KeptDocument[],
): Promise<string[]> {
  const answers = await Promise.all(documents.flatMap((document) => readsOf(db, document)));
  const ofEach = new Map(
    documents.map((each) => [each.path.slice(0, each.path.lastIndexOf('/')), each]),
  );
  for (const document of ofEach.values()) answers.push(...(await readsAround(db, document)));
  return answers.filter(Boolean);
}
