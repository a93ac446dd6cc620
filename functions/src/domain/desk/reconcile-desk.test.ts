import { DESK, USERS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invited, putReviewer } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { answerInvitation } from '../reviews/answer-invitation.ts';
import { inviteReviewer } from '../reviews/invite-reviewer.ts';
import { remindReviewer } from '../reviews/remind-reviewer.ts';
import { reviewMails } from '../reviews/review-mails.ts';
import { reconcileDesk, reconcileDeskOf, turnDesk } from './reconcile-desk.ts';
import { reconcileSome } from './reconcile-some.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['rosa', 'rolf']) await putReviewer(press, id);
});
afterAll(() => press.close());

const entry = async (id: string) => (await press.db.collection(DESK).doc(id).get()).data();
const put = async (id: string, change: Parameters<typeof putSubmission>[2]) => {
  await putSubmission(press, id, { number: `CES-2026-${id}`, ...change });
  await reconcileDesk(press, id);
  return entry(id);
};

describe('the submissions desk', () => {
  it('shows no draft, and removes deleted submissions', async () => {
    expect(await put('draft', {})).toBeUndefined();
    expect(await put('sent', { state: 'technical_check' })).toBeDefined();
    await press.db.collection('submissions').doc('sent').delete();
    await reconcileDesk(press, 'sent');
    expect(await entry('sent')).toBeUndefined();
  });

  it('puts a submission into each matching queue, for everyone and for its editors', async () => {
    const free = await put('free', { state: 'with_editor' });
    expect(free?.queues).toEqual(['no-editor', 'no-editor@', 'open', 'open@', 'all', 'all@']);
    const taken = await put('taken', { state: 'reviews_complete', editors: ['edda'] });
    expect(taken?.queues).toEqual([
      'decision',
      'decision@edda',
      'open',
      'open@edda',
      'all',
      'all@edda',
    ]);
    expect(taken?.words).toContain('okoro');
    expect(await put('over', { state: 'rejected' })).toMatchObject({
      queues: ['all', 'all@'],
    });
  });

  it('records when it changed, and writes nothing if it did not', async () => {
    const before = await entry('taken');
    expect(await reconcileDesk(press, 'taken')).toBe(false);
    await press.db.collection('submissions').doc('taken').update({ editors: [] });
    expect(await reconcileDesk(press, 'taken')).toBe(true);
    expect((await entry('taken'))?.changedAt > before?.changedAt).toBe(true);
  });

  it('counts reviewers, except if a member of staff is an author', async () => {
    const begun = await put('asked', { state: 'reviewer_invitation', editors: ['edda'] });
    expect(begun?.queues).toContain('no-reviewers');
    const { token } = await invited(press, 'asked', 'rosa');
    await inviteReviewer(press, PEOPLE.editor, {
      submission: 'asked',
      reviewer: 'rolf',
      letter: '',
    });
    await answerInvitation(press, {
      ...{ token, answer: 'accept', reason: '', competingInterest: 'None' },
    });
    await reconcileDesk(press, 'asked');
    const now = await entry('asked');
    expect(now?.reviews).toEqual({ invited: 1, working: 1, done: 0, ended: 0, late: 0 });
    expect(now?.queues).not.toContain('no-reviewers');

    const user = press.db.collection(USERS).doc(PEOPLE.author.uid);
    await user.update({ roles: ['author', 'editor'], grants: { editor: ['CES'] } });
    await reconcileDeskOf(press, PEOPLE.author.uid);
    expect(await entry('asked')).not.toHaveProperty('reviews');
    await user.update({ roles: ['author'], grants: {} });
    await reconcileDeskOf(press, PEOPLE.author.uid);
    expect(await entry('asked')).toHaveProperty('reviews');
  });

  it('shows whether invitations were sent, only to its handling editors', async () => {
    const review = 'r00-rolf';
    press.pass(1);
    await remindReviewer(press, PEOPLE.editor, { submission: 'asked', review });
    const { mails } = await reviewMails(press, PEOPLE.editor, { submission: 'asked' });
    expect(mails[review]?.map(({ what, state }) => `${what} ${state}`)).toEqual([
      'invitation queued',
      'reminder queued',
    ]);
    for (const person of [PEOPLE.author, PEOPLE.otherEditor, PEOPLE.production]) {
      await expect(reviewMails(press, person, { submission: 'asked' })).rejects.toThrow();
    }
  });

  it('changes queues by time alone', async () => {
    await turnDesk(press);
    expect((await entry('asked'))?.queues).not.toContain('overdue');
    press.pass(40);
    expect(await turnDesk(press)).toBeGreaterThan(0);
    const late = await entry('asked');
    expect(late?.queues).toContain('overdue@edda');
    expect(late?.reviews.late).toBe(2);
    expect(await turnDesk(press)).toBe(0);
  });

  it('is rebuilt from the stored records', async () => {
    const before = await entry('taken');
    await press.db.collection(DESK).doc('taken').delete();
    expect(await reconcileSome(press, '')).toEqual({ after: null, count: 5, total: 5 });
    expect((await entry('taken'))?.title).toBe(before?.title);
    expect(await entry('draft')).toBeUndefined();
  });
});

describe('the queue of overdue submissions', () => {
  it('contains everything that the list marks as late, whoever has to act', async () => {
    const dueAt = new Date(press.now().getTime() - 86_400_000).toISOString();
    const states = ['with_editor', 'proof_author', 'major_revision', 'returned_to_author'] as const;
    for (const state of [...states, 'awaiting_payment', 'scheduled'] as const) {
      const late = await put(`late-${state}`, { state, dueAt });
      expect(late?.queues, state).toContain('overdue');
      const { dueAt: _, ...timely } = { state, dueAt };
      expect((await put(`timely-${state}`, timely))?.queues, state).not.toContain('overdue');
    }
    expect((await put('late-over', { state: 'rejected', dueAt }))?.queues).not.toContain('overdue');
  });
});
