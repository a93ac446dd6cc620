import {
  DIGESTS,
  issueDocId,
  JOURNALS_DIGEST,
  LIST_CHUNKS,
  LIST_INDEXES,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
  PUBLISHED_PEOPLE,
} from '@quire/model/collections';
import {
  journalFeedPath,
  latestIssueFeedPath,
  openSearchPath,
  personFeedPath,
  postsFeedPath,
  pressFeedPath,
  subjectFeedPath,
} from '@quire/model/paths';
import { DOMParser } from '@xmldom/xmldom';
import RssParser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { machineAnswer } from './answer.ts';
import { openSearchXml } from './opensearch.ts';

const ORIGIN = 'https://press.example';
const CONTROLS = '\u0000\u000b';
const HOSTILE = `</title><script>alert(1)</script> ]]> & "x" ${CONTROLS} <![CDATA[ é ∑`;

const card = (akey: string, title: string, more: object = {}) => ({
  journal: 'CES',
  issue: '1-1',
  akey,
  revision: 1,
  type: 'research-article',
  status: 'published',
  title,
  titleHtml: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  authors: ['Zoë Müller', 'Ida <O’Brien>'],
  teaser: 'It rises & it falls.',
  pages: '1',
  published: '2026-01-02',
  hasPdf: false,
  ...more,
});
const post = { kind: 'news', skey: 'open', title: 'Open', summary: 'We are.', author: '' };
const list = (name: string) => ({
  list: name,
  chunks: [{ from: '', id: `${name}~0`, count: 2, updated: '2026-02-03' }],
  total: 2,
});
const journal = {
  ...{ fullname: 'Coasts & Seas', name: 'CES', issn: '2049-3630', description: 'All of it.' },
  ...{
    aimsScope: '',
    subjects: ['Tides & mud'],
    hue: 1,
    licence: 'CC-BY-4.0',
    peerReviewModel: 'double',
  },
  ...{ doiPrefix: '10.5555', board: [], contactEmail: 'c@press.example', status: 'active' },
  order: 1,
};
const issue = (issueid: string, more: object) => ({
  ...{ journal: 'CES', issueid, volume: issueid.split('-')[0], number: issueid.split('-')[1] },
  ...{ title: '', kind: 'regular', status: 'closed', articleCount: 1 },
  ...more,
});
const EMPTY = issue('2-1', { year: 2027, status: 'open', articleCount: 0 });
const RECORDS: Readonly<Record<string, unknown>> = {
  [`${DIGESTS}/press`]: {
    press: {
      ...{ name: 'Saltmarsh Press', tagline: 'Open.', description: '', address: '' },
      ...{ infoEmail: 'i@p.example', supportEmail: 's@p.example', founded: 2022 },
    },
    journals: [],
  },
  [`${DIGESTS}/${JOURNALS_DIGEST}`]: { journals: [journal] },
  [`${PUBLISHED_PEOPLE}/n-1`]: {
    ...{ key: 'n-1', name: 'Ida Holt', given: 'Ida', family: 'Holt', updated: '2026-01-02' },
    ...{ affiliations: [], journals: ['CES'], workCount: 1, works: [card('mud', 'Mud')] },
    ...{ ends: ['2026-01-02~CES~mud'], coAuthors: [], listKey: 'people~2026-01-02~n-1' },
  },
  [`${PUBLISHED_PEOPLE}/n-old`]: { movedTo: 'n-1' },
  [`${LIST_INDEXES}/articles`]: list('articles'),
  [`${LIST_CHUNKS}/articles~0`]: {
    list: 'articles',
    cards: [
      card('mud', HOSTILE, { doi: '10.5555/ces.1', updated: '2026-02-03' }),
      card('sand', 'Sand in x2'),
    ],
  },
  [`${LIST_INDEXES}/news`]: list('news'),
  [`${LIST_CHUNKS}/news~0`]: {
    list: 'news',
    cards: [
      {
        ...post,
        categories: ['Calls'],
        pinned: false,
        published: '2026-01-01',
        updated: '2026-01-05',
      },
    ],
  },
  [`${PUBLISHED_JOURNALS}/CES`]: {
    ...{ journal, aimsScopeHtml: '' },
    issues: [issue('0-1', { year: 2019 }), issue('1-1', { year: 2026 }), EMPTY],
    latest: [
      card('mud', 'Mud', {
        ...{ doi: `10.5555/<a>]]>${CONTROLS}`, status: 'retracted', pages: '7–9' },
      }),
    ],
  },
  [`${PUBLISHED_ISSUES}/${issueDocId('CES', '1-1')}`]: {
    ...{ issue: issue('1-1', { year: 2026 }), journalTitle: 'Coasts & Seas', hue: 1 },
    contents: [card('mud', 'Mud', { pages: '7–9' })],
  },
};

