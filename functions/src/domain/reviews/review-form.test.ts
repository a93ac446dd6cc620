import { MAIL, MAIL_BODIES } from '@quire/model/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
import { reinviteReviewer } from './reinvite-reviewer.ts';
import { cancelReview } from './staff-reviews.ts';
import { viewReview } from './view-review.ts';
import { saveReview, submitReview } from './write-report.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['vasquez', 'lund']) await putReviewer(press, id);
});
afterAll(() => press.close());

const FOR_AUTHOR = { label: 'What is missing?', kind: 'text', audience: 'author', required: true };
const FOR_EDITORS = { label: 'Is it ethical?', kind: 'text', audience: 'editor', required: true };
const form = (...questions: readonly object[]) => ({ standardScores: false, questions });
const setForms = (...reviewForms: readonly object[]) =>
  press.db.doc('journals/CES').set({ reviewForms }, { merge: true });
const accepted = { answer: 'accept', reason: '', competingInterest: 'None' } as const;
const SECRET = 'The consent forms look forged.';

async function reviewing(submission: string, reviewer = 'vasquez') {
  const found = await invited(press, submission, reviewer);
  await answerInvitation(press, { ...accepted, token: found.token });
  return found;
}
const questionsOf = async (token: string) =>
  (await viewReview(press, { token })).form?.questions?.map(({ label }) => label);

it('uses the journal’s form of the day of the invitation, by type of article', async () => {
  await setForms(form(FOR_AUTHOR), { ...form(FOR_EDITORS), type: 'software-paper' });
  await putSubmission(press, 'asks', { state: 'reviewer_invitation', number: 'CES-2026-asks' });
  await putSubmission(press, 'software', {
    ...{ state: 'reviewer_invitation', number: 'CES-2026-soft', articleType: 'software-paper' },
  });
  const general = await reviewing('asks');
  const software = await reviewing('software');
  await setForms();
  const standard = await reviewing('asks', 'lund');
  expect(await questionsOf(general.token)).toEqual(['What is missing?']);
  expect(await questionsOf(software.token)).toEqual(['Is it ethical?']);
  expect(await questionsOf(standard.token)).toEqual([]);
  expect((await viewReview(press, standard)).form?.standardScores).toBe(true);
});

it('uses the newest form for a second invitation, unless the reviewer has started to write', async () => {
  await setForms(form(FOR_AUTHOR));
  await putSubmission(press, 'anew', { state: 'reviewer_invitation', number: 'CES-2026-anew' });
  const untouched = await invited(press, 'anew', 'vasquez');
  const begun = await reviewing('anew', 'lund');
  await saveReview(press, { token: begun.token, revision: 0, report: REPORT });
  await setForms(form(FOR_EDITORS));
  for (const { review } of [untouched, begun]) {
    await cancelReview(press, PEOPLE.editor, { submission: 'anew', review, reason: '' });
    const asked = { submission: 'anew', review, letter: '' };
    await reinviteReviewer(press, PEOPLE.editor, asked);
  }
  const labels = async (review: string) =>
    (await reviewNow(press, 'anew', review)).form?.questions.map(({ label }) => label);
  expect(await labels(untouched.review)).toEqual(['Is it ethical?']);
  expect(await labels(begun.review)).toEqual(['What is missing?']);
});

it('accepts no report without the answers, and gives the author none meant for the editors', async () => {
  await setForms(form(FOR_AUTHOR, FOR_EDITORS));
  await putSubmission(press, 'given', { state: 'reviewer_invitation', number: 'CES-2026-given' });
  const both = [await reviewing('given'), await reviewing('given', 'lund')];
  const bare = { ...REPORT, scores: {} };
  const [first] = both;
  if (!first) throw new Error('two reviews');
  const refused = await submitReview(press, { token: first.token, revision: 0, report: bare });
  expect(refused.problems.map(({ field }) => field)).toEqual(['answers.q1', 'answers.q2']);
  const answers = { q1: 'A map of the site.', q2: SECRET };
  for (const { token } of both) {
    const { revision } = await viewReview(press, { token });
    const sent = await submitReview(press, { token, revision, report: { ...bare, answers } });
    expect(sent.problems).toEqual([]);
  }
  const asked = { submission: 'given', event: 'request_minor' } as const;
  const { reviews } = await draftDecision(press, PEOPLE.editor, asked);
  expect(reviews.map(({ comments }) => comments)).toEqual([
    `**What is missing?**\n\nA map of the site.\n\n${REPORT.commentsToAuthor}`,
    `**What is missing?**\n\nA map of the site.\n\n${REPORT.commentsToAuthor}`,
  ]);
  const result = await moveSubmission(press, PEOPLE.editor, {
    ...{ ...asked, from: 'reviews_complete', letter: 'Dear author' },
    reviews: reviews.map(({ offered: _, ...report }) => report),
  });
  expect(result).not.toHaveProperty('problems.0');
  const decisions = await below(press, 'given', 'decisions');
  expect(JSON.stringify(decisions)).toContain('A map of the site.');
  expect(JSON.stringify(decisions)).not.toContain(SECRET);
  // The words are the reviewer's own: they were not changed.
  expect((await reviewNow(press, 'given', first.review)).released?.isEdited).toBe(false);
  const bodies = await press.db.collection(MAIL_BODIES).get();
  const mails = await press.db.collection(MAIL).get();
  expect(mails.size).toBeGreaterThan(0);
  expect(JSON.stringify([...bodies.docs, ...mails.docs].map((doc) => doc.data()))).not.toContain(
    SECRET,
  );
});
