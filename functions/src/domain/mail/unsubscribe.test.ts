import { MAIL_TOKENS, PROFILES } from '@quire/model/collections';
import { STAFF_MAIL_NAMES } from '@quire/model/entities/staff-mails';
import { mailSwitchLabel, mailSwitchOf } from '@quire/model/mail/mail-switches';
import { MAIL_RECEIVERS } from '@quire/model/mail/registry/mail-receivers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { readUnsubscribe, unsubscribe, unsubscribeAddress } from './unsubscribe.ts';

let press: TestPress;
const ports = () => ({ ...press, random: (bytes: number) => Buffer.alloc(bytes, 7) });

beforeEach(async () => {
  press = await startTestPress();
  await press.db.doc(`${PROFILES}/ada`).set({
    ...{ email: 'ada@x.example', notifications: { reminders: true, messages: true } },
    staffMails: { overdue: 'daily', submissions: 'daily', proofs: 'now' },
  });
});
afterEach(() => press.close());

const addressOf = (template: string, to: string[] = ['ada@x.example']) =>
  unsubscribeAddress(ports(), { template, to });
const profile = async () => (await press.db.doc(`${PROFILES}/ada`).get()).data();

async function partsOf(template: string): Promise<readonly [string, string]> {
  const [, token = '', name = ''] =
    /^https:\/\/press\.example\/unsubscribe\/([\w-]+)\/([\w-]+)$/.exec(
      (await addressOf(template)) ?? '',
    ) ?? [];
  return [token, name];
}

describe('the unsubscribe address', () => {
  it('exists only for mails that can be stopped, to one account', async () => {
    expect(await addressOf('author/revision-reminder')).toMatch(/\/reminders$/);
    expect(await addressOf('author/message')).toMatch(/\/messages$/);
    expect(await addressOf('staff/daily-digest')).toMatch(/\/digest$/);
    expect(await addressOf('editor/review-overdue')).toMatch(/\/staff-overdue$/);
    for (const template of ['author/decision', 'account/confirm', 'reviewer/invitation'])
      expect(await addressOf(template), template).toBeNull();
    expect(await addressOf('author/message', ['nobody@x.example'])).toBeNull();
    expect(await addressOf('author/message', ['ada@x.example', 'ben@x.example'])).toBeNull();
  });

  it('stays the same for an account', async () => {
    expect(await addressOf('author/message')).toBe(await addressOf('author/message'));
    expect((await press.db.collection(MAIL_TOKENS).get()).size).toBe(1);
  });

  it('has a description for every mail that can be stopped', () => {
    for (const template of Object.keys(MAIL_RECEIVERS)) {
      const name = mailSwitchOf(template);
      if (name !== null) expect(mailSwitchLabel(name), template).toMatch(/\w/);
    }
  });
});

describe('stopping mails', () => {
  it('turns off one switch of the profile, and can be repeated', async () => {
    const at = await partsOf('author/revision-reminder');
    for (const _ of [1, 2]) {
      expect(await unsubscribe(press, ...at)).toEqual({ language: 'en' });
    }
    expect((await profile())?.notifications).toEqual({ reminders: false, messages: true });
  });

  it('turns off one type of a staff member’s mails, or the daily mail', async () => {
    await unsubscribe(press, ...(await partsOf('editor/proof-approved')));
    expect((await profile())?.staffMails).toEqual({
      ...{ overdue: 'daily', submissions: 'daily', proofs: 'off' },
    });
    await unsubscribe(press, ...(await partsOf('staff/daily-digest')));
    expect((await profile())?.staffMails).toEqual({
      ...{ overdue: 'off', submissions: 'off', proofs: 'off' },
    });
  });

  it('accepts every type of staff mails', async () => {
    const [token] = await partsOf('author/message');
    for (const type of STAFF_MAIL_NAMES)
      expect(await readUnsubscribe(press.db, token, `staff-${type}`), type).not.toBeNull();
  });

  it('returns the language that the person has chosen', async () => {
    await press.db.doc(`${PROFILES}/ada`).update({ language: 'fr' });
    const at = await partsOf('author/message');
    expect(await readUnsubscribe(press.db, ...at)).toEqual({ uid: 'ada', language: 'fr' });
    expect(await unsubscribe(press, ...at)).toEqual({ language: 'fr' });
  });

  it('changes nothing for an unknown token or kind', async () => {
    const [token] = await partsOf('author/message');
    const before = await profile();
    expect(await unsubscribe(press, `${token.slice(0, -1)}_`, 'messages')).toBeNull();
    expect(await unsubscribe(press, token, 'staffMails')).toBeNull();
    expect(await unsubscribe(press, token, 'constructor')).toBeNull();
    expect(await unsubscribe(press, '', 'messages')).toBeNull();
    expect(await profile()).toEqual(before);
  });
});
