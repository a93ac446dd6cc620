import { inLanguage } from '@quire/content/messages/in-language';
import type { Language } from '@quire/model/messages/languages';
import { HIGHLIGHT_BEGIN, HIGHLIGHT_END } from '@quire/model/search/highlight-parts';
import { readSearchQuery } from '@quire/model/search/search-query';
import { quickRequest } from '@quire/model/search/search-request';
import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestSearch, type TestSearch } from '../../testing/test-search.ts';
import {
  type SoughtTitle,
  soughtTitles,
  TITLE_LANGUAGES,
} from '../../testing/titles-of-languages.ts';
import { SEARCH_SOURCES, searchChanges } from '../search-queue/search-sources.ts';

const TITLES = soughtTitles();
const FIRST = 10;

let search: TestSearch;
let client: ReturnType<typeof algoliasearch>;

const article = (id: string, language: string, title: string, abstract = '') => ({
  ...{ journal: 'CES', issue: '1-1', akey: id, type: 'research-article', status: 'published' },
  ...{ title, authors: [], pages: '', published: '2026-03-01', hasPdf: false },
  ...{ journalTitle: 'Coasts and Seas', journalIssn: '', volume: '1', number: '1', year: 2026 },
  metadata: { title, abstract, language: language.toLowerCase(), licence: 'CC-BY-4.0' },
  titleHtml: title,
  abstractHtml: abstract,
});

beforeAll(async () => {
  search = await startTestSearch();
  const { appId, searchKey, host } = search.settings;
  client = algoliasearch(appId, searchKey, {
    hosts: [{ url: new URL(host ?? '').host, protocol: 'http', accept: 'readWrite' }],
  });
  await search.engine.pushSettings('articles');
  const changes = TITLES.flatMap(({ id, language, title }) =>
    searchChanges(SEARCH_SOURCES.articles, id, article(id, language, title)),
  );
  await search.engine.send('articles', changes, false);
});
afterAll(() => search.close());

const HitsSchema = z.object({
  hits: z.array(
    z.looseObject({
      objectID: z.string(),
      _highlightResult: z.object({ title: z.object({ value: z.string() }) }),
      _snippetResult: z.object({ abstract: z.object({ value: z.string() }) }).optional(),
    }),
  ),
});

/** What a page in a language finds, the best first. */
async function find(q: string, page: Language) {
  const asked = readSearchQuery(new URLSearchParams({ q }));
  const { requests } = inLanguage(page, () => quickRequest('t_', asked));
  const { results } = await client.search({ requests });
  return HitsSchema.parse(results[0]).hits;
}

/** Which queries for some titles do not have them among the first ten, asked on a page in a language. */
async function missed(titles: readonly SoughtTitle[], page: Language): Promise<string[]> {
  const missing: string[] = [];
  for (const { id, query } of titles) {
    const ids = (await find(query, page)).slice(0, FIRST).map(({ objectID }) => objectID);
    if (!ids.includes(id)) missing.push(query);
  }
  return missing;
}

/** Parts of three letters, and other words of the same root. */
const NOT_FOUND: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['Handel Weg', 'Hausarzt Impfung'],
  id: ['sekolahnya mendidik', 'timahnya merusak'],
};

describe('a hundred titles of each language', () => {
  it.each(TITLE_LANGUAGES)('are found by other forms of their words: %s', async (language) => {
    const sought = TITLES.filter((each) => each.language === language);
    expect(sought).toHaveLength(100);
    expect(await missed(sought, language)).toEqual(NOT_FOUND[language] ?? []);
  });

  it('are found on a page in another language', async () => {
    const some = TITLES.filter((_, place) => place % 10 === 0);
    expect(await missed(some, 'en')).toEqual([]);
  });
});

const begin = HIGHLIGHT_BEGIN;
const end = HIGHLIGHT_END;

describe('what is found', () => {
  it.each([
    ['مياه جوفية', 'ar', `جودة ${begin}المياه${end} ${begin}الجوفية${end} في المناطق الساحلية`],
    ['长江口', 'en', `基于深度学习的${begin}长江口${end}沉积物输运模型研究`],
    ['Qualität', 'de', `Wasser${begin}qualität${end} norddeutscher Flussmündungen`],
    [
      'cuenca erosion',
      'es',
      `Evaluación de la ${begin}erosión${end} en ${begin}cuencas${end} hidrográficas andinas`,
    ],
  ] as const)('has its own letters marked: %s', async (query, page, marked) => {
    const titles = (await find(query, page)).map((hit) => hit._highlightResult.title.value);
    expect(titles).toContain(marked);
  });

  it.each([
    ['ar', 'مياه', `تقاس جَوْدَةُ ${begin}المِيَاهِ${end} كل عام.`],
    ['zh-Hans', '年度监测', `每年进行的${begin}年度监测${end}记录水质与年限。`],
  ] as const)(
    'has its own letters marked in an abstract, and no others: %s',
    async (language, query, marked) => {
      const abstract = marked.replaceAll(begin, '').replaceAll(end, '');
      const id = `abstract-${language}`;
      const changes = searchChanges(
        SEARCH_SOURCES.articles,
        id,
        article(id, language, 'Annals', abstract),
      );
      await search.engine.send('articles', changes, false);
      const hit = (await find(query, language)).find(({ objectID }) => objectID === id);
      expect(hit?._snippetResult?.abstract.value).toBe(marked);
    },
  );

  it('has what was typed before what is a typo away', async () => {
    const records = ['A time of change', 'The tide of change', 'Tides and change'];
    const changes = records.flatMap((title, place) => {
      const id = `tide-${place}`;
      return searchChanges(SEARCH_SOURCES.articles, id, article(id, 'en', title));
    });
    await search.engine.send('articles', changes, false);
    const ids = (await find('tide change', 'en')).map(({ objectID }) => objectID);
    expect(ids.toSorted()).toEqual(['tide-1', 'tide-2']);
    expect((await find('tume change', 'en')).map(({ objectID }) => objectID)).toEqual(['tide-0']);
  });
});
