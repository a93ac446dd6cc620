import type { MoveSubmissionRequest } from '@quire/model/calls/calls';
import { JOURNALS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  below,
  eventsOf,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
  submissionNow,
} from '../../testing/test-submissions.ts';
import type { Principal } from '../access/principal.ts';
import { moveSubmission } from './move-submission.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  // The number of reports that a decision needs is tested in `few-reports.test.ts`.
  const reviewDefaults = { minimumReviewers: 0 };
  await press.db.collection(JOURNALS).doc('CES').update({ reviewDefaults });
});
afterAll(() => press.close());

const move = (
  id: string,
  principal: Principal,
  asked: Pick<MoveSubmissionRequest, 'event' | 'from'> & Partial<MoveSubmissionRequest>,
) => moveSubmission(press, principal, { submission: id, ...asked });

const newMails = (work: () => Promise<unknown>) => mailsOf(press, work);

describe('an editor’s decision', () => {
  const letter = 'Please answer both reports.';
  const reviews = [{ label: 'Reviewer 1', comments: 'Sound, but short.' }];

  it('reaches the author as a letter with reports and a day, without a name', async () => {
    await putSubmission(press, 'judged', { state: 'reviews_complete', number: 'CES-2026-90001' });
    const mails = await newMails(() =>
      move('judged', PEOPLE.editor, {
        event: 'request_major',
        from: 'reviews_complete',
        letter,
        reviews,
      }),
    );
    expect(mails).toEqual(['author/decision → anselm@example.org']);
    const { dueAt, state } = await submissionNow(press, 'judged');
    expect({ state, day: dueAt?.slice(0, 10) }).toEqual({
      state: 'major_revision',
      day: '2026-07-01',
    });
    expect(await below(press, 'judged', 'decisions')).toMatchObject([
      { id: 'r00-request_major', letter, reviews, round: 0, dueAt },
    ]);
    const told = JSON.stringify([
      await below(press, 'judged', 'events'),
      await below(press, 'judged', 'decisions'),
    ]);
    expect(told).not.toContain('edda');
  });

  it('is answered by a revision with a new manuscript and a response', async () => {
    const asked = { event: 'submit_revision', from: 'major_revision', revision: 3 } as const;
    const { problems } = await move('judged', PEOPLE.author, asked);
    expect(problems.map(({ field }) => field)).toEqual(['files', 'responseLetter']);
    const change = { ...(await submissionNow(press, 'judged')), responseLetter: 'We did.' };
    await putSubmission(press, 'judged', change, [storedFile({ round: 1 })]);
    const mails = await newMails(() => move('judged', PEOPLE.author, asked));
    expect(mails).toEqual([
      'author/submission-received → anselm@example.org',
      'editor/revision-received → edda@example.org',
    ]);
    const events = await below(press, 'judged', 'events');
    expect(events.at(-1)).toMatchObject({ event: 'submit_revision', reason: 'We did.' });
    await move('judged', PEOPLE.editor, { event: 'judge_revision', from: 'revision_submitted' });
    expect(await submissionNow(press, 'judged')).toMatchObject({ round: 1 });
  });

  it('moves to production automatically where nothing is to be paid, and waits otherwise', async () => {
    const asked = { event: 'accept', from: 'reviews_complete', letter } as const;
    const at = '2026-05-01T00:00:00.000Z';
    for (const [id, amount, state] of [
      ['free', 0, 'production'],
      ['paid', 90_000, 'awaiting_payment'],
    ] as const) {
      const quote = { currency: 'EUR', amount, at };
      await putSubmission(press, id, { state: 'reviews_complete', quote });
      const mails = await newMails(async () => {
        expect(await move(id, PEOPLE.editor, asked)).toMatchObject({ state });
      });
      expect(mails).toEqual([
        'author/co-author-told → maren@example.com',
        'author/decision → anselm@example.org',
      ]);
    }
    expect((await eventsOf(press, 'free')).map(({ actor }) => actor)).toEqual(['editor', 'system']);
  });

  it('can be appealed against once, and is then decided again in its round', async () => {
    await putSubmission(press, 'appealed', { state: 'with_editor' });
    const reject = { event: 'desk_reject', from: 'with_editor', letter } as const;
    const appeal = { event: 'appeal', from: 'desk_rejected', letter: 'Not so.' } as const;
    await move('appealed', PEOPLE.editor, reject);
    const mails = await newMails(() => move('appealed', PEOPLE.author, appeal));
    expect(mails).toEqual(['editor/appeal → edda@example.org']);
    await move('appealed', PEOPLE.editor, reject);
    const ids = (await below(press, 'appealed', 'decisions')).map(({ id }) => id);
    expect(ids).toEqual(['r00-desk_reject', 'r00-desk_reject~2']);
    await expect(move('appealed', PEOPLE.author, appeal)).rejects.toMatchObject({
      code: 'submission/appealed',
    });
  });
});

