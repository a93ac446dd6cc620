import { inLanguage } from '@quire/content/messages/in-language';
import { readSearchQuery } from '@quire/model/search/search-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { algoliaEngine } from '../../data/public/algolia-engine.ts';
import { search } from '../../data/public/search.ts';
import type { SearchEngine } from '../../data/public/search-engine.ts';
import { serverEngine } from '../../server/server-engine.ts';
import { renderPage } from '../../testing/render-page.ts';
import { SMALL_CONTENT } from '../../testing/small-content.ts';
import { SMALL_JOURNALS } from '../../testing/small-journals.ts';
import { smallPressReader } from '../../testing/small-press.ts';
import { startSmallSearch } from '../../testing/small-search.ts';
import { KindTabs } from './kind-tabs.tsx';
import { Findings } from './results/findings.tsx';

let small: Awaited<ReturnType<typeof startSmallSearch>>;
let engine: SearchEngine;
beforeAll(async () => {
  small = await startSmallSearch();
  engine = algoliaEngine(small.config);
});
afterAll(() => small.stop());

async function get(address: string, search: SearchEngine | null = engine) {
  const page = await renderPage(address, smallPressReader(SMALL_JOURNALS), search);
  return { ...page, shown: page.shown.replaceAll('<!-- -->', '') };
}

/** What a browser makes of the same, when it has asked the rest. */
async function whole(address: string): Promise<string> {
  const query = readSearchQuery(new URL(address, 'https://press.example').searchParams);
  const findings = await search(engine, query);
  const parts = [
    createElement(KindTabs, { key: 'tabs', query, counts: findings.answer.counts }),
    createElement(Findings, { key: 'findings', query, findings, isAsking: false }),
  ];
  const router = createMemoryRouter([{ path: '*', element: parts }], { initialEntries: [address] });
  return renderToString(createElement(RouterProvider, { router })).replaceAll('<!-- -->', '');
}

/** The paths of the results, in their order. */
const found = (shown: string): string[] =>
  [
    ...shown.matchAll(
      /<a[^>]*data-result="true"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*data-result="true"/g,
    ),
  ].map(([, one, other]) => one ?? other ?? '');

