/** What a client of an article's XML is sent, and keeps. */
import { readTranslation } from '@quire/content/messages/read-translation';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reconcileArticle } from '../../domain/publishing/reconcile-article.ts';
import { type Served, serveFunction } from '../../testing/serve.ts';
import {
  content,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';

const held = vi.hoisted(() => ({ ports: null as unknown }));
vi.mock('../../platform/firebase/admin.ts', () => ({ adminPorts: () => held.ports }));

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

const PATH = '/article/CES/1-1/creeks/jats.xml';

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
  site = await serveFunction((await import('./site.ts')).site);
});
afterAll(async () => {
  await site.close();
  await press.close();
  vi.unstubAllEnvs();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://${site.host}${path}`, { redirect: 'manual', ...init });

describe('the XML of an article', () => {
  it('is cached like a page, may be fetched from other sites, and leads back to the page', async () => {
    const answer = await get(PATH);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<article-title>Creeks</article-title>');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=45',
      'content-disposition': 'inline; filename="CES-1-1-creeks.xml"',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(answer.headers.get('link')).toMatch(
      /^<https:\/\/press\.example\/article\/CES\/1-1\/creeks>; rel="canonical", <[^>]*creeks>; rel="collection"; type="text\/html", <https:\/\/schema\.org\/ScholarlyArticle>; rel="type"/,
    );
  });

  it('is sent once to a client that keeps it', async () => {
    const tag = (await get(PATH)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await get(PATH, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await get(PATH, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
  });

  it('has one address for each version', async () => {
    const leads = async (query: string) => {
      const { status, headers } = await get(PATH + query);
      return [status, headers.get('location'), headers.get('cache-control')];
    };
    expect(await leads('?x=1')).toEqual([301, PATH, 'no-store']);
    expect(await leads('?x=1&version=2%263')).toEqual([
      ...[301, `${PATH}?version=2%263`, 'no-store'],
    ]);
    expect(await leads('?version=2&version=3')).toEqual([301, `${PATH}?version=2`, 'no-store']);
    expect(await leads('?version=1')).toEqual([301, PATH, 'public, max-age=0, s-maxage=10']);
  });

  it.each(['/article/CES/1-1/none/jats.xml', `${PATH}?version=7`])(
    'is not there at %s',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    },
  );

  it('is not made where the database fails, and nobody keeps that', async () => {
    held.ports = {
      ...press,
      db: { collection: () => ({ doc: () => ({ get: () => Promise.reject(new Error('down')) }) }) },
    };
    const answer = await get(PATH);
    held.ports = press;
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(logged.mock.calls.join()).toContain('jats/failed');
  });
});
