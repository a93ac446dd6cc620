import { DECISIONS } from '@quire/model/collections';
import { type Decision, DecisionSchema } from '@quire/model/entities/submission-record';
import { strToU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invited, putReviewer, REPORT, reviewNow } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { answerInvitation } from './answer-invitation.ts';
import { draftDecision } from './draft-decision.ts';
import { addReviewFile } from './review-files.ts';
import { submitReview } from './write-report.ts';

const { editor, author } = PEOPLE;
let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['vasquez', 'ostrom']) await putReviewer(press, id);
});
afterAll(() => press.close());

/** Two reports with a file each, and the round complete. */
async function reported(id: string): Promise<void> {
  await putSubmission(press, id, { state: 'under_review', number: 'CES-2026-1' });
  for (const reviewer of ['vasquez', 'ostrom']) {
    const { review, token } = await invited(press, id, reviewer);
    await answerInvitation(press, {
      ...{ token, answer: 'accept', reason: '', competingInterest: 'None' },
    });
    const data = Buffer.from(strToU8(`Notes of ${id}`)).toString('base64');
    await addReviewFile(press, { token, key: `${reviewer}-1`, name: `${reviewer}.txt`, data });
    const { revision } = await reviewNow(press, id, review);
    await submitReview(press, { token, revision, report: REPORT });
  }
  await press.db.doc(`submissions/${id}`).update({ state: 'reviews_complete' });
}

const decide = (id: string, files: readonly { review: string; file: string }[], who = editor) =>
  moveSubmission(press, who, {
    ...{ submission: id, event: 'request_major', from: 'reviews_complete', letter: 'Revise it.' },
    reviews: [{ label: 'Reviewer 1', comments: 'Sound.', files: [...files] }],
  });

async function decisionOf(id: string): Promise<Decision> {
  const { docs } = await press.db.collection(`submissions/${id}/${DECISIONS}`).get();
  return DecisionSchema.parse(docs[0]?.data());
}

/** The files that the manuscript's author can read. */
const forAuthor = (id: string) =>
  [...press.store.files.keys()].filter((path) => path.startsWith(`submissions/${id}/files/`));

describe('a reviewer’s file', () => {
  it('is offered to the editor, and stays with the editors unless selected', async () => {
    await reported('kept');
    const event = 'request_major';
    const { reviews } = await draftDecision(press, editor, { submission: 'kept', event });
    expect(reviews.map(({ offered }) => offered.map(({ name }) => name))).toEqual([
      ['vasquez.txt'],
      ['ostrom.txt'],
    ]);
    await decide('kept', []);
    expect((await decisionOf('kept')).reviews[0]).not.toHaveProperty('files');
    expect(forAuthor('kept')).toEqual([]);
  });

  it('reaches the author as a copy that does not identify the reviewer', async () => {
    await reported('given');
    await decide('given', [{ review: 'r00-vasquez', file: 'vasquez-1' }]);
    const { reviews } = await decisionOf('given');
    expect(reviews).toMatchObject([
      { files: [{ name: 'report-1-file-1.txt', format: 'txt', size: 14 }] },
    ]);
    const [path = ''] = forAuthor('given');
    expect(reviews[0]?.files?.[0]?.path).toBe(path);
    expect(String(Buffer.from(press.store.files.get(path)?.bytes ?? []))).toBe('Notes of given');
    expect(JSON.stringify(reviews)).not.toContain('vasquez');
  });

  it('is refused to those who do not decide, and for other rounds and manuscripts', async () => {
    await reported('guarded');
    const own = [{ review: 'r00-vasquez', file: 'vasquez-1' }];
    await expect(decide('guarded', own, author)).rejects.toMatchObject({ code: 'access/denied' });
    // A move by the author releases nothing.
    await moveSubmission(press, author, {
      ...{ submission: 'guarded', event: 'request_withdrawal', from: 'reviews_complete' },
      ...{ reason: 'An error.', reviews: [{ label: 'x', comments: '', files: own }] },
    });
    expect(forAuthor('guarded')).toEqual([]);
    await reported('other');
    await press.db.doc('submissions/other').update({ round: 1 });
    for (const file of [
      { review: 'r00-vasquez', file: 'vasquez-1' },
      { review: 'r01-vasquez', file: 'vasquez-1' },
      { review: 'r00-ostrom', file: 'vasquez-1' },
    ]) {
      expect((await decide('other', [file])).problems).toHaveLength(1);
    }
    expect(forAuthor('other')).toEqual([]);
    expect((await submissionNow(press, 'other')).state).toBe('reviews_complete');
  });
});
