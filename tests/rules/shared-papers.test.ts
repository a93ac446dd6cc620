/** Papers that authors write together: read by their writers, written only by functions. */
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PERSONAS, person } from './personas.ts';
import { expectAllowed, isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

type Who = keyof typeof PERSONAS;
const NAMES = Object.keys(PERSONAS) as Who[];
const uidOf = (who: Who) => PERSONAS[who].uid ?? 'nobody';
const WRITERS: readonly Who[] = ['author', 'reviewer'];
/** An account made at Firebase itself, without claims. */
const STRANGER = person('stranger', []);
const PAPER = 'sharedPapers/abcdefghij0123456789';
const OTHER = 'sharedPapers/zzzzzzzzzz0123456789';
const BELOW = { update: 'updates/u000000001', state: 'state/text', version: 'versions/v000001' };
const paper = (writers: readonly string[]) => ({
  ...{ title: 'Tides', owner: writers[0], writers, names: {}, linkHash: 'x', seq: 1, base: 0 },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
});

let at: RulesPress;
beforeEach(async () => {
  at ??= await openRulesPress('rules-shared-papers');
  await at.renew({
    [PAPER]: paper([...WRITERS.map(uidOf), STRANGER.uid ?? '']),
    [OTHER]: paper(['somebody-else']),
    ...Object.fromEntries(
      [PAPER, OTHER].flatMap((each) =>
        Object.values(BELOW).map((path) => [`${each}/${path}`, { seq: 1, by: 'somebody' }]),
      ),
    ),
  });
});
afterAll(() => at.close());

const own = (who: Who, most = 50) =>
  query(
    collection(at.as(who), 'sharedPapers'),
    where('writers', 'array-contains', uidOf(who)),
    limit(most),
  );
const below = (who: Who, name: string, most = 100, of = PAPER) =>
  query(collection(at.as(who), `${of}/${name}`), orderBy('seq'), limit(most));

describe('a shared paper', () => {
  it('is read only by its writers, whatever their role', async () => {
    for (const who of NAMES) {
      const expected = WRITERS.includes(who);
      await expectAllowed(expected, getDoc(doc(at.as(who), PAPER)));
      await expectAllowed(false, getDoc(doc(at.as(who), OTHER)));
      await expectAllowed(expected, getDoc(doc(at.as(who), `${PAPER}/${BELOW.state}`)));
      await expectAllowed(expected, getDoc(doc(at.as(who), `${PAPER}/${BELOW.version}`)));
      await expectAllowed(expected, getDocs(below(who, 'updates')));
      await expectAllowed(expected, getDocs(below(who, 'versions')));
    }
  });

  it('is not read by an account without claims, even where it is named', async () => {
    await expectAllowed(false, getDoc(doc(at.asPerson(STRANGER), PAPER)));
  });

  it('does not make other collections readable', async () => {
    await at.given({ 'elsewhere/x': paper([uidOf('author')]) });
    await expectAllowed(false, getDoc(doc(at.as('author'), 'elsewhere/x')));
  });

  it('is listed among one’s own, some at a time', async () => {
    await expectAllowed(true, getDocs(own('author')));
    await expectAllowed(false, getDocs(own('author', 51)));
    const theirs = query(
      collection(at.as('author'), 'sharedPapers'),
      where('writers', 'array-contains', 'somebody-else'),
      limit(50),
    );
    await expectAllowed(false, getDocs(theirs));
    const all = query(collection(at.as('author'), 'sharedPapers'), limit(50));
    await expectAllowed(false, getDocs(all));
    for (const name of ['updates', 'versions']) {
      await expectAllowed(false, getDocs(below('author', name, 101)));
      await expectAllowed(false, getDocs(below('author', name, 100, OTHER)));
    }
    await expectAllowed(false, getDocs(below('author', 'state')));
    await expectAllowed(false, getDoc(doc(at.as('author'), `${PAPER}/${BELOW.update}`)));
  });

  const caret = (who: Who, uid = uidOf(who), of = PAPER) => doc(at.as(who), `${of}/cursors/${uid}`);
  const told = (cursor: unknown = '{}') => ({ cursor, at: serverTimestamp() });
  const carets = (who: Who, most = 50, of = PAPER) =>
    getDocs(query(collection(at.as(who), `${of}/cursors`), limit(most)));

  it('takes from each writer where their own caret is, and tells the others', async () => {
    for (const who of NAMES) {
      const expected = WRITERS.includes(who);
      await expectAllowed(expected, setDoc(caret(who), told()));
      await expectAllowed(expected, carets(who));
      await expectAllowed(false, carets(who, 50, OTHER));
      await expectAllowed(false, setDoc(caret(who, uidOf(who), OTHER), told()));
      await expectAllowed(false, getDoc(caret(who)));
      await expectAllowed(false, deleteDoc(caret(who)));
    }
    await expectAllowed(
      false,
      setDoc(doc(at.as('author'), `${PAPER}/elsewhere/${uidOf('author')}`), told()),
    );
    await expectAllowed(false, carets('author', 51));
    await expectAllowed(false, setDoc(caret('author', uidOf('reviewer')), told()));
    await expectAllowed(false, setDoc(caret('author', 'somebody-else'), told()));
  });

  it('accepts no long caret, no other fields, and no time set by the browser', async () => {
    await expectAllowed(true, setDoc(caret('author'), told('x'.repeat(800))));
    for (const wrong of [
      told('x'.repeat(801)),
      told(7),
      { ...told(), name: 'Somebody' },
      { cursor: '{}', at: new Date(0) },
      { cursor: '{}' },
    ]) {
      await expectAllowed(false, setDoc(caret('reviewer'), wrong));
    }
  });

  it('takes a caret again after two seconds, and not before', async () => {
    const since = (ms: number) => ({
      [`${PAPER}/cursors/${uidOf('author')}`]: { cursor: '', at: new Date(Date.now() - ms) },
    });
    await at.given(since(1_000));
    await expectAllowed(false, setDoc(caret('author'), told()));
    await at.given(since(2_100));
    await expectAllowed(true, setDoc(caret('author'), told()));
    await at.given(since(60_000));
    await expectAllowed(false, setDoc(caret('author'), told('x'.repeat(801))));
    // A writer who was removed.
    await at.given({ [PAPER]: paper([uidOf('reviewer')]), ...since(60_000) });
    await expectAllowed(false, setDoc(caret('author'), told()));
  });

  it('is written by no one', async () => {
    for (const who of NAMES) {
      for (const path of ['', ...Object.values(BELOW).map((each) => `/${each}`)]) {
        const one = doc(at.as(who), PAPER + path);
        expect(await isAllowed(updateDoc(one, { seq: 2 })), `${who} changes ${path}`).toBe(false);
        expect(await isAllowed(deleteDoc(one)), `${who} deletes ${path}`).toBe(false);
        const fresh = doc(at.as(who), `${PAPER}${path}9`);
        const made = path === '' ? paper([uidOf(who)]) : { seq: 1, by: uidOf(who) };
        expect(await isAllowed(setDoc(fresh, made)), `${who} creates ${path}`).toBe(false);
      }
    }
  });
});
