import {
  ALERT_READERS,
  ALERT_REQUESTS,
  BOUNCED_ADDRESSES,
  INVITATION_STOPS,
  MAIL,
  MAIL_BODIES,
  PUBLISHED_ARTICLES,
  PUBLISHED_JOURNALS,
  PUBLISHED_PEOPLE,
  THROTTLES,
} from '@quire/model/collections';
import { ALERTS_MAX } from '@quire/model/constants';
import { bouncedAddressId } from '@quire/model/entities/bounced-address';
import {
  type AlertFrequency,
  type AlertWatch,
  alertDueAt,
} from '@quire/model/entities/reader-alerts';
import type { SearchQuery } from '@quire/model/search/search-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { changeStamp } from '../search-queue/changed-at.ts';
import { readerRef, withAlerts } from './alert-records.ts';
import { changeAlerts, viewAlerts } from './change-alerts.ts';
import { confirmAlert, viewAlertRequest } from './confirm-alert.ts';
import { exportAlerts, forgetAlerts } from './forget-alerts.ts';
import { requestAlert } from './request-alert.ts';
import { sendDueAlerts } from './send-due-alerts.ts';
import { readWatch, viewWatch } from './view-watch.ts';

const ADA = 'ada@x.example';
const CES: AlertWatch = { kind: 'journal', key: 'CES' };
const MUD: AlertWatch = { kind: 'search', query: 'q=mud' };
const DAY_MS = 86_400_000;

let press: TestPress;
/** Firestore's own clock says when a record was made: ours goes on from it. */
let time: number;
let randoms = 0;
let asked: string[] = [];
let found: readonly string[] | Error = [];

const now = () => new Date(time);
const ports = () => ({
  ...press,
  now,
  random: (bytes: number) => {
    randoms += 1;
    return Buffer.alloc(bytes, randoms);
  },
});
const send = () =>
  sendDueAlerts({
    ...ports(),
    find: async (search: SearchQuery) => {
      asked.push(search.q);
      if (found instanceof Error) throw found;
      return found;
    },
  });

beforeAll(async () => {
  press = await startTestPress();
  const names = { CES: 'Coastal Earth Systems', MSP: 'Marsh and Sea Papers' };
  for (const [key, fullname] of Object.entries(names))
    await press.db.doc(`${PUBLISHED_JOURNALS}/${key}`).set({ journal: { fullname } });
});
afterAll(() => press.close());
beforeEach(async () => {
  time = Date.now();
  asked = [];
  found = [];
  for (const name of [
    ...[ALERT_READERS, ALERT_REQUESTS, MAIL, MAIL_BODIES, PUBLISHED_ARTICLES, THROTTLES],
    ...[BOUNCED_ADDRESSES, INVITATION_STOPS],
  ]) {
    for (const { ref } of (await press.db.collection(name).get()).docs) await ref.delete();
  }
});

const publish = (id: string, change: object = {}) => {
  const [journal = '', akey = ''] = id.split('~');
  const today = new Date().toISOString().slice(0, 10);
  return press.db.doc(`${PUBLISHED_ARTICLES}/${id}`).set({
    ...{ journal, akey, issue: '1-1', status: 'published', title: `On ${akey}` },
    ...{ authors: ['Maren Holt', 'Chidi Okoro'], people: ['n-1', 'n-2'], published: today },
    ...{ journalTitle: journal, changedAt: changeStamp(new Date()) },
    ...change,
  });
};

/** A reader whose alerts began a minute ago. */
async function given(
  email: string,
  watches: readonly AlertWatch[],
  frequency: AlertFrequency = 'daily',
): Promise<void> {
  const since = new Date(Date.now() - 60_000).toISOString();
  const alerts = watches.map((watch) => ({ watch, frequency, since }));
  await readerRef(press.db, email).set(withAlerts({ email, language: 'en' }, alerts) ?? {});
}
const dueTomorrow = () => {
  time = Date.now() + 1.2 * DAY_MS;
};
const mails = async () =>
  (await press.db.collection(MAIL).orderBy('createdAt').get()).docs.map((doc) => doc.data());
