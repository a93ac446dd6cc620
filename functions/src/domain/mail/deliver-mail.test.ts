import { randomBytes } from 'node:crypto';
import { MAIL, MAIL_BODIES, PROFILES } from '@quire/model/collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { backoffMs, LEASE_MS, MAX_ATTEMPTS } from '../outbox/backoff.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { deliverDueMails, deliverMail, type MailPorts } from './deliver-mail.ts';
import type { SendResult } from './smtp-transport.ts';

let press: TestPress;
let sent: string[];
let answers: SendResult[];
let clock: number;
let ports: MailPorts;

beforeEach(async () => {
  press = await startTestPress();
  sent = [];
  answers = [];
  clock = NOW.getTime();
  ports = {
    ...press,
    now: () => new Date(clock),
    random: randomBytes,
    transport: async (_mail, messageId) => {
      sent.push(messageId);
      return answers.shift() ?? { ok: true };
    },
  };
  const createdAt = NOW.toISOString();
  const mail = { template: 't', to: ['a@example.org'], subject: 's', text: 't', html: 'h' };
  const fresh = { state: 'queued', attempts: 0, createdAt, dueAt: createdAt };
  await press.db
    .collection(MAIL)
    .doc('one')
    .set({ ...mail, ...fresh });
});
afterEach(() => press.close());

const stored = async () => (await press.db.collection(MAIL).doc('one').get()).data();
const refused: SendResult = { ok: false, permanent: false, reason: '421 busy' };

describe('delivering a mail', () => {
  it('sends it once, however many events arrive concurrently', async () => {
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => deliverMail(ports, 'one')));
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('not-due'), 'sent']);
    expect(sent).toEqual(['<one@press.example>']);
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 1, messageId: sent[0] });
    expect(await stored()).not.toHaveProperty('dueAt');
  });

  it('contains the unsubscribe address of its kind, if there is one', async () => {
    const given: unknown[] = [];
    const noting: MailPorts = {
      ...ports,
      transport: async (_mail, _id, { unsubscribe } = {}) => {
        given.push(unsubscribe);
        return { ok: true };
      },
    };
    await press.db.doc(`${PROFILES}/ada`).set({ email: 'a@example.org' });
    await deliverMail(noting, 'one');
    await press.db
      .collection(MAIL)
      .doc('one')
      .update({ state: 'queued', template: 'author/message', dueAt: NOW.toISOString() });
    await deliverMail(noting, 'one');
    expect(given).toEqual([
      null,
      expect.stringMatching(/^https:\/\/press\.example\/unsubscribe\/[\w-]{43}\/messages$/),
    ]);
  });

  it('attaches its files from the store, and waits if one is missing', async () => {
    const attachments = [{ name: 'i.pdf', path: 'invoices/i/i.pdf', type: 'application/pdf' }];
    await press.db.collection(MAIL).doc('one').update({ attachments });
    const went: unknown[] = [];
    const taking: MailPorts = {
      ...ports,
      transport: async (_mail, _id, { files } = {}) => {
        went.push(files);
        return { ok: true };
      },
    };
    expect(await deliverMail(taking, 'one')).toBe('queued');
    const headers = { contentType: 'application/pdf', cacheControl: 'private' };
    await press.bucket.write('invoices/i/i.pdf', Buffer.from('%PDF-'), headers);
    clock += backoffMs(1);
    expect(await deliverMail(taking, 'one')).toBe('sent');
    expect(went).toEqual([
      [{ name: 'i.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') }],
    ]);
  });

  it('waits longer after each failure, until the schedule retries it', async () => {
    answers = [refused, refused];
    expect(await deliverMail(ports, 'one')).toBe('queued');
    expect(await deliverMail(ports, 'one')).toBe('not-due');
    expect(await deliverDueMails(ports)).toBe(0);
    clock += backoffMs(1);
    expect(await deliverDueMails(ports)).toBe(1);
    expect(await stored()).toMatchObject({ state: 'queued', attempts: 2, error: '421 busy' });
    clock += backoffMs(2);
    await deliverDueMails(ports);
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 3 });
    expect(await stored()).not.toHaveProperty('error');
  });

  it('uses the press’s sender name and reply address', async () => {
    const out: (string | undefined)[] = [];
    const transport: MailPorts['transport'] = async ({ replyTo }, _id, { name } = {}) => {
      out.push(name, replyTo);
      return { ok: true };
    };
    const sender = { name: 'The Saltmarsh office', replyTo: 'office@press.example' };
    await press.db.doc('settings/press').update({ sender });
    await press.db.collection(MAIL).doc('one').update({ replyTo: 'info@press.example' });
    await deliverMail({ ...ports, transport }, 'one');
    expect(out).toEqual(['The Saltmarsh office', 'office@press.example']);
  });

  it('gives up after the last attempt', async () => {
    answers = Array(MAX_ATTEMPTS).fill(refused);
    for (let n = 1; n <= MAX_ATTEMPTS; n += 1) {
      await deliverMail(ports, 'one');
      clock += backoffMs(n);
    }
    expect(await stored()).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
    expect(await deliverMail(ports, 'one')).toBe('not-due');
  });

  it('does not retry if the receiver refuses permanently', async () => {
    answers = [{ ok: false, permanent: true, reason: '550 no such user' }];
    expect(await deliverMail(ports, 'one')).toBe('bounced');
    clock += 86_400_000;
    expect(await deliverDueMails(ports)).toBe(0);
    expect(sent).toHaveLength(1);
  });
});

