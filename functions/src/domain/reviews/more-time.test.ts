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
import { askForTime, refuseTime } from './more-time.ts';
import { extendReview } from './staff-reviews.ts';
import { viewReview } from './view-review.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['vasquez', 'lund']) await putReviewer(press, id);
});
afterAll(() => press.close());

const accepted = { answer: 'accept', reason: '', competingInterest: 'None' } as const;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

/** The day after this number of days. */
const dayIn = (days: number) =>
  new Date(press.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function reviewing(id: string) {
  await putSubmission(press, id, { state: 'reviewer_invitation', number: `CES-2026-${id}` });
  const review = await invited(press, id, 'vasquez');
  await answerInvitation(press, { ...accepted, token: review.token });
  return { ...review, one: { submission: id, review: review.review } };
}

it('notifies the editors once that a reviewer asks for more time, and changes no day', async () => {
  const { token, one } = await reviewing('asks');
  const { due } = await reviewNow(press, 'asks', one.review);
  const ask = (days: number) =>
    askForTime(press, { token, due: dayIn(days), reason: 'I am at sea.' });
  const told = await mailsOf(press, async () => {
    await ask(45);
    await ask(45);
    await ask(50);
  });
  expect(told).toEqual(['editor/time-asked → edda@example.org']);
  const after = await reviewNow(press, 'asks', one.review);
  expect(after.due).toBe(due);
  expect(after.timeAsked).toMatchObject({ reason: 'I am at sea.' });
  expect((await viewReview(press, { token })).timeAsked?.slice(0, 10)).toBe(dayIn(50));
  const asked = (await below(press, 'asks', 'events')).filter(
    ({ event }) => event === 'time_asked',
  );
  expect(asked).toMatchObject([{ audience: 'staff', actor: 'reviewer' }]);
  expect(JSON.stringify(asked)).not.toMatch(/vasquez|at sea/i);
});

it('is given by an editor, and the reviewer is sent a link that works', async () => {
  const { token, one } = await reviewing('given');
  await askForTime(press, { token, due: dayIn(45), reason: '' });
  const { timeAsked } = await reviewNow(press, 'given', one.review);
  const due = timeAsked?.due ?? '';
  const told = await mailsOf(press, () => extendReview(press, PEOPLE.editor, { ...one, due }));
  expect(told).toEqual(['reviewer/time-answered → vasquez@reviews.example']);
  const after = await reviewNow(press, 'given', one.review);
  expect(after).toMatchObject({ due });
  expect(after.timeAsked).toBeUndefined();
  const fresh = await tokenFor(press, 'vasquez@reviews.example');
  expect((await viewReview(press, { token: fresh })).due).toBe(due);
});

it('is refused once, and can be requested again', async () => {
  const { token, one } = await reviewing('refused');
  const { due } = await reviewNow(press, 'refused', one.review);
  await askForTime(press, { token, due: dayIn(45), reason: '' });
  const told = await mailsOf(press, async () => {
    await refuseTime(press, PEOPLE.editor, one);
    await refuseTime(press, PEOPLE.editor, one);
  });
  expect(told).toEqual(['reviewer/time-answered → vasquez@reviews.example']);
  const after = await reviewNow(press, 'refused', one.review);
  expect(after.due).toBe(due);
  expect(after.timeAsked).toBeUndefined();
  await askForTime(press, { token, due: dayIn(46), reason: '' });
  expect((await reviewNow(press, 'refused', one.review)).timeAsked).toBeDefined();
});

it('is refused before an answer, for a day that is no later, too late, or with a guessed link', async () => {
  await putSubmission(press, 'early', { state: 'reviewer_invitation', number: 'CES-2026-early' });
  const { token } = await invited(press, 'early', 'lund');
  const ask = (due: string, by = token) =>
    codeOf(askForTime(press, { token: by, due, reason: '' }));
  expect(await ask(dayIn(45))).toBe('review/wrong-state');
  await answerInvitation(press, { ...accepted, token });
  expect(await ask(dayIn(1))).toBe('review/bad-date');
  expect(await ask(dayIn(62))).toBe('review/bad-date');
  expect(await ask(dayIn(45), 'x'.repeat(43))).toBe('review/link-unknown');
});

it('is answered only by those who handle the manuscript', async () => {
  const { token, one } = await reviewing('rights');
  await askForTime(press, { token, due: dayIn(45), reason: '' });
  for (const [name, person] of Object.entries(PEOPLE)) {
    if (['editor', 'admin'].includes(name)) continue;
    expect(await codeOf(refuseTime(press, person, one)), name).not.toBe('done');
  }
  expect((await reviewNow(press, 'rights', one.review)).timeAsked).toBeDefined();
});
