/** What services are told, against an inbox that records it. */
import { ANNOUNCEMENTS, ARTICLES, PUBLISHED_REVIEWS } from '@quire/model/collections';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PREPRINTS, startNotifyPress } from '../../testing/notify-press.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { queueAnnouncements } from './queue-announcements.ts';
import { areAnnouncementsDue } from './send-due-announcements.ts';

let press: Awaited<ReturnType<typeof startNotifyPress>>;
let count = 0;
let akey = '';
beforeAll(async () => {
  press = await startNotifyPress();
});
afterAll(() => press.close());
beforeEach(async () => {
  await press.db.recursiveDelete(press.db.collection(ANNOUNCEMENTS));
  await press.setServices([PREPRINTS]);
  press.taken.length = 0;
  press.answers.length = 0;
  count += 1;
  akey = `marsh${count}`;
});

const PREPRINT = { type: 'preprint', idType: 'doi', identifier: '10.31222/osf.io/9v6hr' } as const;
async function publish(relations: (typeof PREPRINT)[] = [PREPRINT], revision = 1) {
  await press.publish(akey, { relations }, revision);
  await queueAnnouncements(press, `CES~${akey}`);
}
const states = async () =>
  (await press.db.collection(ANNOUNCEMENTS).get()).docs.map((doc) => doc.get('state'));

it('tells the server of a preprint that its paper was published, once', async () => {
  await publish();
  expect(await press.run()).toEqual({ sent: 1 });
  const [told] = press.taken;
  expect(told?.type).toBe('application/ld+json');
  expect(told?.body).toMatchObject({
    type: ['Announce', 'coar-notify:RelationshipAction'],
    origin: { id: 'https://press.example', inbox: 'https://press.example/inbox' },
    target: { id: PREPRINTS.id, inbox: PREPRINTS.inbox },
    object: {
      'as:subject': `https://press.example/article/CES/1-1/${akey}`,
      'as:object': 'https://doi.org/10.31222/osf.io/9v6hr',
    },
  });
  await publish([PREPRINT], 2);
  expect(await press.run()).toEqual({ sent: 0 });
  expect(press.taken).toHaveLength(1);
});

it('tells it of each published report, by its DOI', async () => {
  await press.publish(akey, { relations: [PREPRINT] });
  const report = { date: '2026-05-01', html: '<p>Good.</p>', isEdited: false };
  await press.db.doc(`${PUBLISHED_REVIEWS}/CES~${akey}`).set({
    ...{ journal: 'CES', akey, published: '2026-05-20' },
    rounds: [
      {
        ...{ number: 1, withheld: 0, decisions: [] },
        reports: [
          { ...report, id: 'report-1-1', label: 'Reviewer 1' },
          { ...report, id: 'report-1-2', label: 'Reviewer 2' },
        ],
      },
    ],
  });
  await press.db.doc(`publishedArticles/CES~${akey}`).update({ hasReviews: true });
  await queueAnnouncements(press, `CES~${akey}`);
  expect(await press.run()).toEqual({ sent: 3 });
  const reviews = press.taken.flatMap(({ body }) =>
    JSON.stringify(body.type).includes('ReviewAction') ? [body.object] : [],
  );
  expect(reviews).toEqual(
    expect.arrayContaining([
      {
        id: `https://press.example/article/CES/1-1/${akey}/peer_review#report-1-2`,
        type: ['Document', 'sorg:Review'],
        'ietf:cite-as': `https://doi.org/10.5555/ces.${akey}.report-1-2`,
      },
    ]),
  );
  expect(reviews).toHaveLength(2);
});

it('tells nothing where the server of the preprint has no inbox, is unknown, or there is no preprint', async () => {
  await publish([]);
  await press.setServices([{ ...PREPRINTS, inbox: '' }]);
  await publish();
  await press.setServices([{ ...PREPRINTS, holds: ['10.99999'] }]);
  await publish();
  expect(await areAnnouncementsDue(press)).toBe(false);
});

it('waits as long as a busy inbox asks for, and sends the same notification again', async () => {
  press.answers.push({ status: 429, headers: { 'Retry-After': '600' } }, { status: 503 });
  await publish();
  expect(await press.run()).toEqual({ sent: 0 });
  const before = (await press.db.collection(ANNOUNCEMENTS).get()).docs[0]?.get('payload');
  press.pass(9);
  await press.run();
  expect(press.answers).toHaveLength(1);
  press.pass(2);
  await press.run();
  expect(await states()).toEqual(['queued']);
  press.pass(3);
  expect(await press.run()).toEqual({ sent: 1 });
  expect(JSON.stringify(press.taken[0]?.body)).toBe(before);
});

it('gives up where the inbox refuses or leads elsewhere', async () => {
  press.answers.push({ status: 403 });
  await publish();
  await press.run();
  expect(await states()).toEqual(['failed']);
  expect(await areAnnouncementsDue(press)).toBe(false);
  akey = `${akey}b`;
  press.answers.push({ status: 307, headers: { Location: 'http://127.0.0.1:1/' } });
  await publish();
  await press.run();
  expect(await states()).toEqual(['failed', 'failed']);
});

it('sends again what a worker has begun and not finished, when its time is over', async () => {
  await publish();
  const [doc] = (await press.db.collection(ANNOUNCEMENTS).get()).docs;
  await doc?.ref.update({ due: new Date(press.now().getTime() + 5 * 60_000).toISOString() });
  expect(await press.run()).toEqual({ sent: 0 });
  press.pass(5);
  expect(await press.run()).toEqual({ sent: 1 });
});

it('tells nothing to a service that was removed from the settings in the meantime', async () => {
  await publish();
  await press.setServices([]);
  expect(await press.run()).toEqual({ sent: 0 });
  expect(await states()).toEqual(['failed']);
});

it('forgets what was not sent of an article that is no longer public', async () => {
  await publish();
  await press.db.doc(`${ARTICLES}/CES~${akey}`).update({ status: 'withdrawn' });
  await reconcilePublication(press, 'CES', akey);
  await queueAnnouncements(press, `CES~${akey}`);
  expect(await states()).toEqual([]);
});
