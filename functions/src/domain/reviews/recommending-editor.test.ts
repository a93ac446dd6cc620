import { JOURNAL_PERMISSIONS, USERS } from '@quire/model/collections';
import { claimsInJournals } from '@quire/model/grants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../../testing/test-records.ts';
import { putReviewer } from '../../testing/test-reviews.ts';
import {
  below,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { requireRecordRight } from '../access/may-write.ts';
import type { Person } from '../access/principal.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { sendMessage } from '../submissions/send-message.ts';
import { assignStaff } from './assign-staff.ts';
import { assignableEditors } from './assignable-editors.ts';
import { draftDecision } from './draft-decision.ts';
import { handOver } from './hand-over.ts';
import { recommendDecision } from './recommend-decision.ts';
import { suggestReviewers } from './suggest-reviewers.ts';

const RITA: Person = {
  ...{ uid: 'rita', email: 'rita@example.org' },
  claims: claimsInJournals(['author', 'recommendingEditor'], ['CES']),
};
const NOW = '2026-01-01T00:00:00.000Z';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  await putReviewer(press, 'lund');
  const { uid, email = '', claims } = RITA;
  await press.db
    .collection(USERS)
    .doc(uid)
    .set({ email, displayName: 'Rita Recommends', ...claims, journals: ['CES'], updatedAt: NOW });
  const sent = { state: 'reviews_complete' } as const;
  await putSubmission(press, 'hers', { ...sent, number: 'CES-2026-1', editors: ['edda'] });
  await putSubmission(press, 'elsewhere', { ...sent, number: 'MSP-2026-1', journal: 'MSP' });
  const authorUids = [PEOPLE.author.uid, RITA.uid];
  await putSubmission(press, 'written', { ...sent, number: 'CES-2026-2', authorUids });
});
afterAll(() => press.close());

const recommend = (submission: string, person: Person = RITA) =>
  recommendDecision(press, person, {
    ...{ submission, recommendation: 'accept' },
    reasons: 'All three reports agree.',
  });
const toldOf = async (template: string) => {
  const box = await press.db.collection('mail').where('template', '==', template).get();
  return box.docs.flatMap((doc) => doc.get('to'));
};

it('is assigned manuscripts like an editor, and marked as recommending', async () => {
  const { editors } = await assignableEditors(press, PEOPLE.editor, { submission: 'hers' });
  const marks = editors.map(({ uid, recommends }) => [uid, recommends]);
  expect(Object.fromEntries(marks)).toMatchObject({ edda: false, rita: true });
  const asked = { submission: 'hers', uid: RITA.uid, as: 'editor' } as const;
  await assignStaff(press, PEOPLE.editor, asked);
  expect((await submissionNow(press, 'hers')).editors).toEqual(['edda', 'rita']);
  expect(await codeOf(assignStaff(press, PEOPLE.editor, { ...asked, as: 'production' }))).toBe(
    'submission/no-such-person',
  );
});

it('is notified about their own manuscripts', async () => {
  await sendMessage(press, PEOPLE.author, { submission: 'hers', key: 'k1', text: 'A question.' });
  expect((await toldOf('editor/message')).toSorted()).toEqual(['edda@example.org', RITA.email]);
});

it('finds reviewers and takes the manuscript through review, and does not decide', async () => {
  const { reviewers } = await suggestReviewers(press, RITA, {
    ...{ submission: 'hers', query: '', cursor: 0 },
  });
  expect(reviewers.map(({ id }) => id)).toEqual(['lund']);
  for (const event of ['reject', 'accept', 'request_minor'] as const) {
    const move = { submission: 'hers', event, letter: 'No.', from: 'reviews_complete' } as const;
    expect(await codeOf(moveSubmission(press, RITA, move))).toBe('access/denied');
    const draft = draftDecision(press, RITA, { submission: 'hers', event });
    expect(await codeOf(draft)).toBe('access/denied');
  }
  const asked = { submission: 'hers', to: RITA.uid, keeps: false, note: '' };
  expect(await codeOf(handOver(press, RITA, asked))).toBe('access/denied');
});

it('recommends only to those who decide', async () => {
  await recommend('hers');
  expect(await toldOf('editor/decision-recommended')).toEqual(['edda@example.org']);
  const events = await below(press, 'hers', 'events');
  expect(events.at(-1)).toMatchObject({
    ...{ event: 'decision_recommended', actor: 'recommendingEditor', audience: 'staff' },
  });
});

it('recommends to the journal’s editors where none of them is assigned', async () => {
  await putSubmission(press, 'alone', {
    ...{ state: 'reviews_complete', number: 'CES-2026-3', editors: [RITA.uid] },
  });
  press.pass(1);
  await recommend('alone');
  expect(await toldOf('editor/decision-recommended')).toEqual([
    ...['edda@example.org', 'edda@example.org'],
  ]);
});

it('has no access to other journals, nor to their own manuscripts', async () => {
  for (const submission of ['elsewhere', 'written']) {
    expect(await codeOf(recommend(submission))).toMatch(/not-found|denied/);
    const asked = { submission, query: '', cursor: 0 };
    expect(await codeOf(suggestReviewers(press, RITA, asked))).toMatch(/not-found|denied/);
  }
  const asked = { submission: 'written', uid: RITA.uid, as: 'editor' } as const;
  expect(await codeOf(assignStaff(press, PEOPLE.editor, asked))).toBe('submission/no-such-person');
});

it('handles only their own manuscripts where the journal restricts its editors', async () => {
  await putSubmission(press, 'unassigned', { state: 'reviews_complete', number: 'CES-2026-4' });
  await press.db
    .collection(JOURNAL_PERMISSIONS)
    .doc('CES')
    .set({
      reaches: { editor: { 'submission.handle': 'assigned' }, production: {} },
      ...{ updatedAt: NOW, updatedBy: 'ada' },
    });
  expect(await codeOf(recommend('unassigned'))).toMatch(/not-found|denied/);
  await recommend('hers');
});

it.each([
  'reviewer.edit',
  'journal.edit',
  'issue.edit',
  'article.edit',
  'content.edit',
  'mail.read',
] as const)('has no right to %s', (action) =>
  expect(() => requireRecordRight(RITA, { action })).toThrow(/.*/),
);
