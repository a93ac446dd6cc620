/** Invoices, billing data and discounts: for whom the role matrix names, and their own author. */
import { type Action, can } from '@quire/model/roles';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  type Query,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askerOf, PEOPLE, type Persona } from './personas.ts';
import { expectAllowed, isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { openStoragePress, type StoragePress } from './storage-press.ts';
import { expectTable, type Row } from './verdict-table.ts';

const uidOf = ({ uid }: Persona) => uid ?? 'nobody';
const own = (uid: string) => ({
  owner: uid,
  authorUids: [uid],
  journal: 'CES',
  shownToEditors: true,
});
const another = { owner: 'writer', authorUids: ['writer'], journal: 'CES', shownToEditors: true };
const KEPT = ['vouchers', 'institutions', 'bankEntries', 'bankStatements', 'quotations'] as const;
const CHARGES = ['invoices', 'billing', 'discountRequests', ...KEPT] as const;
const text = (value: string) => ({ stringValue: value });

let at: RulesPress;
let files: StoragePress;
beforeAll(async () => {
  at = await openRulesPress('rules-charges');
  const records: Record<string, object> = {};
  const documents: Record<string, object> = {};
  for (const name of CHARGES) {
    records[`${name}/another`] = another;
    records[`${name}/hidden`] = { ...another, shownToEditors: false };
    for (const persona of Object.values(PEOPLE)) {
      const uid = uidOf(persona);
      records[`${name}/${uid}`] = own(uid);
      documents[`invoices/${uid}`] = { owner: text(uid) };
    }
  }
  documents['invoices/another'] = { owner: text('writer') };
  await at.given(records);
  files = await openStoragePress('storage-charges', documents);
});
afterAll(async () => {
  await at.close();
  await files.close();
});

async function row(
  attempt: (db: Firestore, persona: Persona) => Promise<unknown>,
  expected: (persona: Persona) => boolean,
): Promise<Row> {
  const cells = Object.entries(PEOPLE).map(async ([who, persona]) => {
    const actual = await isAllowed(attempt(at.asPerson(persona), persona));
    return [who, { expected: expected(persona), actual }] as const;
  });
  return Object.fromEntries(await Promise.all(cells));
}

const may =
  (action: Action, subject: (persona: Persona) => object = () => ({})) =>
  (persona: Persona) =>
    can(askerOf(persona), action, subject(persona));
const NOBODY = () => false;
const readsAll = may('invoice.read');
const readsOwn = may('invoice.read', (persona) => ({ owner: uidOf(persona) }));
const listOf =
  (name: string, most: number, ...narrowed: (readonly [string, unknown])[]) =>
  (db: Firestore) => {
    const all: Query = collection(db, name);
    return getDocs(
      query(all, ...narrowed.map(([field, value]) => where(field, '==', value)), limit(most)),
    );
  };
const ownList = (name: string, most: number) => (db: Firestore, persona: Persona) =>
  listOf(name, most, ['owner', uidOf(persona)])(db);
const OF_AUTHORS = ['invoices', 'billing', 'discountRequests'] as const;

it.each(OF_AUTHORS)('%s: for finance and admins, and one’s own', async (name) => {
  const editors =
    name === 'discountRequests' ? may('waiver.decide', () => ({ journal: 'CES' })) : NOBODY;
  expectTable({
    'another’s': await row(
      (db) => getDoc(doc(db, `${name}/another`)),
      (who) => readsAll(who) || editors(who),
    ),
    'one’s own': await row((db, who) => getDoc(doc(db, `${name}/${uidOf(who)}`)), readsOwn),
    'not there': await row((db) => getDoc(doc(db, `${name}/nowhere`)), readsAll),
    'a list of one’s own': await row(ownList(name, 50), readsOwn),
    'more of one’s own': await row(ownList(name, 51), readsAll),
    all: await row(listOf(name, 100), readsAll),
    'more than a page': await row(listOf(name, 101), NOBODY),
    'of a journal': await row(listOf(name, 100, ['journal', 'CES']), readsAll),
  });
});

it('discountRequests: shown to editors of the journal when they may see them, not before', async () => {
  const decides = may('waiver.decide', () => ({ journal: 'CES' }));
  const shown = ['shownToEditors', true] as const;
  const asked = listOf('discountRequests', 100, ['journal', 'CES'], shown);
  const more = listOf('discountRequests', 101, ['journal', 'CES'], shown);
  expectTable({
    hidden: await row((db) => getDoc(doc(db, 'discountRequests/hidden')), readsAll),
    shown: await row(asked, decides),
    more: await row(more, NOBODY),
    'not shown yet': await row(
      listOf('discountRequests', 100, ['journal', 'CES'], ['shownToEditors', false]),
      readsAll,
    ),
    elsewhere: await row(listOf('discountRequests', 100, ['journal', 'JAM'], shown), readsAll),
  });
  // An editor who is one of its authors, but did not send it.
  const coAuthored = { ...another, authorUids: ['writer', 'editor'] };
  await at.given({ 'discountRequests/co-authored': coAuthored });
  await expectAllowed(false, getDoc(doc(at.as('editor'), 'discountRequests/co-authored')));
});

it.each(['invoices', 'discountRequests'])(
  'tells who of the staff did what to %s to finance and admins alone',
  async (name) => {
    const log = (uid: string) => `${name}/${uid}/log`;
    const entry = { by: 'finance', at: '2026-06-01T00:00:00.000Z' };
    const uids = ['another', ...Object.values(PEOPLE).map(uidOf)];
    await at.given(Object.fromEntries(uids.map((uid) => [`${log(uid)}/0000`, entry])));
    expectTable({
      'another’s': await row((db) => getDoc(doc(db, `${log('another')}/0000`)), readsAll),
      'one’s own': await row((db, who) => getDoc(doc(db, `${log(uidOf(who))}/0000`)), readsAll),
      'a list of one’s own': await row(
        (db, who) => getDocs(collection(db, log(uidOf(who)))),
        readsAll,
      ),
      write: await row((db) => setDoc(doc(db, `${log('another')}/0001`), entry), NOBODY),
      change: await row((db) => updateDoc(doc(db, `${log('another')}/0000`), { by: 'x' }), NOBODY),
      delete: await row((db) => deleteDoc(doc(db, `${log('another')}/0000`)), NOBODY),
    });
  },
);

it.each(KEPT)('%s: for who keeps them', async (name) => {
  const keeps = may('charge.edit');
  expectTable({
    get: await row((db) => getDoc(doc(db, `${name}/another`)), keeps),
    list: await row(listOf(name, 100), keeps),
    more: await row(listOf(name, 101), NOBODY),
    own: await row(ownList(name, 50), keeps),
  });
});

it.each(CHARGES)('%s are written by functions alone', async (name) => {
  for (const [who, persona] of Object.entries(PEOPLE)) {
    const db = at.asPerson(persona);
    const uid = uidOf(persona);
    const attempts = {
      create: setDoc(doc(db, `${name}/new-${uid}`), own(uid)),
      update: updateDoc(doc(db, `${name}/${uid}`), { state: 'paid' }),
      delete: deleteDoc(doc(db, `${name}/${uid}`)),
    };
    for (const [what, attempt] of Object.entries(attempts)) {
      expect(await isAllowed(attempt), `${who} ${what}`).toBe(false);
    }
  }
  await expectAllowed(false, getDoc(doc(at.as('admin'), `${name}/another/below/x`)));
});

it('gives the documents of an invoice to no one: a function sends them', async () => {
  const ask = async (
    method: 'get' | 'list' | 'create' | 'update' | 'delete',
    path: (uid: string) => string,
    expected: (persona: Persona) => boolean,
  ): Promise<Row> => {
    const cells = Object.entries(PEOPLE).map(async ([who, persona]) => {
      const attempt = { method, path: path(uidOf(persona)), contentType: 'application/pdf' };
      const actual = await files.allows(persona, attempt);
      return [who, { expected: expected(persona), actual }] as const;
    });
    return Object.fromEntries(await Promise.all(cells));
  };
  const mine = (uid: string) => `invoices/${uid}/SMP-2026-00001.pdf`;
  const rows: Record<string, Row> = {
    'get, own': await ask('get', mine, NOBODY),
    'get, another’s': await ask('get', () => 'invoices/another/SMP-2026-00001.pdf', NOBODY),
    'get, of nothing': await ask('get', () => 'invoices/nowhere/x.pdf', NOBODY),
    'get, deeper': await ask('get', (uid) => `invoices/${uid}/a/b.pdf`, NOBODY),
  };
  for (const method of ['list', 'create', 'update', 'delete'] as const) {
    rows[method] = await ask(method, mine, NOBODY);
  }
  expectTable(rows);
});
