import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  content,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { countUse } from './count-use.ts';
import { sumUsage } from './sum-usage.ts';

let press: TestPress;

beforeEach(async () => {
  press = await startTestJournal('1-1');
  for (const akey of ['a', 'b']) {
    await saveRevision(press, { journal: 'CES', issue: '1-1', akey }, 1, content(akey));
    await reconcilePublication(press, 'CES', akey);
  }
});
afterEach(() => press.close());

const READER = { address: '192.0.2.1', agent: 'Firefox' };
const on = (day: string) => ({ db: press.db, now: () => new Date(`${day}T12:00:00Z`) });
const use = (day: string, akey: string, what: 'view' | 'download') =>
  countUse(on(day), { article: `CES~${akey}`, what }, READER);
const metrics = async (akey: string): Promise<unknown> =>
  (await press.db.collection(PUBLISHED_ARTICLES).doc(`CES~${akey}`).get()).get('metrics');

it('adds the complete days, each once, however often it runs', async () => {
  await Promise.all([use('2026-06-01', 'a', 'view'), use('2026-06-01', 'a', 'view')]);
  await use('2026-06-02', 'a', 'download');
  await use('2026-06-03', 'a', 'view');
  expect(await sumUsage(on('2026-06-03'))).toBe(1);
  const first = { views: 3, downloads: 1, since: '2026-06-01', until: '2026-06-02' };
  expect(await metrics('a')).toEqual(first);
  expect(await metrics('b')).toBeUndefined();
  expect(await sumUsage(on('2026-06-03'))).toBe(0);
  await Promise.all([sumUsage(on('2026-06-04')), sumUsage(on('2026-06-04'))]);
  expect(await metrics('a')).toEqual({ ...first, views: 4, until: '2026-06-03' });
});

it('catches up on days on which it did not run', async () => {
  await use('2026-06-01', 'a', 'view');
  await use('2026-06-02', 'b', 'view');
  await sumUsage(on('2026-06-06'));
  expect(await metrics('a')).toMatchObject({ views: 1, until: '2026-06-05' });
  expect(await metrics('b')).toMatchObject({ views: 1, since: '2026-06-02' });
});

it('keeps the numbers when the article is published again', async () => {
  await use('2026-06-01', 'a', 'view');
  await sumUsage(on('2026-06-02'));
  const key = { journal: 'CES', issue: '1-1', akey: 'a' };
  await saveRevision(press, key, 2, content('A new text'));
  await reconcilePublication(press, 'CES', 'a');
  expect(await metrics('a')).toMatchObject({ views: 1 });
});

it('counts nothing for an article that is not published', async () => {
  expect(await use('2026-06-01', 'nothing', 'view')).toBe(false);
  expect((await press.db.collectionGroup('days').get()).size).toBe(0);
});
