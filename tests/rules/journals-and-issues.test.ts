import { RESERVED_ISSUE_KEYS, RESERVED_JOURNAL_KEYS } from '@quire/model/journal-pages';
import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { issue, journal, press } from './records.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

let at: RulesPress;

beforeAll(async () => {
  at = await openRulesPress('rules-journals');
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.renew({
    'journals/CES': journal(),
    'issues/CES~1-1': issue(),
    'settings/press': press(),
    'users/reader': { roles: [] },
  });
});

const tooLong = (n: number) => 'x'.repeat(n + 1);
const many = (n: number) => Array.from({ length: n }, String);

describe('a journal', () => {
  it.each<[string, object]>([
    ['another key', { name: 'QPH' }],
    ['a key that is no text', { name: 7 }],
    ['a key too long', { name: tooLong(20) }],
    ['a key that is none', { name: 'C E S' }],
    ['no title', { fullname: '' }],
    ['a title too long', { fullname: tooLong(200) }],
    ['an ISSN that is none', { issn: '1234' }],
    ['an ISSN that is no text', { issn: 1234 }],
    ['a description too long', { description: tooLong(400) }],
    ['aims too long', { aimsScope: tooLong(20_000) }],
    ['no subject', { subjects: [] }],
    ['subjects that are no list', { subjects: 'x' }],
    ['too many subjects', { subjects: many(13) }],
    ['a hue that is no number', { hue: 'red' }],
    ['a hue above the circle', { hue: 360 }],
    ['a hue below the circle', { hue: -1 }],
    ['a licence that is none', { licence: '' }],
    ['an unknown review model', { peerReviewModel: 'none' }],
    ['a DOI prefix that is none', { doiPrefix: '11.1' }],
    ['a DOI prefix that is no text', { doiPrefix: 10.5 }],
    ['a board that is no list', { board: {} }],
    ['a board too large', { board: many(201) }],
    ['a contact that is none', { contactEmail: '' }],
    ['indexes that are no list', { indexing: {} }],
    ['indexes too many', { indexing: many(41) }],
    ['archives that are no list', { preservation: {} }],
    ['archives too many', { preservation: many(9) }],
    ['charges that are none', { charges: 'much' }],
    ['charges in an unknown currency', { charges: { currency: 'XXX', fees: [] } }],
    ['charges without a currency', { charges: { fees: [] } }],
    ['charges without fees', { charges: { currency: 'EUR' } }],
    ['charges that are no list', { charges: { currency: 'EUR', fees: {} } }],
    ['charges too many', { charges: { currency: 'EUR', fees: many(21) } }],
    ['charges that say more', { charges: { currency: 'EUR', fees: [], secret: 1 } }],
    ['an unknown status', { status: 'x' }],
    ['an order that is no number', { order: 'x' }],
    ['a field too many', { secret: 1 }],
    ['a field too few', { issn: deleteField() }],
  ])('is refused with %s', (_, change) =>
    expectAllowed(false, updateDoc(doc(at.as('admin'), 'journals/CES'), change)),
  );

  it('says where it is indexed and kept, and what it costs', () =>
    expectAllowed(
      true,
      updateDoc(doc(at.as('editor'), 'journals/CES'), {
        indexing: [{ name: 'Index' }],
        preservation: ['Archive'],
        charges: { currency: 'EUR', fees: many(20) },
      }),
    ));

  it.each(RESERVED_JOURNAL_KEYS)('is refused at the address %s, which is taken', (key) =>
    expectAllowed(false, setDoc(doc(at.as('admin'), `journals/${key}`), journal(key))),
  );

  it('is refused from birth with a field too many', () =>
    expectAllowed(
      false,
      setDoc(doc(at.as('admin'), 'journals/NEW'), { ...journal('NEW'), secret: 1 }),
    ));

  it('is read by its staff and by no other', async () => {
    await expectAllowed(true, getDoc(doc(at.as('editor'), 'journals/CES')));
    await expectAllowed(true, getDoc(doc(at.as('admin'), 'journals/CES')));
    for (const name of ['visitor', 'author', 'editorElsewhere'] as const) {
      await expectAllowed(false, getDoc(doc(at.as(name), 'journals/CES')));
    }
  });
  it('is listed by admins only', async () => {
    await expectAllowed(true, getDocs(collection(at.as('admin'), 'journals')));
    await expectAllowed(false, getDocs(collection(at.as('editor'), 'journals')));
  });
});

