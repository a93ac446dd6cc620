/** What the press takes from services, and what becomes of it. */
import { ANNOUNCEMENTS, AUDIT, PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import type { Asker } from '@quire/model/roles';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PREPRINTS, REVIEWERS, startNotifyPress } from '../../testing/notify-press.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { moveAnnouncement } from './move-announcement.ts';
import { receiveNotification } from './receive-notification.ts';

let press: Awaited<ReturnType<typeof startNotifyPress>>;
beforeAll(async () => {
  press = await startNotifyPress();
  await press.publish('marsh');
});
afterAll(() => press.close());
beforeEach(async () => {
  for (const name of [ANNOUNCEMENTS, AUDIT, 'throttles'])
    await press.db.recursiveDelete(press.db.collection(name));
  press.taken.length = 0;
  await press.setServices([PREPRINTS, REVIEWERS]);
});

const REVIEW = {
  '@context': ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'],
  id: 'urn:uuid:2f4ec582-109e-4952-a94a-b7d7615a8c69',
  type: ['Announce', 'coar-notify:ReviewAction'],
  actor: { id: 'https://review-service.com', type: 'Service', name: 'Review Service' },
  origin: { id: REVIEWERS.id, type: 'Service', inbox: 'https://review-service.com/inbox' },
  target: { id: 'https://press.example', type: 'Service', inbox: 'https://press.example/inbox' },
  object: {
    id: 'https://review-service.com/review/21',
    type: ['Document', 'sorg:Review'],
    'ietf:cite-as': 'https://doi.org/10.3214/987654',
  },
  context: { id: 'https://press.example/article/CES/1-1/marsh', type: 'sorg:AboutPage' },
};
const take = (change: object = {}) =>
  receiveNotification(press, JSON.stringify({ ...REVIEW, ...change }));
const stored = async () =>
  (await press.db.collection(ANNOUNCEMENTS).get()).docs.map((doc) => doc.data());
const page = async () => (await press.db.doc('publishedArticles/CES~marsh').get()).data();

const EDITOR: Asker = { uid: 'e', claims: { roles: ['editor'], grants: { editor: ['CES'] } } };
const follow = () => reconcilePublication(press, 'CES', 'marsh');

it('keeps an announced review until an editor decides, once for each notification', async () => {
  const first = await take();
  expect(first).toMatchObject({ status: 201 });
  expect(await take()).toEqual(first);
  expect(await stored()).toMatchObject([
    {
      ...{ direction: 'received', kind: 'review', state: 'waiting', article: 'CES~marsh' },
      ...{ work: 'https://doi.org/10.3214/987654', serviceName: 'Review Service' },
      relation: { type: 'review', idType: 'doi', identifier: '10.3214/987654' },
    },
  ]);
  await follow();
  expect((await page())?.metadata.relations).toEqual([]);
});

it('shows an accepted work with the article until it is declined, whatever is published in between', async () => {
  const received = await take();
  if (received.status !== 201) throw new Error('not received');
  const announcement = received.id;
  await moveAnnouncement(press, EDITOR, { announcement, to: 'accepted' });
  await follow();
  const relation = { type: 'review', idType: 'doi', identifier: '10.3214/987654' };
  expect((await page())?.metadata.relations).toEqual([
    { ...relation, description: 'Review Service' },
  ]);
  await follow();
  expect((await page())?.metadata.relations).toHaveLength(1);
  await moveAnnouncement(press, EDITOR, { announcement, to: 'declined' });
  await follow();
  expect((await page())?.metadata.relations).toEqual([]);
  expect(await page()).not.toHaveProperty('announced');
  expect((await press.db.collection(AUDIT).get()).size).toBe(2);
});

it('adds nothing that the article names itself, and leaves that when it is declined', async () => {
  const own = { type: 'review', idType: 'doi', identifier: '10.3214/987654' } as const;
  await press.publish('creek', { relations: [own] });
  const received = await take({ context: { id: 'https://doi.org/10.5555/ces.creek' } });
  if (received.status !== 201) throw new Error('not received');
  const read = async () => (await press.db.doc('publishedArticles/CES~creek').get()).data();
  for (const to of ['accepted', 'declined'] as const) {
    await moveAnnouncement(press, EDITOR, { announcement: received.id, to });
    await reconcilePublication(press, 'CES', 'creek');
    expect((await read())?.metadata.relations).toEqual([own]);
  }
});

it('lets only those decide who may publish articles of the journal and have not written this one', async () => {
  const received = await take();
  if (received.status !== 201) throw new Error('not received');
  const to = { announcement: received.id, to: 'accepted' } as const;
  const elsewhere: Asker = {
    ...EDITOR,
    claims: { roles: ['editor'], grants: { editor: ['QPH'] } },
  };
  const reviewer: Asker = { uid: 'r', claims: { roles: ['reviewer'], grants: {} } };
  for (const person of [elsewhere, reviewer])
    await expect(moveAnnouncement(press, person, to)).rejects.toMatchObject({
      code: 'access/denied',
    });
  const article = press.db.doc('articles/CES~marsh');
  await article.update({ authorUids: ['e'] });
  await expect(moveAnnouncement(press, EDITOR, to)).rejects.toMatchObject({
    code: 'access/denied',
  });
  await article.update({ authorUids: [] });
  await expect(
    moveAnnouncement(press, EDITOR, { ...to, announcement: `sent~${'0'.repeat(40)}` }),
  ).rejects.toMatchObject({ code: 'announcement/unknown' });
  await expect(moveAnnouncement(press, EDITOR, { ...to, to: 'queued' })).rejects.toMatchObject({
    code: 'announcement/decided',
  });
});