const reader = async (email = ADA) => (await readerRef(press.db, email).get()).data();
const sinceOf = async () => (await reader())?.alerts[0].since;

describe('asking for an alert', () => {
  const ask = async (watch: AlertWatch = CES, email = ADA, network = 'here') => {
    const view = await viewWatch(press.db, watch);
    if (!view) throw new Error('nothing is watched');
    await requestAlert(ports(), { email, view, frequency: 'weekly', network });
    const body = (await press.db.collection(MAIL_BODIES).get()).docs.at(-1);
    const text = String(body?.get('text'));
    return { text, secret: /\/alerts\/confirm\/([\w-]{43})\?language=en/.exec(text)?.[1] ?? '' };
  };

  it('mails a link that confirms once, and stores neither its secret nor an alert before', async () => {
    const { secret } = await ask();
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: [ADA], secret: true, template: 'account/alert-requested' });
    expect(JSON.stringify(mail)).not.toContain(secret);
    const requests = (await press.db.collection(ALERT_REQUESTS).get()).docs;
    expect(JSON.stringify(requests.map((doc) => [doc.id, doc.data()]))).not.toContain(secret);
    expect(await viewAlertRequest(ports(), secret)).toMatchObject({ watch: CES });
    expect(await reader()).toBeUndefined();
    expect(await confirmAlert(ports(), secret)).toMatchObject({ isFull: false });
    expect(await reader()).toMatchObject({
      ...{ email: ADA, language: 'en' },
      alerts: [{ watch: CES, frequency: 'weekly', since: now().toISOString() }],
    });
    expect(await confirmAlert(ports(), secret)).toBeNull();
    expect((await press.db.collection(ALERT_REQUESTS).get()).size).toBe(0);
  });

  it('is over after three days', async () => {
    const { secret } = await ask();
    time += 3 * DAY_MS;
    expect(await viewAlertRequest(ports(), secret)).toBeNull();
    expect(await confirmAlert(ports(), secret)).toBeNull();
    expect(await reader()).toBeUndefined();
  });

  it('repeats nothing that was typed into a search', async () => {
    const { text } = await ask({ kind: 'search', query: 'q=buy+at+evil.example' });
    expect(text).not.toContain('evil');
  });

  it('of what is followed already changes the frequency, and loses nothing that is to be told', async () => {
    await given(ADA, [CES]);
    const since = await sinceOf();
    await confirmAlert(ports(), (await ask()).secret);
    expect((await reader())?.alerts).toEqual([{ watch: CES, frequency: 'weekly', since }]);
  });

  it('is not confirmed beyond what one address may have', async () => {
    const keys = Array.from({ length: ALERTS_MAX }, (_, n) => `J${n}`);
    await given(
      ADA,
      keys.map((key) => ({ kind: 'journal', key })),
    );
    const { secret } = await ask();
    expect(await confirmAlert(ports(), secret)).toMatchObject({ isFull: true });
    expect((await reader())?.alerts).toHaveLength(ALERTS_MAX);
    expect(await viewAlertRequest(ports(), secret)).not.toBeNull();
  });

  it('is limited for one mailbox, whatever the network', async () => {
    for (let n = 0; n < 10; n += 1) await ask(CES, ADA, `n${n}`);
    await expect(ask(CES, 'Ada+x@x.example', 'n11')).rejects.toMatchObject({
      code: 'account/throttled',
    });
    await ask(CES, 'ben@x.example', 'n12');
  });
});

