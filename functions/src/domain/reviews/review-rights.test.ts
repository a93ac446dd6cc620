import { ACCOUNT_LINKS, REVIEW_LINKS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../platform/errors/refused.ts';
import { invited, putReviewer, REPORT, reviewNow } from '../../testing/test-reviews.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import type { Person } from '../access/principal.ts';
import { linkHash } from '../accounts/link.ts';
import { answerInvitation } from './answer-invitation.ts';
import { assignStaff, unassignStaff } from './assign-staff.ts';
import { draftDecision } from './draft-decision.ts';
import { draftInvitation } from './draft-invitation.ts';
import { inviteReviewer } from './invite-reviewer.ts';
import { openReviewFile } from './open-review-file.ts';
import { reinviteReviewer } from './reinvite-reviewer.ts';
import { remindReviewer } from './remind-reviewer.ts';
import { remindReviewers } from './remind-reviewers.ts';
import { cancelReview, considerReview, extendReview, returnReview } from './staff-reviews.ts';
import { suggestReviewers } from './suggest-reviewers.ts';
import { viewReview } from './view-review.ts';
import { saveReview, submitReview } from './write-report.ts';
import { writeToReviewers } from './write-to-reviewers.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['vasquez', 'lund']) await putReviewer(press, id);
});
afterAll(() => press.close());

const codeOf = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
};

const submission = 'rights';
const review = 'r00-vasquez';
const one = { submission, review };
/** Every call by staff, for a review in the invited state. */
const STAFF_CALLS: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  suggestReviewers: (person) =>
    suggestReviewers(press, person, { submission, query: '', cursor: 0 }),
  draftInvitation: (person) => draftInvitation(press, person, { submission, reviewer: 'lund' }),
  inviteReviewer: (person) =>
    inviteReviewer(press, person, { submission, reviewer: 'vasquez', letter: '' }),
  reinviteReviewer: (person) => reinviteReviewer(press, person, { ...one, letter: '' }),
  remindReviewer: (person) => remindReviewer(press, person, one),
  remindReviewers: (person) => remindReviewers(press, person, { submission }),
  writeToReviewers: (person) =>
    writeToReviewers(press, person, { submission, to: 'invited', key: 'message-0001', text: 'A.' }),
  extendReview: (person) => extendReview(press, person, { ...one, due: '2026-08-01T09:00:00Z' }),
  returnReview: (person) => returnReview(press, person, { ...one, question: 'What?' }),
  considerReview: (person) => considerReview(press, person, { ...one, rating: 3 }),
  cancelReview: (person) => cancelReview(press, person, { ...one, reason: '' }),
  draftDecision: (person) => draftDecision(press, person, { submission, event: 'accept' }),
  assignEditor: (person) => assignStaff(press, person, { submission, uid: 'edda', as: 'editor' }),
  unassignEditor: (person) =>
    unassignStaff(press, person, { submission, uid: 'edda', as: 'editor' }),
};
/** An editor of the journal and admin of the press who is an author of this manuscript. */
const both: Person = {
  uid: 'both',
  email: 'both@example.org',
  claims: { roles: ['author', 'editor', 'admin'], grants: { editor: ['CES'] } },
};

describe('a person who does not handle a submission', () => {
  let token = '';
  beforeAll(async () => {
    const authorUids = [PEOPLE.author.uid, both.uid];
    const production = [PEOPLE.production.uid];
    await putSubmission(press, submission, { state: 'under_review', authorUids, production });
    token = (await invited(press, submission, 'vasquez')).token;
  });

  it.each(Object.entries(STAFF_CALLS))('is refused %s', async (_name, ask) => {
    const before = await reviewNow(press, submission, review);
    const people = { ...PEOPLE, both };
    const refusals: Record<string, string> = {};
    for (const name of ['author', 'both', 'stranger', 'otherEditor', 'finance'] as const) {
      refusals[name] = await codeOf(() => ask(people[name]));
    }
    const nothing = 'submission/not-found';
    expect(refusals).toEqual({
      ...{ author: 'access/denied', finance: 'access/denied' },
      ...{ both: nothing, stranger: nothing, otherEditor: nothing },
    });
    expect(await reviewNow(press, submission, review)).toEqual(before);
  });

  it('is refused even where a production editor prepares the paper', async () => {
    await putSubmission(press, 'produced', {
      state: 'production',
      production: [PEOPLE.production.uid],
    });
    const ask = () =>
      suggestReviewers(press, PEOPLE.production, { submission: 'produced', query: '', cursor: 0 });
    expect(await codeOf(ask)).toBe('access/denied');
  });

  it('sees nothing where the journal lets only assigned editors handle', async () => {
    const at = press.now().toISOString();
    const stored = press.db.collection('journalPermissions').doc('CES');
    const reaches = { editor: { 'submission.handle': 'assigned' }, production: {} };
    await stored.set({ reaches, revision: 1, updatedAt: at, updatedBy: 'ada' });
    expect(await codeOf(() => remindReviewer(press, PEOPLE.editor, one))).toBe(
      'submission/not-found',
    );
    await assignStaff(press, PEOPLE.admin, { submission, uid: 'edda', as: 'editor' });
    expect(await codeOf(() => remindReviewer(press, PEOPLE.editor, one))).toBe('done');
    await stored.delete();
  });

  it('becomes an author with a revision, and no longer sees the manuscript', async () => {
    const now = await submissionNow(press, submission);
    const authors = now.authors.map((each) =>
      each.id === 'two' ? { ...each, email: 'Vasquez@reviews.example' } : each,
    );
    await putSubmission(press, submission, { ...now, authors });
    const view = await viewReview(press, { token });
    expect(view.view).toBe('closed');
    expect(view.manuscript).toBeUndefined();
    const asked = { token, revision: 0, report: REPORT };
    const answer = { token, reason: '', competingInterest: 'None' };
    const codes = [
      await codeOf(() => answerInvitation(press, { ...answer, answer: 'accept' })),
      await codeOf(() => saveReview(press, asked)),
      await codeOf(() => submitReview(press, asked)),
      await codeOf(() => openReviewFile(press, { token, file: 'file-1' })),
    ];
    expect(codes).toEqual(Array(4).fill('review/author'));
  });
});

