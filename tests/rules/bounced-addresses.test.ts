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
import { afterAll, beforeEach, expect, it } from 'vitest';
import { PERSONAS } from './personas.ts';
import { expectAllowed, isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

type Who = keyof typeof PERSONAS;
const NAMES = Object.keys(PERSONAS) as Who[];
const PATH = 'bouncedAddresses/gone%40example.org';

let at: RulesPress;
beforeEach(async () => {
  at ??= await openRulesPress('rules-bounced');
  await at.renew({ [PATH]: { address: 'gone@example.org', count: 1 } });
});
afterAll(() => at.close());

it('are asked for one by one by those who write to authors and reviewers', async () => {
  for (const who of NAMES) {
    const { roles = [] } = PERSONAS[who];
    const mayRead = roles.some((role) =>
      ['admin', 'editor', 'recommendingEditor', 'guestEditor'].includes(role),
    );
    expect([who, await isAllowed(getDoc(doc(at.as(who), PATH)))]).toEqual([who, mayRead]);
  }
});

it('are listed by no one, and written only by functions', async () => {
  const db = at.as('admin');
  await expectAllowed(false, getDocs(query(collection(db, 'bouncedAddresses'), limit(1))));
  await expectAllowed(false, setDoc(doc(db, 'bouncedAddresses/new'), { count: 1 }));
  await expectAllowed(false, updateDoc(doc(db, PATH), { count: 2 }));
  await expectAllowed(false, deleteDoc(doc(db, PATH)));
});
