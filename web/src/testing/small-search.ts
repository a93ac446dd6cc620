import { LOCAL_CREDENTIALS } from '@quire/local/search/http/keys';
import { startSearch } from '@quire/local/search/start';
import type { SearchKind } from '@quire/model/search/search-kinds';
import { indexName, SEARCH_KINDS } from '@quire/model/search/search-kinds';
import type { ArticleSearch, SearchRecord } from '@quire/model/search/search-record';
import { indexSettings } from '@quire/model/search/search-settings';
import type { PublicSearch } from '../data/public/algolia-engine.ts';

const PREFIX = 'small_';

const article = (more: Partial<ArticleSearch> & { objectID: string }): ArticleSearch => ({
  title: more.objectID,
  path: `/article/TST/1-1/${more.objectID}`,
  codes: [],
  date: 1_700_000_000,
  year: 2023,
  authors: [],
  firstAuthor: [],
  authorsFolded: [],
  journal: 'Tests of Salt and Time',
  journalKey: 'TST',
  issn: ['2049-3630'],
  issue: '1-1',
  volume: '1',
  number: '1',
  pages: '',
  type: 'research-article',
  subjects: ['Oceanography'],
  keywords: [],
  licence: 'CC-BY-4.0',
  abstract: '',
  ...more,
});

/** Enough to search in: thirty articles, a journal and a person. */
const RECORDS: Readonly<Partial<Record<SearchKind, readonly SearchRecord[]>>> = {
  articles: [
    article({
      objectID: 'marsh',
      title: 'Tides & <b>mud</b> of salt marshes',
      authors: ['Jana Müller', 'Chidi Okafor'],
      people: ['n-muller', ''],
      firstAuthor: ['Jana Müller', 'jana muller', 'jana mueller'],
      authorsFolded: ['jana muller', 'jana mueller'],
      abstract: 'A marsh keeps what the sea brings.',
      codes: ['105555tst1', '20493630'],
      doi: '10.5555/tst.1',
      pdf: '/article/TST/1-1/10.5555%2Ftst.1.pdf',
      year: 2025,
      date: 1_750_000_000,
      retracted: true,
    }),
    article({
      ...{ objectID: 'reef', title: 'Reefs in winter', subjects: ['Biology'], special: 'open' },
      ...{ titles: ['الشعاب في الشتاء'], titleLanguages: ['ar'] },
      ...{ translatedKeywords: ['المرجان'], translatedAbstract: 'الجليد يغطي البحيرة.' },
    }),
    ...Array.from({ length: 28 }, (_, number) =>
      article({ objectID: `sand-${number}`, title: `Sand in motion, part ${number}` }),
    ),
  ],
  passages: [
    {
      objectID: 'marsh~0',
      title: 'Tides & <b>mud</b> of salt marshes',
      path: '/article/TST/1-1/marsh',
      date: 1_750_000_000,
      article: 'marsh',
      journal: 'Tests of Salt and Time',
      section: 'Methods',
      anchor: 's-methods',
      text: 'Cores were taken with a corer along four transects.',
    },
  ],
  journals: [
    {
      objectID: 'TST',
      title: 'Tests of Salt and Time',
      name: 'TST',
      path: '/journals/TST',
      codes: ['20493630'],
      issn: ['2049-3630'],
      subjects: ['Testing'],
      abstract: 'Salt, sand and time.',
    },
  ],
  people: [
    {
      objectID: 'muller',
      title: 'Jana Müller',
      folded: ['jana muller', 'jana mueller'],
      path: '/people/n-muller',
      codes: [],
      affiliations: ['Institute of Mud'],
      journalKey: ['TST'],
      articleCount: 2,
    },
  ],
};

/** A search server of its own with a few records, and where browsers would find it. */
export async function startSmallSearch() {
  const server = await startSearch({ host: '127.0.0.1', port: 0, folder: null });
  const { appId, searchKey, adminKey } = LOCAL_CREDENTIALS;
  const send = async (method: string, path: string, body: unknown) => {
    const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey };
    const sent = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${server.url}/1/indexes/${path}`, sent);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  for (const kind of SEARCH_KINDS) {
    const name = indexName(PREFIX, kind);
    await send('PUT', `${name}/settings`, indexSettings(PREFIX, kind));
    const requests = (RECORDS[kind] ?? []).map((body) => ({ action: 'addObject', body }));
    await send('POST', `${name}/batch`, { requests });
  }
  const config: PublicSearch = { appId, searchKey, prefix: PREFIX, host: server.url };
  return { config, stop: () => server.stop() };
}
