/** What an import has made, in a form that says nothing of when, by which run and for which copy. */
import {
  ARTICLES,
  ISSUES,
  JOURNALS,
  LIST_CHUNKS,
  PUBLISHED_ARTICLES,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  VERSIONS,
  versionDocId,
} from '@quire/model/collections';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { admin } from '../press-admin.ts';
import type { Copy } from './corpus-records.ts';

/** Times, marks of the run, hashes of files that name the DOI, a colour made of the ISSN, beginnings of keys. */
const OTHERWISE = new Set([
  ...[
    'updatedAt',
    'changedAt',
    'savedAt',
    'updatedBy',
    'importHash',
    'importRun',
    'hue',
    'revisedAt',
  ],
  ...['bibtex', 'ris', 'csl', 'words'],
]);
/**
 * The press relates all of its articles: the second copy's are nearest to the first's. That these are the
 * same after any interruption is proven where a press is made for it (`reconcile-imported.test.ts`).
 */
const OF_THE_WHOLE_PRESS = new Set(['related', 'nearness', 'shows']);

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([name]) => !OTHERWISE.has(name) && !OF_THE_WHOLE_PRESS.has(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(kept.map(([name, inner]) => [name, plain(inner)]));
}

/** Keys of a copy's journals, in its order. Throws where one is missing. */
async function keysOf({ journals }: Copy): Promise<readonly string[]> {
  const found = await Promise.all(
    journals.map(({ issn }) => admin.db.collection(JOURNALS).where('issn', '==', issn).get()),
  );
  return found.map(({ docs }, at) => {
    if (!docs[0] || docs.length > 1) throw new Error(`journals ${journals[at]?.issn}`);
    return docs[0].id;
  });
}

/** Where two imports differ, in short: names of records, each with where it begins to differ. */
export function differences(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): readonly string[] {
  const all = new Set([...first.keys(), ...second.keys()]);
  return [...all].flatMap((name) => {
    const [a, b] = [first.get(name), second.get(name)];
    if (a === b) return [];
    if (a === undefined || b === undefined) return [`${name} is only in one`];
    const at = [...a].findIndex((letter, place) => letter !== b[place]);
    const around = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
    return [`${name}: ${around(a)} | ${around(b)}`];
  });
}

/** Of an article whose key was taken: a hash of what it is, its DOI included. */
const HASHED_KEY = /-[0-9a-f]{10}\b/g;
const AT_ONCE = 300;

/** Documents of a journal, wherever the import has put them. */
async function* documentsOf(journal: string): AsyncGenerator<DocumentSnapshot> {
  const { db } = admin;
  const named = (collection: string, field: string) =>
    db.collection(collection).where(field, '==', journal).get();
  const articles = (await named(ARTICLES, 'journal')).docs;
  yield* articles;
  for (let from = 0; from < articles.length; from += AT_ONCE) {
    const some = articles.slice(from, from + AT_ONCE);
    yield* await db.getAll(...some.map(({ ref }) => ref.collection(VERSIONS).doc(versionDocId(1))));
  }
  yield* (await named(ISSUES, 'journal')).docs;
  yield* (await named(PUBLISHED_ARTICLES, 'journal')).docs;
  yield* (await named(PUBLISHED_ISSUES, 'issue.journal')).docs;
  yield* await db.getAll(
    db.collection(JOURNALS).doc(journal),
    db.collection(PUBLISHED_JOURNALS).doc(journal),
  );
}

/** Keys of the articles that the press's list names. */
async function listedOf(journal: string): Promise<readonly string[]> {
  const chunks = await admin.db.collection(LIST_CHUNKS).where('list', '==', 'articles').get();
  return chunks.docs
    .flatMap((chunk): { journal: string; akey: string }[] => chunk.get('cards'))
    .filter((card) => card.journal === journal)
    .map(({ akey }) => `listed ${akey}`);
}

/** Every record of a copy, by a name that is the same in both copies. */
export async function whatWasMade(copy: Copy): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  for (const [at, key] of (await keysOf(copy)).entries()) {
    const { name = '', issn = '' } = copy.journals[at] ?? {};
    const ofKey = new RegExp(`\\b${key}\\b`, 'gi');
    const neutral = (text: string) =>
      text
        .replaceAll(HASHED_KEY, '-hash')
        .replaceAll(name, `journal ${at}`)
        .replaceAll(issn, `issn ${at}`)
        .replaceAll(copy.prefix, '10.5')
        .replaceAll(ofKey, `key${at}`);
    for await (const doc of documentsOf(key)) {
      made.set(neutral(doc.ref.path), neutral(JSON.stringify(plain(doc.data()))));
    }
    for (const named of await listedOf(key)) made.set(neutral(`${named} in ${at}`), '');
  }
  return made;
}
