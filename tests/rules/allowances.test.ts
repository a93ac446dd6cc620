/** What an account may begin in a day: drafts and uploads are taken only where they stand in a bounded list. */
import {
  ANNOTATED_PER_DAY,
  DRAFTS_PER_DAY,
  LARGE_UPLOADS_PER_DAY,
  UPLOADS_PER_DAY,
} from '@quire/model/constants';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { PERSONAS, type Persona, type PersonaName } from './personas.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { submission } from './submission-records.ts';

let at: RulesPress;
const OWN = 'allowances/author';
const HOUR_MS = 3_600_000;
const ids = (most: number, name = 'id') => Array.from({ length: most }, (_, n) => `${name}${n}`);
const begun = (hoursAgo: number, change: object = {}) => ({
  ...{ since: Timestamp.fromMillis(Date.now() - hoursAgo * HOUR_MS) },
  ...{ drafts: ['d0'], uploads: ['u0'], large: ['l0'], annotated: ['a0'], ...change },
});
const fresh = (change: object = {}) => ({
  ...{ since: serverTimestamp(), drafts: [], uploads: [], large: [], ...change },
});
const set = (data: object, who: PersonaName = 'author', path = OWN) =>
  setDoc(doc(at.as(who), path), data);

beforeAll(async () => {
  at = await openRulesPress('rules-allowances');
});
afterAll(() => at.close());

describe('an account that has begun nothing', () => {
  beforeEach(() => at.renew({}));

  it('begins to count now, within the limits', async () => {
    const full = {
      drafts: ids(DRAFTS_PER_DAY),
      uploads: ids(UPLOADS_PER_DAY),
      large: ids(LARGE_UPLOADS_PER_DAY),
      annotated: ids(ANNOTATED_PER_DAY),
    };
    await expectAllowed(true, set(fresh(full)));
  });

  it.each([
    ['too many drafts', { drafts: ids(DRAFTS_PER_DAY + 1) }],
    ['too many uploads', { uploads: ids(UPLOADS_PER_DAY + 1) }],
    ['too many large ones', { large: ids(LARGE_UPLOADS_PER_DAY + 1) }],
    ['too many annotated articles', { annotated: ids(ANNOTATED_PER_DAY + 1) }],
    ['annotated articles that are no list', { annotated: 'a0' }],
    ['drafts that are no list', { drafts: 'd0' }],
    ['uploads that are no list', { uploads: 'u0' }],
    ['large ones that are no list', { large: 'l0' }],
    ['another day', { since: Timestamp.fromMillis(Date.now() - 25 * HOUR_MS) }],
    ['a day to come', { since: Timestamp.fromMillis(Date.now() + HOUR_MS) }],
    ['a field too many', { more: 1 }],
  ])('does not count %s', (_, change) => expectAllowed(false, set(fresh(change))));

  it.each(Object.keys(PERSONAS) as PersonaName[])('counts its own alone: %s', async (who) => {
    const persona: Persona = PERSONAS[who];
    const { uid, roles, isVerified = true } = persona;
    const mayWrite = ['reader', 'author', 'reviewer', 'editor'].some((role) =>
      roles.some((each) => each === role),
    );
    const isTheirs = uid !== null && isVerified && mayWrite;
    await expectAllowed(isTheirs, set(fresh(), who, `allowances/${uid ?? 'nobody'}`));
    await expectAllowed(false, set(fresh(), who, 'allowances/somebody'));
    await expectAllowed(isTheirs, getDoc(doc(at.as(who), `allowances/${uid ?? 'nobody'}`)));
  });
});

describe('an account that has begun something today', () => {
  beforeEach(() => at.renew({ [OWN]: begun(23.5) }));
  const change = (data: object) => updateDoc(doc(at.as('author'), OWN), data);

  it('adds to it', async () => {
    const more = { drafts: ['d0', 'd1'], uploads: ['u0', 'u1'], large: ['l0', 'l1'] };
    await expectAllowed(true, change({ ...more, annotated: ['a0', 'a1'] }));
  });

  it('adds the first annotated article to a count of before there were any', async () => {
    const { annotated: _, ...earlier } = begun(1);
    await at.given({ [OWN]: earlier });
    await expectAllowed(true, change({ annotated: ['a0'] }));
  });

  it.each([
    ['a draft', { drafts: ['d1'] }],
    ['an upload', { uploads: ['u1'] }],
    ['a large one', { large: ['l1'] }],
    ['an annotated article', { annotated: ['a1'] }],
    ['the day', { since: Timestamp.fromMillis(0) }],
    ['all of it', { since: serverTimestamp(), drafts: [], uploads: [], large: [] }],
  ])('does not forget %s', (_, data) => expectAllowed(false, change(data)));

  it.each([
    ['drafts', { drafts: ['d0', ...ids(DRAFTS_PER_DAY)] }],
    ['uploads', { uploads: ['u0', ...ids(UPLOADS_PER_DAY)] }],
    ['large ones', { large: ['l0', ...ids(LARGE_UPLOADS_PER_DAY)] }],
    ['annotated articles', { annotated: ['a0', ...ids(ANNOTATED_PER_DAY)] }],
  ])('adds no more %s than the limit', (_, data) => expectAllowed(false, change(data)));

  it('neither deletes it nor lists what others have', async () => {
    await expectAllowed(false, deleteDoc(doc(at.as('author'), OWN)));
    await expectAllowed(false, getDocs(query(collection(at.as('author'), 'allowances'), limit(1))));
  });

  it('is seen and changed by no one else', async () => {
    await expectAllowed(false, getDoc(doc(at.as('reviewer'), OWN)));
    await expectAllowed(false, updateDoc(doc(at.as('reviewer'), OWN), { drafts: ['d0', 'd1'] }));
  });
});

it('begins again after a day', async () => {
  await at.renew({ [OWN]: begun(24.5, { drafts: ids(DRAFTS_PER_DAY) }) });
  await expectAllowed(false, set({ ...begun(1), drafts: ['new'] }));
  await expectAllowed(true, set(fresh({ drafts: ['new'] })));
});

describe('a draft', () => {
  const begin = (draft: string, drafts: readonly string[] | null) => {
    const db = at.as('author');
    const batch = writeBatch(db);
    batch.set(doc(db, `submissions/${draft}`), submission('author'));
    if (drafts) batch.update(doc(db, OWN), { drafts });
    return batch.commit();
  };
  beforeEach(() => at.renew({ [OWN]: begun(23, { drafts: ids(DRAFTS_PER_DAY - 1) }) }));

  it('is begun where it is counted with it', async () => {
    const all = [...ids(DRAFTS_PER_DAY - 1), 'new'];
    await expectAllowed(true, begin('new', all));
    await expectAllowed(false, begin('one-more', [...all, 'one-more']));
    await expectAllowed(false, begin('one-more', null));
  });

  it('is not begun under the count of another', () =>
    expectAllowed(false, begin('other', [...ids(DRAFTS_PER_DAY - 1), 'new'])));
});
