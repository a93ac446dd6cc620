import { AUDIT, MAIL, MAIL_TEMPLATE_WORDS, SUBMISSIONS } from '@quire/model/collections';
import { decision } from '@quire/model/mail/author/decision';
import { editorMessage } from '@quire/model/mail/editor/message';
import { describeTemplate } from '@quire/model/mail/registry/describe-template';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker, BOSS, codeOf, EDDA, refusal } from '../../testing/test-records.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { previewMail } from './preview-mail.ts';
import { resetMailTemplate, saveMailTemplate } from './save-mail-template.ts';
import { sendTestMail } from './send-test-mail.ts';

const template = editorMessage.name;
const OWN = {
  subject: 'Post from {submitter}',
  text: 'Hello {name}!\n\n{text}\n\n[Answer]({url})',
};
let press: TestPress;
beforeEach(async () => {
  press = await startTestPress();
});
afterEach(() => press.close());

const save = (change: object = {}, person = BOSS) =>
  saveMailTemplate(press, person, { template, base: 0, ...OWN, ...change });
const stored = async () => {
  const doc = await press.db.collection(MAIL_TEMPLATE_WORDS).doc('editor~message').get();
  return { data: doc.data(), history: (await doc.ref.collection('history').get()).size };
};
const send = async (id: string) => {
  const sender = { press: 'P', origin: press.origin, contact: 'i@press.example' };
  const compose = () => editorMessage.render(editorMessage.sample, sender);
  const mail = { compose, id, template, to: ['e@example.org'], replyTo: sender.contact };
  await press.db.runTransaction((tx) => enqueueMails(press, tx, [mail]));
  return (await press.db.collection(MAIL).doc(id).get()).data();
};

describe('changing the wording of a mail', () => {
  it('applies from the next mail on, until it is reset', async () => {
    expect((await send('m1'))?.subject).toContain('a message from the author');
    expect(await save()).toEqual({ revision: 1 });
    expect(await send('m2')).toMatchObject({ subject: 'Post from Anselm Okoro' });
    expect((await send('m3'))?.text).toContain(
      'Hello Edda Marchetti!\n\nThe data are on their way.',
    );
    expect(await resetMailTemplate(press, BOSS, { template, base: 1 })).toEqual({ revision: 2 });
    expect((await send('m4'))?.subject).toContain('a message from the author');
    expect(await stored()).toMatchObject({ data: { isReset: true, revision: 2 }, history: 2 });
    expect((await press.db.collection(AUDIT).get()).size).toBe(2);
  });

  it('reports a concurrent change, and accepts identical ones', async () => {
    await save();
    expect(await save()).toEqual({ revision: 1 });
    const stale = await refusal(save({ subject: 'Other' }));
    expect(stale.code).toBe('record/stale');
    expect(stale.details.current).toMatchObject({ revision: 1 });
    expect((await stored()).history).toBe(1);
  });

  it('refuses an unknown variable or a missing link, with the position', async () => {
    const { code, details } = await refusal(save({ text: 'Hello {nam}' }));
    expect(code).toBe('input/invalid');
    expect(details.problems?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'text: Line 1 has an unknown variable: {nam}.',
      'text: {url} is missing (The link that the receiver needs).',
    ]);
  });

  it('is for admins, and for existing mails with a wording', async () => {
    expect(await codeOf(save({}, EDDA))).toBe('access/denied');
    expect(await codeOf(save({ template: 'editor/none' }))).toBe('mail/no-template');
    expect(await codeOf(save({ template: 'staff/daily-digest' }))).toBe('mail/fixed');
    expect((await stored()).data).toBeUndefined();
  });
});

