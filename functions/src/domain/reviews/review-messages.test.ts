import { MAIL, MAIL_BODIES } from '@quire/model/collections';
import { REVIEW_MESSAGES_MAX } from '@quire/model/entities/review-message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invited, putReviewer, reviewNow, tokenFor } from '../../testing/test-reviews.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { answerInvitation } from './answer-invitation.ts';
import { writeToEditor, writeToReviewer } from './review-messages.ts';
import { cancelReview } from './staff-reviews.ts';
import { viewReview } from './view-review.ts';
import { writeToReviewers } from './write-to-reviewers.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['vasquez', 'lund']) await putReviewer(press, id);
});
afterAll(() => press.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const TEXT = 'I am Ruth; the second supplement cannot be opened.';
const key = (name: string) => `message-${name}`;

async function asked(id: string, reviewer = 'vasquez') {
  await putSubmission(press, id, { state: 'reviewer_invitation', number: `CES-2026-${id}` });
  const { review, token } = await invited(press, id, reviewer);
  return { token, one: { submission: id, review } };
}

it('notifies the editors that a reviewer has written, but neither who nor what', async () => {
  const { token, one } = await asked('writes');
  const before = new Set((await press.db.collection(MAIL).get()).docs.map(({ id }) => id));
  const told = await mailsOf(press, async () => {
    await writeToEditor(press, { token, key: key('one'), text: TEXT });
    await writeToEditor(press, { token, key: key('one'), text: TEXT });
  });
  expect(told).toEqual(['editor/reviewer-message → edda@example.org']);
  expect((await reviewNow(press, 'writes', one.review)).messages).toMatchObject([
    { side: 'reviewer', text: TEXT },
  ]);
  const mails = await press.db.collection(MAIL).get();
  const fresh = mails.docs.filter(({ id }) => !before.has(id)).map((doc) => doc.data());
  expect(JSON.stringify(fresh)).not.toMatch(/vasquez|Ruth|supplement/i);
  const noted = (await below(press, 'writes', 'events')).filter(
    ({ event }) => event === 'reviewer_wrote',
  );
  expect(noted).toMatchObject([{ audience: 'staff', actor: 'reviewer' }]);
  expect(JSON.stringify(noted)).not.toMatch(/vasquez|supplement/i);
});

it('is answered by the manuscript’s handlers, with a link that works; no other reviewer reads it', async () => {
  const { token, one } = await asked('answers');
  const other = await invited(press, 'answers', 'lund');
  await writeToEditor(press, { token, key: key('one'), text: TEXT });
  const answer = { ...one, key: key('two'), text: 'It is there now.' };
  const told = await mailsOf(press, async () => {
    await writeToReviewer(press, PEOPLE.editor, answer);
    await writeToReviewer(press, PEOPLE.editor, answer);
  });
  expect(told).toEqual(['reviewer/message → vasquez@reviews.example']);
  const fresh = await tokenFor(press, 'vasquez@reviews.example');
  const { messages } = await viewReview(press, { token: fresh });
  expect(messages.map(({ side, text }) => [side, text])).toEqual([
    ['reviewer', TEXT],
    ['editor', 'It is there now.'],
  ]);
  expect(JSON.stringify(messages)).not.toContain(PEOPLE.editor.uid);
  expect((await viewReview(press, { token: other.token })).messages).toEqual([]);
  // The reviewer's mail text is stored where no one can read it.
  const shown = (await press.db.collection(MAIL).get()).docs.map((doc) => doc.data());
  expect(JSON.stringify(shown)).not.toContain('It is there now.');
  const bodies = (await press.db.collection(MAIL_BODIES).get()).docs.map((doc) => doc.data());
  expect(JSON.stringify(bodies)).toContain('It is there now.');
});

it('is written only by the manuscript’s handlers and the holder of the link', async () => {
  const { one } = await asked('rights');
  for (const [name, person] of Object.entries(PEOPLE)) {
    if (['editor', 'admin'].includes(name)) continue;
    const written = writeToReviewer(press, person, { ...one, key: key(name), text: 'Hello.' });
    expect(await codeOf(written), name).not.toBe('done');
  }
  const guessed = writeToEditor(press, {
    token: 'x'.repeat(43),
    key: key('guess'),
    text: 'Hello.',
  });
  expect(await codeOf(guessed)).toBe('review/link-unknown');
  expect((await reviewNow(press, 'rights', one.review)).messages).toEqual([]);
});

it('ends with the review, and a revoked link shows nothing', async () => {
  const { token, one } = await asked('ended');
  await writeToEditor(press, { token, key: key('one'), text: TEXT });
  await cancelReview(press, PEOPLE.editor, { ...one, reason: '' });
  const again = { key: key('two'), text: TEXT };
  expect(await codeOf(writeToEditor(press, { token, ...again }))).toBe('review/link-revoked');
  expect(await codeOf(writeToReviewer(press, PEOPLE.editor, { ...one, ...again }))).toBe(
    'review/wrong-state',
  );
  expect((await viewReview(press, { token })).messages).toEqual([]);
  const declined = await asked('declined', 'lund');
  const no = { answer: 'decline', reason: '', competingInterest: '' } as const;
  await answerInvitation(press, { ...no, token: declined.token });
  expect(await codeOf(writeToEditor(press, { token: declined.token, ...again }))).toBe(
    'review/wrong-state',
  );
});

it('is limited in number, and to ten from a reviewer within an hour', async () => {
  const { token, one } = await asked('many', 'lund');
  const write = (at: number) => writeToEditor(press, { token, key: key(`${at}`), text: 'Again.' });
  for (let at = 0; at < 10; at += 1) await write(at);
  expect(await codeOf(write(10))).toBe('account/throttled');
  const full = Array.from({ length: REVIEW_MESSAGES_MAX }, (_, at) => ({
    ...{ key: key(`full-${at}`), side: 'editor', text: 'Hello.', at: press.now().toISOString() },
  }));
  await press.db.doc(`submissions/many/reviews/${one.review}`).update({ messages: full });
  const more = writeToReviewer(press, PEOPLE.editor, { ...one, key: key('more'), text: 'Hello.' });
  expect(await codeOf(more)).toBe('input/invalid');
});

it('is sent to the reviewers at one stage, each separately, and says how many received it', async () => {
  await putSubmission(press, 'stages', { state: 'under_review' });
  const states = { vasquez: 'invited', lund: 'accepted', noor: 'overdue' } as const;
  await putReviewer(press, 'noor');
  for (const [reviewer, state] of Object.entries(states)) {
    const { review } = await invited(press, 'stages', reviewer);
    await press.db.doc(`submissions/stages/reviews/${review}`).update({ state });
  }
  const write = (to: 'invited' | 'working' | 'overdue' | 'reported') =>
    writeToReviewers(press, PEOPLE.editor, {
      ...{ submission: 'stages', to, key: key(to), text: 'The office is closed.' },
    });
  const told = (to: 'invited' | 'working' | 'overdue') => mailsOf(press, () => write(to));
  const mailTo = (reviewer: string) => `reviewer/message → ${reviewer}@reviews.example`;
  expect(await told('invited')).toEqual([mailTo('vasquez')]);
  expect(await told('overdue')).toEqual([mailTo('noor')]);
  expect((await told('working')).toSorted()).toEqual([mailTo('lund'), mailTo('noor')]);
  expect(await codeOf(write('reported'))).toBe('review/nobody');
  // Where some reviewers have reached the limit, the answer says so; where all have, it is refused.
  const full = Array.from({ length: REVIEW_MESSAGES_MAX }, (_, n) => ({
    ...{ key: key(`full-${n}`), side: 'editor', text: 'More.', at: '2026-01-01T00:00:00.000Z' },
  }));
  const fill = (reviewer: string) =>
    press.db.doc(`submissions/stages/reviews/r00-${reviewer}`).update({ messages: full });
  await fill('noor');
  const again = { submission: 'stages', key: key('again'), text: 'It is open again.' };
  const to = (audience: 'working' | 'overdue') =>
    writeToReviewers(press, PEOPLE.editor, { ...again, to: audience });
  expect(await to('working')).toEqual({ written: 1, of: 2 });
  expect(await codeOf(to('overdue'))).toBe('input/invalid');
});

it('is not sent to a reviewer who has left that stage in the meantime', async () => {
  const { one } = await asked('moved');
  const message = { ...one, key: key('moved'), text: 'Please answer the invitation.' };
  const written = writeToReviewer(
    press,
    PEOPLE.editor,
    message,
    ({ state }) => state === 'overdue',
  );
  expect(await codeOf(written)).toBe('review/wrong-state');
  expect((await reviewNow(press, 'moved', one.review)).messages).toEqual([]);
});
