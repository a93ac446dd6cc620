import { inLanguage } from '@quire/content/messages/in-language';
import { MAIL } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  invited,
  loadOf,
  putReviewer,
  REPORT,
  reviewNow,
  tokenFor,
} from '../../testing/test-reviews.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { answerInvitation } from './answer-invitation.ts';
import { checkCertificate } from './check-certificate.ts';
import { draftDecision } from './draft-decision.ts';
import { inviteReviewer } from './invite-reviewer.ts';
import { considerReview } from './staff-reviews.ts';
import { viewReview } from './view-review.ts';
import { saveReview, submitReview } from './write-report.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['vasquez', 'lund', 'moreau']) await putReviewer(press, id);
});
afterAll(() => press.close());

const accept = (token: string) =>
  answerInvitation(press, { token, answer: 'accept', reason: '', competingInterest: 'None' });
const mails = (work: () => Promise<unknown>) => mailsOf(press, work);

describe('a round of review', () => {
  const id = 'life';
  const tokens = new Map<string, string>();
  const token = (name: string) => tokens.get(name) ?? '';

  beforeAll(() =>
    putSubmission(press, id, {
      ...{ state: 'reviewer_invitation', number: 'CES-2026-70001' },
      translations: [
        {
          ...{ id: 'fr', language: 'fr', title: 'La vidange des chenaux', abstract: 'Elle monte.' },
          ...{ keywords: ['chenaux'], plainSummary: '' },
        },
      ],
    }),
  );

  it('starts with invitations, each sent once, however often the button is pressed', async () => {
    const sent = await mails(async () => {
      for (const name of ['vasquez', 'lund', 'moreau']) {
        const { token: secret } = await invited(press, id, name);
        tokens.set(name, secret);
        await invited(press, id, name);
      }
    });
    expect(sent).toEqual(
      ['lund', 'moreau', 'vasquez'].map((name) => `reviewer/invitation → ${name}@reviews.example`),
    );
    expect(await loadOf(press, 'vasquez')).toEqual({ invited: 1 });
    const view = await viewReview(press, { token: token('vasquez') });
    expect(view).toMatchObject({ view: 'open', state: 'invited', model: 'double' });
    expect(view.manuscript).toMatchObject({
      title: 'How tidal creeks drain',
      translations: [
        {
          ...{ language: 'fr', title: 'La vidange des chenaux', abstract: 'Elle monte.' },
          keywords: ['chenaux'],
        },
      ],
      authors: [],
      files: [],
    });
    // In the language of the page: this one marks each of its words.
    const mirrored = await inLanguage('ar-XB', () =>
      viewReview(press, { token: token('vasquez') }),
    );
    expect(mirrored.says).not.toBe(view.says);
    expect(mirrored.says).toContain('\u202e');
    expect(mirrored.manuscript?.type).toContain('\u202e');
  });

  it('goes under review with the last acceptance that is needed', async () => {
    await accept(token('vasquez'));
    expect((await submissionNow(press, id)).state).toBe('reviewer_invitation');
    const told = await mails(async () => {
      await accept(token('lund'));
      await accept(token('lund'));
    });
    expect(told).toEqual([
      'author/status-changed → anselm@example.org',
      'reviewer/accepted → lund@reviews.example',
    ]);
    expect((await submissionNow(press, id)).state).toBe('under_review');
    const view = await viewReview(press, { token: token('lund') });
    expect(view.manuscript?.files).toMatchObject([{ name: 'manuscript.docx', label: '' }]);
  });

  it('notifies the editors of a refusal, without a name', async () => {
    const asked = { token: token('moreau'), reason: 'Too much to do.', competingInterest: '' };
    const told = await mails(() => answerInvitation(press, { ...asked, answer: 'decline' }));
    expect(told).toEqual(['editor/invitation-declined → edda@example.org']);
    expect(await loadOf(press, 'moreau')).toEqual({ declined: 1 });
    const closed = await viewReview(press, { token: token('moreau') });
    expect(closed).toMatchObject({ view: 'closed', state: 'declined' });
    expect(closed.manuscript).toBeUndefined();
  });

  it('saves a report as it is typed, and warns the second of two windows', async () => {
    const report = { ...REPORT, commentsToAuthor: 'So far' };
    const asked = { token: token('vasquez'), revision: 0, report };
    expect(await saveReview(press, asked)).toMatchObject({ state: 'in_progress', revision: 1 });
    expect(await saveReview(press, asked)).toMatchObject({ revision: 1 });
    const other = { ...asked, report: { ...report, commentsToEditor: 'Other' } };
    await expect(saveReview(press, other)).rejects.toMatchObject({
      code: 'review/changed-elsewhere',
    });
  });

  it('lists what is missing before a report is sent, and saves it', async () => {
    const { scores: _none, recommendation: _open, ...rest } = REPORT;
    const report = { ...rest, scores: {}, commentsToAuthor: 'Short.', competingInterest: ' ' };
    const { problems, state, revision } = await submitReview(press, {
      ...{ token: token('vasquez'), revision: 1 },
      report,
    });
    expect(state).toBe('in_progress');
    expect(revision).toBe(2);
    expect(problems.map(({ field }) => field)).toEqual([
      ...['scores.originality', 'scores.method', 'scores.clarity', 'scores.significance'],
      ...['scores.english', 'recommendation', 'commentsToAuthor', 'competingInterest'],
    ]);
  });

  it('is complete with the last report, and the editors are notified once', async () => {
    const first = await mails(() =>
      submitReview(press, { token: token('vasquez'), revision: 2, report: REPORT }),
    );
    expect(first).toEqual(['editor/review-received → edda@example.org']);
    expect((await submissionNow(press, id)).state).toBe('under_review');
    const report = { ...REPORT, commentsToAuthor: `${REPORT.commentsToAuthor} Second.` };
    const last = { token: token('lund'), revision: 0, report };
    const told = await mails(async () => {
      await submitReview(press, last);
      await submitReview(press, last);
    });
    expect(told).toEqual(['editor/reviews-complete → edda@example.org']);
    expect((await submissionNow(press, id)).state).toBe('reviews_complete');
    await expect(
      submitReview(press, { ...last, revision: 1, report: REPORT }),
    ).rejects.toMatchObject({ code: 'review/wrong-state' });
  });

  it('is read and rated', async () => {
    const asked = { submission: id, review: 'r00-vasquez', rating: 4 };
    expect(await considerReview(press, PEOPLE.editor, asked)).toMatchObject({
      state: 'considered',
    });
    await considerReview(press, PEOPLE.editor, asked);
    expect(await reviewNow(press, id, 'r00-vasquez')).toMatchObject({ editorRating: 4 });
  });

  it('produces a letter with anonymous reports', async () => {
    const draft = await draftDecision(press, PEOPLE.editor, {
      submission: id,
      event: 'request_minor',
    });
    expect(draft.reviews.map(({ label }) => label)).toEqual(['Reviewer 1', 'Reviewer 2']);
    expect(draft.letter).toContain('Dear The author');
    expect(draft.letter).toContain('“How tidal creeks drain” to Coastal Earth Systems');
    expect(JSON.stringify(draft)).not.toMatch(/vasquez|lund|know the site/i);
    await expect(
      draftDecision(press, PEOPLE.editor, { submission: id, event: 'desk_reject' }),
    ).rejects.toMatchObject({ code: 'submission/wrong-state' });
  });

  it('ends with the decision: thanks and a certificate that does not identify the manuscript', async () => {
    const { letter, reviews } = await draftDecision(press, PEOPLE.editor, {
      submission: id,
      event: 'accept',
    });
    const asked = { submission: id, event: 'accept', from: 'reviews_complete' } as const;
    const told = await mails(async () => {
      await moveSubmission(press, PEOPLE.editor, { ...asked, letter, reviews });
      await moveSubmission(press, PEOPLE.editor, { ...asked, letter, reviews });
    });
    expect(told).toEqual([
      'author/co-author-told → maren@example.com',
      'author/decision → anselm@example.org',
      'reviewer/thanks → lund@reviews.example',
      'reviewer/thanks → vasquez@reviews.example',
    ]);
    const [decision] = await below(press, id, 'decisions');
    expect(decision?.reviews).toEqual(reviews.map(({ offered: _, report: _key, ...said }) => said));
    expect(await loadOf(press, 'vasquez')).toEqual({ done: 1, timed: 1 });
    const view = await viewReview(press, {
      token: await tokenFor(press, 'vasquez@reviews.example'),
    });
    expect(view).toMatchObject({ state: 'thanked', certificate: { year: 2026 } });
    const code = view.certificate?.code ?? '';
    const answer = { valid: true, journal: 'Coastal Earth Systems', year: 2026 };
    expect(await checkCertificate(press, { code })).toEqual(answer);
    expect(await checkCertificate(press, { code: code.toLowerCase().replace('-', ' ') })).toEqual(
      answer,
    );
    expect(await checkCertificate(press, { code: 'AAAA-AAAA-AAAA' })).toEqual({ valid: false });
    expect(await checkCertificate(press, { code: '../mail/x' })).toEqual({ valid: false });
  });

  it('leaves no name where one of its authors can look', async () => {
    const read = [
      await below(press, id, 'events'),
      await below(press, id, 'decisions'),
      await submissionNow(press, id),
      (await press.db.collection(MAIL).where('journal', '==', 'CES').get()).docs.map((doc) =>
        doc.data(),
      ),
      (await press.db.collection('audit').get()).docs.map((doc) => doc.data()),
    ];
    expect(JSON.stringify(read)).not.toMatch(/vasquez|lund|moreau/i);
    const events = await below(press, id, 'events');
    const shown = events.filter(({ audience }) => audience === 'author').map(({ event }) => event);
    expect(shown.toSorted()).toEqual([
      'accept',
      'begin_review',
      'complete_reviews',
      'start_production',
    ]);
    const mailed = await press.db
      .collection(MAIL)
      .where('to', 'array-contains', 'lund@reviews.example')
      .get();
    for (const doc of mailed.docs) {
      expect(doc.get('submission')).toBeUndefined();
      expect(String(doc.get('subject')) + String(doc.get('text'))).not.toMatch(/tidal|70001/);
    }
  });
});

describe('a new reviewer', () => {
  const asked = {
    given: 'Ines',
    family: 'Carvalho',
    email: 'Ines@Coast.example',
    affiliation: 'Coast Institute',
    expertise: ['salt marshes'],
  };

  it('is added to the database with the invitation, once', async () => {
    await putSubmission(press, 'newcomer', { state: 'reviewer_invitation' });
    await putSubmission(press, 'another', { state: 'reviewer_invitation' });
    const invite = (submission: string) =>
      inviteReviewer(press, PEOPLE.editor, {
        submission,
        letter: '',
        reviewer: { ...asked, email: asked.email.toLowerCase() },
      });
    const both = await Promise.all([invite('newcomer'), invite('another')]);
    expect(new Set(both.map(({ review }) => review)).size).toBe(1);
    const found = await press.db
      .collection('reviewers')
      .where('email', '==', 'ines@coast.example')
      .get();
    expect(found.docs.map((doc) => doc.get('revision'))).toEqual([1]);
    expect(await loadOf(press, found.docs[0]?.id ?? '')).toEqual({ invited: 2 });
    expect(found.docs[0]?.get('words')).toContain('carvalho');
  });
});
