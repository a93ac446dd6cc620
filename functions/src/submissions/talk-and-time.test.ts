import {
  MAIL,
  MAIL_BODIES,
  MESSAGES,
  PROFILES,
  SUBMISSIONS,
  USERS,
  uploadPath,
} from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  below,
  mailsSent,
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
import { tendSubmissions } from './tend-submissions.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
});
afterAll(() => press.close());

const mailsOf = async (work: () => Promise<unknown>) => {
  const before = (await mailsSent(press)).length;
  await work();
  const found = await press.db.collection(MAIL).orderBy('createdAt').get();
  return found.docs.slice(before).map((doc) => `${doc.get('template')} → ${doc.get('to')}`);
};

describe('a message', () => {
  const send = (key: string, person = PEOPLE.author, submission = 'talk') =>
    sendMessage(press, person, { submission, key, text: `I am ${key}.` });

  beforeAll(() =>
    putSubmission(press, 'talk', { state: 'under_review', number: 'CES-2026-00001' }),
  );

  it('goes from the author to the editors, and is written once', async () => {
    const mails = await mailsOf(() => Promise.all([send('message-1'), send('message-1')]));
    expect(mails).toEqual(['editor/message → edda@example.org']);
    expect(await below(press, 'talk', 'messages')).toMatchObject([
      { side: 'author', name: 'The author', text: 'I am message-1.' },
    ]);
  });

  it('comes back in the journal’s name, not the editor’s', async () => {
    const mails = await mailsOf(() => send('message-1', PEOPLE.editor));
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
    expect(await mailsOf(() => send('message-2', PEOPLE.editor))).toEqual([]);
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
    const mails = await mailsOf(async () => {
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
    const mails = await mailsOf(() =>
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
    expect(await mailsOf(again)).not.toContain('author/co-author-told → maren@example.com');
    await moveSubmission(press, PEOPLE.editor, { submission: 'returned', ...back });
    const now = await submissionNow(press, 'returned');
    const authors = now.authors.map((each) =>
      each.id === 'two' ? { ...each, email: 'holt@example.net' } : each,
    );
    await putSubmission(press, 'returned', { ...now, authors });
    expect(await mailsOf(again)).toContain('author/co-author-told → holt@example.net');
    await expect(viewAsCoAuthor(press, { token })).rejects.toMatchObject({
      code: 'account/link-unknown',
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

describe('time', () => {
  it('lapses a revision after its grace, once', async () => {
    await tendSubmissions(press);
    const dueAt = press.now().toISOString();
    await putSubmission(press, 'slow', { state: 'major_revision', dueAt });
    press.pass(6.9);
    expect(await tendSubmissions(press)).toMatchObject({ lapsed: 0 });
    press.pass(0.2);
    const mails = await mailsOf(async () => {
      expect(await tendSubmissions(press)).toMatchObject({ lapsed: 1 });
      expect(await tendSubmissions(press)).toMatchObject({ lapsed: 0 });
    });
    expect(mails).toEqual(['author/lapsed → anselm@example.org']);
    const reopen = { submission: 'slow', event: 'reopen', from: 'lapsed' } as const;
    expect(await moveSubmission(press, PEOPLE.editor, reopen)).toMatchObject({
      state: 'major_revision',
    });
    const gone = { event: 'request_withdrawal', from: 'major_revision', reason: 'r' } as const;
    await moveSubmission(press, PEOPLE.author, { submission: 'slow', ...gone });
  });

  it('deletes a draft after two notices, and never without', async () => {
    await putSubmission(press, 'forgotten', { updatedAt: press.now().toISOString() });
    const days = async (count: number) => {
      press.pass(count);
      return mailsOf(() => tendSubmissions(press));
    };
    const notice = ['author/draft-notice → anselm@example.org'];
    expect(await days(59)).toEqual([]);
    expect(await days(1.1)).toEqual(notice);
    expect(await days(0.5)).toEqual([]);
    expect(await days(22.5)).toEqual(notice);
    expect(await days(6)).toEqual([]);
    expect(await submissionNow(press, 'forgotten')).toBeDefined();
    expect(await days(1.1)).toEqual([]);
    await expect(submissionNow(press, 'forgotten')).rejects.toThrow();
  });

  it('waits with a draft whose notices the schedule has missed', async () => {
    await putSubmission(press, 'missed', { updatedAt: press.now().toISOString() });
    press.pass(120);
    expect(await mailsOf(() => tendSubmissions(press))).toHaveLength(1);
    expect(await submissionNow(press, 'missed')).toBeDefined();
    press.pass(7);
    expect(await tendSubmissions(press)).toMatchObject({ deleted: 1 });
  });

  it('sweeps uploads that nothing took up', async () => {
    press.store.put(uploadPath('u', 's', 'old'), new Uint8Array(1), press.now());
    press.pass(1);
    press.store.put(uploadPath('u', 's', 'new'), new Uint8Array(1), press.now());
    press.pass(0.1);
    expect(await tendSubmissions(press)).toMatchObject({ swept: 1 });
    expect([...press.store.files.keys()]).toEqual([uploadPath('u', 's', 'new')]);
  });

  it('goes on where one record is damaged', async () => {
    const at = press.now().toISOString();
    const broken = { state: 'minor_revision', dueAt: '2020-01-01', owner: 7 };
    await press.db.collection('submissions').doc('broken').set(broken);
    await putSubmission(press, 'sound', { state: 'minor_revision', dueAt: at });
    press.pass(8);
    expect((await tendSubmissions(press)).lapsed).toBe(1);
    expect(press.lines).toContain('submission/not-tended');
    await press.db.collection(USERS).doc('anselm').delete();
  });
});
