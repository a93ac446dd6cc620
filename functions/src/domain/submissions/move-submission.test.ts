import { createHash } from 'node:crypto';
import type { MoveSubmissionRequest } from '@quire/model/calls/calls';
import { ACCOUNT_LINKS, MAIL, MAIL_BODIES, USERS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  below,
  eventsOf,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import type { Principal } from '../access/principal.ts';
import { moveSubmission } from './move-submission.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

const move = (
  id: string,
  principal: Principal,
  asked: Pick<MoveSubmissionRequest, 'event' | 'from'> & Partial<MoveSubmissionRequest>,
) => moveSubmission(press, principal, { submission: id, ...asked });
const submit = (id: string, change: Partial<MoveSubmissionRequest> = {}) =>
  move(id, PEOPLE.author, { event: 'submit', from: 'draft', revision: 3, ...change });

const newMails = (work: () => Promise<unknown>) => mailsOf(press, work);

describe('submitting', () => {
  it('gets a number, has its files checked next, and notifies everyone', async () => {
    await putSubmission(press, 'first');
    const mails = await newMails(async () => {
      expect(await submit('first')).toMatchObject({
        state: 'technical_check',
        number: expect.stringMatching(/^CES-2026-\d{5}$/),
        problems: [],
      });
    });
    expect(mails).toEqual([
      'author/submission-received → anselm@example.org',
      'editor/new-submission → edda@example.org',
    ]);
    expect(await eventsOf(press, 'first')).toEqual([
      { event: 'submit', actor: 'author', audience: 'author', to: 'submitted' },
      { event: 'begin_check', actor: 'system', audience: 'staff', to: 'technical_check' },
    ]);
    expect((await below(press, 'first', 'private')).map(({ by }) => by)).toEqual([
      'anselm',
      'system',
    ]);
    expect(await submissionNow(press, 'first')).toMatchObject({
      stateBefore: 'submitted',
      quote: { currency: 'EUR', amount: 0 },
      dueAt: expect.stringMatching(/^2026-06-04/),
    });
  });

  it('writes to co-authors when staff move it on, not before', async () => {
    expect((await submissionNow(press, 'first')).coAuthors).toBeUndefined();
    const mails = await newMails(() =>
      move('first', PEOPLE.editor, { event: 'pass_check', from: 'technical_check' }),
    );
    expect(mails).toEqual([
      'author/co-author-told → maren@example.com',
      'author/status-changed → anselm@example.org',
    ]);
    expect((await submissionNow(press, 'first')).coAuthors).toMatchObject({
      'maren@example.com': { answer: 'told', named: 'A. Holt' },
    });
    const onward = { event: 'seek_reviewers', from: 'with_editor' } as const;
    expect(await newMails(() => move('first', PEOPLE.editor, onward))).toEqual([]);
  });

  it('keeps the secret of a co-author’s link in their mail alone', async () => {
    const found = await press.db.collection(MAIL).where('submission', '==', 'first').get();
    const told = found.docs.find((doc) => doc.get('template') === 'author/co-author-told');
    expect(JSON.stringify(told?.data())).not.toContain('co_author#');
    const body = await press.db
      .collection(MAIL_BODIES)
      .doc(told?.id ?? '')
      .get();
    const token = /co_author#([\w-]{43})/.exec(String(body.get('text')))?.[1] ?? '';
    const id = createHash('sha256').update(token).digest('hex');
    const link = await press.db.collection(ACCOUNT_LINKS).doc(id).get();
    expect(link.data()).toMatchObject({
      purpose: 'co-author',
      submission: 'first',
      named: 'A. Holt',
      email: 'maren@example.com',
    });
  });

  it('happens once if a button is pressed twice', async () => {
    await putSubmission(press, 'twice');
    const mails = await newMails(async () => {
      const answers = await Promise.all([submit('twice'), submit('twice')]);
      expect(answers[0]).toEqual(answers[1]);
      expect(await submit('twice')).toEqual(answers[0]);
    });
    expect(mails).toHaveLength(2);
    expect(await eventsOf(press, 'twice')).toHaveLength(2);
  });

  it('assigns fifty numbers at the same time without a gap', async () => {
    const ids = Array.from({ length: 50 }, (_, place) => `many-${place}`);
    // Each from a separate account: each may send twenty in an hour.
    const ownerOf = (place: number) => ({ ...PEOPLE.author, uid: `author-${place}` });
    const put = (id: string, place: number) => {
      const owner = ownerOf(place).uid;
      return putSubmission(press, id, { journal: 'MSP', owner, authorUids: [owner] });
    };
    await Promise.all(ids.map(put));
    const answers = await Promise.all(
      ids.map((id, place) => move(id, ownerOf(place), { event: 'submit', from: 'draft' })),
    );
    const numbers = answers.map(({ number }) => number).toSorted();
    expect(numbers).toEqual(
      ids.map((_, place) => `MSP-2026-${String(place + 1).padStart(5, '0')}`),
    );
  });

  it('is refused with a message where one account sends many, and loses nothing', async () => {
    const busy = { ...PEOPLE.author, uid: 'busy' };
    const codes: unknown[] = [];
    for (let n = 0; n < 21; n += 1) {
      const id = `busy-${n}`;
      await putSubmission(press, id, { journal: 'MSP', owner: 'busy', authorUids: ['busy'] });
      const sent = move(id, busy, { event: 'submit', from: 'draft' });
      codes.push(await sent.then(() => 'sent').catch((error: Error) => error.message));
    }
    expect(codes.filter((code) => code === 'sent')).toHaveLength(20);
    expect(codes.at(-1)).toMatch(/^You can do this 20 times an hour\. Please try again in/);
    expect(await submissionNow(press, 'busy-20')).toMatchObject({ state: 'draft' });
  });

  it('lists what is missing and moves nothing', async () => {
    await putSubmission(press, 'bare', { title: '', specialIssue: 'none' }, []);
    const answer = await submit('bare');
    expect(answer.state).toBe('draft');
    expect(answer.problems.map(({ field }) => field)).toEqual(['files', 'title', 'specialIssue']);
    expect(await eventsOf(press, 'bare')).toEqual([]);
  });

  it('refuses a draft that another window has changed', async () => {
    await putSubmission(press, 'elsewhere');
    await expect(submit('elsewhere', { revision: 2 })).rejects.toMatchObject({
      code: 'submission/changed-elsewhere',
    });
  });

  it('refuses a journal that accepts no manuscripts', async () => {
    await putSubmission(press, 'nowhere', { journal: 'XXX' });
    expect((await submit('nowhere')).problems).toMatchObject([{ field: 'journal' }]);
  });

  it('is only for the owner, who alone learns that it exists', async () => {
    await putSubmission(press, 'private');
    for (const other of [PEOPLE.stranger, PEOPLE.editor, PEOPLE.admin]) {
      const asked = { event: 'submit', from: 'draft' } as const;
      await expect(move('private', other, asked)).rejects.toMatchObject({
        code: 'submission/not-found',
      });
      await expect(move('no-such', other, asked)).rejects.toMatchObject({
        code: 'submission/not-found',
      });
    }
  });

  it('removes the rights of an editor who is named as an author, and their mail', async () => {
    const { authors } = await submissionNow(press, 'first');
    const named = authors.map((each) =>
      each.id === 'two' ? { ...each, email: 'Edda@Example.org' } : each,
    );
    await putSubmission(press, 'kin', { authors: named });
    const mails = await newMails(() => submit('kin'));
    expect(mails).toContain('editor/new-submission → ces@press.example');
    expect((await submissionNow(press, 'kin')).authorUids).toEqual(['anselm', 'edda']);
    await expect(
      move('kin', PEOPLE.editor, { event: 'pass_check', from: 'technical_check' }),
    ).rejects.toMatchObject({ code: 'submission/not-found' });
  });
});

describe('a move that comes too late', () => {
  it('is refused where another person has already moved it', async () => {
    await putSubmission(press, 'raced', { state: 'technical_check' });
    await move('raced', PEOPLE.editor, { event: 'pass_check', from: 'technical_check' });
    const asked = { event: 'withdraw', from: 'technical_check', reason: 'r' } as const;
    await expect(move('raced', PEOPLE.author, asked)).rejects.toMatchObject({
      code: 'submission/wrong-state',
    });
    await expect(
      move('raced', PEOPLE.admin, { event: 'pass_check', from: 'technical_check' }),
    ).rejects.toMatchObject({ code: 'submission/wrong-state' });
  });
});

it('continues where the submitter’s account is gone, and asks everyone in the list', async () => {
  await press.db.collection(USERS).doc('anselm').delete();
  await putSubmission(press, 'orphan', { state: 'technical_check' });
  const pass = { event: 'pass_check', from: 'technical_check' } as const;
  expect(await newMails(() => move('orphan', PEOPLE.editor, pass))).toEqual([
    'author/co-author-told → anselm@example.org',
    'author/co-author-told → maren@example.com',
  ]);
  expect(await submissionNow(press, 'orphan')).toMatchObject({ state: 'with_editor' });
});
