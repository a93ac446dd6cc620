import { afterAll, beforeAll, expect, it } from 'vitest';
import { invited, putReviewer, REPORT, reviewNow } from '../../testing/test-reviews.ts';
import {
  below,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { answerInvitation } from './answer-invitation.ts';
import { draftDecision } from './draft-decision.ts';
import { viewReview } from './view-review.ts';
import { submitReview } from './write-report.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['vasquez', 'lund']) await putReviewer(press, id);
});
afterAll(() => press.close());

const publish = (publishesReviews: boolean) =>
  press.db.doc('journals/CES').set({ publishesReviews }, { merge: true });
const accepted = { answer: 'accept', reason: '', competingInterest: 'None' } as const;

/** A manuscript under review by two reviewers; their links, and the reports. */
async function underReview(id: string) {
  await putSubmission(press, id, { state: 'reviewer_invitation', number: `CES-2026-${id}` });
  const both = [await invited(press, id, 'vasquez'), await invited(press, id, 'lund')] as const;
  for (const { token } of both) await answerInvitation(press, { ...accepted, token });
  return both;
}

const draft = (submission: string) =>
  draftDecision(press, PEOPLE.editor, { submission, event: 'request_minor' });
const decide = (submission: string, reviews: Awaited<ReturnType<typeof draft>>['reviews']) =>
  moveSubmission(press, PEOPLE.editor, {
    ...{ submission, event: 'request_minor', from: 'reviews_complete', letter: 'Dear author' },
    reviews: reviews.map(({ offered: _, ...report }) => report),
  });

it('asks whether a report may be published, where the journal told the reviewer so', async () => {
  await publish(true);
  const [vasquez, lund] = await underReview('asked');
  await publish(false);
  const { token } = vasquez;
  expect((await viewReview(press, { token })).publishesReviews).toBe(true);
  const refused = await submitReview(press, { token, revision: 0, report: REPORT });
  expect(refused.problems.map(({ field }) => field)).toEqual(['publication']);
  expect(refused.state).toBe('in_progress');
  const report = { ...REPORT, publication: 'named' as const };
  await submitReview(press, { token, revision: refused.revision, report });
  const other = { ...REPORT, publication: 'anonymous' as const };
  await submitReview(press, { token: lund.token, revision: 0, report: other });
  // A reviewer who signs is named to the author too; no one else is.
  const { reviews } = await draft('asked');
  expect(reviews.map(({ label }) => label)).toEqual(['Reviewer 1: Ruth Vasquez', 'Reviewer 2']);
});

it('does not treat a name as agreed where the reviewer was not asked', async () => {
  const [vasquez, lund] = await underReview('unasked');
  const report = { ...REPORT, publication: 'named' as const, publicConsent: true };
  for (const { token } of [vasquez, lund]) {
    press.pass(1);
    await submitReview(press, { token, revision: 0, report });
  }
  const { reviews } = await draft('unasked');
  expect(reviews.map(({ label }) => label)).toEqual(['Reviewer 1', 'Reviewer 2']);
});

it('stores the original report with the released text, and notes that it was changed', async () => {
  const [vasquez, lund] = await underReview('edited');
  for (const { token } of [vasquez, lund]) {
    press.pass(1);
    await submitReview(press, { token, revision: 0, report: REPORT });
  }
  const { reviews } = await draft('edited');
  const [first, second] = reviews;
  if (!first || !second) throw new Error('two reports');
  await decide('edited', [{ ...first, comments: 'Milder words for the author.' }]);
  const kept = await reviewNow(press, 'edited', vasquez.review);
  expect(kept.report.commentsToAuthor).toBe(REPORT.commentsToAuthor);
  expect(kept.released).toMatchObject({ comments: 'Milder words for the author.', isEdited: true });
  expect((await reviewNow(press, 'edited', lund.review)).released).toBeUndefined();
  const [decision] = await below(press, 'edited', 'decisions');
  expect(decision?.reviews).toEqual([
    { label: 'Reviewer 1', comments: 'Milder words for the author.' },
  ]);
  const edits = (await below(press, 'edited', 'events')).filter(
    ({ event }) => event === 'report_edited',
  );
  expect(edits).toMatchObject([{ audience: 'staff', actor: 'editor' }]);
  expect(JSON.stringify(edits)).not.toMatch(/vasquez/i);
});

it('releases no report of another manuscript or round, and none twice', async () => {
  const [vasquez, lund] = await underReview('own');
  for (const { token } of [vasquez, lund]) {
    press.pass(1);
    await submitReview(press, { token, revision: 0, report: REPORT });
  }
  const { reviews: own } = await draft('own');
  const { reviews: others } = await draft('unasked');
  for (const forged of [others, [...own, ...own.slice(0, 1)]]) {
    const { problems, state } = await decide('own', forged);
    expect(problems.map(({ field }) => field)).toEqual(['reviews']);
    expect(state).toBe('reviews_complete');
  }
  await press.db.doc(`submissions/own/reviews/${vasquez.review}`).update({ round: 1 });
  const { problems } = await decide('own', own);
  expect(problems.map(({ field }) => field)).toEqual(['reviews']);
});