describe('a digest', () => {
  it('tells of what became public since, once, with the link to stop', async () => {
    await publish('CES~creeks');
    await publish('MSP~other');
    await given(ADA, [CES]);
    expect(await send()).toBe(0);
    dueTomorrow();
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({ template: 'account/alert-digest', to: [ADA], stop: 'alerts' });
    expect(mail?.text).toContain('On creeks');
    expect(mail?.text).toContain('https://press.example/article/CES/1-1/creeks');
    expect(mail?.text).toContain('Maren Holt');
    expect(mail?.text).not.toContain('On other');
    expect(mail?.text).toContain('https://press.example/unsubscribe/-/alerts?language=en');
    expect(mail?.html).toContain('href="https://press.example/article/CES/1-1/creeks"');
    time += 1.1 * DAY_MS;
    expect(await send()).toBe(0);
  });

  it('is not sent where nothing is new, or only what is retracted, corrected or was published long ago', async () => {
    await publish('CES~retracted', { status: 'retracted' });
    await publish('CES~old', { published: '2019-01-01' });
    await publish('CES~known');
    await given(ADA, [CES]);
    dueTomorrow();
    const since = new Date().toISOString();
    await readerRef(press.db, ADA).update({ alerts: [{ watch: CES, frequency: 'daily', since }] });
    // The record is the same one, so the article is not new.
    await press.db
      .doc(`${PUBLISHED_ARTICLES}/CES~known`)
      .update({ status: 'corrected', changedAt: changeStamp(now()) });
    expect(await send()).toBe(0);
    expect(await mails()).toEqual([]);
    expect((await sinceOf()) > since).toBe(true);
  });

  it('is the same one where a run died before it was noted', async () => {
    await publish('CES~creeks');
    await given(ADA, [CES]);
    dueTomorrow();
    const before = await reader();
    await send();
    await readerRef(press.db, ADA).set(before ?? {});
    await send();
    expect(await mails()).toHaveLength(1);
  });

  it('goes on with the other readers where one cannot be written to', async () => {
    await publish('CES~creeks');
    await given('not an address', [CES]);
    await given(ADA, [CES]);
    dueTomorrow();
    expect(await send()).toBe(1);
  });

  it('is weekly where that was chosen: on a Monday', async () => {
    const alert = { frequency: 'weekly', since: '2026-06-03T09:00:00.000Z' } as const;
    expect(alertDueAt(alert)).toBe('2026-06-08T05:00:00.000Z');
    expect(alertDueAt({ ...alert, since: '2026-06-08T04:00:00.000Z' })).toBe(
      '2026-06-08T05:00:00.000Z',
    );
    expect(alertDueAt({ ...alert, frequency: 'daily' })).toBe('2026-06-04T05:00:00.000Z');
    await publish('CES~creeks');
    await given(ADA, [CES], 'weekly');
    time = Date.parse((await reader())?.dueAt) - 60_000;
    expect(await send()).toBe(0);
    time += 120_000;
    expect(await send()).toBe(1);
  });

  it('follows an author to the address of merged records, and ends with a journal', async () => {
    const people = press.db.collection(PUBLISHED_PEOPLE);
    await people.doc('n-9').set({ movedTo: 'n-1' });
    await people.doc('n-1').set({
      ...{ key: 'n-1', name: 'Maren Holt', given: 'Maren', family: 'Holt', affiliations: [] },
      ...{ updated: '2026-06-01', journals: ['CES'], workCount: 1, works: [], ends: ['x'] },
      ...{ coAuthors: [], listKey: 'people~2026-06-01~n-1' },
    });
    await publish('CES~creeks');
    await given(ADA, [
      { kind: 'person', key: 'n-9' },
      { kind: 'journal', key: 'gone' },
    ]);
    dueTomorrow();
    expect(await send()).toBe(1);
    expect((await reader())?.alerts).toMatchObject([{ watch: { kind: 'person', key: 'n-1' } }]);
    await given(ADA, [{ kind: 'journal', key: 'gone' }]);
    expect(await send()).toBe(0);
    expect(await reader()).toBeUndefined();
  });

  it('stops for an address from which mails come back', async () => {
    await publish('CES~creeks');
    await given(ADA, [CES]);
    await press.db.doc(`${BOUNCED_ADDRESSES}/${bouncedAddressId(ADA)}`).set({ address: ADA });
    dueTomorrow();
    expect(await send()).toBe(0);
    expect(await reader()).toBeUndefined();
  });
});