it('finds the article by its DOI and by its page in any language', async () => {
  for (const [at, context] of [
    { id: 'https://doi.org/10.5555/CES.marsh' },
    { id: 'https://elsewhere.example/1', 'ietf:cite-as': 'https://doi.org/10.5555/ces.marsh' },
    { id: 'https://press.example/pt-br/article/CES/1-1/marsh' },
  ].entries())
    expect(await take({ id: `urn:uuid:${at}`, context })).toMatchObject({ status: 201 });
});

it('takes an announced relationship as what the works of the service are', async () => {
  const preprint = 'https://preprints.example/9';
  const context = REVIEW.context;
  const change = {
    type: ['Announce', 'coar-notify:RelationshipAction'],
    origin: { id: PREPRINTS.id },
    object: {
      ...{ id: 'urn:uuid:1', type: 'Relationship', 'as:subject': preprint },
      ...{ 'as:relationship': 'http://purl.org/dc/terms/hasVersion', 'as:object': context.id },
    },
    context,
  };
  expect(await take(change)).toMatchObject({ status: 201 });
  expect(await stored()).toMatchObject([
    { relation: { type: 'preprint', idType: 'uri', identifier: preprint } },
  ]);
  expect(await take({ ...change, context: { id: `${context.id}2` } })).toMatchObject({
    ...{ status: 400, code: 'notification/incomplete' },
  });
});

it.each([
  ['no JSON-LD context', 400, 'malformed', { '@context': ['https://schema.org'] }],
  ['no id', 400, 'malformed', { id: 'one two' }],
  ['no origin', 400, 'malformed', { origin: undefined }],
  ['no context of an announcement (1.0.1)', 400, 'incomplete', { context: undefined }],
  ['another receiver', 400, 'not-to-us', { target: { id: 'https://elsewhere.example' } }],
  ['an article of others', 400, 'unknown-article', { context: { id: 'https://x.example/1' } }],
  [
    'a missing article',
    400,
    'unknown-article',
    { context: { id: 'https://press.example/article/CES/1-1/no' } },
  ],
  ['an unknown service', 403, 'unknown-service', { origin: { id: 'https://evil.example' } }],
  [
    'an inbox elsewhere',
    ...([403, 'unknown-service'] as const),
    { origin: { id: REVIEWERS.id, inbox: 'https://evil.example/inbox' } },
  ],
  ['a work elsewhere', 403, 'not-its-own', { object: { id: 'https://evil.example/review' } }],
  [
    'a DOI of others',
    ...([403, 'not-its-own'] as const),
    { object: { ...REVIEW.object, 'ietf:cite-as': 'https://doi.org/10.1234/5' } },
  ],
  [
    'what the service may not announce',
    ...([403, 'not-allowed'] as const),
    { type: ['Announce', 'coar-notify:RelationshipAction'] },
  ],
])('refuses %s', async (_, status, code, change) => {
  expect(await take(change)).toEqual({ status, code: `notification/${code}` });
  expect(await stored()).toEqual([]);
});

it('refuses what is no JSON, and everything while the press has no settings', async () => {
  expect(await receiveNotification(press, '{')).toMatchObject({ status: 400 });
  const settings = press.db.collection(SETTINGS).doc(PRESS_SETTINGS);
  const before = (await settings.get()).data() ?? {};
  await settings.delete();
  expect(await take()).toMatchObject({ status: 403 });
  await settings.set(before);
});

it('takes a limited number from one service, and others from others', async () => {
  await take();
  for (const { ref } of (await press.db.collection('throttles').get()).docs)
    await ref.update({ count: 300 });
  expect(await take({ id: 'urn:uuid:2' })).toMatchObject({ status: 429 });
  expect(await take({ id: 'urn:uuid:3', origin: { id: PREPRINTS.id } })).toMatchObject({
    status: 403,
  });
});

it('rejects an offer in the inbox of the settings, once, and no answer', async () => {
  const offer = {
    ...{ type: ['Offer', 'coar-notify:ReviewAction'], context: undefined },
    origin: { id: PREPRINTS.id, inbox: 'https://preprints.example/other' },
    object: { id: 'https://preprints.example/9', type: ['Page', 'sorg:AboutPage'] },
  };
  expect(await take(offer)).toEqual({ status: 202 });
  expect(await take(offer)).toEqual({ status: 202 });
  expect(await press.run()).toEqual({ sent: 1 });
  expect(press.taken.map(({ body }) => body)).toMatchObject([
    { type: 'Reject', inReplyTo: REVIEW.id, target: { inbox: PREPRINTS.inbox } },
  ]);
  for (const type of ['Reject', 'Accept', 'Undo', 'Flag'])
    expect(await take({ ...offer, type, id: `urn:uuid:${type}` })).toEqual({ status: 202 });
  expect(await press.run()).toEqual({ sent: 0 });
});

it('says of a pattern that it does not follow that it cannot be processed', async () => {
  const ingest = { type: ['Announce', 'coar-notify:IngestAction'], origin: { id: PREPRINTS.id } };
  expect(await take(ingest)).toEqual({ status: 202 });
  await press.run();
  expect(press.taken[0]?.body).toMatchObject({
    ...{ type: ['Flag', 'coar-notify:UnprocessableNotification'], inReplyTo: REVIEW.id },
  });
  // A service without an inbox is told at once.
  expect(await take({ type: 'Announce' })).toMatchObject({ status: 400 });
});
