import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Served, servePlain } from '../../testing/serve.ts';
import { NOW, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { changedPage } from './changed-pages.ts';
import { indexNowKey } from './index-now-key.ts';
import { tellCrawlers } from './tell-crawlers.ts';

let press: TestPress;
let server: Served;
const taken: { readonly path: string | undefined; readonly body: string }[] = [];
let status = 200;
let time = NOW.getTime();

beforeAll(async () => {
  press = await startTestPress();
  server = await servePlain(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    taken.push({ path: request.url, body: Buffer.concat(parts).toString('utf8') });
    response.writeHead(status).end();
  });
});
afterAll(async () => {
  await press.close();
  await server.close();
});
beforeEach(() => {
  taken.length = 0;
  status = 200;
});

const tell = () =>
  tellCrawlers({
    ...press,
    now: () => new Date(time),
    indexNow: `http://${server.host}/indexnow`,
    hub: `http://${server.host}/hub`,
    fetch,
  });
const pass = (minutes: number) => {
  time += minutes * 60_000;
};
const stamp = () => `${new Date(time).toISOString().slice(0, 19)}Z`;
const change = (path: string, more: object = {}) =>
  press.db.doc(path).set({ ...more, changedAt: stamp() });
const body = (path: string) => taken.find((each) => each.path === path)?.body ?? '';

describe('search engines and the hub', () => {
  it('are notified of nothing that was there before they were named', async () => {
    await change('publishedArticles/CES~mud', { issue: '1-1' });
    pass(10);
    expect(await tell()).toBe(0);
    expect(taken).toEqual([]);
  });

  it('are notified of each change once, with the key and the feeds', async () => {
    pass(1);
    const place = { issue: '1-1', people: ['n-1'], subjects: ['Salt marshes'] };
    await change('publishedArticles/CES~mud', place);
    await change('publishedPosts/es~news~opening');
    pass(1);
    expect(await tell()).toBe(4);
    const { origin } = press;
    expect(JSON.parse(body('/indexnow'))).toEqual({
      ...{ host: new URL(origin).host, key: indexNowKey(origin) },
      keyLocation: `${origin}/indexnow.txt`,
      urlList: [`${origin}/article/CES/1-1/mud`, `${origin}/news/opening`],
    });
    const hub = new URLSearchParams(body('/hub'));
    expect(hub.get('hub.mode')).toBe('publish');
    expect(hub.getAll('hub.url')).toEqual(
      [
        ...['/feed.xml', '/journals/CES/feed.xml', '/journals/CES/latest_issue/feed.xml'],
        ...['/people/n-1/feed.xml', '/subjects/Salt%20marshes/feed.xml'],
        ...['/rss.xml', '/journals/CES/rss.xml', '/journals/CES/latest_issue/rss.xml'],
        ...['/people/n-1/rss.xml', '/subjects/Salt%20marshes/rss.xml'],
        ...['/news/feed.xml', '/news/rss.xml'],
      ].map((path) => origin + path),
    );
    taken.length = 0;
    pass(5);
    expect(await tell()).toBe(0);
    expect(taken).toEqual([]);
  });

  it('are notified of what was removed, at the address that it had', async () => {
    await change('tombstones/publishedArticles~CES~gone', { issue: '2-1', title: 'Gone' });
    await change('tombstones/publishedArticles~CES~before-issues-were-kept', { title: 'Old' });
    await change('tombstones/publishedPosts~news~over', { title: 'Over' });
    await change('tombstones/publishedBooks~ebb', { title: 'Ebb' });
    pass(1);
    expect(await tell()).toBe(6);
    expect(JSON.parse(body('/indexnow')).urlList.toSorted()).toEqual(
      ['/article/CES/2-1/gone', '/books/ebb', '/news/over'].map((path) => press.origin + path),
    );
    expect(new URLSearchParams(body('/hub')).getAll('hub.url')).toContain(
      `${press.origin}/journals/CES/feed.xml`,
    );
  });

  it('wait for what may still be stored with an earlier stamp', async () => {
    await change('publishedBooks/tides');
    expect(await tell()).toBe(0);
    pass(1);
    expect(await tell()).toBe(2);
    // No feed has books.
    expect(taken.map(({ path }) => path)).toEqual(['/indexnow']);
  });

  it('are told again where they do not answer, and not of what they refuse', async () => {
    await change('publishedJournals/CES');
    pass(1);
    status = 503;
    expect(await tell()).toBe(1);
    status = 403;
    expect(await tell()).toBe(1);
    taken.length = 0;
    expect(await tell()).toBe(0);
    expect(taken).toEqual([]);
  });
});

it('knows the page of every kind of record', () => {
  const paths = [
    changedPage('publishedIssues', 'CES~1-1', {}),
    changedPage('publishedConferences', 'shore', {}),
    changedPage('publishedPosts', 'blogs~ebb', {}),
    changedPage('publishedVersions', 'CES~mud~r000001', {}),
  ].map((page) => page?.path);
  expect(paths).toEqual(['/journals/CES/1-1', '/conference/shore', '/blogs/ebb', undefined]);
});
