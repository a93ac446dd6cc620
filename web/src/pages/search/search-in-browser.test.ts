import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteTyped } from './form/typed-address.ts';
import { searchPageData } from './search-page-data.ts';

/** As a browser's router calls the loader: nobody has given it a search. */
const load = (address: string) =>
  searchPageData({
    context: new RouterContextProvider(),
    request: new Request(`https://press.example${address}`),
    params: {},
    pattern: '/search',
    url: new URL(`https://press.example${address}`),
  });

let asked: { url: URL; init: RequestInit | undefined; queries: number }[] = [];

beforeEach(() => {
  asked = [];
  const config = {
    firebase: { projectId: 'press', region: 'here', apiKey: 'key' },
    search: { appId: 'AB12', searchKey: 'public', prefix: '' },
  };
  const textContent = JSON.stringify({ config });
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { requests } = JSON.parse(String(init?.body));
    asked.push({ url: new URL(url), init, queries: requests.length });
    const results = requests.map(() => ({ hits: [], nbHits: 3, nbPages: 1 }));
    return new Response(JSON.stringify({ results }));
  });
});
afterEach(() => {
  noteTyped(null);
  vi.unstubAllGlobals();
});

test('opens an empty search in a browser without asking anybody', async () => {
  expect(await load('/search')).toMatchObject({ findings: null, trouble: null });
  expect(asked).toEqual([]);
});

test('asks one question for what is being typed, and only the rest once it is sent', async () => {
  noteTyped('/search?q=tides');
  expect(await load('/search?q=tides')).toMatchObject({ findings: { isWhole: false } });
  noteTyped(null);
  expect(await load('/search?q=tides')).toMatchObject({ findings: { isWhole: true } });
  expect(asked.map(({ queries }) => queries)).toEqual([1, 6]);
});

test('tells the search nothing of who asks', async () => {
  await load('/search?q=salt');
  const [sent] = asked;
  expect(sent?.init?.credentials).toBe('omit');
  expect([...(sent?.url.searchParams.keys() ?? [])].toSorted()).toEqual([
    ...['x-algolia-agent', 'x-algolia-api-key', 'x-algolia-application-id'],
  ]);
  // The client numbers each request by chance; in a browser it does so in the address.
  const headers = Object.keys(sent?.init?.headers ?? {}).toSorted();
  expect(headers).toEqual(['accept', 'content-type', 'request-id']);
});
