import {
  DIGEST_ITEMS,
  MAIL,
  MAIL_DIGESTS,
  NOTIFICATION_ITEMS,
  PROFILES,
  STAFF_NOTIFICATIONS,
  USERS,
} from '@quire/model/collections';
import type { StaffMails } from '@quire/model/entities/staff-mails';
import { coAuthorObjected } from '@quire/model/mail/editor/co-author-objected';
import { editorMessage } from '@quire/model/mail/editor/message';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NOW, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker, codeOf } from '../../testing/test-records.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { chooseStaffMails } from './choose-staff-mails.ts';
import { sendDigests } from './send-digests.ts';

const EDDA = 'edda@example.org';
const sender = {
  press: 'Saltmarsh Press',
  origin: 'https://press.example',
  contact: 'i@p.example',
};
let press: TestPress;
let clock: number;

const message = (id: string, journal = 'Coastal Earth Systems', to = EDDA): NewMail => ({
  compose: () => editorMessage.render({ ...editorMessage.sample, journal, title: id }, sender),
  ...{ id, template: editorMessage.name, to: [to], replyTo: sender.contact, journal: 'CES' },
});
const ports = () => ({ ...press, now: () => new Date(clock) });
const enqueue = (...mails: NewMail[]) =>
  press.db.runTransaction((tx) => enqueueMails(ports(), tx, mails));
const box = async () => (await press.db.collection(MAIL).get()).docs;
const ids = async () => (await box()).map(({ id }) => id);
const digests = async () => (await box()).filter(({ id }) => id.startsWith('staff-digest'));
const wish = (staffMails: StaffMails, uid = 'edda') =>
  chooseStaffMails(ports(), asker(uid, ['editor'], 'CES'), staffMails);

beforeEach(async () => {
  press = await startTestPress();
  clock = NOW.getTime();
  const updatedAt = NOW.toISOString();
  const user = { displayName: 'Edda Marchetti', journals: ['CES'], updatedAt };
  const users = press.db.collection(USERS);
  await users.doc('edda').set({ ...user, email: EDDA, roles: ['editor'] });
  await users.doc('otto').set({ ...user, email: 'otto@example.org', roles: ['editor'] });
  await users.doc('ann').set({ ...user, email: 'ann@example.org', roles: ['author'] });
  for (const uid of ['edda', 'otto', 'ann']) {
    await press.db.collection(PROFILES).doc(uid).set({ given: uid });
  }
});
afterEach(() => press.close());

describe('notifications of staff', () => {
  it('are mailed immediately by default, and can be found', async () => {
    await enqueue(message('m1'));
    const [mail] = await box();
    expect(mail?.get('journal')).toBe('CES');
    expect(mail?.get('words')).toEqual(expect.arrayContaining(['edda', 'example', 'mess']));
  });

  it('are not mailed if they are turned off, and others still get them', async () => {
    await wish({ messages: 'off' });
    await enqueue(message('m1'), message('m2', 'CES', 'otto@example.org'));
    expect(await ids()).toEqual(['m2']);
    expect(await sendDigests(ports())).toBe(0);
  });

  it('are mailed immediately if the type cannot be chosen, or the receiver is not staff', async () => {
    await wish({ messages: 'off' });
    await press.db
      .collection(PROFILES)
      .doc('ann')
      .update({ staffMails: { messages: 'off' } });
    const template = coAuthorObjected.name;
    await enqueue(message('m1', 'CES', 'ann@example.org'), {
      compose: () => coAuthorObjected.render(coAuthorObjected.sample, sender),
      ...{ id: 'm2', template, to: [EDDA], replyTo: sender.contact },
    });
    expect(await ids()).toEqual(['m1', 'm2']);
  });

  it('can be chosen only by staff', async () => {
    const author = asker('ann', ['author']);
    expect(await codeOf(chooseStaffMails(ports(), author, {}))).toBe('access/denied');
  });
});

describe('a daily digest', () => {
  beforeEach(() => wish({ messages: 'daily' }));

  it('contains everything in one mail, by journal, once', async () => {
    await enqueue(message('m1', 'Tides'), message('m2', 'Basins'));
    clock += 60_000;
    await enqueue(message('m3', 'Tides'));
    expect(await ids()).toEqual([]);
    expect(await sendDigests(ports())).toBe(1);
    expect(await sendDigests(ports())).toBe(0);
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail?.get('to')).toEqual([EDDA]);
    const text: string = mail?.get('text');
    const places = ['Dear Edda Marchetti', 'Basins\n', 'Tides\n', 'Open the office'].map((part) =>
      text.indexOf(part),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(text.match(/• /g)).toHaveLength(3);
    expect(text).toContain(editorMessage.sample.url);
  });

  it('states why it is sent and where to change it, and omits items that were read in the office', async () => {
    await enqueue(message('m1', 'Tides'), message('m2', 'Basins'));
    const told = press.db
      .collection(STAFF_NOTIFICATIONS)
      .doc('edda')
      .collection(NOTIFICATION_ITEMS);
    await told.doc('m1').update({ isRead: true });
    expect(await sendDigests(ports())).toBe(1);
    const [mail] = await digests();
    const text: string = mail?.get('text');
    expect(text.match(/• /g)).toHaveLength(1);
    expect(text).toContain('Basins\n');
    expect(text).toContain('You are notified of:\nMessages from authors and reviewers\n');
    expect(text).toContain(`${press.origin}/account`);
    // Everything was read: there is nothing to send, today or tomorrow.
    await enqueue(message('m3'));
    await told.doc('m3').update({ isRead: true });
    expect(await sendDigests(ports())).toBe(0);
    await told.doc('m3').update({ isRead: false });
    expect(await sendDigests(ports())).toBe(0);
  });

  it('contains nothing twice when an event is delivered again, at any time', async () => {
    await enqueue(message('m1'));
    await enqueue(message('m1'));
    await sendDigests(ports());
    await enqueue(message('m1'));
    await wish({ messages: 'now' });
    await enqueue(message('m1'));
    expect(await sendDigests(ports())).toBe(0);
    expect(await box()).toHaveLength(1);
  });

  it('is sent once by two concurrent runs, and loses nothing that arrives in the meantime', async () => {
    await enqueue(message('m1'));
    const runs = [sendDigests(ports()), sendDigests(ports()), enqueue(message('m2'))] as const;
    await Promise.all(runs);
    await sendDigests(ports());
    const texts = (await digests()).map((mail): string => mail.get('text'));
    expect(texts.join('\n').match(/• /g)).toHaveLength(2);
  });

  it('is not sent to former staff', async () => {
    await enqueue(message('m1'));
    await press.db
      .collection(USERS)
      .doc('edda')
      .update({ roles: ['reader'] });
    expect(await sendDigests(ports())).toBe(0);
    expect(await box()).toEqual([]);
    const items = press.db.collection(MAIL_DIGESTS).doc('edda').collection(DIGEST_ITEMS);
    expect((await items.get()).size).toBe(0);
  });

  it('deletes its items after a month', async () => {
    await enqueue(message('m1'));
    await sendDigests(ports());
    clock += 31 * 86_400_000;
    await enqueue(message('m2'));
    await sendDigests(ports());
    const items = press.db.collection(MAIL_DIGESTS).doc('edda').collection(DIGEST_ITEMS);
    expect((await items.get()).docs.map(({ id }) => id)).toEqual(['m2']);
  });
});
