import { randomBytes } from 'node:crypto';
import { MAIL, MAIL_BODIES, SUBMISSIONS } from '@quire/model/collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker, BOSS, codeOf, EDDA } from '../../testing/test-records.ts';
import { deliverMail } from './deliver-mail.ts';
import { resendMail } from './resend-mail.ts';
import type { SendResult } from './smtp-transport.ts';

let press: TestPress;
let sent: string[];
beforeEach(async () => {
  press = await startTestPress();
  sent = [];
});
afterEach(() => press.close());

const at = '2026-06-01T09:00:00.000Z';
const put = (change: object = {}) =>
  press.db
    .collection(MAIL)
    .doc('one')
    .set({
      ...{ template: 't', to: ['a@example.org'], subject: 's', text: 't', html: 'h' },
      ...{ state: 'sent', attempts: 2, createdAt: at, sentAt: at, journal: 'CES' },
      ...change,
    });
const stored = async () => (await press.db.collection(MAIL).doc('one').get()).data();
const resend = (person = BOSS, again = 0) => resendMail(press, person, { mail: 'one', again });
const deliver = (answer: SendResult = { ok: true }) =>
  deliverMail(
    {
      ...press,
      random: randomBytes,
      transport: async (_mail, messageId) => {
        sent.push(messageId);
        return answer;
      },
    },
    'one',
  );

describe('resending a mail', () => {
  it.each(['sent', 'failed', 'bounced'] as const)('resends one that was %s', async (state) => {
    await put({ state, error: '550 no such user' });
    expect(await resend()).toEqual({ state: 'queued', again: 1 });
    expect(await deliver()).toBe('sent');
    // A new message: the receiver's server would drop a duplicate.
    expect(sent).toEqual(['<one.1@press.example>']);
    const mail = await stored();
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, again: 1 });
    expect(mail).not.toHaveProperty('error');
    expect(mail?.log).toMatchObject([
      { state, by: 'boss', attempts: 2, error: '550 no such user' },
    ]);
  });

  it('happens once if two users click at the same time', async () => {
    await put();
    const codes = await Promise.all(
      [resend(), resend()].map((each) =>
        each.then(
          () => 'queued',
          ({ code }) => String(code),
        ),
      ),
    );
    expect(codes.toSorted()).toEqual(['mail/sent-again', 'queued']);
  });

  it('ignores mails that are being sent, and those that do not exist', async () => {
    await put({ state: 'queued', dueAt: at });
    expect(await codeOf(resend())).toBe('mail/not-over');
    expect(await codeOf(resendMail(press, BOSS, { mail: 'two', again: 0 }))).toBe('mail/not-found');
  });

  it('is for admins, and for editors of its journal', async () => {
    await put();
    expect(await codeOf(resend(asker('m', ['editor'], 'MSP')))).toBe('access/denied');
    expect(await codeOf(resend(asker('a', ['author'])))).toBe('access/denied');
    expect(await resend(EDDA)).toMatchObject({ again: 1 });
    await put({ journal: null });
  });

  it('is not for an editor who wrote the manuscript concerned', async () => {
    await put({ submission: 's1' });
    await press.db
      .collection(SUBMISSIONS)
      .doc('s1')
      .set({ authorUids: ['edda'] });
    expect(await codeOf(resend(EDDA))).toBe('access/denied');
  });

  it('cannot restore a text that contained a secret', async () => {
    await put({ secret: true, state: 'failed' });
    expect(await codeOf(resend())).toBe('mail/words-gone');
    await press.db.collection(MAIL_BODIES).doc('one').set({ text: 'link', html: 'link' });
    expect(await resend()).toMatchObject({ state: 'queued' });
  });
});
