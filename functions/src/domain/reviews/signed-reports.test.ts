import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { nameCoReviewers } from './name-co-reviewers.ts';
import { viewReview } from './view-review.ts';
import { submitReview } from './write-report.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['vasquez', 'lund']) await putReviewer(press, id);
});
afterAll(() => press.close());

const journal = (reviewersMaySign: boolean, change: object = {}) =>
  press.db.doc('journals/CES').set(
    {
      ...{ reviewDefaults: { reviewersMaySign }, publishesReviews: false },
      ...{ peerReviewModel: 'double', ...change },
    },
    { merge: true },
  );
const accepted = { answer: 'accept', reason: '', competingInterest: 'None' } as const;
const SIGNED = { ...REPORT, publicConsent: true };
const ADA = { given: 'Ada', family: 'Young', email: 'ada@elsewhere.example' };

/** A manuscript under review by two reviewers; their links. */
async function underReview(id: string) {
  await putSubmission(press, id, { state: 'reviewer_invitation', number: `CES-2026-${id}` });
  const both = [await invited(press, id, 'vasquez'), await invited(press, id, 'lund')] as const;
  for (const { token } of both) await answerInvitation(press, { ...accepted, token });
  return both;
}

const draft = (submission: string) =>
  draftDecision(press, PEOPLE.editor, { submission, event: 'request_minor' });
const labels = async (submission: string) =>
  (await draft(submission)).reviews.map(({ label }) => label);

async function send(tokens: readonly string[], reports: readonly (typeof REPORT)[]) {
  for (const [place, token] of tokens.entries()) {
    press.pass(1);
    const { revision } = await viewReview(press, { token });
    await submitReview(press, { token, revision, report: reports[place] ?? REPORT });
  }
}

describe('a reviewer who may sign', () => {
  it('is named to the author if they have chosen so, and no one else is', async () => {
    await journal(true);
    const [vasquez, lund] = await underReview('signed');
    expect((await viewReview(press, { token: vasquez.token })).maySign).toBe(true);
    await send([vasquez.token, lund.token], [SIGNED, REPORT]);
    expect(await labels('signed')).toEqual(['Reviewer 1: Ruth Vasquez', 'Reviewer 2']);
  });

  it.each([
    ['the journal did not allow it when they were asked', false, {}],
    ['nobody knows anybody', true, { peerReviewModel: 'triple' }],
    ['reports are published, and reviewers choose there', true, { publishesReviews: true }],
  ])('cannot sign where %s', async (name, maySign, change) => {
    const id = `no-${name.replaceAll(/[^a-z]/g, '').slice(0, 24)}`;
    await journal(maySign, change);
    const [vasquez, lund] = await underReview(id);
    // A later change of the journal's setting breaks no promise.
    await journal(true);
    expect((await viewReview(press, { token: vasquez.token })).maySign).toBe(false);
    const report = { ...SIGNED, publication: 'anonymous' as const };
    await send([vasquez.token, lund.token], [report, report]);
    expect(await labels(id)).toEqual(['Reviewer 1', 'Reviewer 2']);
  });

  it('stays unnamed although an editor’s request asks for the name', async () => {
    await journal(true);
    const [vasquez, lund] = await underReview('forged');
    await send([vasquez.token, lund.token], [REPORT, SIGNED]);
    const { reviews } = await draft('forged');
    const decide = (label: string) =>
      moveSubmission(press, PEOPLE.editor, {
        ...{ submission: 'forged', event: 'request_minor', from: 'reviews_complete' },
        letter: 'Dear author',
        reviews: reviews.map(({ offered: _, ...report }, place) => ({
          ...report,
          ...(place === 0 ? { label } : {}),
        })),
      });
    const { problems, state } = await decide('Reviewer 1: Ruth Vasquez');
    expect(problems.map(({ field }) => field)).toEqual(['reviews']);
    expect(state).toBe('reviews_complete');
    expect(await below(press, 'forged', 'decisions')).toEqual([]);
    await decide('Reviewer 1');
    const [decision] = await below(press, 'forged', 'decisions');
    expect(decision?.reviews).toMatchObject([
      { label: 'Reviewer 1' },
      { label: 'Reviewer 2: Ruth Lund' },
    ]);
  });
});

describe('a co-reviewer', () => {
  it('is shown to the editors with their conflicts, and to the reviewer without', async () => {
    await journal(true);
    const [vasquez, lund] = await underReview('together');
    const { token } = vasquez;
    const [author] = (await press.db.doc('submissions/together').get()).get('authors');
    const conflicted = { given: 'Tom', family: 'Reed', email: String(author.email) };
    await nameCoReviewers(press, { token, coReviewers: [ADA, conflicted], isConfirmed: true });
    const kept = await reviewNow(press, 'together', vasquez.review);
    expect(kept.coReviewers).toMatchObject([
      { ...ADA, conflicts: [] },
      { conflicts: [{ kind: 'author' }, { kind: 'same-domain' }] },
    ]);
    const view = await viewReview(press, { token });
    expect(view.coReviewers).toEqual([ADA, conflicted]);
    expect(JSON.stringify(view)).not.toContain('conflicts');
    const events = await below(press, 'together', 'events');
    const named = events.filter(({ event }) => event === 'co_reviewers_named');
    expect(named).toMatchObject([{ audience: 'staff', actor: 'reviewer' }]);
    expect(JSON.stringify(named)).not.toMatch(/young|reed/i);
    await nameCoReviewers(press, { token, coReviewers: [ADA], isConfirmed: false });
    // Named to the author only with a signed report.
    await nameCoReviewers(press, {
      ...{ token: lund.token, isConfirmed: true },
      coReviewers: [{ ...ADA, given: 'Eve', email: 'eve@elsewhere.example' }],
    });
    await send([token, lund.token], [SIGNED, REPORT]);
    expect(await labels('together')).toEqual([
      'Reviewer 1: Ruth Vasquez and Ada Young',
      'Reviewer 2',
    ]);
    const late = { token, coReviewers: [], isConfirmed: false };
    await expect(nameCoReviewers(press, late)).rejects.toMatchObject({
      code: 'review/wrong-state',
    });
  });

  it('is refused without the reviewer’s confirmation, and twice', async () => {
    await journal(false);
    const [{ token, review }] = await underReview('unconfirmed');
    const fails = (coReviewers: readonly (typeof ADA)[], isConfirmed: boolean) =>
      expect(
        nameCoReviewers(press, { token, coReviewers: [...coReviewers], isConfirmed }),
      ).rejects.toMatchObject({ code: 'input/invalid' });
    await fails([ADA], false);
    await fails([ADA, { ...ADA, given: 'Another', email: 'ADA@elsewhere.example' }], true);
    await fails([{ ...ADA, email: 'vasquez@reviews.example' }], true);
    expect((await reviewNow(press, 'unconfirmed', review)).coReviewers).toEqual([]);
  });
});

it('stores the suggestions of a reviewer who declines', async () => {
  await journal(false);
  await putSubmission(press, 'declined', { state: 'reviewer_invitation', number: 'CES-2026-d' });
  const { token, review } = await invited(press, 'declined', 'lund');
  const instead = { name: 'Ada Young', email: 'ada@elsewhere.example', affiliation: '' };
  await answerInvitation(press, {
    ...{ token, answer: 'decline', reason: 'No time.', competingInterest: '' },
    instead,
  });
  expect(await reviewNow(press, 'declined', review)).toMatchObject({
    ...{ state: 'declined', declineReason: 'No time.', suggestedInstead: instead },
  });
});
