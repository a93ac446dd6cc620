/** Deciding with fewer reports than the journal asks for. */
import type { MoveSubmissionRequest } from '@quire/model/calls/calls';
import { AUDIT, JOURNALS, MAIL, USERS } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { codeOf } from '../../testing/test-records.ts';
import { invited, putReviewer, REPORT } from '../../testing/test-reviews.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
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

const journal = () => press.db.collection(JOURNALS).doc('CES');
const DECISIONS = [
  'accept',
  'request_minor',
  'request_major',
  'reject',
  'reject_resubmit',
] as const;
type Decision = (typeof DECISIONS)[number];

const step = (
  submission: string,
  event: MoveSubmissionRequest['event'],
  more: Partial<MoveSubmissionRequest> = {},
) =>
  submissionNow(press, submission).then(({ state: from }) =>
    moveSubmission(press, PEOPLE.editor, { submission, event, from, ...more }),
  );
const decide = (submission: string, event: Decision, fewReportsReason?: string) =>
  step(submission, event, {
    letter: 'We have read it.',
    ...(fewReportsReason && { fewReportsReason }),
  });

async function report(submission: string, reviewer: string) {
  const { token } = await invited(press, submission, reviewer);
  await answerInvitation(press, {
    ...{ token, answer: 'accept', reason: '', competingInterest: 'None' },
  });
  await submitReview(press, { token, revision: 0, report: REPORT });
}

/** Under review, with this number of reports, and the round closed by the editor. */
async function closed(submission: string, ...reviewers: string[]) {
  await putSubmission(press, submission, {
    ...{ state: 'reviewer_invitation', number: `CES-2026-${submission}`, journal: 'CES' },
  });
  await step(submission, 'begin_review');
  for (const reviewer of reviewers) await report(submission, reviewer);
  const { state } = await submissionNow(press, submission);
  if (state === 'under_review') await step(submission, 'complete_reviews');
}

it.each(DECISIONS)('needs a reason for each decision: %s', async (event) => {
  const id = `none-${event}`;
  await closed(id);
  const draft = await draftDecision(press, PEOPLE.editor, { submission: id, event });
  expect(draft.reports).toEqual({ received: 0, wanted: 2, isRoundEmpty: false });
  const { problems, state } = await decide(id, event);
  expect(state).toBe('reviews_complete');
  expect(problems).toEqual([
    {
      field: 'fewReportsReason',
      message: 'The journal requires 2 reports, and there is none.',
    },
    {
      field: 'fewReportsReason',
      message: 'Say why you are deciding with fewer reports. The editor-in-chief will be notified.',
    },
  ]);
  expect((await decide(id, event, 'Two reviewers withdrew.')).problems).toEqual([]);
});

test('stores the reason for the handlers, and not for the author', async () => {
  await closed('kept', 'rosa');
  await decide('kept', 'reject', 'Rosa’s report settles it.');
  const events = await below(press, 'kept', 'events');
  const noted = events.find(({ event }) => event === 'decided_with_few_reports');
  expect(noted).toMatchObject({ audience: 'staff', actor: 'editor', round: 0 });
  const inside = await below(press, 'kept', 'private');
  expect(inside.find(({ id }) => id === noted?.id)).toMatchObject({
    by: PEOPLE.editor.uid,
    reason: 'Rosa’s report settles it.',
    reports: { received: 1, wanted: 2, isRoundEmpty: false },
  });
  const mails = await press.db.collection(MAIL).where('submission', '==', 'kept').get();
  const told = [
    events,
    await below(press, 'kept', 'decisions'),
    mails.docs.map((doc) => doc.data()),
  ];
  expect(JSON.stringify(told)).not.toContain('settles it');
  const audit = await press.db.collection(AUDIT).where('record', '==', 'submissions/kept').get();
  expect(audit.docs.map((doc) => doc.data())).toEqual([
    {
      ...{ action: 'submission.few-reports', by: PEOPLE.editor.uid, record: 'submissions/kept' },
      ...{ decision: 'reject', at: noted?.at },
    },
  ]);
});

