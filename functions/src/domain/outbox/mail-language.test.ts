import { inLanguage } from '@quire/content/messages/in-language';
import { MAIL, MAIL_TEMPLATE_WORDS, PROFILES, USERS } from '@quire/model/collections';
import { revisionExtended } from '@quire/model/mail/author/revision-extended';
import { editorMessage } from '@quire/model/mail/editor/message';
import { language } from '@quire/model/messages/language';
import type { Language } from '@quire/model/messages/languages';
import { FieldPath } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { BOSS } from '../../testing/test-records.ts';
import { previewMail } from '../mail/preview-mail.ts';
import { resetMailTemplate, saveMailTemplate } from '../mail/save-mail-template.ts';
import { enqueueMails, type NewMail } from './enqueue-mail.ts';
import { longDate } from './mail-phrases.ts';

const sender = {
  ...{ press: 'Saltmarsh', origin: 'https://press.example', contact: 'i@p.example' },
  languages: ['ar-XB'],
};
const template = revisionExtended.name;
let press: TestPress;

async function putAccount(uid: string, chosen?: string) {
  const email = `${uid}@example.org`;
  const user = { email, displayName: uid, roles: ['author'], journals: [] };
  await press.db
    .collection(USERS)
    .doc(uid)
    .set({ ...user, updatedAt: NOW.toISOString() });
  await press.db
    .collection(PROFILES)
    .doc(uid)
    .set({ given: uid, ...(chosen && { language: chosen }) });
}

beforeEach(async () => {
  press = await startTestPress();
  await putAccount('arif', 'ar-XB');
  await putAccount('bea');
  await putAccount('carl', 'klingon');
});
afterEach(() => press.close());

async function sent(to: string, more: Partial<NewMail> = {}) {
  const compose = () =>
    revisionExtended.render(
      { ...revisionExtended.sample, due: longDate('2026-07-15T12:00:00.000Z') },
      sender,
    );
  const mail = { id: `m-${to}`, template, to: [to], replyTo: sender.contact, compose, ...more };
  await press.db.runTransaction((tx) => enqueueMails(press, tx, [mail]));
  const stored = (await press.db.collection(MAIL).doc(mail.id).get()).data();
  return {
    ...{ subject: String(stored?.subject), html: String(stored?.html) },
    text: String(stored?.text),
  };
}
const isIn = ({ html }: { html: string }, tag: Language) =>
  expect(html).toContain(`<html lang="${tag}"`);

describe('a mail', () => {
  it('is in the language that its receiver has chosen, however their address is typed', async () => {
    isIn(await sent('arif@example.org'), 'ar-XB');
    isIn(await sent('Arif@Example.org'), 'ar-XB');
    expect((await sent('arif@example.org', { id: 'again' })).subject).toContain('\u202erevision');
  });

  it('is in the first language where they have chosen none, or one that there is not', async () => {
    isIn(await sent('bea@example.org'), 'en');
    isIn(await sent('carl@example.org'), 'en');
    isIn(await sent('nobody@example.org'), 'en');
  });

  it('is for a stranger in the language of what led to it', async () => {
    isIn(await sent('nobody@example.org', { inLanguageOf: 'arif' }), 'ar-XB');
    isIn(await sent('nobody@example.org', { id: 'm2', language: 'en-XA' }), 'en-XA');
    const within = inLanguage('en-XA', () => sent('nobody@example.org', { id: 'm3' }));
    isIn(await within, 'en-XA');
    isIn(await sent('arif@example.org', { language: 'en-XA' }), 'ar-XB');
  });

  it('leads to pages in its language, if the press offers it', async () => {
    const { url } = revisionExtended.sample;
    const path = url.slice(sender.origin.length);
    for (const written of Object.values(await sent('arif@example.org', { id: 'own' })).slice(1)) {
      expect(written).toContain(`${sender.origin}/ar-xb${path}`);
      expect(written).not.toContain(url);
    }
    expect((await sent('bea@example.org', { id: 'first' })).text).toContain(url);
    const notOffered = await sent('nobody@example.org', { id: 'other', language: 'en-XA' });
    expect(notOffered.text).toContain(url);
  });

  it('leaves the language of its cause as it was', async () => {
    await sent('arif@example.org');
    expect(language()).toBe('en');
  });
});

describe('words of staff', () => {
  const words = { subject: 'More time', text: 'Dear {name}, until {due}.\n\n[Open]({url})' };
  const save = (tag?: Language) =>
    saveMailTemplate(press, BOSS, {
      ...{ template, base: 0, ...words, ...(tag && { language: tag }) },
    });

  it('are used in their own language only', async () => {
    await save();
    expect((await sent('bea@example.org')).subject).toBe('More time');
    expect((await sent('arif@example.org')).subject).not.toContain('More time');
  });

  it('are saved and restored for each language by itself', async () => {
    await save('ar-XB');
    expect((await sent('arif@example.org')).subject).toBe('More time');
    expect((await sent('bea@example.org')).subject).toContain('your revision is now due');
    await resetMailTemplate(press, BOSS, { template, base: 1, language: 'ar-XB' });
    const again = await sent('arif@example.org', { id: 'later' });
    expect(again.subject).toContain('\u202erevision');
  });

  it('are found by their language, because their ids begin with it', async () => {
    await save();
    await save('ar-XB');
    const found = async (before: string) => {
      const all = press.db.collection(MAIL_TEMPLATE_WORDS);
      const name = FieldPath.documentId();
      const some = all.where(name, '>=', `${before}a`).where(name, '<', `${before}{`);
      return (await some.limit(100).get()).docs.map(({ id }) => id);
    };
    expect(await found('')).toEqual(['author~revision-extended']);
    expect(await found('@ar-XB~')).toEqual(['@ar-XB~author~revision-extended']);
  });

  it('are shown in the language that is asked for', async () => {
    const asked = { template: editorMessage.name };
    isIn(await previewMail(press, BOSS, { ...asked, language: 'ar-XB' }), 'ar-XB');
    isIn(await previewMail(press, BOSS, asked), 'en');
  });
});
