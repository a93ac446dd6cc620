import { AUDIT, REVIEWERS_SHOWN, SUBMISSION_PRIVATE, USERS } from '@quire/model/collections';
import { REVIEWERS_SHOWN_HOURS } from '@quire/model/constants';
import { KEPT_WITH_MANUSCRIPT } from '@quire/model/entities/audit-entry';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { showReviewers } from './show-reviewers.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());
beforeEach(async () => {
  await press.db.recursiveDelete(press.db.collection(AUDIT));
  await press.db.recursiveDelete(submissionRef(press.db, 'sent'));
  await putSubmission(press, 'sent', { state: 'under_review', editors: [PEOPLE.editor.uid] });
});

const show = (who: keyof typeof PEOPLE) =>
  showReviewers(press, PEOPLE[who], { submission: 'sent' });
const entries = async () => (await press.db.collection(AUDIT).get()).docs.map((doc) => doc.data());
const shownTo = async () =>
  (await submissionRef(press.db, 'sent').collection(REVIEWERS_SHOWN).get()).docs.map(
    ({ id }) => id,
  );

it('records staff who look without being assigned', async () => {
  await show('admin');
  expect(await shownTo()).toEqual([PEOPLE.admin.uid]);
  expect(await entries()).toEqual([
    {
      ...{ action: 'submission.reviewers', at: expect.any(String) },
      ...{ by: PEOPLE.admin.uid, record: 'sent' },
    },
  ]);
});

it('records nothing for an assigned editor', async () => {
  await show('editor');
  expect([await shownTo(), await entries()]).toEqual([[], []]);
});

it('records it once while the entry is fresh, and again afterwards', async () => {
  await show('admin');
  await show('admin');
  expect(await entries()).toHaveLength(1);
  press.pass(REVIEWERS_SHOWN_HOURS / 24);
  await show('admin');
  expect(await entries()).toHaveLength(2);
});

it('keeps out of the audit who looked at a manuscript by staff, whose author may read it', async () => {
  const user = press.db.collection(USERS).doc(PEOPLE.author.uid);
  await user.update({ roles: ['author', 'admin'] });
  await show('editor');
  await putSubmission(press, 'sent', { state: 'under_review' });
  await show('editor');
  await user.update({ roles: ['author'] });
  expect(await entries()).toMatchObject([{ by: KEPT_WITH_MANUSCRIPT, record: 'sent' }]);
  const below = await submissionRef(press.db, 'sent').collection(SUBMISSION_PRIVATE).get();
  expect(below.docs.map((doc) => doc.get('by'))).toEqual([PEOPLE.editor.uid]);
});

it.each(['author', 'stranger', 'otherEditor', 'production', 'finance'] as const)(
  'is refused to %s, and records nothing',
  async (who) => {
    await expect(show(who)).rejects.toThrow();
    expect([await shownTo(), await entries()]).toEqual([[], []]);
  },
);

it('is refused to an admin who is among the authors', async () => {
  const { uid } = PEOPLE.admin;
  await putSubmission(press, 'sent', { state: 'under_review', authorUids: ['anselm', uid] });
  await expect(show('admin')).rejects.toThrow();
  expect(await shownTo()).toEqual([]);
});
