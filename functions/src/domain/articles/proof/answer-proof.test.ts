import { MAIL, PROOFS, SUBMISSION_EVENTS_LOG } from '@quire/model/collections';
import { type Correction, ProofNotesSchema } from '@quire/model/entities/proof';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  storedFile,
  submissionNow,
} from '../../../testing/test-submissions.ts';
import { moveSubmission } from '../../submissions/move-submission.ts';
import { saveCorrection } from './save-correction.ts';
import { tickCorrection } from './tick-correction.ts';

const { author, editor, production, stranger, otherEditor } = PEOPLE;
const SENT = '2026-03-05T08:00:00.000Z';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

const put = (id: string, files = [storedFile({ uploadedAt: '2026-03-01T08:00:00.000Z' })]) =>
  putSubmission(
    press,
    id,
    {
      state: 'proof_author',
      stageEnteredAt: SENT,
      number: 'CES-2026-00007',
      production: ['paula'],
      article: 'CES~creeks',
    },
    files,
  );

const note = (submission: string, id: string, place: string, text: string) =>
  saveCorrection(press, author, { submission, proof: SENT, correction: { id, place, text } });

async function notesOf(submission: string): Promise<readonly Correction[]> {
  const found = await press.db.doc(`submissions/${submission}/${PROOFS}/${SENT}`).get();
  return ProofNotesSchema.parse(found.data()).corrections;
}

const answer = (submission: string, event: 'approve_proof' | 'send_corrections', who = author) =>
  moveSubmission(press, who, { submission, event, from: 'proof_author' });

async function mailsAbout(submission: string): Promise<string[]> {
  const found = await press.db.collection(MAIL).where('submission', '==', submission).get();
  return found.docs.map((mail) => `${mail.get('template')} to ${mail.get('to')}`);
}

describe('the corrections of a proof', () => {
  it('are saved as they are typed, in the order in which they were started', async () => {
    await put('typed');
    await note('typed', 'a', 'Title', 'Drains');
    await note('typed', 'b', 'Table 2', '0.04');
    await note('typed', 'a', 'Title', 'How creeks drain');
    await note('typed', 'c', 'Page 3', 'nothing');
    await note('typed', 'c', ' ', '');
    expect((await notesOf('typed')).map(({ id, text }) => [id, text])).toEqual([
      ['a', 'How creeks drain'],
      ['b', '0.04'],
    ]);
  });

  it('can be written by their author while this proof is out', async () => {
    await put('guarded');
    const correction = { id: 'a', place: 'Title', text: 'No' };
    const asked = { submission: 'guarded', proof: SENT, correction };
    for (const [who, code] of [
      [stranger, 'submission/not-found'],
      [otherEditor, 'submission/not-found'],
      [editor, 'access/denied'],
      [production, 'access/denied'],
    ] as const)
      await expect(saveCorrection(press, who, asked)).rejects.toMatchObject({ code });
    const old = saveCorrection(press, author, { ...asked, proof: '2026-03-01T08:00:00.000Z' });
    await expect(old).rejects.toMatchObject({ code: 'article/no-proof' });
  });

  it('are one list in Markdown, with what has several lines inside its item', async () => {
    await put('listed');
    await note('listed', 'a', 'Page 3', 'Two values:\n\n- 12 m\n- 14 m');
    await note('listed', 'b', '', 'One more');
    await answer('listed', 'send_corrections');
    const log = press.db.collection(`submissions/listed/${SUBMISSION_EVENTS_LOG}`);
    expect((await log.get()).docs[0]?.get('reason')).toBe(
      '1. Page 3:\n\n   Two values:\n\n   - 12 m\n   - 14 m\n\n2. One more',
    );
  });

  it('go back to production, which is notified and ticks them off', async () => {
    await put('sent');
    expect((await answer('sent', 'send_corrections')).problems).toHaveLength(1);
    await note('sent', 'a', 'Table 2', '“0.4” should be “0.04”.');
    expect((await answer('sent', 'approve_proof')).problems).toHaveLength(1);
    expect(await answer('sent', 'send_corrections')).toMatchObject({ state: 'typesetting' });
    const log = press.db.collection(`submissions/sent/${SUBMISSION_EVENTS_LOG}`);
    const [entry] = (await log.get()).docs;
    expect(entry?.get('reason')).toBe('1. Table 2: “0.4” should be “0.04”.');
    expect(await mailsAbout('sent')).toEqual(['editor/proof-corrected to paula@example.org']);
    const late = note('sent', 'b', 'Title', 'Late');
    await expect(late).rejects.toMatchObject({ code: 'article/no-proof' });

    const tick = { submission: 'sent', proof: SENT, correction: 'a', done: true };
    await expect(tickCorrection(press, author, tick)).rejects.toMatchObject({
      code: 'access/denied',
    });
    await expect(tickCorrection(press, otherEditor, tick)).rejects.toMatchObject({
      code: 'submission/not-found',
    });
    await tickCorrection(press, production, tick);
    expect(await notesOf('sent')).toMatchObject([{ id: 'a', done: true }]);
  });

  it('may be a file', async () => {
    await put('file', [storedFile({ kind: 'supplement', uploadedAt: '2026-03-06T08:00:00.000Z' })]);
    expect(await answer('file', 'send_corrections')).toMatchObject({ state: 'typesetting' });
    const log = press.db.collection(`submissions/file/${SUBMISSION_EVENTS_LOG}`);
    const [entry] = (await log.get()).docs;
    expect(entry?.data()).toMatchObject({ correctionsIn: 'file' });
    expect(entry?.data()).not.toHaveProperty('reason');
    const mails = await press.db.collection(MAIL).where('submission', '==', 'file').get();
    expect(mails.docs.map((doc) => doc.get('text'))).toEqual([
      expect.stringContaining('The corrections are in a file.'),
    ]);
  });
});

describe('the approval of a proof', () => {
  it('is reported to production if it comes from the author', async () => {
    await put('approved');
    expect(await answer('approved', 'approve_proof')).toMatchObject({ state: 'proof_final' });
    expect(await mailsAbout('approved')).toEqual(['editor/proof-approved to paula@example.org']);
    await put('for-them');
    await answer('for-them', 'approve_proof', production);
    expect((await submissionNow(press, 'for-them')).state).toBe('proof_final');
    expect(await mailsAbout('for-them')).toEqual([]);
  });
});
