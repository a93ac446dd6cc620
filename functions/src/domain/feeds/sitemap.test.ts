import { DIGESTS, LIST_CHUNKS, LIST_INDEXES, PUBLISHED_JOURNALS } from '@quire/model/collections';
import { LIST_PART_MOST } from '@quire/model/constants';
import { allIssuesPath, issuePath } from '@quire/model/paths';
import Sitemapper from 'sitemapper';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, servePlain } from '../../testing/serve.ts';
import { machineAnswer } from './answer.ts';
import { sitemapPart } from './sitemap.ts';

const ARTICLES = 5_000;
const A_CHUNK = 20;
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

const chunkOf = (n: number) => ({
  list: 'articles',
  cards: upTo(A_CHUNK).map((at) => ({
    ...{ journal: 'CES', issue: '1-1', akey: `a${n * A_CHUNK + at}`, revision: 1 },
    ...{ status: 'published', title: 'T', titleHtml: 'T', authors: [] },
    ...{ published: '2026-01-02', updated: `2026-02-${String((n % 27) + 1).padStart(2, '0')}` },
  })),
});
const chunks = upTo(ARTICLES / A_CHUNK);
const PARTS = Math.ceil(chunks.length / LIST_PART_MOST);
const journal = {
  ...{ fullname: 'Coasts & Seas', name: 'CES', issn: '2049-3630', description: 'All of it.' },
  ...{ aimsScope: '', subjects: ['Tides'], hue: 1, licence: 'CC-BY-4.0', frequency: '' },
  ...{ peerReviewModel: 'double', doiPrefix: '10.5555', board: [], status: 'active', order: 1 },
  contactEmail: 'c@press.example',
};
const RECORDS: Readonly<Record<string, unknown>> = {
  [`${LIST_INDEXES}/articles`]: {
    list: 'articles',
    total: ARTICLES,
    ...{ next: chunks.length, revision: 0 },
    parts: Array.from({ length: PARTS }, (_, at) => ({
      ...{ from: `k${at}`, id: `articles~p${at}`, updated: '2026-02-27' },
      chunks: `${at * LIST_PART_MOST}-${Math.min((at + 1) * LIST_PART_MOST, chunks.length) - 1}`,
    })),
  },
  ...Object.fromEntries(chunks.map((n) => [`${LIST_CHUNKS}/articles~${n}`, chunkOf(n)])),
  [`${LIST_INDEXES}/people`]: {
    ...{ list: 'people', total: 1, next: 2, revision: 0 },
    parts: [{ from: '', id: 'people~1', chunks: '0', updated: '2026-01-02' }],
  },
  [`${LIST_CHUNKS}/people~0`]: {
    list: 'people',
    cards: [{ key: 'n-1', name: 'Ida Holt', updated: '2026-01-02' }],
  },
  [`${DIGESTS}/journals`]: { journals: [{ ...journal, updated: '2026-03-01' }] },
  [`${DIGESTS}/pages`]: {
    pages: [{ path: '/about', title: 'About', updated: '2026-01-05' }],
  },
  [`${PUBLISHED_JOURNALS}/CES`]: {
    ...{ journal, aimsScopeHtml: '', latest: [], texts: ['for_authors'] },
    issues: [
      {
        ...{ journal: 'CES', issueid: '1-1', volume: '1', number: '1', year: 2026, title: '' },
        ...{ kind: 'regular', status: 'published', datePublished: '2026-01-09' },
      },
    ],
  },
};

let served: Served;
let reads = 0;
const origin = () => `http://${served.host}`;
beforeAll(async () => {
  served = await servePlain(async (request, response) => {
    const read = async (collection: string, id: string) => {
      reads += 1;
      return RECORDS[`${collection}/${id}`] ?? null;
    };
    const answer = await machineAnswer(read, origin(), request.url ?? '/');
    response.statusCode = answer ? 200 : 404;
    response.setHeader('content-type', answer?.contentType ?? 'text/plain');
    response.end(answer?.body);
  });
});
afterAll(() => served.close());

describe('the sitemap of a press of 5,000 articles, read by a crawler', () => {
  it('lists every article once, and every page', async () => {
    const { sites, errors } = await new Sitemapper({
      url: `${origin()}/sitemap.xml`,
      timeout: 20_000,
      concurrency: 2,
    }).fetch();
    expect(errors).toEqual([]);
    const paths = sites.map((site) => new URL(String(site)).pathname);
    expect(new Set(paths).size).toBe(paths.length);
    const articles = paths.filter((path) => /^\/article\/CES\/1-1\/a\d+$/.test(path));
    expect(articles).toHaveLength(ARTICLES);
    const texts = ['/', '/about', '/journals', '/news', '/books', '/article/list250'];
    const ofJournal = ['', '/aims_scope', '/for_authors', '/special_issues/release', '/1-1'];
    expect(paths).toEqual(
      expect.arrayContaining([...texts, ...ofJournal.map((page) => `/journals/CES${page}`)]),
    );
    const pages = paths.filter((path) => /^\/article\/list\d+$/.test(path));
    expect(pages).toHaveLength(chunks.length);
    expect(paths.filter((path) => path.startsWith('/people'))).toEqual(['/people/n-1']);
    // Neither has been written.
    expect(paths).not.toContain('/journals/CES/for_reviewers');
    expect(paths).not.toContain('/about/open_access');
  });

  it('reads a bounded number of documents for each of its files', async () => {
    const index = await (await fetch(`${origin()}/sitemap.xml`)).text();
    const parts = [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, part = '']) => part);
    expect(parts).toHaveLength(3 + PARTS);
    for (const part of parts) {
      reads = 0;
      const xml = await (await fetch(part)).text();
      expect(reads).toBeLessThanOrEqual(LIST_PART_MOST + 1);
      expect(xml.match(/<url>/g)?.length).toBeLessThan(5_000);
      expect(xml).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    }
  });

  it('lists no more beside the lists as the press grows', async () => {
    const pages = await (await fetch(`${origin()}/sitemaps/pages.xml`)).text();
    expect(pages.match(/\/article\/list\d+</g)).toEqual(['/article/list1<']);
  });

  it('has every page of a long list of issues, and every issue', async () => {
    const record = Object(RECORDS[`${PUBLISHED_JOURNALS}/CES`]);
    const issues = upTo(120).map((n) => ({ ...record.issues[0], issueid: `1-${n}` }));
    const read = async () => ({ ...record, issues });
    const paths = (await sitemapPart(read, 'journal-CES'))?.map((entry) => entry.path) ?? [];
    expect(new Set(paths).size).toBe(paths.length);
    const listed = paths.filter((each) => each.includes('/all_issues'));
    expect(listed).toEqual(upTo(3).map((at) => allIssuesPath('CES', at + 1)));
    expect(paths).toEqual(expect.arrayContaining(upTo(120).map((n) => issuePath('CES', `1-${n}`))));
  });

  it.each(['articles-0', 'articles-8', 'articles-x', 'conferences-1', 'journal-NO', 'nothing'])(
    'has no part %s',
    async (part) => {
      expect((await fetch(`${origin()}/sitemaps/${part}.xml`)).status).toBe(404);
    },
  );

  it.each(['journal-', 'journal-.', 'journal-..', 'journal-__x__'])(
    'reads no document with an invalid id: %s',
    async (part) => {
      reads = 0;
      expect((await fetch(`${origin()}/sitemaps/${part}.xml`)).status).toBe(404);
      expect(reads).toBe(0);
    },
  );
});
