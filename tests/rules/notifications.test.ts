import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { PERSONAS } from './personas.ts';
import { expectAllowed, isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

type Who = keyof typeof PERSONAS;
const NAMES = Object.keys(PERSONAS) as Who[];
const folderOf = (who: Who) => `notifications/${PERSONAS[who].uid ?? 'nobody'}/items`;
const ITEM = {
  ...{ template: 'editor/message', subject: 'A message', url: '', isRead: false },
  createdAt: '2026-03-01T08:00:00.000Z',
};

let at: RulesPress;
beforeEach(async () => {
  at ??= await openRulesPress('rules-notifications');
  await at.renew({
    ...Object.fromEntries(NAMES.map((who) => [`${folderOf(who)}/one`, ITEM])),
    ...{ 'notifications/editor': { x: 0 }, 'notifications/editor/others/one': ITEM },
  });
});
afterAll(() => at.close());

const newest = (who: Who, whose: Who, most = 50) =>
  query(collection(at.as(who), folderOf(whose)), orderBy('createdAt', 'desc'), limit(most));

it('are read only by their owner, fifty at a time', async () => {
  for (const who of NAMES)
    for (const whose of NAMES) {
      const own = who === whose && who !== 'visitor';
      const one = getDoc(doc(at.as(who), `${folderOf(whose)}/one`));
      expect([who, whose, await isAllowed(one)]).toEqual([who, whose, own]);
      expect([who, whose, await isAllowed(getDocs(newest(who, whose)))]).toEqual([who, whose, own]);
    }
  await expectAllowed(false, getDocs(newest('editor', 'editor', 51)));
});

it('are marked as read by their owner, who changes nothing else', async () => {
  const one = doc(at.as('editor'), `${folderOf('editor')}/one`);
  await expectAllowed(
    false,
    updateDoc(doc(at.as('admin'), `${folderOf('editor')}/one`), { isRead: true }),
  );
  await expectAllowed(false, updateDoc(one, { isRead: 'yes' }));
  await expectAllowed(false, updateDoc(one, { isRead: true, subject: 'Mine' }));
  await expectAllowed(true, updateDoc(one, { isRead: true }));
  await expectAllowed(false, updateDoc(one, { isRead: false }));
});

it('are made and deleted by functions alone', async () => {
  await expectAllowed(false, setDoc(doc(at.as('editor'), `${folderOf('editor')}/two`), ITEM));
  await expectAllowed(false, deleteDoc(doc(at.as('editor'), `${folderOf('editor')}/one`)));
  const above = doc(at.as('editor'), 'notifications/editor');
  await expectAllowed(false, getDoc(above));
  await expectAllowed(false, setDoc(above, { updatedAt: ITEM.createdAt }));
  await expectAllowed(false, updateDoc(above, { x: 2 }));
  await expectAllowed(false, deleteDoc(above));
  await expectAllowed(false, setDoc(doc(at.as('admin'), 'notifications/new'), { x: 1 }));
  await expectAllowed(
    false,
    getDocs(query(collection(at.as('editor'), 'notifications'), limit(9))),
  );
  // No collection of the product.
  await expectAllowed(false, getDoc(doc(at.as('editor'), 'notifications/editor/others/one')));
});

it('are closed to an account whose address is not proven', async () => {
  const unproven = at.asPerson({ ...PERSONAS.editor, isVerified: false });
  await expectAllowed(false, getDoc(doc(unproven, `${folderOf('editor')}/one`)));
});
