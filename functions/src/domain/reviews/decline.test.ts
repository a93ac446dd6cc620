/** Rejecting a manuscript before its round is complete, or while its author revises. */
import { MAIL, MAIL_BODIES } from '@quire/model/collections';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/test-records.ts';
import { invited, putReviewer, REPORT, reviewNow } from '../../testing/test-reviews.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
  submissionNow,
} from '../../testing/test-submissions.ts';
import type { Person } from '../access/principal.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { answerInvitation } from './answer-invitation.ts';
import { draftDecision } from './draft-decision.ts';
import { submitReview } from './write-report.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const name of ['rosa', 'rolf', 'ruth']) await putReviewer(press, name);
});
afterAll(() => press.close());

let id = '';
let count = 0;
beforeEach(() => {
  count += 1;
  id = `declined-${count}`;
});

const put = (state: SubmissionState) =>
  putSubmission(press, id, { state, number: `CES-2026-7${count}`, editors: ['edda'] });
async function decline(more: object = {}, person: Person = PEOPLE.editor) {
  const { state: from } = await submissionNow(press, id);
  const said = { letter: 'We will not publish it.', ...more };
  return moveSubmission(press, person, { submission: id, event: 'decline', from, ...said });
}
const mailTo = async (address: string, template: string) => {
  const found = await press.db.collection(MAIL).where('to', 'array-contains', address).get();
  const mail = found.docs.find((doc) => doc.get('template') === template);
  const body = mail && (await press.db.collection(MAIL_BODIES).doc(mail.id).get());
  return String(body?.get('text') ?? '');
};
const accept = (token: string) =>
  answerInvitation(press, { token, answer: 'accept', reason: '', competingInterest: 'None' });

describe('rejecting while reviewers are invited or at work', () => {
  it('tells each of them what happened, and thanks only those who have sent a report', async () => {
    await put('reviewer_invitation');
    const [rosa, rolf, ruth] = [
      await invited(press, id, 'rosa'),
      await invited(press, id, 'rolf'),
      await invited(press, id, 'ruth'),
    ];
    await accept(rolf.token);
    await accept(ruth.token);
    await submitReview(press, { token: ruth.token, revision: 0, report: REPORT });
    expect((await submissionNow(press, id)).state).toBe('under_review');
    const draft = await draftDecision(press, PEOPLE.editor, { submission: id, event: 'decline' });
    expect(draft.reports).toBeNull();
    expect(draft.reviews.map(({ comments }) => comments)).toEqual([REPORT.commentsToAuthor]);
    const mails = await mailsOf(press, () => decline({ reviews: draft.reviews }));
    expect(mails).toEqual([
      'author/decision → anselm@example.org',
      'reviewer/cancelled → rolf@reviews.example',
      'reviewer/cancelled → rosa@reviews.example',
      'reviewer/thanks → ruth@reviews.example',
    ]);
    const invitedOnly = await mailTo('rosa@reviews.example', 'reviewer/cancelled');
    expect(invitedOnly).toContain('You do not need to reply');
    expect(invitedOnly).not.toMatch(/thank/i);
    expect(await reviewNow(press, id, rolf.review)).toMatchObject({ cancelledWhy: 'decided' });
    const atWork = await mailTo('rolf@reviews.example', 'reviewer/cancelled');
    expect(atWork).toContain('Thank you for agreeing to review it.');
    expect(atWork).toContain('decided on the manuscript without further reports');
    for (const each of [rosa, rolf]) {
      expect((await reviewNow(press, id, each.review)).state).toBe('cancelled');
    }
    expect((await reviewNow(press, id, ruth.review)).released).toMatchObject({ isEdited: false });
    const [decision] = await below(press, id, 'decisions');
    expect(decision).toMatchObject({
      event: 'decline',
      reviews: [{ comments: expect.any(String) }],
    });
    expect((await submissionNow(press, id)).state).toBe('rejected');
  });
});

describe('rejecting while the author revises', () => {
  it('sets the files of the revision aside, and asks nothing more of the author', async () => {
    await putSubmission(
      press,
      id,
      { state: 'minor_revision', dueAt: press.now().toISOString(), editors: ['edda'] },
      [storedFile(), storedFile({ name: 'new.docx', round: 1, replaces: 'file-1' })],
    );
    expect(await mailsOf(press, () => decline())).toEqual(['author/decision → anselm@example.org']);
    const { state, dueAt } = await submissionNow(press, id);
    expect([state, dueAt]).toEqual(['rejected', undefined]);
    const files = await below(press, id, 'files');
    expect(files.find(({ id: file }) => file === 'file-2')).toMatchObject({ setAside: true });
  });

  it('is possible when the revision has arrived, without another round', async () => {
    await put('revision_submitted');
    expect(await mailsOf(press, () => decline())).toEqual(['author/decision → anselm@example.org']);
    expect((await submissionNow(press, id)).round).toBe(0);
  });
});

it('rejects what was returned to its author for corrections', async () => {
  await put('returned_to_author');
  const asked = { submission: id, event: 'desk_reject', from: 'returned_to_author' } as const;
  const mails = await mailsOf(press, () =>
    moveSubmission(press, PEOPLE.editor, { ...asked, letter: 'Out of scope.' }),
  );
  expect(mails).toEqual(['author/decision → anselm@example.org']);
  expect((await submissionNow(press, id)).state).toBe('desk_rejected');
});

it('is only for those who decide, and needs a letter', async () => {
  await put('under_review');
  const { guestEditor, admin, author, otherEditor, production } = PEOPLE;
  for (const person of [guestEditor, admin, author, otherEditor, production]) {
    expect(await codeOf(decline({}, person)), person.uid).toMatch(/access\/denied|not-found/);
  }
  expect((await decline({ letter: '' })).problems).toMatchObject([{ field: 'letter' }]);
  expect((await submissionNow(press, id)).state).toBe('under_review');
});