describe('a reviewer’s link', () => {
  const answer = { answer: 'accept', reason: '', competingInterest: 'None' } as const;

  it('opens only its own review, repeatedly, whichever mail it came with', async () => {
    await putSubmission(press, 'mine', { state: 'under_review', title: 'Mine' });
    await putSubmission(press, 'other', { state: 'under_review', title: 'Other' });
    const mine = await invited(press, 'mine', 'lund');
    const other = await invited(press, 'other', 'lund');
    for (const { token } of [mine, mine, other]) await viewReview(press, { token });
    expect((await viewReview(press, mine)).manuscript?.title).toBe('Mine');
    await answerInvitation(press, { token: mine.token, ...answer });
    expect((await reviewNow(press, 'other', other.review)).state).toBe('invited');
    // The file of another submission does not belong to this review.
    const file = 'submission-of-another';
    expect(await codeOf(() => openReviewFile(press, { token: mine.token, file }))).toBe(
      'review/file-not-found',
    );
    const saved = await saveReview(press, { token: mine.token, revision: 0, report: REPORT });
    expect(saved.review).toBe(mine.review);
    expect(await reviewNow(press, 'other', other.review)).toMatchObject({ revision: 0 });
  });

  it('is stored as a hash, and no other kind of link can replace it', async () => {
    const token = 'k'.repeat(43);
    const at = press.now().toISOString();
    await press.db
      .collection(ACCOUNT_LINKS)
      .doc(linkHash(token))
      .set({
        ...{ purpose: 'co-author', uid: '', email: 'a@b.example', submission: 'mine' },
        ...{ createdAt: at, expiresAt: '2099-01-01T00:00:00.000Z' },
      });
    expect(await codeOf(() => viewReview(press, { token }))).toBe('review/link-unknown');
    const { token: real } = await invited(press, 'other', 'vasquez');
    const links = (await press.db.collection(REVIEW_LINKS).get()).docs;
    expect(links.map(({ id }) => id)).toContain(linkHash(real));
    expect(JSON.stringify(links.map((doc) => [doc.id, doc.data()]))).not.toContain(real);
  });

  it('says that the review was cancelled, and does nothing else', async () => {
    await putSubmission(press, 'gone', { state: 'under_review' });
    const { review: id, token } = await invited(press, 'gone', 'lund');
    const asked = { submission: 'gone', review: id, reason: 'We have enough.' };
    const told = await mailsOf(press, async () => {
      await cancelReview(press, PEOPLE.editor, asked);
      await cancelReview(press, PEOPLE.editor, asked);
    });
    expect(told).toEqual(['reviewer/cancelled → lund@reviews.example']);
    const view = await viewReview(press, { token });
    expect(view).toMatchObject({ view: 'closed', state: 'cancelled' });
    expect(view.says).toContain('We have enough.');
    expect(JSON.stringify(view)).not.toContain('tidal');
    expect(await codeOf(() => answerInvitation(press, { token, ...answer }))).toBe(
      'review/link-revoked',
    );
    // After a new invitation, the old link stays invalid.
    await reinviteReviewer(press, PEOPLE.editor, { ...asked, letter: '' });
    expect(await viewReview(press, { token })).toMatchObject({ view: 'closed', state: 'invited' });
  });

  it('expires', async () => {
    const { token } = await invited(press, 'mine', 'vasquez');
    press.pass(241);
    expect(await codeOf(() => viewReview(press, { token }))).toBe('review/link-expired');
  });
});

describe('staff of a submission', () => {
  const asked = { submission: 'staffed', uid: 'edda', as: 'editor' } as const;
  beforeAll(() => putSubmission(press, 'staffed', { state: 'with_editor' }));

  it('are notified once of an assignment, unless they made it themselves', async () => {
    const told = await mailsOf(press, async () => {
      await assignStaff(press, PEOPLE.admin, asked);
      await assignStaff(press, PEOPLE.admin, asked);
    });
    expect(told).toEqual(['editor/assigned → edda@example.org']);
    expect((await submissionNow(press, 'staffed')).editors).toEqual(['edda']);
    expect(await below(press, 'staffed', 'events')).toMatchObject([
      { event: 'editor_assigned', audience: 'staff', actor: 'admin' },
    ]);
    await unassignStaff(press, PEOPLE.editor, asked);
    const self = () => assignStaff(press, PEOPLE.editor, asked);
    expect(await mailsOf(press, self)).toEqual([]);
  });

  it('have the role at the journal, and are not authors', async () => {
    const assign = (uid: string, as: 'editor' | 'production') =>
      codeOf(() => assignStaff(press, PEOPLE.admin, { submission: 'staffed', uid, as }));
    const nobody = 'submission/no-such-person';
    expect(await assign('otto', 'editor')).toBe(nobody);
    expect(await assign('paula', 'editor')).toBe(nobody);
    expect(await assign('nobody', 'editor')).toBe(nobody);
    expect(await assign('paula', 'production')).toBe('done');
    await putSubmission(press, 'staffed', {
      ...(await submissionNow(press, 'staffed')),
      editors: [],
      authorUids: ['anselm', 'edda'],
    });
    expect(await assign('edda', 'editor')).toBe(nobody);
  });
});
