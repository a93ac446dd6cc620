import { MAIL, MAIL_BODIES, PROFILES } from '@quire/model/collections';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { coAuthorStanding } from '@quire/model/submission/co-author-standing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { answerAsCoAuthor, viewAsCoAuthor } from './co-author-answer.ts';
import { discardDraft } from './discard-draft.ts';
import { moveSubmission } from './move-submission.ts';
import { sendMessage } from './send-message.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

const newMails = (work: () => Promise<unknown>) => mailsOf(press, work);

describe('a message', () => {
  const send = (key: string, person = PEOPLE.author, submission = 'talk') =>
    sendMessage(press, person, { submission, key, text: `I am ${key}.` });

  beforeAll(() =>
    putSubmission(press, 'talk', { state: 'under_review', number: 'CES-2026-00001' }),
  );

  it('goes from the author to the editors, and is written once', async () => {
    const mails = await newMails(() => Promise.all([send('message-1'), send('message-1')]));
    expect(mails).toEqual(['editor/message → edda@example.org']);
    expect(await below(press, 'talk', 'messages')).toMatchObject([
      { side: 'author', name: 'The author', text: 'I am message-1.' },
    ]);
  });

  it('is answered in the journal’s name, not the editor’s', async () => {
    const mails = await newMails(() => send('message-1', PEOPLE.editor));
    expect(mails).toEqual(['author/message → anselm@example.org']);
    const messages = await below(press, 'talk', 'messages');
    expect(messages.find(({ side }) => side === 'editor')?.name).toBe('Coastal Earth Systems');
    const found = await press.db.collection(MAIL).where('template', '==', 'author/message').get();
    expect(JSON.stringify([messages, found.docs.map((doc) => doc.data())])).not.toMatch(
      /The editor\b/,
    );
  });

  it('is not mailed to a person who has switched such mails off', async () => {
    const at = press.now().toISOString();
    await press.db
      .collection(PROFILES)
      .doc('anselm')
      .set({
        ...{ given: 'Anselm', family: 'Okoro', affiliation: 'Ravnfjord', country: 'NO' },
        notifications: { reminders: true, messages: false },
        ...{ email: 'anselm@example.org', state: 'active', consents: [] },
        ...{ createdAt: at, updatedAt: at },
      });
    expect(await newMails(() => send('message-2', PEOPLE.editor))).toEqual([]);
    expect(await below(press, 'talk', 'messages')).toHaveLength(3);
  });

  it('is refused from all others, and before it can be read', async () => {
    const refused = { code: 'submission/not-found' };
    await expect(send('message-3', PEOPLE.stranger)).rejects.toMatchObject(refused);
    await expect(send('message-3', PEOPLE.otherEditor)).rejects.toMatchObject(refused);
    await expect(send('message-3', PEOPLE.finance)).rejects.toMatchObject({
      code: 'access/denied',
    });
    await putSubmission(press, 'silent');
    await expect(send('message-3', PEOPLE.author, 'silent')).rejects.toMatchObject({
      code: 'submission/wrong-state',
    });
    await discardDraft(press, PEOPLE.author, 'silent');
  });

  it('is refused when there are too many in an hour', async () => {
    const codes: unknown[] = [];
    for (let n = 0; n < 31; n += 1) {
      codes.push(await send(`many-${n}`).catch((error) => error.code));
    }
    expect(codes.at(-1)).toBe('account/throttled');
    // A repeated message is accepted, and the other side can still answer.
    await send('message-1');
    await send('answer-x', PEOPLE.editor);
  });
});

