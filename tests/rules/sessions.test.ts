import { SESSIONS, sessionDocId } from '@quire/model/collections';
import { STAFF_IDLE_HOURS, STAFF_SESSION_DAYS } from '@quire/model/constants';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAS, type Persona } from './personas.ts';
import { expectAllowed, isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { AUTH_TIME, sessionRecord } from './sessions.ts';
import { openStoragePress } from './storage-press.ts';
import { profile } from './submission-records.ts';

let at: RulesPress;
beforeAll(async () => {
  at = await openRulesPress('rules-sessions');
});
afterAll(() => at.close());

const MINUTES = 60;
const HOURS = 60 * MINUTES;
const DAYS = 24 * HOURS;
const now = () => Math.floor(Date.now() / 1000);
const atSecond = (second: number) => new Date(second * 1000);
const pathOf = (uid: string, authTime: number) => `${SESSIONS}/${sessionDocId(uid, authTime)}`;

const {
  reader,
  author,
  reviewer,
  editor,
  recommendingEditor,
  guestEditor,
  production,
  finance,
  content,
  admin,
} = PERSONAS;
const STAFF = { editor, recommendingEditor, guestEditor, production, finance, content, admin };

/** Whether a person can read what their role allows, in a session that began then and has this record. */
async function reads(persona: Persona, authTime: number, record: object | null): Promise<boolean> {
  const uid = persona.uid ?? '';
  await at.renew({
    [`profiles/${uid}`]: profile(),
    ...(record && { [pathOf(uid, authTime)]: { ...sessionRecord(uid, authTime), ...record } }),
  });
  return isAllowed(getDoc(doc(at.asPerson(persona, authTime), `profiles/${uid}`)));
}

describe.each(Object.entries({ author, ...STAFF }))('a session of %s', (_who, persona) => {
  const began = now() - 2 * HOURS;

  it('reads nothing until it is recorded, and nothing after its end', async () => {
    expect(await reads(persona, began, null)).toBe(false);
    expect(await reads(persona, began, {})).toBe(true);
    expect(await reads(persona, began, { endedAt: atSecond(now()) })).toBe(false);
  });
});

describe.each(Object.entries({ reader, author, reviewer }))('a session of %s', (_who, persona) => {
  it('lasts until it is ended', async () => {
    const seenAt = atSecond(now() - 20 * HOURS);
    expect(await reads(persona, now() - 40 * DAYS, { seenAt })).toBe(true);
  });
});

describe.each(Object.entries(STAFF))('a session of %s', (_who, persona) => {
  it('ends after 12 hours without use', async () => {
    const began = now() - 2 * DAYS;
    const border = now() - STAFF_IDLE_HOURS * HOURS;
    expect(await reads(persona, began, { seenAt: atSecond(border + 5 * MINUTES) })).toBe(true);
    expect(await reads(persona, began, { seenAt: atSecond(border - 5 * MINUTES) })).toBe(false);
  });

  it('ends after 30 days of use', async () => {
    const border = now() - STAFF_SESSION_DAYS * DAYS;
    const seenAt = atSecond(now());
    expect(await reads(persona, border + 5 * MINUTES, { seenAt })).toBe(true);
    expect(await reads(persona, border - 5 * MINUTES, { seenAt })).toBe(false);
  });
});

it('leaves an author signed in who was away for weeks', async () => {
  const began = now() - 200 * DAYS;
  expect(await reads(author, began, { seenAt: atSecond(now() - 50 * DAYS) })).toBe(true);
});

describe('recording a session', () => {
  const record = (authTime: number, change: object = {}) => ({
    ...{ uid: 'author', startedAt: atSecond(authTime), seenAt: serverTimestamp() },
    ...{ device: 'Firefox on Linux', ...change },
  });
  const create = (authTime: number, change: object = {}, path = pathOf('author', authTime)) =>
    setDoc(doc(at.asPerson(author, authTime), path), record(authTime, change));
  const LIMIT = 'sessionLimits/author';

  it('is its browser’s', async () => {
    const began = now() - MINUTES;
    await at.renew({});
    await expectAllowed(true, create(began));
    await expectAllowed(true, create(began - 1, { device: 'x' }));
    await expectAllowed(true, create(began - 2, { device: 'x'.repeat(60) }));
    await expectAllowed(
      false,
      setDoc(doc(at.as('visitor'), pathOf('author', began - 3)), record(began - 3)),
    );
  });

  it.each<[string, object]>([
    ['of another account', { uid: 'editor' }],
    ['that began at another time', { startedAt: atSecond(now()) }],
    ['with a time of use of its own choice', { seenAt: atSecond(now() + DAYS) }],
    ['without a device', { device: '' }],
    ['with a device of 61 characters', { device: 'x'.repeat(61) }],
    ['with a field of its own', { role: 'admin' }],
    ['that has ended', { endedAt: serverTimestamp() }],
  ])('is refused for one %s', async (_what, change) => {
    await at.renew({});
    await expectAllowed(false, create(now() - MINUTES, change));
  });

  it('is refused for another session than the token’s', async () => {
    const began = now() - MINUTES;
    await at.renew({});
    await expectAllowed(false, create(began, {}, pathOf('author', began - 1)));
    await expectAllowed(false, create(began, {}, pathOf('editor', began)));
    const elsewhere = `notSessions/${sessionDocId('author', began)}`;
    await expectAllowed(false, create(began, {}, elsewhere));
  });

  it('is refused for a sign-in of more than 30 days ago', async () => {
    await at.renew({});
    await expectAllowed(true, create(now() - 30 * DAYS + 5 * MINUTES));
    await expectAllowed(false, create(now() - 30 * DAYS - 5 * MINUTES));
  });

  it('is refused for a sign-in before all sessions were ended', async () => {
    const began = now() - MINUTES;
    await at.renew({ [LIMIT]: { validAfter: began + 1 } });
    await expectAllowed(false, create(began));
    await expectAllowed(true, create(began + 1));
  });

  it('cannot bring one back that was ended', async () => {
    const began = now() - MINUTES;
    const ended = { ...sessionRecord('author', began), endedAt: atSecond(now()) };
    await at.renew({ [pathOf('author', began)]: ended });
    const own = doc(at.asPerson(author, began), pathOf('author', began));
    await expectAllowed(false, create(began));
    await expectAllowed(false, updateDoc(own, { seenAt: serverTimestamp() }));
    await expectAllowed(false, updateDoc(own, { endedAt: deleteField() }));
    await expectAllowed(false, deleteDoc(own));
  });
});

describe('a live session', () => {
  const own = pathOf('editor', AUTH_TIME);
  const elsewhere = pathOf('editor', AUTH_TIME - 60);
  const of = (who: keyof typeof PERSONAS, path: string) => doc(at.as(who), path);
  const seen = () => ({ seenAt: serverTimestamp() });
  const ended = () => ({ endedAt: serverTimestamp() });
  const renew = (records: Readonly<Record<string, object>> = {}) =>
    at.renew({ [elsewhere]: sessionRecord('editor', AUTH_TIME - 60), ...records });

  it('says that it is used, and by which browser', async () => {
    await renew();
    await expectAllowed(true, updateDoc(of('editor', own), seen()));
    await expectAllowed(true, updateDoc(of('editor', own), { ...seen(), device: 'x'.repeat(60) }));
    await expectAllowed(false, updateDoc(of('editor', own), { ...seen(), device: 'x'.repeat(61) }));
    await expectAllowed(true, updateDoc(of('editor', own), { ...seen(), device: 'x' }));
    await expectAllowed(false, updateDoc(of('editor', own), { ...seen(), device: '' }));
    await expectAllowed(false, updateDoc(of('editor', own), { seenAt: atSecond(now() + DAYS) }));
    await expectAllowed(false, updateDoc(of('editor', own), { ...seen(), uid: 'admin' }));
    await expectAllowed(false, updateDoc(of('editor', elsewhere), seen()));
    await expectAllowed(false, updateDoc(of('admin', own), seen()));
  });

  it('of staff that was not used for too long cannot say so', async () => {
    const idle = { ...sessionRecord('editor'), seenAt: atSecond(now() - 13 * HOURS) };
    await renew({ [own]: idle });
    await expectAllowed(false, updateDoc(of('editor', own), seen()));
  });

  it('lists only its account’s sessions', async () => {
    await renew();
    const sessions = (who: keyof typeof PERSONAS, uid: string, most: number) =>
      getDocs(query(collection(at.as(who), SESSIONS), where('uid', '==', uid), limit(most)));
    await expectAllowed(true, sessions('editor', 'editor', 100));
    await expectAllowed(false, sessions('editor', 'editor', 101));
    await expectAllowed(false, sessions('admin', 'editor', 100));
    await expectAllowed(false, getDoc(of('editor', own)));
    await renew({ [own]: { ...sessionRecord('editor'), endedAt: atSecond(now()) } });
    await expectAllowed(false, sessions('editor', 'editor', 100));
  });

  it('ends any of its account’s sessions, and nothing else about them', async () => {
    await renew();
    await expectAllowed(false, updateDoc(of('admin', elsewhere), ended()));
    await expectAllowed(
      false,
      updateDoc(of('editor', elsewhere), { endedAt: atSecond(now() + DAYS) }),
    );
    await expectAllowed(false, updateDoc(of('editor', elsewhere), { ...ended(), device: 'x' }));
    await expectAllowed(true, updateDoc(of('editor', elsewhere), ended()));
    await expectAllowed(true, updateDoc(of('editor', own), ended()));
  });

  it('is never deleted, and never read one by one', async () => {
    await renew();
    await expectAllowed(false, deleteDoc(of('editor', own)));
    await expectAllowed(false, getDoc(of('editor', own)));
  });
});

it('holds for files as well', async () => {
  const NOON = Date.parse('2026-09-21T12:00:00Z') / 1000;
  const began = NOON - HOURS;
  const iso = (second: number) => new Date(second * 1000).toISOString();
  const seenThen = (seenAt: number, more: object = {}) => ({
    seenAt: { timestampValue: iso(seenAt) },
    ...more,
  });
  const storage = await openStoragePress('storage-sessions', {
    'allowances/author': { uploads: { arrayValue: { values: [{ stringValue: 'u1' }] } } },
    [`sessions/editor~${began}`]: seenThen(began, { endedAt: { timestampValue: iso(NOON) } }),
  });
  const media = { method: 'get', path: 'media/x.png' } as const;
  const later = (seconds: number) => ({ ...media, time: iso(began + seconds) });
  expect(await storage.allows(editor, media)).toBe(false);
  const everybody = [
    ...[production, content, admin].map((persona) => [persona, media.path] as const),
    [{ ...editor, uid: 'both' }, media.path] as const,
  ];
  for (const [persona, path] of everybody) {
    expect(await storage.allows(persona, { ...later(12 * HOURS - 1), path })).toBe(true);
    expect(await storage.allows(persona, { ...later(12 * HOURS), path })).toBe(false);
  }
  // Who writes only is not signed out over night.
  const upload = { method: 'create', path: 'uploads/author/draft/u1' } as const;
  expect(await storage.allows(author, { ...upload, time: later(13 * HOURS).time })).toBe(true);
  expect(await storage.allows({ ...admin, uid: 'not-recorded' }, media)).toBe(false);
  await storage.close();
  const day = 30 * DAYS;
  const used = await openStoragePress('storage-old-sessions', {
    [`sessions/admin~${began}`]: seenThen(began + day - 1),
  });
  expect(await used.allows(admin, later(day - 1))).toBe(true);
  expect(await used.allows(admin, later(day))).toBe(false);
  await used.close();
});