test('writes no audit entry for a manuscript by staff, whose author may be able to read it', async () => {
  await closed('staff');
  const { uid } = PEOPLE.production;
  await press.db.doc('submissions/staff').update({ owner: uid, authorUids: [uid] });
  expect((await decide('staff', 'reject', 'Nobody could be found.')).problems).toEqual([]);
  const audit = await press.db.collection(AUDIT).where('record', '==', 'submissions/staff').get();
  expect(audit.size).toBe(0);
});

test('notifies the editor-in-chief, otherwise the other editors, otherwise the journal’s address', async () => {
  const mailed = async (id: string) => {
    await closed(id);
    const mails = await mailsOf(press, () => decide(id, 'reject', 'Out of scope after all.'));
    return mails.filter((mail) => mail.startsWith('editor/')).toSorted();
  };
  expect(await mailed('address')).toEqual(['editor/few-reports → ces@press.example']);
  const users = press.db.collection(USERS);
  const editor = {
    roles: ['reader', 'editor'],
    ...{ grants: { editor: ['CES'] }, journals: ['CES'] },
    updatedAt: press.now().toISOString(),
  };
  const put = (uid: string, displayName: string, roles = editor.roles) =>
    users.doc(uid).set({ ...editor, roles, displayName, email: `${uid}@example.org` });
  await put('chief', 'Dr. Carla Ní Bhriain');
  await put('other', 'Otto Lind');
  await put('paul', 'Paul Prod', ['production']);
  expect(await mailed('others')).toEqual([
    'editor/few-reports → chief@example.org',
    'editor/few-reports → other@example.org',
  ]);
  await journal().update({ board: [{ name: 'Dr. Carla Ni Bhriain', role: 'editor-in-chief' }] });
  expect(await mailed('chief')).toEqual(['editor/few-reports → chief@example.org']);
  await journal().update({ board: [] });
  for (const uid of ['chief', 'other', 'paul']) await users.doc(uid).delete();
});

test('asks for none where the journal’s minimum of reports is reached', async () => {
  await closed('enough', 'rosa', 'rolf');
  const draft = await draftDecision(press, PEOPLE.editor, {
    submission: 'enough',
    event: 'accept',
  });
  expect(draft.reports).toEqual({ received: 2, wanted: 2, isRoundEmpty: false });
  // A reason that is sent anyway is not stored.
  expect((await decide('enough', 'accept', 'None needed.')).problems).toEqual([]);
  const events = await below(press, 'enough', 'events');
  expect(events.map(({ event }) => event)).not.toContain('decided_with_few_reports');
});

test('follows the journal’s minimum for the type of article', async () => {
  await journal().update({
    articleTypes: [{ type: 'research-article', reviewers: 1 }],
    reviewDefaults: { minimumReviewers: 3 },
  });
  await closed('one', 'ruth');
  const { articleType } = await submissionNow(press, 'one');
  expect(articleType).toBe('research-article');
  expect((await decide('one', 'accept')).problems).toEqual([]);
  await journal().update({ articleTypes: [], reviewDefaults: { minimumReviewers: 0 } });
  await closed('zero');
  expect((await decide('zero', 'accept')).problems).toEqual([]);
  await journal().update({ reviewDefaults: {} });
});

test('does not apply to a desk rejection, which needs no reports', async () => {
  await putSubmission(press, 'desk', { state: 'with_editor', number: 'CES-2026-desk' });
  const draft = await draftDecision(press, PEOPLE.editor, {
    ...{ submission: 'desk', event: 'desk_reject' },
  });
  expect(draft.reports).toBeNull();
  expect((await step('desk', 'desk_reject', { letter: 'Not for us.' })).problems).toEqual([]);
});

test('is checked after the state and the rights', async () => {
  await closed('rights');
  const asked = {
    submission: 'rights',
    event: 'accept',
    from: 'reviews_complete',
    letter: 'Yes.',
  } as const;
  for (const person of [PEOPLE.author, PEOPLE.otherEditor, PEOPLE.admin, PEOPLE.production]) {
    expect(['access/denied', 'submission/not-found']).toContain(
      await codeOf(moveSubmission(press, person, asked)),
    );
  }
});