describe('an issue', () => {
  it.each<[string, object]>([
    ['an id that is not its key', { issueid: '2-2' }],
    ['another journal', { journal: 'QPH' }],
    ['a journal that is no key', { journal: 'C E S' }],
    ['an id that is no key', { issueid: '1 1' }],
    ['a year that is no number', { year: '2025' }],
    ['a year that is none', { year: 26 }],
    ['a year far away', { year: 2201 }],
    ['a volume that is no text', { volume: 3 }],
    ['a number that is no text', { number: 3 }],
    ['a title too long', { title: tooLong(250) }],
    ['a description too long', { description: tooLong(2_000) }],
    ['an unknown kind', { kind: 'x' }],
    ['an unknown status', { status: 'x' }],
    ['guest editors that are no list', { guestEditors: 'x' }],
    ['guest editors too many', { guestEditors: many(21) }],
    ['a day of publication that is none', { datePublished: 'soon' }],
    ['a deadline that is none', { deadline: 'soon' }],
    ['topics that are no list', { topics: 'tides' }],
    ['topics too many', { topics: many(21) }],
    ['an order that is no list', { articleOrder: 'x' }],
    ['an order too long', { articleOrder: many(1_001) }],
    ['a field too many', { secret: 1 }],
    ['a field too few', { status: deleteField() }],
  ])('is refused with %s', (_, change) =>
    expectAllowed(false, updateDoc(doc(at.as('admin'), 'issues/CES~1-1'), change)),
  );

  it('is refused from birth with a field too many', () =>
    expectAllowed(
      false,
      setDoc(doc(at.as('admin'), 'issues/CES~1-2'), { ...issue('CES', '1-2'), secret: 1 }),
    ));

  it('asks for papers by a day and on topics', () =>
    expectAllowed(
      true,
      updateDoc(doc(at.as('editor'), 'issues/CES~1-1'), {
        kind: 'special',
        deadline: '2027-01-31',
        topics: ['Tides'],
      }),
    ));

  it.each(RESERVED_ISSUE_KEYS)('is refused at the address %s, which is taken', (key) =>
    expectAllowed(false, setDoc(doc(at.as('admin'), `issues/CES~${key}`), issue('CES', key))),
  );

  it('is refused for a journal that does not exist', () =>
    expectAllowed(false, setDoc(doc(at.as('admin'), 'issues/NEW~1-1'), issue('NEW', '1-1'))));

  it('is listed by the staff of its journal', async () => {
    const of = (name: 'editor' | 'editorElsewhere' | 'visitor' | 'admin') =>
      getDocs(query(collection(at.as(name), 'issues'), where('journal', '==', 'CES'), limit(50)));
    await expectAllowed(true, of('editor'));
    await expectAllowed(true, of('admin'));
    await expectAllowed(false, of('editorElsewhere'));
    await expectAllowed(false, of('visitor'));
    await expectAllowed(true, getDoc(doc(at.as('editor'), 'issues/CES~1-1')));
    await expectAllowed(true, getDoc(doc(at.as('admin'), 'issues/CES~1-1')));
    await expectAllowed(false, getDoc(doc(at.as('author'), 'issues/CES~1-1')));
    await expectAllowed(false, getDoc(doc(at.as('visitor'), 'issues/CES~1-1')));
  });
});

describe('an issue that does not exist', () => {
  it('is told to be missing to admins only', async () => {
    await expectAllowed(true, getDoc(doc(at.as('admin'), 'issues/CES~9-9')));
    await expectAllowed(false, getDoc(doc(at.as('editor'), 'issues/CES~9-9')));
  });
});

describe('the press’s identity', () => {
  it.each<[string, object]>([
    ['no name', { name: '' }],
    ['a tagline too long', { tagline: tooLong(200) }],
    ['a description too long', { description: tooLong(600) }],
    ['an address too long', { address: tooLong(300) }],
    ['an info mailbox that is none', { infoEmail: '' }],
    ['a support mailbox that is none', { supportEmail: '' }],
    ['a year that is none', { founded: 'x' }],
    ['a field too many', { secret: 1 }],
    ['a field too few', { name: deleteField() }],
  ])('is refused with %s', (_, change) =>
    expectAllowed(false, updateDoc(doc(at.as('admin'), 'settings/press'), change)),
  );
  it('is the only setting', async () => {
    await expectAllowed(false, setDoc(doc(at.as('admin'), 'settings/other'), press()));
    await at.given({ 'settings/other': press() });
    await expectAllowed(false, updateDoc(doc(at.as('admin'), 'settings/other'), { tagline: '' }));
  });
  it('is created by an admin, and whole', async () => {
    await at.renew({});
    const create = (name: 'editor' | 'admin', change: object = {}) =>
      setDoc(doc(at.as(name), 'settings/press'), { ...press(), ...change });
    await expectAllowed(false, create('editor'));
    await expectAllowed(false, create('admin', { secret: 1 }));
    await expectAllowed(true, create('admin'));
  });
  it('is read by admins', async () => {
    await expectAllowed(true, getDoc(doc(at.as('admin'), 'settings/press')));
    await expectAllowed(false, getDoc(doc(at.as('editor'), 'settings/press')));
  });
});

it('shows people their own record', async () => {
  await expectAllowed(true, getDoc(doc(at.as('reader'), 'users/reader')));
  await expectAllowed(false, getDoc(doc(at.as('author'), 'users/reader')));
});
