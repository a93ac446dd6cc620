import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PERSONAS } from './personas.ts';
import { expectAllowed, isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

type Who = keyof typeof PERSONAS;
const NAMES = Object.keys(PERSONAS) as Who[];
const WITH_TASKS: readonly Who[] = [
  ...['editor', 'editorElsewhere', 'recommendingEditor', 'guestEditor', 'production', 'admin'],
] as Who[];
const folderOf = (who: Who) => `assignedTasks/${PERSONAS[who].uid ?? 'nobody'}/open`;
const PLACE = { submission: 'sent', task: 't1', due: '2026-09-01' };

let at: RulesPress;
beforeAll(async () => {
  at = await openRulesPress('rules-assigned-tasks');
  await at.given({
    ...Object.fromEntries(NAMES.map((who) => [`${folderOf(who)}/sent~t1`, PLACE])),
    ...{ 'assignedTasks/editor': { x: 0 }, 'assignedTasks/editor/others/one': PLACE },
  });
});
afterAll(() => at.close());

it('shows members of staff the locations of their own open tasks only', async () => {
  for (const who of NAMES)
    for (const whose of NAMES) {
      const open = collection(at.as(who), folderOf(whose));
      const own = who === whose && WITH_TASKS.includes(who);
      expect([who, whose, await isAllowed(getDoc(doc(open, 'sent~t1')))]).toEqual([
        who,
        whose,
        own,
      ]);
      expect([who, whose, await isAllowed(getDocs(query(open, limit(50))))]).toEqual([
        ...[who, whose, own],
      ]);
    }
});

it('is listed fifty at a time', async () => {
  const open = collection(at.as('editor'), folderOf('editor'));
  await expectAllowed(false, getDocs(query(open, limit(51))));
  await expectAllowed(false, getDocs(open));
});

it('is written by functions alone', async () => {
  const one = doc(at.as('editor'), `${folderOf('editor')}/sent~t1`);
  await expectAllowed(false, setDoc(doc(at.as('editor'), `${folderOf('editor')}/new`), PLACE));
  await expectAllowed(false, setDoc(one, { ...PLACE, due: '2030-01-01' }));
  await expectAllowed(false, deleteDoc(one));
  const above = doc(at.as('editor'), 'assignedTasks/editor');
  await expectAllowed(false, getDoc(above));
  await expectAllowed(false, setDoc(above, { x: 1 }));
  await expectAllowed(false, updateDoc(above, { x: 2 }));
  await expectAllowed(false, deleteDoc(above));
  await expectAllowed(false, setDoc(doc(at.as('admin'), 'assignedTasks/new'), { x: 1 }));
  await expectAllowed(
    false,
    getDocs(query(collection(at.as('editor'), 'assignedTasks'), limit(9))),
  );
  // No collection of the product.
  await expectAllowed(false, getDoc(doc(at.as('editor'), 'assignedTasks/editor/others/one')));
});