async function get(path: string) {
  const reads: string[] = [];
  const answer = await machineAnswer(
    async (collection, id) => {
      reads.push(`${collection}/${id}`);
      return RECORDS[`${collection}/${id}`] ?? null;
    },
    ORIGIN,
    path,
  );
  return { ...answer, body: answer?.body ?? '', reads };
}

describe('a feed, read by a feed reader', () => {
  it.each(['feed.xml', 'rss.xml'] as const)('has the same content as %s', async (format) => {
    const { body, reads } = await get(pressFeedPath(format));
    expect(reads.length).toBeLessThanOrEqual(3);
    const feed = await new RssParser().parseString(body);
    expect(feed.title).toBe('Saltmarsh Press');
    expect(feed.items).toHaveLength(2);
    const [first, second] = feed.items;
    // Everything but the characters that XML cannot contain.
    expect(first?.title).toBe(HOSTILE.split(CONTROLS).join(''));
    expect(first?.link).toBe(`${ORIGIN}/article/CES/1-1/mud`);
    expect(first?.guid ?? first?.id).toBe('https://doi.org/10.5555/ces.1');
    expect(second?.guid ?? second?.id).toBe('tag:press.example,2022:article/CES/sand');
    expect(first?.isoDate).toBe('2026-01-02T00:00:00.000Z');
    expect(first?.summary ?? first?.content).toBe('It rises & it falls.');
    expect(body).toContain('Zoë Müller');
    expect(body).toContain('<![CDATA[Ida <O’Brien>]]>');
  });

  it('is well-formed whatever a title holds', async () => {
    const journals = [journalFeedPath('CES'), journalFeedPath('CES', 'rss.xml')];
    for (const path of [pressFeedPath(), pressFeedPath('rss.xml'), ...journals]) {
      const { body } = await get(path);
      const problems: string[] = [];
      const onError = (level: string, message: string) => problems.push(`${level} ${message}`);
      const root = new DOMParser({ onError }).parseFromString(body, 'text/xml').documentElement;
      expect(problems).toEqual([]);
      expect(root?.getElementsByTagName('script')).toHaveLength(0);
    }
  });

  it('gives its last change, its own address and that of its page', async () => {
    const { body, contentType } = await get(pressFeedPath());
    expect(contentType).toMatch(/^application\/atom\+xml/);
    const feed = new DOMParser().parseFromString(body, 'text/xml').documentElement;
    const inFeed = (name: string) =>
      [...(feed?.childNodes ?? [])].filter((node) => node.nodeName === name);
    expect(inFeed('updated')[0]?.textContent).toBe('2026-02-03T00:00:00.000Z');
    const links = inFeed('link').map((link) => /href="([^"]*)"/.exec(String(link))?.[1]);
    expect(links).toEqual([`${ORIGIN}/feed.xml`, `${ORIGIN}/article/list1`]);
  });

  it('exists for a journal, for news and for blogs without a post', async () => {
    const journalFeed = await new RssParser().parseString((await get(journalFeedPath('CES'))).body);
    expect([journalFeed.title, journalFeed.items.length]).toEqual(['Coasts & Seas', 1]);
    expect(journalFeed.items[0]?.title).toBe('RETRACTED: Mud');
    const news = await new RssParser().parseString((await get(postsFeedPath('news'))).body);
    expect(news.items[0]).toMatchObject({ title: 'Open', link: `${ORIGIN}/news/open` });
    const blogs = await new RssParser().parseString((await get(postsFeedPath('blogs'))).body);
    expect(blogs.items).toEqual([]);
  });

  it('exists for an author and for a subject, with the places of articles', async () => {
    for (const [path, title, page] of [
      [personFeedPath('n-1', 'rss.xml'), 'Ida Holt', '/people/n-1'],
      [personFeedPath('n-old', 'rss.xml'), 'Ida Holt', '/people/n-1'],
      [subjectFeedPath('Tides & mud', 'rss.xml'), 'Tides & mud', '/journals?subject=Tides+%26+mud'],
    ] as const) {
      const { body, reads } = await get(path);
      expect(reads.length).toBeLessThanOrEqual(3);
      expect(body).toContain('volume>1<');
      const feed = await new RssParser().parseString(body);
      expect([feed.title, feed.link]).toEqual([title, ORIGIN + page]);
      expect(feed.items.map(({ link }) => link)).toEqual([`${ORIGIN}/article/CES/1-1/mud`]);
    }
    for (const path of [personFeedPath('n-0'), subjectFeedPath('Law'), '/subjects/%E0/feed.xml']) {
      expect((await get(path)).body).toBe('');
    }
  });

  it('says where articles were published, and has the newest issue alone', async () => {
    for (const path of [journalFeedPath('CES', 'rss.xml'), latestIssueFeedPath('CES', 'rss.xml')]) {
      const { body, reads } = await get(path);
      expect(reads.length).toBeLessThanOrEqual(2);
      for (const fact of [
        'publicationName>Coasts &amp; Seas<',
        'eIssn>2049-3630<',
        'volume>1<',
        'number>1<',
        'startingPage>7<',
        'endingPage>9<',
        `url>${ORIGIN}/article/CES/1-1/mud<`,
      ]) {
        expect(body.replace(/<!\[CDATA\[Coasts & Seas\]\]>/g, 'Coasts &amp; Seas')).toContain(
          `<prism:${fact}`,
        );
      }
    }
    const latest = await new RssParser().parseString((await get(latestIssueFeedPath('CES'))).body);
    expect(latest.items.map(({ title }) => title)).toEqual(['Mud']);
  });

  it.each(['/journals/NONE/feed.xml', '/journals/a/b/feed.xml', '/other/feed.xml', '/x.xml'])(
    'does not exist at %s',
    async (path) => {
      expect((await get(path)).contentType).toBeUndefined();
    },
  );
});

describe('the OpenSearch description', () => {
  it('describes the search, under a name that is short enough', async () => {
    const { body, contentType, reads } = await get(openSearchPath());
    expect(contentType).toContain('application/opensearchdescription+xml');
    expect(reads).toHaveLength(1);
    const { documentElement: root } = new DOMParser().parseFromString(body, 'text/xml');
    const texts = (name: string) =>
      [...(root?.getElementsByTagName(name) ?? [])].map((element) => element.textContent);
    expect(texts('ShortName')).toEqual(['Saltmarsh Press']);
    const [page] = [...(root?.getElementsByTagName('Url') ?? [])];
    expect(page?.getAttribute('template')).toBe(`${ORIGIN}/search?q={searchTerms}`);
  });

  it.each([
    ['Press & <Sons> of the Sea', '<ShortName>Press &amp; &lt;Sons&gt;</ShortName>'],
    ['Quinquereme-and-Bladderwrack', '<ShortName>Quinquereme-and-</ShortName>'],
  ])('cuts a long name between words if possible: %s', (name, short) => {
    expect(openSearchXml({ name, description: '' }, ORIGIN)).toContain(short);
  });
});
