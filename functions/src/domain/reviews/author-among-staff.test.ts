import { createHash } from 'node:crypto';
import { AUDIT, MAIL, REVIEWERS } from '@quire/model/collections';
import { claimsInJournals } from '@quire/model/grants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryBucket } from '../../platform/storage/memory-bucket.ts';
import {
  invited,
  loadOf,
  putReviewer,
  REPORT,
  reviewNow,
  tokenFor,
} from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { reconcileDesk } from '../desk/reconcile-desk.ts';
import { mergeReviewers } from '../people/merge-reviewers.ts';
import { reviewerHistory } from '../people/reviewer-history.ts';
import { answerInvitation } from './answer-invitation.ts';
import { draftInvitation } from './draft-invitation.ts';
import { inviteReviewer } from './invite-reviewer.ts';
import { maintainReviews } from './maintain-reviews.ts';
import { reinviteReviewer } from './reinvite-reviewer.ts';
import { submitReview } from './write-report.ts';

/** An editor of the journal who wrote the manuscript: `PEOPLE.editor` and the system handle it. */
const writer = { uid: 'wanda', email: 'wanda@example.org', claims: PEOPLE.editor.claims };

let press: SubmissionsPress;
let records: Parameters<typeof mergeReviewers>[0];
const NAMES = ['vasquez', 'lund', 'moreau'];
beforeAll(async () => {
  press = await startSubmissionsPress();
  records = { db: press.db, now: press.now, log: press.log, bucket: new MemoryBucket() };
  for (const id of NAMES) await putReviewer(press, id);
  const { uid, email, claims } = writer;
  await press.db
    .doc(`users/${uid}`)
    .set({ email, displayName: 'Wanda', ...claims, updatedAt: '2026-05-01T00:00:00.000Z' });
});
afterAll(() => press.close());

const UNDER = { state: 'reviewer_invitation', number: 'CES-2026-1' } as const;
const byWriter = (id: string) =>
  putSubmission(press, id, { ...UNDER, owner: writer.uid, authorUids: [writer.uid] });
const accepted = { answer: 'accept', reason: '', competingInterest: 'None' } as const;

