/** Works in the records of connected authors, against a registry that speaks ORCID's member API 3.0. */
import {
  ARTICLES,
  ORCID_CONNECTIONS,
  ORCID_ITEMS,
  PUBLISHED_ARTICLES,
} from '@quire/model/collections';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { JOSIAH, type OrcidPress, startOrcidPress } from '../../testing/orcid-press.ts';
import { chooseSent } from './choose-sent.ts';
import { readConnection } from './connection-record.ts';
import { followConnection } from './follow-connection.ts';
import { queueWorks } from './queue-works.ts';

const NONE = { sendsWorks: false, sendsReviews: false };

let press: OrcidPress;
let count = 0;
let akey = '';
beforeAll(async () => {
  press = await startOrcidPress();
});
afterAll(() => press.close());
beforeEach(async () => {
  for (const name of [ORCID_CONNECTIONS, ORCID_ITEMS, 'throttles', 'mail'])
    await press.db.recursiveDelete(press.db.collection(name));
  for (const { putCode } of press.registry.activities(JOSIAH))
    press.registry.removeActivity(putCode);
  count += 1;
  akey = `creek${count}`;
  await press.connect('maren', JOSIAH);
});

const sent = () => press.registry.activities(JOSIAH);
const titles = () =>
  sent().map(({ activity }) => JSON.stringify(activity).match(/How [\w ]+/)?.[0]);
async function publish(change = {}, revision = 1) {
  await press.publish(akey, JOSIAH, change, revision);
  await queueWorks(press.ports, `CES~${akey}`);
}

it('adds a published article, with what ORCID asks for', async () => {
  await publish();
  expect(await press.run()).toEqual({ sent: 1 });
  expect(sent()).toMatchObject([
    {
      kind: 'work',
      activity: {
        title: { title: { value: `How ${akey} drain` } },
        type: 'journal-article',
        'journal-title': { value: 'The CES journal' },
        'external-ids': {
          'external-id': [
            {
              'external-id-type': 'doi',
              'external-id-value': `10.5555/ces.${akey}`,
              'external-id-url': { value: `https://doi.org/10.5555/ces.${akey}` },
              'external-id-relationship': 'self',
            },
            {
              'external-id-type': 'issn',
              'external-id-value': '2049-3630',
              'external-id-relationship': 'part-of',
            },
          ],
        },
        url: { value: `https://press.example/article/CES/1-1/${akey}` },
      },
    },
  ]);
  expect(await press.item('maren', akey)).toMatchObject({ putCode: sent()[0]?.putCode });
});

it('changes it by its put-code, and sends nothing where nothing differs', async () => {
  await publish();
  await press.run();
  const before = press.registry.requests.length;
  await queueWorks(press.ports, `CES~${akey}`);
  expect(await press.run()).toEqual({ sent: 0 });
  expect(press.registry.requests.length).toBe(before);
  await publish({ title: 'How marshes drain' }, 2);
  await press.run();
  expect(titles()).toEqual(['How marshes drain']);
  expect(press.registry.requests.at(-1)).toMatch(/^PUT .*\/work\/\d+$/);
});

it('says that an article was retracted', async () => {
  await publish();
  await press.run();
  const id = `CES~${akey}`;
  await press.db.collection(PUBLISHED_ARTICLES).doc(id).update({ status: 'retracted' });
  await queueWorks(press.ports, id);
  await press.run();
  expect(JSON.stringify(sent())).toContain(`RETRACTED: How ${akey} drain`);
});

it('finds what it has added before, where the answer was lost', async () => {
  await publish();
  await press.run();
  const [before] = sent();
  await press.db.recursiveDelete(press.db.collection(ORCID_ITEMS));
  await publish({ title: 'How marshes drain' }, 2);
  await press.run();
  expect(sent().map(({ putCode }) => putCode)).toEqual([before?.putCode]);
  expect(titles()).toEqual(['How marshes drain']);
});

