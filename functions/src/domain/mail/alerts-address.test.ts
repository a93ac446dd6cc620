import { alertDigest } from '@quire/model/mail/account/alert-digest';
import { ALERTS_STOP } from '@quire/model/mail/mail-switches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MemoryBucket } from '../../platform/storage/memory-bucket.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { readSender } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { withStop } from '../outbox/with-stop-link.ts';
import { alertsAddress } from './alerts-address.ts';
import { deliverMail } from './deliver-mail.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

const ADA = 'ada@x.example';
const random = (bytes: number) => Buffer.alloc(bytes, 7);

it('is the one of the mails to the address: in their header, and in both parts', async () => {
  const account = { email: ADA, emailVerified: true };
  const { path } = await alertsAddress({ ...press, random }, account);
  expect(path).toMatch(/^\/unsubscribe\/[\w-]{43}\/alerts\?language=en$/);
  const sender = await readSender(press.db, press.origin);
  if (!sender) throw new Error('no sender');
  const mail = {
    compose: () => alertDigest.render(alertDigest.sample, withStop(sender, ALERTS_STOP, 'Stop')),
    ...{ id: 'm', template: alertDigest.name, to: [ADA], replyTo: sender.contact },
    stop: ALERTS_STOP,
  };
  await press.db.runTransaction((tx) => enqueueMails(press, tx, [mail]));
  expect((await press.db.doc('mail/m').get()).get('text')).not.toContain(path);
  const sent: string[] = [];
  const transport = async (
    { text, html }: { readonly text: string; readonly html: string },
    _: string,
    { unsubscribe }: { readonly unsubscribe?: string | null } = {},
  ) => {
    sent.push(unsubscribe ?? '', text, html);
    return { ok: true } as const;
  };
  await deliverMail({ ...press, random, bucket: new MemoryBucket(), transport }, 'm');
  const [header, text, html] = sent;
  expect(`${header}?language=en`).toBe(press.origin + path);
  expect(text).toContain(press.origin + path);
  expect(html).toContain(`href="${press.origin + path}"`);
});

it('is refused to an account whose address is not confirmed', async () => {
  const account = { email: ADA, emailVerified: false };
  await expect(alertsAddress({ ...press, random }, account)).rejects.toMatchObject({
    code: 'access/denied',
  });
});
