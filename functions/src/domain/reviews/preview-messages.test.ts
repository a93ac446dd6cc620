import { PROFILES } from '@quire/model/collections';
import { REVIEW_MESSAGES_MAX } from '@quire/model/entities/review-message';
import type { ReviewerAudience } from '@quire/model/states/reviewer-audiences';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invited, putReviewer } from '../../testing/test-reviews.ts';
import {
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import type { Person } from '../access/principal.ts';
import { previewMessages } from './preview-messages.ts';

const TEXT = 'The office is **closed** in August.';
const STAGES = { vasquez: 'invited', lund: 'accepted', noor: 'overdue' } as const;

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  const state = 'under_review';
  await putSubmission(press, 'one', { state, number: 'CES-2026-00001', title: 'Ripples' });
  await putSubmission(press, 'two', { state, number: 'CES-2026-00002' });
  await putSubmission(press, 'three', { state, owner: 'stranger', authorUids: ['stranger'] });
  await putSubmission(press, 'elsewhere', { state, journal: 'MSP' });
  for (const id of Object.keys(STAGES)) await putReviewer(press, id);
  for (const submission of ['one', 'two'])
    for (const [reviewer, stage] of Object.entries(STAGES)) {
      if (submission === 'two' && reviewer !== 'lund') continue;
      const { review } = await invited(press, submission, reviewer);
      await reviewOf(submission, review).update({ state: stage });
    }
});
afterAll(() => press.close());

const reviewOf = (submission: string, review: string) =>
  press.db.doc(`submissions/${submission}/reviews/${review}`);
const preview = (
  to: 'authors' | ReviewerAudience,
  submissions: string[],
  person: Person = PEOPLE.editor,
) => previewMessages(press, person, { submissions, to, text: TEXT });

const CLOSED = expect.objectContaining({
  code: expect.stringMatching(/^(access\/denied|submission\/not-found)$/),
});

describe('a message to the authors of several submissions', () => {
  it('is shown as the first of them will read it, with each receiver counted once', async () => {
    const shown = await preview('authors', ['one', 'two', 'three', 'one']);
    expect(shown).toMatchObject({ mails: 3, people: 2, unmailed: 0, leftOut: [] });
    expect(shown.example?.subject).toBe('CES-2026-00001: a message from Coastal Earth Systems');
    expect(shown.example?.text).toContain('Dear The author');
    expect(shown.example?.text).toContain('Ripples');
    expect(shown.example?.html).toContain('The office is <strong>closed</strong> in August.');
  });

  it('names the submissions that the person may not write about, with the reason', async () => {
    const shown = await preview('authors', ['one', 'elsewhere', 'nowhere']);
    expect(shown).toMatchObject({ mails: 1, people: 1 });
    expect(shown.leftOut.map(({ submission }) => submission)).toEqual(['elsewhere', 'nowhere']);
    expect(new Set(shown.leftOut.map(({ reason }) => reason)).size).toBe(1);
  });

  it('does not show an author among the staff which editor their own message would reach', async () => {
    for (const person of [PEOPLE.author, PEOPLE.stranger, PEOPLE.otherEditor]) {
      await expect(preview('authors', ['one'], person), person.uid).rejects.toThrow(CLOSED);
    }
  });

  it('sends and writes nothing', async () => {
    const before = await press.db.collection('submissions/one/messages').get();
    expect(await mailsOf(press, () => preview('authors', ['one', 'two']))).toEqual([]);
    expect(before.size).toBe(0);
    expect((await press.db.collection('submissions/one/messages').get()).size).toBe(0);
  });

  it('counts authors who get no such mails apart', async () => {
    const at = press.now().toISOString();
    await press.db
      .collection(PROFILES)
      .doc('stranger')
      .set({
        ...{ given: 'Sam', family: 'Stranger', affiliation: 'Ravnfjord', country: 'NO' },
        ...{ email: 'stranger@example.org', state: 'active', consents: [] },
        ...{ notifications: { reminders: true, messages: false }, createdAt: at, updatedAt: at },
      });
    expect(await preview('authors', ['one', 'three'])).toMatchObject({ mails: 1, unmailed: 1 });
    expect(await preview('authors', ['three'])).toMatchObject({ mails: 0, example: null });
  });
});

describe('a message to the reviewers of several submissions', () => {
  it('counts those at the stage, and names none of them', async () => {
    const shown = await preview('working', ['one', 'two', 'three']);
    expect(shown).toMatchObject({ mails: 3, people: 2, unmailed: 0 });
    expect(shown.leftOut).toMatchObject([{ submission: 'three' }]);
    expect(shown.example?.subject).toContain('Coastal Earth Systems');
    expect(shown.example?.text).toContain('Dear Ruth Vasquez');
    expect(shown.example?.text).toContain(TEXT);
    expect(shown.example?.text).toContain('Ripples');
    expect(JSON.stringify(shown)).not.toMatch(/reviews\.example|Lund|Noor/);
    expect(await preview('invited', ['one', 'two'])).toMatchObject({ mails: 1, people: 1 });
  });

  it('leaves out those who accept no more messages, and submissions without anybody', async () => {
    const full = Array.from({ length: REVIEW_MESSAGES_MAX }, (_, n) => ({
      ...{ key: `full-${n}-key`, side: 'editor', text: 'More.', at: '2026-01-01T00:00:00.000Z' },
    }));
    await reviewOf('one', 'r00-noor').update({ messages: full });
    const shown = await preview('overdue', ['one']);
    expect(shown).toMatchObject({ mails: 0, people: 0, example: null });
    expect(shown.leftOut).toHaveLength(1);
    expect(await preview('working', ['one'])).toMatchObject({ mails: 1 });
  });

  it('tells people who do not handle a submission nothing of its reviewers', async () => {
    const { author, stranger, otherEditor, finance, production } = PEOPLE;
    for (const person of [author, stranger, otherEditor, finance, production]) {
      await expect(preview('invited', ['one'], person), person.uid).rejects.toThrow(CLOSED);
    }
  });
});