describe('the wording of a journal', () => {
  const decisionMail = 'author/decision';
  const words = { subject: 'Tidings', text: 'Of {journal}: {letter}\n\n[Read it]({url})' };
  const saveFor = (journal: string | undefined, person = BOSS, change: object = {}) =>
    saveMailTemplate(press, person, {
      template: decisionMail,
      base: 0,
      journal,
      ...words,
      ...change,
    });
  const subjectOf = async (id: string, of: { journal?: string; wordsOf?: string }) => {
    const sender = { press: 'P', origin: press.origin, contact: 'i@press.example' };
    const compose = () => decision.render(decision.sample, sender);
    const mail = { compose, id, template: decisionMail, to: ['a@example.org'], ...of };
    await press.db.runTransaction((tx) =>
      enqueueMails(press, tx, [{ ...mail, replyTo: sender.contact }]),
    );
    return (await press.db.collection(MAIL).doc(id).get()).get('subject') as unknown;
  };
  beforeEach(async () => {
    for (const journal of ['CES', 'MSP']) await putJournal(press, journal);
  });

  it('overrides the press’s, which overrides the default', async () => {
    expect(await subjectOf('a', { journal: 'CES' })).toContain('a decision on');
    await saveFor(undefined, BOSS, { subject: 'The press’s' });
    expect(await subjectOf('b', { journal: 'CES' })).toBe('The press’s');
    expect(await saveFor('CES', EDDA)).toEqual({ revision: 1 });
    expect(await subjectOf('c', { journal: 'CES' })).toBe('Tidings');
    expect(await subjectOf('d', { wordsOf: 'CES' })).toBe('Tidings');
    expect(await subjectOf('e', { journal: 'MSP' })).toBe('The press’s');
    const asked = { template: decisionMail, journal: 'CES' };
    expect((await previewMail(press, EDDA, asked)).subject).toBe('Tidings');
    await resetMailTemplate(press, EDDA, { ...asked, base: 1 });
    expect(await subjectOf('f', { journal: 'CES' })).toBe('The press’s');
  });

  it('can be changed by the journal’s editors, for mails about its manuscripts', async () => {
    expect(await codeOf(saveFor('MSP', EDDA))).toBe('access/denied');
    expect(await codeOf(saveFor(undefined, EDDA))).toBe('access/denied');
    expect(await codeOf(saveFor('CES', asker('anselm', ['author'])))).toBe('access/denied');
    const other = { template: 'account/reset-password' };
    expect(await codeOf(saveFor('CES', EDDA, other))).toBe('mail/no-template');
    expect(await codeOf(saveFor('XYZ'))).toBe('mail/no-template');
    expect(await codeOf(previewMail(press, EDDA, { template: decisionMail, journal: 'MSP' }))).toBe(
      'access/denied',
    );
  });

  it('can be that of a letter, with the editor and the reports', async () => {
    const template = 'letter/reject';
    const text = 'Dear {name},\n\n{quotedReports}\n\n{editor}';
    const letter = { template, subject: 'Decision letter', text };
    expect(await saveFor('CES', EDDA, letter)).toEqual({ revision: 1 });
    const shown = await previewMail(press, EDDA, { template, journal: 'CES' });
    expect(shown.text).toContain('Dear Anselm Okoro,');
    expect(shown.text).toContain('needs an uncertainty');
    const { code } = await refusal(saveFor('CES', EDDA, { ...letter, text: '{url}', base: 1 }));
    expect(code).toBe('input/invalid');
  });
});

describe('previewing a mail', () => {
  it('shows sample data, in a wording that is not saved', async () => {
    const { subject, html } = await previewMail(press, BOSS, { template, wording: OWN });
    expect(subject).toBe('Post from Anselm Okoro');
    expect(html).toContain('<p>Hello Edda Marchetti!</p>');
  });

  it('shows a real manuscript to users who may read it, and no draft', async () => {
    await putJournal(press, 'CES', { fullname: 'Coastal Earth Systems' });
    const manuscript = {
      journal: 'CES',
      title: 'Ebb <b>',
      authorUids: ['anselm'],
      owner: 'anselm',
    };
    const { SubmissionSchema } = await import('@quire/model/entities/submission');
    const at = press.now().toISOString();
    const record = SubmissionSchema.parse({
      ...manuscript,
      ...{ editors: [], production: [], state: 'technical_check', round: 0, revision: 0 },
      ...{ stageEnteredAt: at, createdAt: at, updatedAt: at },
    });
    await press.db
      .collection(SUBMISSIONS)
      .doc('s1')
      .set(JSON.parse(JSON.stringify(record)));
    const asked = { template, submission: 's1' };
    const { text, html } = await previewMail(press, BOSS, asked);
    expect(text).toContain('Manuscript: Ebb <b>');
    expect(html).toContain('Ebb &lt;b&gt;');
    expect(text).toContain('Journal: Coastal Earth Systems');
    const author = asker('anselm', ['admin']);
    expect(await codeOf(previewMail(press, author, asked))).toBe('access/denied');
    await press.db.collection(SUBMISSIONS).doc('s1').update({ state: 'draft' });
    expect(await codeOf(previewMail(press, BOSS, asked))).toBe('access/denied');
  });

  it('can be sent only to the caller', async () => {
    const boss = { ...BOSS, email: 'boss@example.org' };
    const { mail, to } = await sendTestMail(press, boss, { template, wording: OWN });
    expect(to).toBe('boss@example.org');
    expect((await press.db.collection(MAIL).doc(mail).get()).data()).toMatchObject({
      ...{ to: ['boss@example.org'], subject: 'Test: Post from Anselm Okoro', state: 'queued' },
    });
    const edda = { ...EDDA, email: 'edda@example.org' };
    expect(await codeOf(sendTestMail(press, edda, { template }))).toBe('access/denied');
  });
});

it('describes a mail with its default wording', () => {
  const { wording, choices } = describeTemplate('editor/new-submission') ?? {};
  expect(wording?.text).toContain('[Open the submission]({url})');
  expect(choices).toEqual(['isAgain', 'isAssigned']);
});