describe('the alert of a search', () => {
  it('is asked once for all readers, and only where something is new', async () => {
    await given(ADA, [MUD]);
    await given('ben@x.example', [MUD]);
    dueTomorrow();
    expect(await send()).toBe(0);
    expect(asked).toEqual([]);
    await given(ADA, [MUD]);
    await given('ben@x.example', [MUD]);
    await publish('CES~mud');
    await publish('CES~tides');
    found = ['CES~mud', 'CES~elder'];
    expect(await send()).toBe(2);
    expect(asked).toEqual(['mud']);
    const [mail] = await mails();
    expect(mail?.text).toContain('On mud');
    expect(mail?.text).not.toContain('On tides');
  });

  it('names an article once, though another alert has it too', async () => {
    await publish('CES~mud');
    found = ['CES~mud'];
    await given(ADA, [CES, MUD]);
    dueTomorrow();
    await send();
    expect((await mails())[0]?.text.split('On mud')).toHaveLength(2);
  });

  it('waits for the next day where the search does not answer, and loses nothing', async () => {
    await publish('CES~mud');
    await given(ADA, [MUD]);
    const since = await sinceOf();
    dueTomorrow();
    found = new Error('away');
    expect(await send()).toBe(0);
    expect(await sinceOf()).toBe(since);
    expect((await reader())?.dueAt > now().toISOString()).toBe(true);
    found = ['CES~mud'];
    time += DAY_MS;
    expect(await send()).toBe(1);
  });

  it('is read from the address of the search: a journal alone is the journal’s', () => {
    const read = (query: string) => readWatch(new URLSearchParams(query));
    expect(read('q=mud&kind=people&page=3&sort=newest&language=es')).toEqual(MUD);
    expect(read('journal=CES&language=es')).toEqual(CES);
    expect(read('journal=CES&journal=MSP')).toMatchObject({ kind: 'search' });
    expect(read('q=mud&journal=CES')).toEqual({ kind: 'search', query: 'q=mud&journal=CES' });
    expect(read('person=n-1')).toEqual({ kind: 'person', key: 'n-1' });
    expect(read('person=../x')).toBeNull();
    expect(read('language=es')).toBeNull();
  });
});

describe('whoever has the link', () => {
  const TOKEN = 'a'.repeat(43);
  const id = () => readerRef(press.db, ADA).id;
  const names = async () => (await viewAlerts(press.db, TOKEN))?.alerts.map(({ name }) => name);

  it('sees the alerts, changes how often they come, stops one and all', async () => {
    await press.db.doc(`${INVITATION_STOPS}/${id()}`).set({ token: TOKEN, stopped: [] });
    await given(ADA, [CES, MUD]);
    const [first = '', second = ''] = (await names()) ?? [];
    await changeAlerts(
      press,
      TOKEN,
      new Map([
        [first, 'weekly'],
        ['do', 'save'],
      ]),
    );
    expect((await reader())?.alerts.map((each: { frequency: string }) => each.frequency)).toEqual([
      ...['weekly', 'daily'],
    ]);
    await changeAlerts(press, TOKEN, new Map([[second, 'stop']]));
    expect((await reader())?.alerts).toMatchObject([{ watch: CES }]);
    expect(await changeAlerts(press, TOKEN, 'all')).toBe(true);
    expect(await reader()).toBeUndefined();
    expect(await names()).toEqual([]);
    expect(await changeAlerts(press, TOKEN, 'all')).toBe(true);
  });

  it('of another address changes nothing', async () => {
    await given(ADA, [CES]);
    expect(await viewAlerts(press.db, 'b'.repeat(43))).toBeNull();
    expect(await changeAlerts(press, 'b'.repeat(43), 'all')).toBe(false);
    expect(await reader()).toBeDefined();
  });
});

it('gives a person the alerts of their address, and forgets them', async () => {
  await given(ADA, [CES]);
  await press.db.collection(ALERT_REQUESTS).doc('one').set({ email: ADA, watch: MUD });
  await press.db.collection(ALERT_REQUESTS).doc('other').set({ email: 'ben@x.example' });
  expect(await exportAlerts(press.db, ADA)).toMatchObject([{ email: ADA }, { watch: MUD }]);
  await forgetAlerts(press.db, ADA);
  expect(await exportAlerts(press.db, ADA)).toEqual([]);
  expect((await press.db.collection(ALERT_REQUESTS).get()).size).toBe(1);
});
