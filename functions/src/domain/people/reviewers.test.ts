import { type ReviewerRow, ReviewerRowSchema } from '@quire/model/calls/people';
import {
  AUDIT,
  REVIEWER_NOTES,
  REVIEWERS,
  reviewerNoteId,
  SUBMISSIONS,
} from '@quire/model/collections';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemoryBucket } from '../../platform/storage/memory-bucket.ts';
import { asker, codeOf } from '../../testing/test-records.ts';
import { invited, loadOf, putReviewer, reviewNow } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { saveRecord } from '../records/save-record.ts';
import { answerInvitation } from '../reviews/answer-invitation.ts';
import { viewReview } from '../reviews/view-review.ts';
import { importReviewers } from './import-reviewers.ts';
import { mergeReviewers } from './merge-reviewers.ts';
import { reviewerHistory } from './reviewer-history.ts';

let press: SubmissionsPress;
let ports: Parameters<typeof mergeReviewers>[0];
beforeAll(async () => {
  press = await startSubmissionsPress();
  ports = { db: press.db, now: press.now, log: press.log, bucket: new MemoryBucket() };
});
afterAll(() => press.close());
beforeEach(async () => {
  for (const name of [REVIEWERS, REVIEWER_NOTES, SUBMISSIONS, AUDIT]) {
    await press.db.recursiveDelete(press.db.collection(name));
  }
});

const under = (id: string) =>
  putSubmission(press, id, { state: 'reviewer_invitation', number: `CES-2026-${id}` });
const putNote = (reviewer: string, journal: string, text: string, person = PEOPLE.admin) =>
  saveRecord(ports, person, {
    ...{ kind: 'reviewerNotes', id: null, base: 0 },
    data: { reviewer, journal, text },
  });
const noteOf = async (reviewer: string, journal: string): Promise<unknown> =>
  (await press.db.collection(REVIEWER_NOTES).doc(reviewerNoteId(reviewer, journal)).get()).get(
    'text',
  );
const stored = async (id: string) => (await press.db.collection(REVIEWERS).doc(id).get()).data();

describe('two records of one reviewer', () => {
  it('can be merged: with reviews, counters and the data of each', async () => {
    await putReviewer(press, 'rosa', { expertise: ['tides'] });
    await putReviewer(press, 'rolf', { expertise: ['mud'], country: 'NO' });
    await putNote('rolf', 'CES', 'Asked in May.');
    await putNote('rosa', 'CES', 'Prompt.');
    await under('one');
    await under('two');
    const { review, token } = await invited(press, 'one', 'rolf');
    await invited(press, 'two', 'rosa');
    const merged = await mergeReviewers(ports, PEOPLE.editor, { keep: 'rosa', merge: 'rolf' });
    expect(merged).toMatchObject({ id: 'rosa', revision: 2, reviews: 1 });
    expect(await stored('rosa')).toMatchObject({
      ...{ email: 'rosa@reviews.example', expertise: ['tides', 'mud'], country: 'NO' },
    });
    expect(await noteOf('rosa', 'CES')).toBe(
      'Prompt.\nAsked in May.\nAlso: Ruth Rolf, rolf@reviews.example.',
    );
    expect(await stored('rolf')).toMatchObject({ mergedInto: 'rosa', deletedBy: 'edda' });
    expect(await loadOf(press, 'rosa')).toEqual({ invited: 2 });
    expect(await loadOf(press, 'rolf')).toEqual({});
    expect((await reviewNow(press, 'one', review)).reviewerId).toBe('rosa');
    const [entry] = (await press.db.collection(AUDIT).where('moved', '!=', null).get()).docs;
    expect(entry?.get('moved')).toEqual([`submissions/one/reviews/${review}`]);
    // Their link still works, and counts for the merged record.
    await answerInvitation(press, {
      ...{ token, answer: 'accept', reason: '', competingInterest: 'None' },
    });
    expect((await viewReview(press, { token })).state).toBe('accepted');
    expect(await loadOf(press, 'rosa')).toEqual({ invited: 1, working: 1 });
    expect(
      await codeOf(mergeReviewers(ports, PEOPLE.editor, { keep: 'rosa', merge: 'rolf' })),
    ).toBe('record/deleted');
  });

  it('are not merged if both were invited in the same round, or without the right', async () => {
    await putReviewer(press, 'rosa');
    await putReviewer(press, 'rolf', { journals: ['CES', 'MSP'] });
    await under('one');
    await invited(press, 'one', 'rosa');
    await invited(press, 'one', 'rolf');
    const asked = { keep: 'rosa', merge: 'rolf' };
    expect(await codeOf(mergeReviewers(ports, PEOPLE.admin, asked))).toBe('people/both-asked');
    expect(await codeOf(mergeReviewers(ports, PEOPLE.editor, asked))).toBe('access/denied');
    expect(await codeOf(mergeReviewers(ports, PEOPLE.production, asked))).toBe('access/denied');
    expect(await codeOf(mergeReviewers(ports, PEOPLE.admin, { ...asked, merge: 'rosa' }))).toBe(
      'people/same',
    );
  });
});