describe('an instance that fails during delivery', () => {
  it('is followed by another under the same Message-ID when the lease has expired', async () => {
    const dead = { ...ports, transport: () => Promise.reject(new Error('killed')) };
    await expect(deliverMail(dead, 'one')).rejects.toThrow('killed');
    expect(await deliverMail(ports, 'one')).toBe('not-due');
    clock += LEASE_MS;
    expect(await deliverDueMails(ports)).toBe(1);
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 2, messageId: sent[0] });
  });

  it('does not overwrite the other’s result if it resumes', async () => {
    let wake = () => {};
    const asleep = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const slow = {
      ...ports,
      transport: async () => {
        await asleep;
        return refused;
      },
    };
    const late = deliverMail(slow, 'one');
    while ((await stored())?.state !== 'sending') await new Promise((go) => setTimeout(go, 5));
    clock += LEASE_MS;
    expect(await deliverMail(ports, 'one')).toBe('sent');
    wake();
    expect(await late).toBe('lost');
    expect(await stored()).toMatchObject({ state: 'sent' });
  });
});

describe('a mail with a secret link', () => {
  const TEXT = 'https://press.example/#token';
  const secret = {
    id: 'two',
    template: 't',
    to: ['b@example.org'],
    replyTo: 'info@example.org',
    compose: () => ({
      subject: 's',
      text: TEXT,
      html: '<a>token</a>',
    }),
    secret: true,
  };
  const box = async () => (await press.db.collection(MAIL).doc('two').get()).data();
  const body = async () => (await press.db.collection(MAIL_BODIES).doc('two').get()).data();
  const words: string[] = [];

  beforeEach(async () => {
    words.length = 0;
    const send = ports.transport;
    ports = {
      ...ports,
      transport: (mail, messageId) => {
        words.push(mail.text);
        return send(mail, messageId);
      },
    };
    await press.db.runTransaction((tx) => enqueueMails(ports, tx, [secret]));
  });

  it('hides its text from everyone else, and deletes it when it is sent', async () => {
    expect(JSON.stringify(await box())).not.toContain('token');
    answers = [refused];
    await deliverMail(ports, 'two');
    expect(await body()).toMatchObject({ text: TEXT });
    clock += backoffMs(1);
    expect(await deliverMail(ports, 'two')).toBe('sent');
    expect(words).toEqual([TEXT, TEXT]);
    expect(await body()).toBeUndefined();
  });

  it('deletes the text when it bounces, and reports a missing text', async () => {
    answers = [{ ok: false, permanent: true, reason: '550 no such user' }];
    expect(await deliverMail(ports, 'two')).toBe('bounced');
    expect(await body()).toBeUndefined();
    await press.db
      .collection(MAIL)
      .doc('two')
      .update({ state: 'queued', dueAt: NOW.toISOString() });
    expect(await deliverMail(ports, 'two')).toBe('bounced');
    expect(await box()).toMatchObject({ error: 'its words are gone' });
    expect(words).toHaveLength(1);
  });
});