it('waits where ORCID asks for patience, and tries again', async () => {
  await publish();
  press.registry.fail(503);
  await press.run();
  expect(await press.item('maren', akey)).toMatchObject({ problem: 'later', attempts: 1 });
  await press.run();
  expect(sent()).toEqual([]);
  press.pass(2);
  press.registry.fail(429);
  await press.run();
  press.pass(1);
  await press.run();
  expect(sent()).toEqual([]);
  press.pass(2);
  await press.run();
  expect(sent()).toHaveLength(1);
  expect(await press.item('maren', akey)).not.toHaveProperty('problem');
});

it('goes on with a renewed token where the old one has expired', async () => {
  await publish();
  const before = await readConnection(press.db, 'maren');
  const tokens = { access: 'expired', refresh: before?.tokens?.refresh ?? '' };
  await press.db.collection(ORCID_CONNECTIONS).doc('maren').update({ tokens });
  await press.run();
  expect(sent()).toHaveLength(1);
  expect((await readConnection(press.db, 'maren'))?.tokens?.access).not.toBe('expired');
});

it('ends the connection where the person has withdrawn it, and tells them once', async () => {
  await publish();
  press.registry.distrust(JOSIAH);
  await press.run();
  const ended = await readConnection(press.db, 'maren');
  expect(ended).toMatchObject({ state: 'ended', endedAt: expect.any(String), orcid: JOSIAH });
  expect(ended?.tokens).toBeUndefined();
  await queueWorks(press.ports, `CES~${akey}`);
  await press.run();
  expect(await press.mails()).toMatchObject([
    { template: 'account/orcid-ended', to: ['maren@example.org'] },
  ]);
  await press.connect('maren', JOSIAH);
  await followConnection(press, 'maren', [JOSIAH], { isMarkChanged: false });
  await press.run();
  expect(sent()).toHaveLength(1);
});

it('does not bring back what a person has deleted from their record', async () => {
  await publish();
  await press.run();
  press.registry.removeActivity(sent()[0]?.putCode ?? 0);
  await publish({ title: 'How marshes drain' }, 2);
  await press.run();
  expect(await press.item('maren', akey)).toMatchObject({ problem: 'removed' });
  await publish({ title: 'How deltas drain' }, 3);
  await press.run();
  expect(sent()).toEqual([]);
});

it('removes what it has added where the article is taken down', async () => {
  await publish();
  await press.run();
  await press.db.collection(PUBLISHED_ARTICLES).doc(`CES~${akey}`).delete();
  await queueWorks(press.ports, `CES~${akey}`);
  await press.run();
  expect(sent()).toEqual([]);
  expect(await press.item('maren', akey)).toBeUndefined();
});

it('sends nothing for those who do not want it, until they do', async () => {
  await chooseSent(press.ports, 'maren', { ...NONE });
  await publish();
  await press.run();
  expect(sent()).toEqual([]);
  await chooseSent(press.ports, 'maren', { ...NONE, sendsWorks: true });
  await followConnection(press, 'maren', [JOSIAH], { isMarkChanged: false });
  await press.run();
  expect(sent()).toHaveLength(1);
});

it('is sent by one of two workers', async () => {
  await publish();
  const results = await Promise.all([press.run(), press.run()]);
  expect(results.reduce((sum, each) => sum + each.sent, 0)).toBe(1);
  expect(sent()).toHaveLength(1);
});

it('marks an iD in the published article only while its owner has proved it', async () => {
  await publish();
  const proved = async () =>
    (await press.db.collection(PUBLISHED_ARTICLES).doc(`CES~${akey}`).get()).get('provedOrcids');
  expect(await proved()).toEqual([JOSIAH]);
  const { forgetOrcid } = await import('../accounts/forget-orcid.ts');
  await forgetOrcid(press.ports, 'maren');
  await followConnection(press, 'maren', [JOSIAH], { isMarkChanged: true });
  expect(await proved()).toBeUndefined();
  expect((await press.db.collection(ARTICLES).doc(`CES~${akey}`).get()).exists).toBe(true);
});
