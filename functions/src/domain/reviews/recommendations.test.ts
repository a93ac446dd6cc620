import { afterAll, beforeAll, expect, it } from 'vitest';
import { invited, putReviewer, REPORT } from '../../testing/test-reviews.ts';
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

const share = (sharesRecommendations: boolean) =>
  press.db.doc('journals/CES').set({ reviewDefaults: { sharesRecommendations } }, { merge: true });

const accepted = { answer: 'accept', reason: '', competingInterest: 'None' } as const;

/** Two reports, the first requested before the journal's setting was changed; and what the forms said. */
async function reviewed(id: string, first: boolean, second: boolean): Promise<boolean[]> {
  await putSubmission(press, id, { state: 'reviewer_invitation', number: `CES-2026-${id}` });
  await share(first);
  const vasquez = await invited(press, id, 'vasquez');
  await share(second);
  const lund = await invited(press, id, 'lund');
  const said: boolean[] = [];
  for (const { token } of [vasquez, lund]) {
    said.push((await viewReview(press, { token })).sharesRecommendation);
    await answerInvitation(press, { ...accepted, token });
  }
  const reports = [REPORT, { ...REPORT, recommendation: 'reject' as const }];
  for (const [place, { token }] of [vasquez, lund].entries()) {
    press.pass(1);
    await submitReview(press, { token, revision: 0, report: reports[place] ?? REPORT });
  }
  return said;
}

const draft = (submission: string) =>
  draftDecision(press, PEOPLE.editor, { submission, event: 'request_minor' });

it('keeps recommendations from the author unless the journal shares them', async () => {
  expect(await reviewed('kept', false, false)).toEqual([false, false]);
  const { letter, reviews } = await draft('kept');
  expect(reviews.map(({ recommendation }) => recommendation)).toEqual([undefined, undefined]);
  // If a request asks for it anyway, the decision contains none.
  const forged = reviews.map(({ offered: _, ...report }) => ({
    ...report,
    recommendation: 'Reject',
  }));
  await moveSubmission(press, PEOPLE.editor, {
    ...{ submission: 'kept', event: 'request_minor', from: 'reviews_complete' },
    ...{ letter, reviews: forged },
  });
  const [decision] = await below(press, 'kept', 'decisions');
  expect(decision?.reviews).toHaveLength(2);
  expect(JSON.stringify(decision)).not.toContain('recommendation');
});

it('shows the author only those whose reviewers were told so', async () => {
  expect(await reviewed('both', false, true)).toEqual([false, true]);
  const { letter, reviews } = await draft('both');
  expect(reviews.map(({ recommendation }) => recommendation)).toEqual([undefined, 'Reject']);
  await moveSubmission(press, PEOPLE.editor, {
    ...{ submission: 'both', event: 'request_minor', from: 'reviews_complete' },
    ...{ letter, reviews: reviews.map(({ offered: _, ...report }) => report) },
  });
  const [decision] = await below(press, 'both', 'decisions');
  expect(decision?.reviews).toMatchObject([{ label: 'Reviewer 1' }, { recommendation: 'Reject' }]);
});
