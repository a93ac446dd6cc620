import { JOURNALS, MAIL, USERS } from '@quire/model/collections';
import type { Journal } from '@quire/model/entities/journal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW } from '../../testing/test-press.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { readJournal } from './correspondents.ts';
import { authorsSigner, readReviewersSigner } from './signers.ts';

const { editor, guestEditor, author, stranger } = PEOPLE;
const CHIEF = { name: 'Maren Holt', role: 'editor-in-chief' };
const TOGETHER = { name: '', office: 'editor', journal: 'Coastal Earth Systems' };
let press: SubmissionsPress;

beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

async function journalWith(...board: object[]): Promise<Journal> {
  await press.db.collection(JOURNALS).doc('CES').update({ board });
  const journal = await readJournal(press.db, 'CES');
  if (!journal) throw new Error('no journal');
  return journal;
}

async function signerOf(change: object, ...board: object[]) {
  const journal = await journalWith(...board);
  await putSubmission(press, 'theirs', { state: 'under_review', ...change });
  return readReviewersSigner(press.db, await submissionNow(press, 'theirs'), journal, NOW);
}

describe('who signs mails to reviewers', () => {
  it.each([
    ['its editor', { editors: [editor.uid] }, { name: 'The editor', office: 'editor' }],
    [
      'the guest editor of its issue',
      { editors: [guestEditor.uid], specialIssue: 's1' },
      { name: 'The guestEditor', office: 'guest' },
    ],
    ['nobody of another issue', { editors: [guestEditor.uid], specialIssue: 's2' }, TOGETHER],
    ['nobody without an office there', { editors: [stranger.uid, 'gone'] }, TOGETHER],
    [
      'an editor who did not write it',
      { editors: [editor.uid], authorUids: [author.uid, editor.uid] },
      TOGETHER,
    ],
    ['all of them, where nobody is assigned', {}, TOGETHER],
  ])('is %s', async (_, change, signer) => {
    expect(await signerOf(change)).toMatchObject(signer);
  });

  it('is the editor-in-chief where nobody is assigned', async () => {
    expect(await signerOf({}, CHIEF)).toMatchObject({ name: 'Maren Holt', office: 'chief' });
  });

  it('is nobody by their address', async () => {
    const ref = press.db.collection(USERS).doc(editor.uid);
    await ref.update({ displayName: '' });
    expect(await signerOf({ editors: [editor.uid] })).toEqual(TOGETHER);
    await ref.update({ displayName: 'The editor' });
  });
});

describe('who signs mails to authors', () => {
  const authors = [{ given: 'Anselm', family: 'Okoro' }];

  it('is the editor-in-chief of that day', async () => {
    const past = { ...CHIEF, name: 'Ruth Vasquez', to: '2000-01-01' };
    const journal = await journalWith(past, CHIEF);
    expect(authorsSigner(journal, { authors }, NOW)).toMatchObject({ name: 'Maren Holt' });
    expect(authorsSigner(await journalWith(past), { authors }, NOW)).toEqual(TOGETHER);
  });

  it('is not one of the authors', async () => {
    const journal = await journalWith({ ...CHIEF, name: 'A. Okoro' });
    expect(authorsSigner(journal, { authors }, NOW)).toEqual(TOGETHER);
  });

  it('is never the handling editor', async () => {
    await journalWith(CHIEF);
    await putSubmission(press, 'checked', {
      ...{ state: 'technical_check', number: 'CES-2026-7', editors: [editor.uid] },
    });
    await moveSubmission(press, PEOPLE.author, {
      ...{ submission: 'checked', event: 'withdraw', from: 'technical_check', reason: 'An error.' },
    });
    const { docs } = await press.db.collection(MAIL).where('submission', '==', 'checked').get();
    const text = (template: string): string =>
      docs.find((doc) => doc.get('template') === template)?.get('text') ?? '';
    expect(text('author/withdrawn')).toContain(
      'With kind regards,\nMaren Holt\nEditor-in-Chief, Coastal Earth Systems\n\n-- ',
    );
    expect(text('author/withdrawn')).not.toContain('The editor\n');
    expect(text('editor/withdrawn')).not.toContain('With kind regards');
  });
});
