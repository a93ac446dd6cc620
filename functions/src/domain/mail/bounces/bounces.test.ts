import { randomBytes } from 'node:crypto';
import { MAIL } from '@quire/model/collections';
import { bouncedAddressId } from '@quire/model/entities/bounced-address';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW, startTestPress, type TestPress } from '../../../testing/test-press.ts';
import { enhancedStatus, isHardBounce } from '../../outbox/bounces/hard-bounce.ts';
import { deliverMail, type MailPorts } from '../deliver-mail.ts';
import type { SendResult } from '../smtp-transport.ts';
import { readDeliveryReport } from './read-delivery-report.ts';
import { takeDeliveryReport } from './take-delivery-report.ts';

/** In Postfix's format. */
const report = ({
  action = 'failed',
  status = '5.1.1',
  to = 'gone@example.org',
  messageId = '<one@press.example>',
} = {}) =>
  [
    'From: MAILER-DAEMON@mx.press.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="9B095B5ADSN=_/mx.press.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--9B095B5ADSN=_/mx.press.example',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I’m sorry to have to inform you …',
    '',
    '--9B095B5ADSN=_/mx.press.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.press.example',
    'Arrival-Date: Sun, 1 Mar 2026 08:00:00 +0000',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.org',
    'Diagnostic-Code: smtp; 550 5.1.1 <gone@example.org>: Recipient address rejected: User',
    '    unknown in virtual mailbox table',
    '',
    '--9B095B5ADSN=_/mx.press.example',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${messageId}`,
    'Subject: Your submission',
    '',
    'Dear author',
    '',
    '--9B095B5ADSN=_/mx.press.example--',
    '',
  ].join('\r\n');

let press: TestPress;
let ports: MailPorts;
let answers: SendResult[];
beforeEach(async () => {
  press = await startTestPress();
  answers = [];
  ports = {
    ...press,
    random: randomBytes,
    transport: async () => answers.shift() ?? { ok: true },
  };
  await put('one', ['Gone@example.org']);
});
afterEach(() => press.close());

async function put(id: string, to: readonly string[]) {
  const createdAt = NOW.toISOString();
  const mail = { template: 't', to, subject: 's', text: 't', html: 'h' };
  const fresh = { state: 'queued', attempts: 0, createdAt, dueAt: createdAt };
  await press.db.doc(`${MAIL}/${id}`).set({ ...mail, ...fresh });
}
const mail = async (id = 'one') => (await press.db.doc(`${MAIL}/${id}`).get()).data();
const bounced = async (address: string) =>
  (await press.db.doc(`bouncedAddresses/${bouncedAddressId(address)}`).get()).data();
const take = (text: string) => takeDeliveryReport(press, Buffer.from(text));
const UNKNOWN = {
  ...{ address: 'Gone@example.org', status: '5.1.1', reason: '550 5.1.1 No such user' },
};

describe('reading a delivery report', () => {
  it('finds the receiver, the status, the reason and the mail concerned', () => {
    expect(readDeliveryReport(Buffer.from(report()))).toEqual({
      messageId: '<one@press.example>',
      failed: [
        {
          address: 'gone@example.org',
          status: '5.1.1',
          reason:
            '550 5.1.1 <gone@example.org>: Recipient address rejected: User unknown in virtual mailbox table',
        },
      ],
    });
  });

  it.each([
    ['a delay', report({ action: 'delayed', status: '4.4.1' })],
    ['a delivery', report({ action: 'delivered', status: '2.0.0' })],
    ['an answer of a person', 'Subject: Re: hello\r\nContent-Type: text/plain\r\n\r\nThank you!'],
    ['no Message-ID', report().replace(/Message-ID: .*\r\n/, '')],
    ['nothing', ''],
  ])('ignores %s', (_, text) => {
    expect(readDeliveryReport(Buffer.from(text))).toBeNull();
  });

  it('reads parts that are encoded', () => {
    const [start, rest = ''] = report().split('Content-Type: message/delivery-status\r\n\r\n');
    const end = rest.indexOf('\r\n\r\n--9B095B5ADSN');
    const encoded = [
      `${start}Content-Type: message/delivery-status\r\nContent-Transfer-Encoding: base64\r\n\r\n`,
      Buffer.from(rest.slice(0, end)).toString('base64'),
      rest.slice(end),
    ].join('');
    expect(readDeliveryReport(Buffer.from(encoded))?.failed).toHaveLength(1);
  });
});

describe('handling a delivery report', () => {
  it('marks the mail as bounced, and its address', async () => {
    await deliverMail(ports, 'one');
    expect(await take(report())).toBe('noted');
    expect(await mail()).toMatchObject({
      ...{ state: 'bounced', error: expect.stringContaining('User unknown') },
    });
    const on = NOW.toISOString().slice(0, 10);
    expect(await bounced('gone@example.org')).toMatchObject({
      ...{ status: '5.1.1', count: 1, firstOn: on, lastOn: on },
    });
    expect(await take(report())).toBe('noted-before');
    expect(await bounced('gone@example.org')).toMatchObject({ count: 1 });
  });

  it('ignores a report about another mail or another receiver', async () => {
    await deliverMail(ports, 'one');
    expect(await take(report({ messageId: '<forged@press.example>' }))).toBe('not-ours');
    expect(await take(report({ to: 'victim@example.org' }))).toBe('not-ours');
    expect(await take('nonsense')).toBe('no-report');
    expect(await mail()).toMatchObject({ state: 'sent' });
    expect(await bounced('victim@example.org')).toBeUndefined();
  });

  it('does not mark an address whose mailbox is full or whose server refuses the content', async () => {
    await deliverMail(ports, 'one');
    expect(await take(report({ status: '5.2.2' }))).toBe('noted');
    expect(await mail()).toMatchObject({ state: 'bounced' });
    expect(await bounced('gone@example.org')).toBeUndefined();
    expect(['5.1.1', '5.1.10', '5.2.1', '550'].every(isHardBounce)).toBe(true);
    expect(['5.7.1', '5.2.2', '5.3.4', '554', '4.1.1'].some(isHardBounce)).toBe(false);
    expect(enhancedStatus('550-5.1.1 The email account does not exist')).toBe('5.1.1');
    expect(enhancedStatus('550 Mailbox unavailable at 10.5.1.1')).toBeNull();
  });
});

describe('an immediate refusal by the server', () => {
  it('is stored with the address, and later mails to it are flagged', async () => {
    answers = [
      { ok: false, permanent: true, reason: '550 5.1.1 No such user', bounces: [UNKNOWN] },
    ];
    expect(await deliverMail(ports, 'one')).toBe('bounced');
    expect(await mail()).toMatchObject({ state: 'bounced', knownBounce: false });
    expect(await bounced('gone@example.org')).toMatchObject({ count: 1 });
    await put('two', ['gone@example.org']);
    await deliverMail(ports, 'two');
    expect(await mail('two')).toMatchObject({ state: 'sent', knownBounce: true });
    await put('three', ['else@example.org']);
    await deliverMail(ports, 'three');
    expect(await mail('three')).toMatchObject({ knownBounce: false });
  });

  it('is reported for one receiver of several', async () => {
    await put('both', ['gone@example.org', 'here@example.org']);
    answers = [{ ok: true, bounces: [UNKNOWN] }];
    expect(await deliverMail(ports, 'both')).toBe('sent');
    expect((await mail('both'))?.error).toContain('No such user');
    expect(await bounced('gone@example.org')).toMatchObject({ count: 1 });
    expect(await bounced('here@example.org')).toBeUndefined();
  });
});
