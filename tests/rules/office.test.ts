import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, it } from 'vitest';
import { listed, NOBODY, OFFICE, type OfficeCollection, type Who } from './office-collections.ts';
import { PEOPLE, type Persona, person } from './personas.ts';
import { expectAllowed, isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { expectTable, type Row } from './verdict-table.ts';

let at: RulesPress;
/** Editors of two journals, and all other people. */
const EVERYBODY: Readonly<Record<string, Persona>> = {
  ...PEOPLE,
  editorOfBoth: person('editor-of-both', ['editor'], ['CES', 'QPH']),
};

beforeAll(async () => {
  at = await openRulesPress('rules-office');
  const records = Object.values(OFFICE).flatMap(({ path, record }) => [
    [path, record],
    [`${path}/history/r000001`, { revision: 1 }],
  ]);
  await at.given(Object.fromEntries(records));
});
afterAll(() => at.close());

async function row(attempt: (db: Firestore) => Promise<unknown>, expected: Who): Promise<Row> {
  const cells = Object.entries(EVERYBODY).map(async ([who, persona]) => {
    const actual = await isAllowed(attempt(at.asPerson(persona)));
    return [who, { expected: expected(persona), actual }] as const;
  });
  return Object.fromEntries(await Promise.all(cells));
}

async function rowsOf(of: OfficeCollection): Promise<Record<string, Row>> {
  const { path, record, get, list = get, listAll } = of;
  const all = (db: Firestore) => collection(db, doc(db, path).parent.path);
  const made = `${path}-new`;
  return {
    get: await row((db) => getDoc(doc(db, path)), get),
    list: await row((db) => getDocs(listed(of, all(db), 100)), list),
    'list, all': await row((db) => getDocs(query(all(db), limit(100))), listAll),
    'list, more': await row((db) => getDocs(listed(of, all(db), 101)), NOBODY),
    'list, without end': await row((db) => getDocs(listed(of, all(db), null)), NOBODY),
    create: await row((db) => setDoc(doc(db, made), record), NOBODY),
    update: await row((db) => updateDoc(doc(db, path), { title: 'Ebb' }), NOBODY),
    delete: await row((db) => deleteDoc(doc(db, path)), NOBODY),
  };
}

async function historyOf({ path, get }: OfficeCollection): Promise<Record<string, Row>> {
  const entry = `${path}/history/r000001`;
  const all = (db: Firestore) => collection(db, `${path}/history`);
  return {
    get: await row((db) => getDoc(doc(db, entry)), get),
    list: await row((db) => getDocs(query(all(db), limit(100))), get),
    'list, more': await row((db) => getDocs(query(all(db), limit(101))), NOBODY),
    create: await row((db) => setDoc(doc(db, `${path}/history/r000002`), { x: 1 }), NOBODY),
    update: await row((db) => updateDoc(doc(db, entry), { x: 1 }), NOBODY),
    delete: await row((db) => deleteDoc(doc(db, entry)), NOBODY),
  };
}

it.each(Object.keys(OFFICE))('%s: for whom the matrix names', async (name) => {
  const of = OFFICE[name];
  if (!of) throw new Error(`no collection named ${name}`);
  expectTable(await rowsOf(of));
});

const KEPT = Object.keys(OFFICE).filter(
  (name) => !name.includes(',') && OFFICE[name]?.hasHistory !== false,
);
it.each(KEPT)('%s: what it was, as what it is', async (name) => {
  const of = OFFICE[name];
  if (!of) throw new Error(`no collection named ${name}`);
  expectTable(await historyOf(of));
});

it('has nothing else below the records of the office', async () => {
  const db = at.as('admin');
  for (const { path, hasHistory } of Object.values(OFFICE)) {
    await expectAllowed(false, getDoc(doc(db, `${path}/others/x`)));
    if (hasHistory === false && !/^mailTemplates|\/mailWords/.test(path))
      await expectAllowed(false, getDoc(doc(db, `${path}/history/r000001`)));
  }
  await expectAllowed(false, getDoc(doc(db, 'texts/es/keys/layouts.menu/others/r000001')));
});
