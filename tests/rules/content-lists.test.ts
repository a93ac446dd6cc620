import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { PersonaName } from './personas.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

// Apart from tests that write: of what a client has written, it asks again after a list.
let at: RulesPress;
beforeAll(async () => {
  at = await openRulesPress('rules-content-lists');
});
afterAll(() => at.close());

describe('an editor', () => {
  it('lists what is of their journal, and is not told what is missing', async () => {
    for (const name of ['pages', 'posts']) {
      const all = query(collection(at.as('editor'), name), limit(20));
      await expectAllowed(true, getDocs(query(all, where('journal', '==', 'CES'))));
      await expectAllowed(false, getDocs(query(all, where('journal', '==', 'QPH'))));
      await expectAllowed(false, getDocs(all));
      await expectAllowed(true, getDocs(query(collection(at.as('content'), name), limit(20))));
      await expectAllowed(false, getDoc(doc(at.as('editor'), `${name}/nothing`)));
      await expectAllowed(true, getDoc(doc(at.as('content'), `${name}/nothing`)));
      await expectAllowed(true, getDoc(doc(at.as('admin'), `${name}/nothing`)));
    }
  });
  it('lists no books and no conferences: they are the press’s', async () => {
    for (const name of ['books', 'conferences']) {
      const of = (who: PersonaName) => getDocs(query(collection(at.as(who), name), limit(20)));
      await expectAllowed(false, of('editor'));
      await expectAllowed(false, of('reader'));
      await expectAllowed(true, of('content'));
      await expectAllowed(true, of('admin'));
    }
  });
});