describe('the search page', () => {
  test.each([
    ['words', 'salt+marshes'],
    ['a word with a letter wrong', 'salt+mrashes'],
    ['an author without her accent', 'muller+tides'],
    ['an author with her accent', 'm%C3%BCller'],
    ['an author written out', 'mueller'],
    ['a DOI', '10.5555%2Ftst.1'],
    ['a DOI’s address', 'https%3A%2F%2Fdoi.org%2F10.5555%2Ftst.1'],
    ['an ISSN', '2049-3630'],
    ['a phrase', '%22of+salt+marshes%22'],
  ])('finds an article by %s, without a script', async (_, q) => {
    const { response, shown } = await get(`/search?q=${q}`);
    expect(response.status).toBe(200);
    expect(found(shown)[0]).toBe('/article/TST/1-1/marsh');
  });

  test.each(['الشعاب', 'المرجان', 'الجليد البحيرة'])(
    'finds an article by its title, keywords and abstract in another language: %s',
    async (q) => {
      const { shown } = await get(`/search?${new URLSearchParams({ q })}`);
      expect(found(shown)).toEqual(['/article/TST/1-1/reef']);
      expect(shown).toContain('Reefs in winter');
    },
  );

  test('shows the title in the language of the page, where there is one', async () => {
    const shown = await inLanguage('ar', () => whole(`/search?q=${encodeURIComponent('الشعاب')}`));
    expect(shown).toMatch(/<a[^>]* lang="ar"[^>]*><mark>الشعاب<\/mark> في الشتاء/);
    expect(shown).not.toContain('Reefs in winter');
  });

  test('shows what matched as text, never as markup, and what a card has to say', async () => {
    const { html, shown } = await get('/search?q=mud');
    expect(shown).toContain('Tides &amp; &lt;b&gt;<mark>mud</mark>&lt;/b&gt; of salt marshes');
    expect(html).not.toContain('<b>mud');
    expect(shown).toContain('Retracted');
    expect(shown).toContain('href="https://doi.org/10.5555/tst.1"');
    expect(shown).toContain('href="/article/TST/1-1/10.5555%2Ftst.1.pdf"');
    expect(shown).toContain('1 article for “mud”');
    expect(shown.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test('leads from a name to its owner’s page, if there is one', async () => {
    const { shown } = await get('/search?q=muller+tides');
    expect(shown).toMatch(
      /<a[^>]* href="\/people\/n-muller"[^>]*>Jana <mark>Müller<\/mark><\/a>, Chidi Okafor<\/p>/,
    );
  });

  test('has a tab for each kind with how many it has', async () => {
    const shown = await whole('/search?q=salt');
    expect(shown).toMatch(
      /aria-current="page"[^>]*href="\/search\?q=salt"|href="\/search\?q=salt"[^>]*aria-current="page"/,
    );
    expect(shown).toMatch(/href="\/search\?q=salt&amp;kind=journals"[^>]*>Journals <span[^>]*>1</);
    const people = await get('/search?q=muller&kind=people');
    expect(found(people.shown)).toEqual(['/people/n-muller']);
    expect(people.shown).toContain('<mark>Müller</mark>');
  });

  test('narrows by links, each the address of a search, and undoes it by others', async () => {
    const wide = await get('/search?q=sand');
    expect(wide.shown).toContain('href="/search?q=sand&amp;kind=journals"');
    const all = await get('/search?kind=articles&q=&sort=newest');
    expect(all.response.headers.get('Location')).toBe('/search?sort=newest');
    const narrowed = await get('/search?subject=Biology');
    expect(found(narrowed.shown)).toEqual(['/article/TST/1-1/reef']);
    // The other subjects are still there to choose, with how many they would add.
    expect(await whole('/search?subject=Biology')).toMatch(
      /href="\/search\?subject=Biology&amp;subject=Oceanography"/,
    );
    expect(narrowed.shown).toContain('Remove </span>Subject: Biology');
    expect(narrowed.shown).toMatch(/href="\/search"[^>]*>Clear all/);
  });

  test('turns pages by links, the newest first where that is asked', async () => {
    const { shown } = await get('/search?sort=newest');
    expect(found(shown)).toHaveLength(20);
    expect(found(shown)[0]).toBe('/article/TST/1-1/marsh');
    expect(shown).toContain('href="/search?sort=newest&amp;page=2"');
    const second = await get('/search?sort=newest&page=2');
    expect(found(second.shown)).toHaveLength(10);
    const beyond = await get('/search?q=sand&page=9');
    expect(beyond.response.headers.get('Location')).toBe('/search?q=sand&page=2');
  });

  test.each([
    ['/search?utm_source=x&q=mud', '/search?q=mud'],
    ['/search?q=++salt++marsh', '/search?q=salt+marsh'],
    ['/search?page=1&q=mud&kind=nothing', '/search?q=mud'],
    ['/search?q=', '/search'],
  ])('has one address: %s', async (asked, canonical) => {
    const { response } = await get(asked);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(canonical);
  });

  test('says what is near where nothing has all of it', async () => {
    const shown = await whole('/search?q=mrashes+quinquereme');
    expect(shown).toContain('No articles for “mrashes quinquereme”');
    expect(shown).toMatch(/Did you mean <a[^>]*href="\/search\?q=marshes"/);
    expect(found(shown)).toContain('/article/TST/1-1/marsh');
    expect(shown).toContain('href="/journals"');
  });

  test('leads to the tab that has it', async () => {
    const shown = await whole('/search?q=tides&kind=journals');
    expect(shown).toMatch(/href="\/search\?q=tides"[^>]*>Articles \(1\)/);
  });

  test.each([
    '/search?q=salt',
    '/search?q=mrashes+quinquereme',
    '/search?year=2023&subject=Biology&subject=Oceanography',
    '/search?q=tides&kind=journals',
  ])('asks one question on the server for %s', async (address) => {
    let asked = 0;
    const counting: SearchEngine = {
      prefix: engine.prefix,
      ask: (requests, signal) => {
        asked += requests.length;
        return engine.ask(requests, signal);
      },
    };
    const { response } = await get(address, counting);
    expect([response.status, asked]).toEqual([200, 1]);
  });

  test('asks nothing on the server beyond the press’s budget, and leaves it to the browser', async () => {
    const asked: unknown[] = [];
    const counting: SearchEngine = {
      prefix: engine.prefix,
      ask: (requests, signal) => {
        asked.push(...requests);
        return engine.ask(requests, signal);
      },
    };
    let left = 1;
    const budgeted = serverEngine(counting, async () => left-- > 0);
    expect((await get('/search?q=mud', budgeted)).response.status).toBe(200);
    expect((await get('/search?q=reef', budgeted)).response.status).toBe(503);
    // What is known costs nothing.
    expect((await get('/search?q=mud', budgeted)).response.status).toBe(200);
    expect(asked).toHaveLength(1);
  });

  test('is a plain GET form, kept out of indexes, and asks nothing by itself', async () => {
    const silent: SearchEngine = { prefix: '', ask: () => Promise.reject(new Error('asked')) };
    const { response, shown } = await get('/search', silent);
    expect(response.status).toBe(200);
    expect(shown).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/);
    expect(shown).toMatch(/<label[^>]*for="q"/);
    expect(shown).toContain('<meta name="robots" content="noindex"/>');
    expect(shown).not.toContain('rel="canonical"');
    expect(shown).toContain('href="/journals"');
  });

  test('keeps what is narrowed when its form is sent without a script', async () => {
    const { shown } = await get('/search?q=sand&journal=TST');
    expect(shown).toContain('<input type="hidden" name="journal" value="TST"/>');
    expect(shown).toMatch(/name="q"[^>]*value="sand"|value="sand"[^>]*name="q"/);
  });

  test('says so where the search does not answer, and offers the lists', async () => {
    const broken = algoliaEngine({ ...small.config, host: 'http://127.0.0.1:9' });
    const { response, shown } = await get('/search?q=mud', broken);
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(shown).toContain('Search is unavailable');
    expect(shown).toContain('href="/journals"');
    expect(shown).toMatch(/value="mud"/);
  });

  test('says so where the press has no search', async () => {
    for (const address of ['/search', '/search?q=mud']) {
      const { shown } = await get(address, null);
      expect(shown).toContain('This press has no search yet');
      expect(shown).toContain('href="/journals"');
    }
  });

  test('repeats a hostile query as text, and cuts one beyond reason', async () => {
    const hostile = await get(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(hostile.html).not.toContain('<script>alert(1)');
    const long = await get(`/search?q=${'tide+'.repeat(500)}`);
    const to = new URL(long.response.headers.get('Location') ?? '', 'https://press.example');
    expect(to.searchParams.get('q')?.length).toBeLessThanOrEqual(500);
  });
});

test('the privacy policy of every press says what a search sends, and so does its page', async () => {
  const reader = smallPressReader(SMALL_CONTENT);
  const policy = await renderPage('/about/privacy_policy', reader, { ...engine, host: undefined });
  expect(policy.shown).toContain('answered by <strong>Algolia</strong>');
  expect(policy.shown).toContain('<h2 id="search-privacy">Searching this site</h2>');
  const other = await renderPage('/about/open_access', reader, engine);
  expect(other.shown).not.toContain('Searching this site');
  const without = await renderPage('/about/privacy_policy', reader, null);
  expect(without.shown).not.toContain('Searching this site');
  const { shown } = await get('/search');
  expect(shown).toContain(`answered by <strong>${new URL(small.config.host ?? '').host}</strong>`);
});

test('every page of the press says how the press is searched', async () => {
  const { html } = await get('/journals');
  expect(html).toContain(
    '<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title="Small Press">',
  );
});