describe('a co-author', () => {
  const pass = (submission: string) =>
    moveSubmission(press, PEOPLE.editor, {
      ...{ submission, event: 'pass_check', from: 'technical_check' },
    });
  const edit = async (id: string, change: Partial<DraftAuthor>) => {
    const now = await submissionNow(press, id);
    const authors = now.authors.map((each) => (each.id === 'two' ? { ...each, ...change } : each));
    await putSubmission(press, id, { ...now, authors });
  };
  const answersOf = async (id: string) => (await submissionNow(press, id)).coAuthors;
  const sent = async (id: string) => {
    await putSubmission(press, id);
    const asked = { submission: id, event: 'submit', from: 'draft' } as const;
    await moveSubmission(press, PEOPLE.author, asked);
    await pass(id);
    // The number of mails to a mailbox in a day is limited.
    press.pass(1.1);
    const mails = await press.db.collection(MAIL).where('submission', '==', id).get();
    const told = mails.docs.find((doc) => doc.get('template') === 'author/co-author-told');
    const body = await press.db
      .collection(MAIL_BODIES)
      .doc(told?.id ?? '-')
      .get();
    return /co_author#([\w-]+)/.exec(String(body.get('text')))?.[1] ?? '';
  };

  it('sees the summary of the manuscript repeatedly, and confirms once', async () => {
    const token = await sent('agreed');
    const view = await viewAsCoAuthor(press, { token });
    expect(view).toMatchObject({
      title: 'How tidal creeks drain',
      journal: 'Coastal Earth Systems',
      submitter: 'The author',
      you: 'A. Holt',
      authors: ['A. Okoro', 'A. Holt'],
      answer: 'told',
    });
    const mails = await newMails(async () => {
      await answerAsCoAuthor(press, { token, answer: 'confirmed' });
      await answerAsCoAuthor(press, { token, answer: 'confirmed' });
    });
    expect(mails).toEqual([]);
    expect((await viewAsCoAuthor(press, { token })).answer).toBe('confirmed');
    await expect(answerAsCoAuthor(press, { token, answer: 'objected' })).rejects.toMatchObject({
      code: 'account/link-used',
    });
  });

  it('objects, and editors and submitter are notified', async () => {
    const token = await sent('disputed');
    const mails = await newMails(() =>
      answerAsCoAuthor(press, { token, answer: 'objected', reason: 'I never saw it.' }),
    );
    expect(mails.toSorted()).toEqual([
      'editor/co-author-objected → anselm@example.org',
      'editor/co-author-objected → edda@example.org',
    ]);
    const events = await below(press, 'disputed', 'events');
    expect(events.at(-1)).toMatchObject({
      event: 'co_author_objected',
      audience: 'author',
      reason: 'A. Holt: I never saw it.',
    });
    expect((await submissionNow(press, 'disputed')).coAuthors).toMatchObject({
      'maren@example.com': { answer: 'objected', reason: 'I never saw it.' },
    });
  });

  it('is asked again at another address, and the old link is then invalid', async () => {
    const token = await sent('moved');
    await edit('moved', { email: 'holt@example.net' });
    const onward = { submission: 'moved', event: 'seek_reviewers', from: 'with_editor' } as const;
    expect(await newMails(() => moveSubmission(press, PEOPLE.editor, onward))).toEqual([
      'author/co-author-told → holt@example.net',
    ]);
    await expect(viewAsCoAuthor(press, { token })).rejects.toMatchObject({
      code: 'account/link-unknown',
    });
  });

  it('does not confirm another name: a false author’s answer stays with its address', async () => {
    const token = await sent('puppet');
    await answerAsCoAuthor(press, { token, answer: 'confirmed' });
    // The submitter's browser renames the row, gives it another id, and puts the puppet's id on another row.
    const now = await submissionNow(press, 'puppet');
    const [first, puppet] = now.authors;
    if (!first || !puppet) throw new Error('there are two authors');
    const famous = { ...puppet, given: 'Famous', family: 'Person', email: 'famous@example.org' };
    await putSubmission(press, 'puppet', {
      ...now,
      authors: [first, famous, { ...puppet, id: 'three', family: 'Laureate' }],
    });
    const { authors, coAuthors } = await submissionNow(press, 'puppet');
    const standings = authors.map((each) => coAuthorStanding({ coAuthors }, each)?.answer ?? null);
    expect(standings).toEqual([null, null, 'renamed']);
    const onward = { submission: 'puppet', event: 'seek_reviewers', from: 'with_editor' } as const;
    const mails = await newMails(() => moveSubmission(press, PEOPLE.editor, onward));
    expect(mails.toSorted()).toEqual([
      'author/co-author-told → famous@example.org',
      'author/co-author-told → maren@example.com',
    ]);
    expect(await answersOf('puppet')).toMatchObject({
      'famous@example.org': { answer: 'told', named: 'Famous Person' },
      'maren@example.com': { answer: 'told', named: 'A. Laureate' },
    });
  });

  it('cannot confirm a name that they were not asked about, but can object to any', async () => {
    const token = await sent('swapped');
    await edit('swapped', { family: 'Laureate' });
    await expect(answerAsCoAuthor(press, { token, answer: 'confirmed' })).rejects.toMatchObject({
      code: 'submission/renamed',
    });
    await answerAsCoAuthor(press, { token, answer: 'objected', reason: 'That is not me.' });
    expect(await answersOf('swapped')).toMatchObject({
      'maren@example.com': { answer: 'objected' },
    });
    // Asked again about the new name, the objection remains until they change it.
    const onward = { submission: 'swapped', event: 'seek_reviewers', from: 'with_editor' } as const;
    expect(await newMails(() => moveSubmission(press, PEOPLE.editor, onward))).toHaveLength(1);
    expect(await answersOf('swapped')).toMatchObject({
      'maren@example.com': { answer: 'objected', named: 'A. Laureate' },
    });
  });

  it('gets no mail for a manuscript that staff return or reject immediately', async () => {
    for (const event of ['return_to_author', 'desk_reject'] as const) {
      await putSubmission(press, event, { state: 'technical_check', number: 'CES-2026-09999' });
      const asked = { submission: event, event, from: 'technical_check', letter: 'No.' } as const;
      const mails = await newMails(() => moveSubmission(press, PEOPLE.editor, asked));
      expect(mails.filter((mail) => mail.includes('co-author'))).toEqual([]);
    }
  });

  it('is one mailbox, however many rows spell it: the rest is not written to that day', async () => {
    const { authors } = await submissionNow(press, 'swapped');
    const [first, second] = authors;
    if (!first || !second) throw new Error('there are two authors');
    const rows = Array.from({ length: 91 }, (_, n) => ({
      ...{ ...second, id: `row-${n}`, family: `Holt ${String.fromCharCode(65 + (n % 26))}` },
      email: `Victim+${n}@example.org`,
    }));
    const state = 'technical_check';
    await putSubmission(press, 'bomb', {
      state,
      number: 'CES-2026-09998',
      authors: [first, ...rows],
    });
    const mails = await newMails(() => pass('bomb'));
    expect(mails.filter((mail) => mail.includes('Victim'))).toHaveLength(5);
    expect(Object.keys((await answersOf('bomb')) ?? {})).toHaveLength(5);
    press.pass(1.1);
    const onward = { submission: 'bomb', event: 'seek_reviewers', from: 'with_editor' } as const;
    expect(await newMails(() => moveSubmission(press, PEOPLE.editor, onward))).toHaveLength(5);
  });

  it('no longer sees it when the link has expired, answered or not', async () => {
    const token = await sent('long-ago');
    await answerAsCoAuthor(press, { token, answer: 'confirmed' });
    press.pass(91);
    await expect(viewAsCoAuthor(press, { token })).rejects.toMatchObject({
      code: 'account/link-expired',
    });
  });

  it('cannot do anything with an invented or an old link', async () => {
    const token = 'x'.repeat(43);
    await expect(viewAsCoAuthor(press, { token })).rejects.toMatchObject({
      code: 'account/link-unknown',
    });
    const old = await sent('late');
    press.pass(91);
    await expect(
      answerAsCoAuthor(press, { token: old, answer: 'confirmed' }),
    ).rejects.toMatchObject({ code: 'account/link-expired' });
  });
});
