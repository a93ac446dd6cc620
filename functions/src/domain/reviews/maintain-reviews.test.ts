import { REVIEW_CLOCKS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invited, loadOf, putReviewer, reviewNow, tokenFor } from '../../testing/test-reviews.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { answerInvitation } from './answer-invitation.ts';
import { maintainReviews } from './maintain-reviews.ts';
import { reinviteReviewer } from './reinvite-reviewer.ts';
import { remindReviewer } from './remind-reviewer.ts';
import { remindReviewers } from './remind-reviewers.ts';
import { cancelReview, extendReview } from './staff-reviews.ts';
import { writeToReviewers } from './write-to-reviewers.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['slow', 'late', 'quick']) await putReviewer(press, id);
});
afterAll(() => press.close());

/** Advances the clock, and returns what two runs of the schedule then send. */
const after = (days: number) => {
  press.pass(days);
  return mailsOf(press, async () => {
    await maintainReviews(press);
    await maintainReviews(press);
  });
};

describe('time', () => {
  it('reminds reviewers who do not answer, then ends the invitation and notifies the editor', async () => {
    await putSubmission(press, 'silent', { state: 'reviewer_invitation' });
    const { review } = await invited(press, 'silent', 'slow');
    expect(await after(2.9)).toEqual([]);
    const reminder = ['reviewer/invitation-reminder → slow@reviews.example'];
    expect(await after(0.2)).toEqual(reminder);
    expect(await after(3)).toEqual(reminder);
    expect(await after(3.8)).toEqual([]);
    expect(await after(0.2)).toEqual([
      'editor/invitation-unanswered → edda@example.org',
      'reviewer/expired → slow@reviews.example',
    ]);
    expect(await after(30)).toEqual([]);
    expect(await reviewNow(press, 'silent', review)).toMatchObject({ state: 'expired' });
    expect(await loadOf(press, 'slow')).toEqual({ expired: 1 });
  });

  it('starts again with a second invitation', async () => {
    const asked = { submission: 'silent', review: 'r00-slow', letter: '' };
    const told = await mailsOf(press, async () => {
      await reinviteReviewer(press, PEOPLE.editor, asked);
      await reinviteReviewer(press, PEOPLE.editor, asked);
    });
    expect(told).toEqual(['reviewer/invitation → slow@reviews.example']);
    expect(await after(3.1)).toEqual(['reviewer/invitation-reminder → slow@reviews.example']);
    await cancelReview(press, PEOPLE.editor, { ...asked, reason: '' });
    expect(await after(30)).toEqual([]);
  });

  it('reminds reviewers who have accepted, notifies the editor about late reports, and stops', async () => {
    await putSubmission(press, 'working', { state: 'under_review' });
    const { review, token } = await invited(press, 'working', 'late');
    const yes = { reason: '', competingInterest: 'None' };
    await answerInvitation(press, { token, answer: 'accept', ...yes });
    const reminder = ['reviewer/report-reminder → late@reviews.example'];
    expect(await after(18.1)).toEqual(reminder);
    expect(await after(3)).toEqual(['editor/review-overdue → edda@example.org']);
    expect(await after(1)).toEqual(reminder);
    expect(await after(4)).toEqual(reminder);
    expect(await after(40)).toEqual([]);
    const { state, reminders } = await reviewNow(press, 'working', review);
    expect(state).toBe('overdue');
    expect(reminders.map(({ kind }) => kind)).toEqual(['due-3', 'due+1', 'due+5']);
    expect((await press.db.collection(REVIEW_CLOCKS).get()).size).toBe(0);
  });

  it('counts from the new day if an editor has changed it', async () => {
    const due = new Date(press.now().getTime() + 10 * 86_400_000).toISOString();
    const asked = { submission: 'working', review: 'r00-late', due };
    expect(await extendReview(press, PEOPLE.editor, asked)).toMatchObject({ state: 'in_progress' });
    expect(await after(7.1)).toEqual(['reviewer/report-reminder → late@reviews.example']);
  });

  it('does not affect manual reminders, which are sent once an hour', async () => {
    const asked = { submission: 'working', review: 'r00-late' };
    const press2 = () => remindReviewer(press, PEOPLE.editor, asked);
    expect(
      await mailsOf(press, async () => {
        await press2();
        await press2();
      }),
    ).toHaveLength(1);
    press.pass(0.05);
    expect(await mailsOf(press, press2)).toHaveLength(1);
  });

  it('sends to all open reviews of the round, and to none of them twice within the hour', async () => {
    const asked = { submission: 'working' };
    press.pass(0.05);
    const reviews = await below(press, 'working', 'reviews');
    const open = reviews.filter(({ state }) =>
      ['invited', 'accepted', 'in_progress'].includes(String(state)),
    );
    expect(open.length).toBeGreaterThan(0);
    const first = await mailsOf(press, async () => {
      expect(await remindReviewers(press, PEOPLE.editor, asked)).toEqual({
        reminded: open.length,
        open: open.length,
      });
    });
    expect(first).toHaveLength(open.length);
    const second = await mailsOf(press, async () => {
      expect(await remindReviewers(press, PEOPLE.editor, asked)).toEqual({
        reminded: 0,
        open: open.length,
      });
    });
    expect(second).toEqual([]);
    press.pass(0.05);
  });

  it('sends a message only to reviewers at that stage, and to none of them twice', async () => {
    const message = { submission: 'working', key: 'message-0001', text: 'The office is closed.' };
    const write = (to: 'invited' | 'working' | 'reported') =>
      mailsOf(press, () => writeToReviewers(press, PEOPLE.editor, { ...message, to }));
    await expect(write('reported')).rejects.toMatchObject({ code: 'review/nobody' });
    const reviews = await below(press, 'working', 'reviews');
    const working = reviews.filter(({ state }) => state === 'in_progress' || state === 'accepted');
    const told = await write('working');
    expect(told).toHaveLength(working.length);
    expect(told).toContain('reviewer/message → late@reviews.example');
    expect(await write('working')).toEqual([]);
  });

  it('sends nothing to reviewers whose submission was withdrawn', async () => {
    const from = 'under_review';
    const asked = { submission: 'working', event: 'request_withdrawal', from } as const;
    await moveSubmission(press, PEOPLE.author, { ...asked, reason: 'An error.' });
    expect((await reviewNow(press, 'working', 'r00-late')).state).toBe('in_progress');
    const confirm = { event: 'confirm_withdrawal', from: 'withdrawal_requested' } as const;
    const told = await mailsOf(press, () =>
      moveSubmission(press, PEOPLE.editor, { submission: 'working', ...confirm }),
    );
    expect(told).toContain('reviewer/cancelled → late@reviews.example');
    expect(await after(60)).toEqual([]);
    expect(await loadOf(press, 'late')).toEqual({ cancelled: 1, withdrawn: 1 });
    const token = await tokenFor(press, 'late@reviews.example');
    const yes = { answer: 'accept', reason: '', competingInterest: 'None' } as const;
    await expect(answerInvitation(press, { token, ...yes })).rejects.toMatchObject({
      code: 'review/link-revoked',
    });
  });
});
