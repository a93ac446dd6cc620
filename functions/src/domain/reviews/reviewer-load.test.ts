import { REVIEW_STATES } from '@quire/model/states/review-states';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '../../platform/errors/refused.ts';
import { loadOf, putReviewer, REPORT } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { answerInvitation } from './answer-invitation.ts';
import { inviteReviewer } from './invite-reviewer.ts';
import { maintainReviews } from './maintain-reviews.ts';
import { reinviteReviewer } from './reinvite-reviewer.ts';
import { freshReviewLink } from './review-links.ts';
import { readReview, reviewIdOf, reviewsOf } from './review-record.ts';
import { cancelReview, considerReview, returnReview } from './staff-reviews.ts';
import { submitReview } from './write-report.ts';

const RUNS = process.env.QUIRE_THOROUGH === '1' ? 40 : 4;
const REVIEWERS = ['one', 'two', 'three'];

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

/** A link as in a mail. */
async function linkTo(submission: string, review: string): Promise<string> {
  const link = freshReviewLink(press, submission, review);
  await press.db.runTransaction(async (tx) => link.write(tx));
  return link.url.split('#')[1] ?? '';
}

type Act = (submission: string, reviewer: string) => Promise<unknown>;

const reviewOf = async (submission: string, reviewer: string): Promise<string> =>
  reviewIdOf((await submissionNow(press, submission)).round, reviewer);
const answer =
  (kind: 'accept' | 'decline'): Act =>
  async (submission, reviewer) => {
    const token = await linkTo(submission, await reviewOf(submission, reviewer));
    const asked = { token, answer: kind, reason: '', competingInterest: 'None' };
    return answerInvitation(press, asked);
  };
const staff =
  <T extends object>(
    run: (
      ports: SubmissionsPress,
      person: typeof PEOPLE.editor,
      asked: { submission: string; review: string } & T,
    ) => Promise<unknown>,
    more: T,
  ): Act =>
  async (submission, reviewer) =>
    run(press, PEOPLE.editor, {
      submission,
      review: await reviewOf(submission, reviewer),
      ...more,
    });
const move =
  (
    event: 'complete_reviews' | 'request_major' | 'cancel_round' | 'new_round' | 'seek_reviewers',
  ): Act =>
  async (submission) => {
    const { state: from } = await submissionNow(press, submission);
    return moveSubmission(press, PEOPLE.editor, {
      submission,
      event,
      from,
      letter: 'l',
      reason: 'r',
    });
  };

const ACTS: Readonly<Record<string, Act>> = {
  invite: (submission, reviewer) =>
    inviteReviewer(press, PEOPLE.editor, { submission, reviewer, letter: '' }),
  reinvite: staff(reinviteReviewer, { letter: '' }),
  accept: answer('accept'),
  decline: answer('decline'),
  submit: async (submission, reviewer) => {
    const review = await reviewOf(submission, reviewer);
    const stored = await reviewsOf(press.db, submission).doc(review).get();
    const revision = stored.exists ? readReview(stored).revision : 0;
    const token = await linkTo(submission, review);
    return submitReview(press, { token, revision, report: REPORT });
  },
  cancel: staff(cancelReview, { reason: '' }),
  consider: staff(considerReview, { rating: 2 }),
  return: staff(returnReview, { question: 'Which figure?' }),
  time: () => {
    press.pass(4);
    return maintainReviews(press);
  },
  complete: move('complete_reviews'),
  decide: move('request_major'),
  stop: move('cancel_round'),
  seek: move('seek_reviewers'),
  again: move('new_round'),
};

/** The counters of a person, computed from the reviews of all submissions. */
async function counted(submissions: readonly string[], reviewer: string) {
  const load: Record<string, number> = {};
  for (const submission of submissions) {
    const { docs } = await reviewsOf(press.db, submission)
      .where('reviewerId', '==', reviewer)
      .get();
    for (const doc of docs) {
      const { state, responded, reportDays } = readReview(doc);
      const add = (key: string, by: number) => {
        if (by > 0) load[key] = (load[key] ?? 0) + by;
      };
      add(REVIEW_STATES[state].load, 1);
      add('withdrawn', state === 'cancelled' && responded ? 1 : 0);
      add('timed', reportDays === undefined ? 0 : 1);
      add('reportDays', reportDays ?? 0);
    }
  }
  return load;
}

let run = 0;

it('counts each reviewer’s load correctly after any order of events', async () => {
  const act = fc.record({
    act: fc.constantFrom(...Object.keys(ACTS)),
    who: fc.constantFrom(...REVIEWERS),
    where: fc.constantFrom('a', 'b'),
    isTwice: fc.nat(3).map((n) => n === 0),
  });
  let reached = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 30 }), async (acts) => {
      run += 1;
      const submissions = ['a', 'b'].map((name) => `load-${run}-${name}`);
      for (const each of submissions) {
        await putSubmission(press, each, { state: 'reviewer_invitation' });
      }
      for (const name of REVIEWERS) await putReviewer(press, `${name}${run}`);
      const begun = REVIEWERS.map((who) => ({ act: 'invite', who, where: 'a', isTwice: false }));
      for (const { act: name, who, where, isTwice } of [...begun, ...acts]) {
        const made = () =>
          ACTS[name]?.(`load-${run}-${where}`, `${who}${run}`).catch((error: unknown) => {
            if (!(error instanceof Refused)) throw error;
          });
        await Promise.all(isTwice ? [made(), made()] : [made()]);
      }
      for (const who of REVIEWERS) {
        const load = await counted(submissions, `${who}${run}`);
        reached += Object.keys(load).length;
        expect(await loadOf(press, `${who}${run}`)).toEqual(load);
      }
    }),
    { numRuns: RUNS, seed: 20260601 },
  );
  expect(reached).toBeGreaterThan(RUNS * REVIEWERS.length);
});