describe('a manuscript’s own author among the editors', () => {
  it('sees no reviewer named in the outbox, whatever reviewers do', async () => {
    await byWriter('outbox');
    const [vasquez, lund] = [
      await invited(press, 'outbox', 'vasquez'),
      await invited(press, 'outbox', 'lund'),
    ];
    await invited(press, 'outbox', 'moreau');
    await answerInvitation(press, { ...accepted, token: vasquez.token });
    await answerInvitation(press, {
      token: lund.token,
      answer: 'decline',
      reason: '',
      competingInterest: '',
    });
    await submitReview(press, { token: vasquez.token, revision: 0, report: REPORT });
    press.pass(15);
    await maintainReviews(press);
    const box = press.db.collection(MAIL);
    // Neither editors nor admins see anything about this manuscript: not who, how many or when.
    expect((await box.where('withheld', '==', false).get()).empty).toBe(true);
    expect((await box.get()).size).toBeGreaterThan(3);
    // Withheld mails contain no more than necessary either.
    const { docs } = await box.where('submission', '==', 'outbox').get();
    const told = docs.map(({ id, ref, ...doc }) => JSON.stringify([id, doc, ref.path]));
    expect(docs.map((doc) => String(doc.get('template'))).toSorted()).toEqual([
      'editor/invitation-declined',
      'editor/invitation-unanswered',
      'editor/review-received',
    ]);
    for (const name of NAMES) expect(told.join()).not.toContain(name);
  });

  it('adds no one to the reviewer database, and changes no record there', async () => {
    await byWriter('base');
    await putReviewer(press, 'elsewhere', { journals: ['MSP'] });
    const people = async () =>
      (await press.db.collection(REVIEWERS).get()).docs.map((doc) => [doc.id, doc.updateTime]);
    const before = await people();
    const ask = (email: string) =>
      inviteReviewer(press, PEOPLE.editor, {
        submission: 'base',
        reviewer: { given: 'Nora', family: 'Neumann', email, affiliation: '', expertise: [] },
        letter: '',
      });
    const { review } = await ask('nora@new.example');
    await ask('elsewhere@reviews.example');
    expect(await people()).toEqual(before);
    const { docs } = await press.db.collection(AUDIT).get();
    expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toContain('reviewers/');
    // Its handlers invite the same person again, also in another round.
    const { reviewerId, reviewer } = await reviewNow(press, 'base', review);
    expect(reviewer).toMatchObject({ name: 'Nora Neumann', email: 'nora@new.example' });
    const again = { submission: 'base', reviewer: reviewerId };
    expect((await draftInvitation(press, PEOPLE.editor, again)).conflicts).toEqual([]);
    const { token } = { token: await tokenFor(press, 'nora@new.example') };
    const no = { answer: 'decline', reason: '', competingInterest: '' } as const;
    await answerInvitation(press, { ...no, token });
    await reinviteReviewer(press, PEOPLE.editor, { submission: 'base', review, letter: '' });
    expect((await reviewNow(press, 'base', review)).state).toBe('invited');
    await press.db.doc('submissions/base').update({ round: 1 });
    const next = await inviteReviewer(press, PEOPLE.editor, { ...again, letter: '' });
    expect((await reviewNow(press, 'base', next.review)).reviewer.email).toBe('nora@new.example');
    expect(await people()).toEqual(before);
  });

  it('sees no log entry about an invitation despite a conflict', async () => {
    await byWriter('override');
    await press.db.doc('submissions/override').update({
      opposedReviewers: [{ given: 'Ruth', family: 'Lund', email: '', reason: 'Rival' }],
    });
    const asked = { submission: 'override', reviewer: 'lund', letter: '' };
    await inviteReviewer(press, PEOPLE.editor, { ...asked, override: 'Nobody else knows it.' });
    const log = await press.db.collection(AUDIT).where('submission', '==', 'override').get();
    expect(log.docs.map((doc) => doc.get('action'))).not.toContain('review.override');
  });

  it('cannot identify reviewers by the ids of the mails to them', async () => {
    await byWriter('hashed');
    const { review } = await invited(press, 'hashed', 'vasquez');
    const { docs } = await press.db.collection(MAIL).get();
    const { invited: at } = await reviewNow(press, 'hashed', review);
    for (const parts of [`hashed~${review}~${at}`, `hashed~${review}~~${at}`]) {
      const guess = createHash('sha256').update(parts).digest('hex').slice(0, 24);
      expect(docs.map(({ id }) => id)).not.toContain(`reviewer-invitation~${guess}`);
    }
  });

  it('sees no trace in a reviewer’s counters or history', async () => {
    await byWriter('counted');
    const before = (await press.db.doc(`${REVIEWERS}/lund`).get()).updateTime;
    const { token } = await invited(press, 'counted', 'lund');
    await answerInvitation(press, { ...accepted, token });
    expect(await loadOf(press, 'lund')).toEqual({});
    // Anyone who can read a record can see when it was last written.
    expect((await press.db.doc(`${REVIEWERS}/lund`).get()).updateTime).toEqual(before);
    expect(await reviewerHistory(press, writer, { reviewer: 'lund' })).toEqual({
      reviews: [],
      hidden: 0,
    });
    const handled = await reviewerHistory(press, PEOPLE.editor, { reviewer: 'lund' });
    expect(handled.reviews.map(({ submission }) => submission)).toContain('counted');
  });

  it('is removed from the counters when its author starts to work for the press', async () => {
    await putReviewer(press, 'later');
    await putSubmission(press, 'joined', { ...UNDER, owner: 'nina', authorUids: ['nina'] });
    await putReviewer(press, 'refuses');
    const other = await invited(press, 'joined', 'refuses');
    const no = { answer: 'decline', reason: '', competingInterest: '' } as const;
    await answerInvitation(press, { ...no, token: other.token });
    const { token } = await invited(press, 'joined', 'later');
    await reconcileDesk(press, 'joined');
    expect(await loadOf(press, 'later')).toEqual({ invited: 1 });
    const nina = {
      email: 'nina@example.org',
      displayName: 'Nina',
      updatedAt: '2026-05-01T00:00:00.000Z',
    };
    await press.db
      .doc('users/nina')
      .set({ ...nina, ...claimsInJournals(['editor'], ['CES']), journals: ['CES'] });
    await reconcileDesk(press, 'joined');
    expect(await loadOf(press, 'later')).toEqual({});
    const told = await press.db.collection(MAIL).where('submission', '==', 'joined').get();
    expect(told.docs.filter((mail) => mail.get('withheld') !== true)).toEqual([]);
    await reconcileDesk(press, 'joined');
    await answerInvitation(press, { ...accepted, token });
    expect(await loadOf(press, 'later')).toEqual({});
  });

  it('learns nothing when reviewer records are merged, nor from the trace of the merge', async () => {
    for (const id of ['one', 'two']) await putReviewer(press, id);
    await byWriter('merged');
    await invited(press, 'merged', 'one');
    await invited(press, 'merged', 'two');
    const merged = await mergeReviewers(records, writer, { keep: 'one', merge: 'two' });
    expect(merged.reviews).toBe(0);
    expect((await reviewNow(press, 'merged', 'r00-two')).reviewerId).toBe('one');
    const { docs } = await press.db.collection(AUDIT).where('moved', '!=', null).get();
    expect(docs.map((doc) => doc.get('moved'))).toEqual([[]]);
  });
});