describe('a reviewer’s history', () => {
  it('lists manuscripts that the editor handles, and counts the others', async () => {
    await putReviewer(press, 'rosa', { journals: ['CES', 'MSP'] });
    await under('one');
    await invited(press, 'one', 'rosa');
    await putSubmission(press, 'own', {
      ...{ state: 'reviewer_invitation', number: 'CES-2026-own' },
      authorUids: [PEOPLE.author.uid],
    });
    await invited(press, 'own', 'rosa');
    const history = await reviewerHistory(press, PEOPLE.editor, { reviewer: 'rosa' });
    expect(history.reviews.map(({ number, state }) => `${number} ${state}`)).toEqual([
      'CES-2026-own invited',
      'CES-2026-one invited',
    ]);
    // An editor who wrote them does not even learn that there are any.
    const author = asker(PEOPLE.author.uid, ['author', 'editor'], 'CES');
    const hers = await reviewerHistory(press, author, { reviewer: 'rosa' });
    expect(hers).toEqual({ reviews: [], hidden: 0 });
    const elsewhere = await reviewerHistory(press, PEOPLE.otherEditor, { reviewer: 'rosa' });
    expect(elsewhere).toEqual({ reviews: [], hidden: 2 });
    for (const person of [PEOPLE.author, PEOPLE.production, PEOPLE.finance]) {
      expect(await codeOf(reviewerHistory(press, person, { reviewer: 'rosa' }))).toBe(
        'access/denied',
      );
    }
  });
});

describe('a file of reviewers', () => {
  const row = (change: Partial<ReviewerRow> = {}) =>
    ReviewerRowSchema.parse({
      ...{ given: 'Ada', family: 'Holt', email: 'Ada@Example.org', journals: 'CES' },
      ...{ expertise: 'tides; mud', country: 'norway' },
      ...change,
    });
  const outcomes = async (rows: readonly ReviewerRow[], dryRun = false) =>
    (await importReviewers(ports, PEOPLE.editor, { rows, dryRun })).results.map(
      ({ outcome }) => outcome,
    );
  const count = async () => (await press.db.collection(REVIEWERS).get()).size;

  it('is checked without writing, then written, then unchanged', async () => {
    const rows = [row(), row({ email: 'no address' }), row({ email: 'x@y.org', journals: 'MSP' })];
    expect(await outcomes(rows, true)).toEqual(['added', 'refused', 'refused']);
    expect(await count()).toBe(0);
    expect(await outcomes(rows)).toEqual(['added', 'refused', 'refused']);
    expect(await outcomes(rows)).toEqual(['same', 'refused', 'refused']);
    expect(await count()).toBe(1);
  });

  it('extends existing reviewers, and overwrites nothing', async () => {
    await outcomes([row({ affiliation: 'University of Ravnfjord' })]);
    const more = row({
      affiliation: 'Elsewhere',
      expertise: 'salt',
      orcid: 'https://orcid.org/0000-0002-1825-0097',
    });
    expect(await outcomes([more, more])).toEqual(['changed', 'same']);
    const [doc] = (await press.db.collection(REVIEWERS).get()).docs;
    expect(doc?.data()).toMatchObject({
      ...{ email: 'ada@example.org', affiliation: 'University of Ravnfjord', country: 'NO' },
      ...{ expertise: ['tides', 'mud', 'salt'], orcid: '0000-0002-1825-0097', revision: 2 },
    });
  });
});
