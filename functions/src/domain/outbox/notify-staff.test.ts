import { NOTIFICATION_ITEMS, STAFF_NOTIFICATIONS, USERS } from '@quire/model/collections';
import { authorMessage } from '@quire/model/mail/author/message';
import { assigned } from '@quire/model/mail/editor/assigned';
import { dailyDigest } from '@quire/model/mail/staff/daily-digest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NOW, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker } from '../../testing/test-records.ts';
import { chooseStaffMails } from '../mail/choose-staff-mails.ts';
import { forgetNotifications } from '../mail/forget-notifications.ts';
import { enqueueMails, type NewMail } from './enqueue-mail.ts';

const EDDA = 'edda@example.org';
const sender = { press: 'Saltmarsh', origin: 'https://press.example', contact: 'i@p.example' };
let press: TestPress;
let clock: number;
const ports = () => ({ ...press, now: () => new Date(clock) });
const enqueue = (...mails: NewMail[]) =>
  press.db.runTransaction((tx) => enqueueMails(ports(), tx, mails));
const mail = (id: string, to = EDDA): NewMail => ({
  compose: () => assigned.render(assigned.sample, sender),
  ...{ id, template: assigned.name, to: [to], replyTo: sender.contact },
});
const itemsOf = async (uid: string) =>
  (await press.db.collection(STAFF_NOTIFICATIONS).doc(uid).collection(NOTIFICATION_ITEMS).get())
    .docs;
const idsOf = async (uid: string) => (await itemsOf(uid)).map(({ id }) => id);

beforeEach(async () => {
  press = await startTestPress();
  clock = NOW.getTime();
  const user = { displayName: 'Somebody', journals: ['CES'], updatedAt: NOW.toISOString() };
  const users = press.db.collection(USERS);
  await users.doc('edda').set({ ...user, email: EDDA, roles: ['editor'] });
  await users.doc('ann').set({ ...user, email: 'ann@example.org', roles: ['author'] });
  await press.db.collection('profiles').doc('edda').set({ given: 'Edda' });
});
afterEach(() => press.close());

it('shows mails to staff in the office, unread, with a link', async () => {
  await enqueue(mail('m1'));
  const [item] = await itemsOf('edda');
  expect(item?.data()).toMatchObject({
    ...{ template: 'editor/assigned', isRead: false, url: assigned.sample.url },
    ...{ subject: 'CES-2026-00123: assigned to you', about: assigned.sample.title },
    createdAt: NOW.toISOString(),
  });
});

it('keeps read ones unchanged when the event is delivered again', async () => {
  await enqueue(mail('m1'));
  await (await itemsOf('edda'))[0]?.ref.update({ isRead: true });
  await enqueue(mail('m1'));
  expect((await itemsOf('edda'))[0]?.get('isRead')).toBe(true);
});

it('immediately shows what is mailed once a day, and nothing that is turned off', async () => {
  const wish = (when: 'daily' | 'off') =>
    chooseStaffMails(ports(), asker('edda', ['editor'], 'CES'), { assigned: when });
  await wish('daily');
  await enqueue(mail('m1'));
  await wish('off');
  await enqueue(mail('m2'));
  expect(await idsOf('edda')).toEqual(['m1']);
});

it('shows nothing to authors, and not the daily mail itself', async () => {
  const toAuthor: NewMail = {
    compose: () => authorMessage.render(authorMessage.sample, sender),
    ...{ id: 'a1', template: authorMessage.name, to: [EDDA], replyTo: sender.contact },
  };
  const digest: NewMail = {
    compose: () => dailyDigest.render(dailyDigest.sample, sender),
    ...{ id: 'd1', template: dailyDigest.name, to: [EDDA], replyTo: sender.contact },
  };
  await enqueue(toAuthor, digest, mail('m1', 'ann@example.org'));
  expect([await idsOf('edda'), await idsOf('ann')]).toEqual([[], []]);
});

it('deletes them after 60 days', async () => {
  await enqueue(mail('old'));
  clock += 59 * 86_400_000;
  expect(await forgetNotifications(ports())).toBe(0);
  await enqueue(mail('new'));
  clock += 2 * 86_400_000;
  expect(await forgetNotifications(ports())).toBe(1);
  expect(await idsOf('edda')).toEqual(['new']);
});
