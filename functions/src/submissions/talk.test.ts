import { MAIL, MAIL_BODIES, MESSAGES, PROFILES, SUBMISSIONS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../testing/test-submissions.ts';
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

  it('comes back in the journal’s name, not the editor’s', async () => {
    const mails = await newMails(() => send('message-1', PEOPLE.editor));
    expect(mails).toEqual(['author/message → anselm@example.org']);
    const messages = await below(press, 'talk', 'messages');
    expect(messages.find(({ side }) => side === 'editor')?.name).toBe('Coastal Earth Systems');
    const found = await press.db.collection(MAIL).where('template', '==', 'author/message').get();
    expect(JSON.stringify([messages, found.docs.map((doc) => doc.data())])).not.toContain(
      'The editor',
    );
  });

  it('is not mailed to somebody who wishes no such mails', async () => {
    const at = press.now().toISOString();
    await press.db
      .collection(PROFILES)
      .doc('anselm')
      .set({
        ...{ given: 'Anselm', family: 'Okoro', affiliation: 'Ravnfjord', country: 'NO' },
        notifications: { reminders: true, messages: false, news: false },
        ...{ email: 'anselm@example.org', state: 'active', consents: [] },
        ...{ createdAt: at, updatedAt: at },
      });
    expect(await newMails(() => send('message-2', PEOPLE.editor))).toEqual([]);
    expect(await below(press, 'talk', 'messages')).toHaveLength(3);
  });

  it('is refused from anybody else, and before there is anybody to read it', async () => {
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
    const messages = press.db.collection(SUBMISSIONS).doc('talk').collection(MESSAGES);
    const batch = press.db.batch();
    const many = { side: 'author', name: 'x', text: 'x', at: press.now().toISOString() };
    for (let n = 0; n < 27; n += 1) batch.set(messages.doc(`old-${n}`), many);
    await batch.commit();
    await expect(send('message-x')).rejects.toMatchObject({ code: 'account/throttled' });
  });
});

describe('a co-author', () => {
  const sent = async (id: string) => {
    await putSubmission(press, id);
    const asked = { submission: id, event: 'submit', from: 'draft' } as const;
    await moveSubmission(press, PEOPLE.author, asked);
    const mails = await press.db.collection(MAIL).where('submission', '==', id).get();
    const told = mails.docs.find((doc) => doc.get('template') === 'author/co-author-told');
    const body = await press.db
      .collection(MAIL_BODIES)
      .doc(told?.id ?? '-')
      .get();
    return /co_author#([\w-]+)/.exec(String(body.get('text')))?.[1] ?? '';
  };

  it('sees the manuscript in short as often as they like, and confirms once', async () => {
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

  it('objects, and editors and submitter are told', async () => {
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
      two: { answer: 'objected', reason: 'I never saw it.' },
    });
  });

  it('is told again only at another address, and the old link is worth nothing then', async () => {
    const token = await sent('returned');
    const back = { event: 'return_to_author', from: 'technical_check', letter: 'Mend.' } as const;
    await moveSubmission(press, PEOPLE.editor, { submission: 'returned', ...back });
    const again = () =>
      moveSubmission(press, PEOPLE.author, {
        submission: 'returned',
        event: 'resubmit',
        from: 'returned_to_author',
      });
    expect(await newMails(again)).not.toContain('author/co-author-told → maren@example.com');
    await moveSubmission(press, PEOPLE.editor, { submission: 'returned', ...back });
    const now = await submissionNow(press, 'returned');
    const authors = now.authors.map((each) =>
      each.id === 'two' ? { ...each, email: 'holt@example.net' } : each,
    );
    await putSubmission(press, 'returned', { ...now, authors });
    expect(await newMails(again)).toContain('author/co-author-told → holt@example.net');
    await expect(viewAsCoAuthor(press, { token })).rejects.toMatchObject({
      code: 'account/link-unknown',
    });
  });

  it('sees no more of it when the time of the link is over, answered or not', async () => {
    const token = await sent('long-ago');
    await answerAsCoAuthor(press, { token, answer: 'confirmed' });
    press.pass(91);
    await expect(viewAsCoAuthor(press, { token })).rejects.toMatchObject({
      code: 'account/link-expired',
    });
  });

  it('cannot do anything with a made-up or an old link', async () => {
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
