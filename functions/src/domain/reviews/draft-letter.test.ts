/** The draft of a decision letter: the journal's template, the press's, or the built-in one. */
import { mailTemplateDocId, mailWordsPath } from '@quire/model/collections';
import { letterName } from '@quire/model/mail/registry/letter-templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invited, putReviewer, REPORT } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { answerInvitation } from './answer-invitation.ts';
import { draftDecision } from './draft-decision.ts';
import { submitReview } from './write-report.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  await putReviewer(press, 'ruth');
});
afterAll(() => press.close());

const word = (journal: string | null, text: string) =>
  press.db.doc(`${mailWordsPath(journal)}/${mailTemplateDocId(letterName('reject'))}`).set({
    ...{ template: letterName('reject'), subject: 'Decision letter', text, revision: 1 },
    ...{ updatedAt: press.now().toISOString(), updatedBy: 'edda', isReset: false },
  });
const drafted = () =>
  draftDecision(press, PEOPLE.editor, { submission: 'creeks', event: 'reject' });

it('uses the journal’s template, otherwise the press’s, with the editor and the reports in it', async () => {
  await putSubmission(press, 'creeks', { state: 'reviewer_invitation', number: 'CES-2026-1' });
  const { token } = await invited(press, 'creeks', 'ruth');
  const asked = { token, answer: 'accept', reason: '', competingInterest: 'None' } as const;
  await answerInvitation(press, asked);
  await submitReview(press, { token, revision: 0, report: REPORT });
  await press.db.doc('submissions/creeks').update({ state: 'reviews_complete' });
  expect((await drafted()).letter).toContain('Thank you for submitting “How tidal creeks drain”');
  await word(null, 'The press on {number}.');
  expect((await drafted()).letter).toBe('The press on CES-2026-1.');
  await word('MSP', 'Another journal.');
  await word('CES', 'Dear {name},\n\n{quotedReports}\n\n{editor}, {journal}');
  const { letter, editor } = await drafted();
  expect(editor).toBe('The editor');
  expect(letter).toBe(
    `Dear The author,\n\n**Reviewer 1**\n\n${REPORT.commentsToAuthor}\n\nThe editor, Coastal Earth Systems`,
  );
});
