import { afterAll, beforeAll, expect, it } from 'vitest';
import { invited, putReviewer, tokenFor } from '../../testing/test-reviews.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { answerInvitation } from './answer-invitation.ts';
import { inviteFromQueue } from './next-in-line.ts';
import { setReviewQueue } from './review-queue.ts';
import { cancelReview } from './staff-reviews.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['vasquez', 'lund', 'okafor', 'petrov', 'quist']) await putReviewer(press, id);
});
afterAll(() => press.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const accepted = { answer: 'accept', reason: '', competingInterest: 'None' } as const;

/** A manuscript that invites one person and has others on the waiting list. */
async function waiting(submission: string, reviewers: readonly string[], wanted = 1) {
  await putSubmission(press, submission, {
    ...{ state: 'reviewer_invitation', number: `CES-2026-${submission}` },
  });
  const first = await invited(press, submission, 'vasquez');
  await setReviewQueue(press, PEOPLE.editor, {
    ...{ submission, wanted, reviewers: [...reviewers], inviteNow: false },
  });
  return first;
}
const queueOf = async (submission: string) => (await below(press, submission, 'reviewQueues'))[0];
const namesOf = async (submission: string) => {
  const { candidates } = (await queueOf(submission)) ?? {};
  return Array.isArray(candidates) ? candidates.map(({ reviewerId }) => reviewerId) : [];
};
const askedIn = async (submission: string) =>
  (await below(press, submission, 'reviews')).map(({ reviewerId }) => reviewerId).toSorted();
const decline = async (token: string) => {
  await answerInvitation(press, { token, answer: 'decline', reason: '', competingInterest: '' });
};

it('invites only the next reviewer when one declines, once', async () => {
  const { token } = await waiting('declined', ['lund', 'okafor']);
  expect(await inviteFromQueue(press, 'declined')).toBe(0);
  await decline(token);
  const told = await mailsOf(press, async () => {
    await Promise.all([inviteFromQueue(press, 'declined'), inviteFromQueue(press, 'declined')]);
    await inviteFromQueue(press, 'declined');
  });
  expect(told).toEqual(['reviewer/invitation → lund@reviews.example']);
  expect(await askedIn('declined')).toEqual(['lund', 'vasquez']);
  expect(await namesOf('declined')).toEqual(['okafor']);
  const [entry] = (await below(press, 'declined', 'events')).filter(
    ({ event, actor }) => event === 'reviewer_invited' && actor === 'system',
  );
  expect(entry).toMatchObject({ audience: 'staff' });
  expect(JSON.stringify(entry)).not.toMatch(/lund/i);
  // Their link works like any other.
  await decline(await tokenFor(press, 'lund@reviews.example'));
  expect(await inviteFromQueue(press, 'declined')).toBe(1);
  expect(await askedIn('declined')).toEqual(['lund', 'okafor', 'vasquez']);
});

it('invites as many as are wanted if an editor says so, and the next after a cancellation', async () => {
  const { review } = await waiting('now', ['lund', 'okafor', 'petrov'], 2);
  const again = { submission: 'now', wanted: 2, reviewers: ['lund', 'okafor', 'petrov'] };
  expect(await setReviewQueue(press, PEOPLE.editor, { ...again, inviteNow: true })).toEqual({
    invited: 1,
  });
  await cancelReview(press, PEOPLE.editor, { submission: 'now', review, reason: '' });
  expect(await inviteFromQueue(press, 'now')).toBe(1);
  expect(await namesOf('now')).toEqual(['petrov']);
});

it('passes over those who have become authors, are away or paused, and says why', async () => {
  const { token } = await waiting('changed', ['lund', 'okafor', 'petrov', 'quist']);
  const today = press.now().toISOString().slice(0, 10);
  const stored = (await press.db.doc('submissions/changed').get()).data();
  await press.db.doc('reviewers/lund').update({ uid: stored?.owner });
  await press.db.doc('reviewers/okafor').update({ unavailable: [{ from: today, to: today }] });
  await press.db.doc('reviewers/petrov').update({ state: 'paused' });
  await decline(token);
  expect(await inviteFromQueue(press, 'changed')).toBe(1);
  expect(await askedIn('changed')).toEqual(['quist', 'vasquez']);
  const skipped = (await queueOf('changed'))?.skipped;
  expect(skipped).toMatchObject([
    { reviewerId: 'lund', reason: expect.stringContaining('author') },
    { reviewerId: 'okafor', why: { awayUntil: today } },
    { reviewerId: 'petrov', reason: expect.stringContaining('not accepting invitations') },
  ]);
  const noted = (await below(press, 'changed', 'events')).filter(
    ({ event }) => event === 'candidate_skipped',
  );
  expect(noted).toHaveLength(3);
  expect(JSON.stringify(noted)).not.toMatch(/lund|okafor|petrov/i);
  await press.db.doc('reviewers/lund').update({ uid: 'nobody' });
  await press.db.doc('reviewers/okafor').update({ unavailable: [] });
  await press.db.doc('reviewers/petrov').update({ state: 'active' });
});

it.each(['reviews_complete', 'with_editor', 'accepted', 'withdrawn'] as const)(
  'invites no one once the round has ended (%s), nor in the next round',
  async (state) => {
    const id = `ended-${state}`;
    const { token } = await waiting(id, ['lund']);
    await decline(token);
    await press.db.doc(`submissions/${id}`).update({ state });
    expect(await inviteFromQueue(press, id)).toBe(0);
    await press.db.doc(`submissions/${id}`).update({ state: 'reviewer_invitation', round: 1 });
    expect(await inviteFromQueue(press, id)).toBe(0);
    expect(await askedIn(id)).toEqual(['vasquez']);
  },
);

it('can be reordered and emptied, and leaves out those already invited', async () => {
  await waiting('order', ['lund', 'okafor']);
  const set = (...reviewers: string[]) =>
    setReviewQueue(press, PEOPLE.editor, {
      ...{ submission: 'order', wanted: 3, reviewers, inviteNow: false },
    });
  await set('okafor', 'lund', 'okafor', 'vasquez');
  expect(await namesOf('order')).toEqual(['okafor', 'lund']);
  expect((await queueOf('order'))?.wanted).toBe(3);
  await set();
  expect(await namesOf('order')).toEqual([]);
  expect(await inviteFromQueue(press, 'order')).toBe(0);
});

it('accepts no one unknown or in conflict, and is set only by the manuscript’s handlers', async () => {
  await waiting('rights', []);
  const set = (person: (typeof PEOPLE)['editor'], reviewers: string[]) =>
    codeOf(
      setReviewQueue(press, person, {
        ...{ submission: 'rights', wanted: 2, reviewers, inviteNow: true },
      }),
    );
  for (const [name, person] of Object.entries(PEOPLE)) {
    if (['editor', 'admin'].includes(name)) continue;
    expect(await set(person, ['lund']), name).not.toBe('done');
  }
  expect(await set(PEOPLE.editor, ['nobody'])).toBe('review/no-reviewer');
  const stored = (await press.db.doc('submissions/rights').get()).data();
  const [author] = stored?.authors ?? [];
  await putReviewer(press, 'writes', { email: author.email });
  expect(await set(PEOPLE.editor, ['writes'])).toBe('review/author');
  expect(await askedIn('rights')).toEqual(['vasquez']);
  expect(await namesOf('rights')).toEqual([]);
  await press.db.doc('submissions/rights').update({ state: 'accepted' });
  expect(await set(PEOPLE.editor, ['lund'])).toBe('submission/wrong-state');
});

it('does not count those who have declined, and counts those who have reported', async () => {
  const { token } = await waiting('counts', ['lund', 'okafor'], 2);
  await answerInvitation(press, { ...accepted, token });
  expect(await inviteFromQueue(press, 'counts')).toBe(1);
  expect(await namesOf('counts')).toEqual(['okafor']);
});
