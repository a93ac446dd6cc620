/** What a harvester is sent over HTTP. */
import { readTranslation } from '@quire/content/messages/read-translation';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { packHarvest } from '../../domain/harvest/pack-harvest.ts';
import { reconcileArticle } from '../../domain/publishing/reconcile-article.ts';
import { BUDGETS } from '../../platform/throttle/budgets.ts';
import { type Served, serveFunction } from '../../testing/serve.ts';
import {
  content,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';

const held = vi.hoisted(() => ({ ports: null as unknown }));
vi.mock('../../platform/firebase/admin.ts', () => ({ adminPorts: () => held.ports }));

vi.spyOn(console, 'error').mockImplementation(() => {});

let press: TestPress;
let site: Served;
beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('QUIRE_ORIGIN', 'https://press.example/');
  vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo","storageBucket":"demo.bucket"}');
  bindTranslations(readTranslation);
  press = await startTestJournal('1-1');
  held.ports = press;
  await saveRevision(press, { journal: 'CES', issue: '1-1', akey: 'creeks' }, 1, content('Creeks'));
  await reconcileArticle(press, 'CES', 'creeks');
  await packHarvest(press);
  site = await serveFunction((await import('./site.ts')).site);
});
afterAll(async () => {
  await site.close();
  await press.close();
  vi.unstubAllEnvs();
});

const RECORD =
  'verb=GetRecord&metadataPrefix=oai_dc&identifier=oai%3Apress.example%3Aarticle%2FCES~creeks';
const get = (query: string, method = 'GET') =>
  fetch(`http://${site.host}/oai${query}`, { method, redirect: 'manual' });
const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  fetch(`http://${site.host}/oai`, { method: 'POST', body, headers: { 'content-type': type } });

it.each([
  'verb=Identify',
  'verb=ListMetadataFormats',
  'verb=ListSets',
  RECORD,
  'verb=ListIdentifiers&metadataPrefix=marcxml',
  'verb=ListRecords&metadataPrefix=oai_dc&set=CES',
  'verb=ListRecords',
  'verb=junk',
  'junk',
])('answers %s by GET and by a form in the same way', async (query) => {
  const [got, posted] = [await get(`?${query}`), await post(query)];
  expect([got.status, posted.status]).toEqual([200, 200]);
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'text/xml; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  const xml = await got.text();
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<OAI-PMH /);
  expect(await posted.text()).toBe(xml);
});

it('answers without arguments, and to other forms, that the verb is missing', async () => {
  for (const answer of [
    await get(''),
    await post('verb=Identify', 'text/plain'),
    await post(`verb=Identify&x=${'x'.repeat(9_000)}`),
  ]) {
    expect(await answer.text()).toContain('code="badVerb"');
  }
});

it('answers HEAD without a body, and no other method', async () => {
  const head = await get('?verb=Identify', 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await get('?verb=Identify', 'DELETE')).status).toBe(405);
});

it('asks harvesters to come back where too many come at once, or the database fails', async () => {
  const many = await Promise.all(Array.from({ length: 30 }, () => get(`?${RECORD}`)));
  const statuses = new Set(many.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual([200, 503]);
  const busy = many.find(({ status }) => status === 503);
  expect(busy?.headers.get('retry-after')).toBe('20');
  held.ports = {
    ...press,
    db: { collection: () => ({ doc: () => ({ get: () => Promise.reject(new Error('down')) }) }) },
  };
  const failed = await get('?verb=Identify');
  held.ports = press;
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('asks them to come back where the budget of the day is spent', async () => {
  const [{ most }] = BUDGETS.harvest.limits;
  const { docs } = await press.db.collection('throttles').get();
  for (const each of docs) await each.ref.update({ count: most });
  const statuses: number[] = [];
  let last: Response | undefined;
  for (let n = 0; n < 12 && last?.status !== 503; n += 1) {
    last = await get('?verb=Identify');
    statuses.push(last.status);
  }
  expect(statuses.at(-1)).toBe(503);
  expect(last?.headers.get('retry-after')).toBe('600');
});