describe('a withdrawal', () => {
  it('is immediate before an editor is assigned, and both sides are notified', async () => {
    await putSubmission(press, 'first', { state: 'technical_check' });
    const asked = { event: 'withdraw', from: 'technical_check', reason: 'An error.' } as const;
    const mails = await newMails(() => move('first', PEOPLE.author, asked));
    expect(mails).toEqual([
      'author/withdrawn → anselm@example.org',
      'editor/withdrawn → edda@example.org',
    ]);
  });

  it('has to be requested afterwards; if declined, the time starts again', async () => {
    await putSubmission(press, 'wish', { state: 'minor_revision', editors: ['edda'] });
    const ask = {
      event: 'request_withdrawal',
      from: 'minor_revision',
      reason: 'Why not.',
    } as const;
    expect(await newMails(() => move('wish', PEOPLE.author, ask))).toEqual([
      'editor/withdrawal-requested → edda@example.org',
    ]);
    const decline = { event: 'decline_withdrawal', from: 'withdrawal_requested' } as const;
    await move('wish', PEOPLE.editor, { ...decline, letter: 'Please stay.' });
    const { state, dueAt } = await submissionNow(press, 'wish');
    expect([state, dueAt?.slice(0, 10)]).toEqual(['minor_revision', '2026-06-11']);
  });
});

describe('a transfer', () => {
  const letter = 'Another journal of ours would suit it better.';
  it('becomes a draft of the author at the other journal, with its files', async () => {
    const path = 'submissions/moving/files/file-1.docx';
    press.store.put(path, new Uint8Array([1, 2]));
    const old = { state: 'with_editor', number: 'CES-2026-90002' } as const;
    await putSubmission(press, 'moving', old, [
      storedFile({ path }),
      storedFile({ path: 'x', retired: true }),
    ]);
    const offer = { event: 'offer_transfer', from: 'with_editor', letter } as const;
    await move('moving', PEOPLE.editor, { ...offer, journal: 'MSP' });
    const accept = { event: 'accept_transfer', from: 'transfer_offered' } as const;
    await move('moving', PEOPLE.author, accept);
    await move('moving', PEOPLE.author, accept);
    const { state, transferredTo = '' } = await submissionNow(press, 'moving');
    expect(state).toBe('transferred');
    const draft = await submissionNow(press, transferredTo);
    expect(draft).toMatchObject({
      state: 'draft',
      journal: 'MSP',
      title: 'How tidal creeks drain',
      previousSubmission: 'CES-2026-90002',
      revision: 0,
    });
    expect(draft.number).toBeUndefined();
    const files = await below(press, transferredTo, 'files');
    expect(files).toHaveLength(1);
    expect(press.store.files.has(String(files[0]?.path))).toBe(true);
  });

  it('returns to the previous state where it is declined', async () => {
    await putSubmission(press, 'staying', { state: 'with_editor' });
    const offer = { event: 'offer_transfer', from: 'with_editor', letter } as const;
    const problems = await move('staying', PEOPLE.editor, { ...offer, journal: 'XXX' });
    expect(problems.problems).toMatchObject([{ field: 'journal' }]);
    await move('staying', PEOPLE.editor, { ...offer, journal: 'MSP' });
    const decline = { event: 'decline_transfer', from: 'transfer_offered' } as const;
    expect(await move('staying', PEOPLE.author, decline)).toMatchObject({ state: 'with_editor' });
  });
});
