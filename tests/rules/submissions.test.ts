import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { draftFields, submission } from './submission-records.ts';

let at: RulesPress;
const OWN = 'submissions/own';
const LATER = '2026-02-02T03:04:05.678Z';

beforeAll(async () => {
  at = await openRulesPress('rules-submissions');
});
afterAll(() => at.close());
beforeEach(() => at.given({ [OWN]: submission('author') }));

describe('beginning a manuscript', () => {
  const create = (change: object = {}) =>
    setDoc(doc(at.as('author'), 'submissions/new'), { ...submission('author'), ...change });

  it('works, and can be thrown away by nobody', async () => {
    await expectAllowed(true, create());
    await expectAllowed(false, deleteDoc(doc(at.as('author'), 'submissions/new')));
  });
});

describe('saving a manuscript', () => {
  const save = (change: object = {}) =>
    updateDoc(doc(at.as('author'), OWN), { revision: 1, updatedAt: LATER, ...change });

  it('works with every field', () =>
    expectAllowed(
      true,
      save({ ...draftFields(), title: 'Ebb', abstract: 'Water flows back.', keywords: [] }),
    ));
  it('works with one', () => expectAllowed(true, save({ title: 'Ebb' })));
  it('is refused on top of another’s save', () => expectAllowed(false, save({ revision: 2 })));
});

it('is read by its owner alone', async () => {
  await expectAllowed(true, getDoc(doc(at.as('author'), OWN)));
  await expectAllowed(false, getDoc(doc(at.as('editor'), OWN)));
  await expectAllowed(false, getDoc(doc(at.as('author'), 'submissions/nowhere')));
});
