/** The lists for libraries (KBART), archives (LOCKSS, CLOCKSS) and programs that mine texts. */
import {
  DIGESTS,
  issueDocId,
  JOURNALS_DIGEST,
  LIST_CHUNKS,
  LIST_INDEXES,
  PUBLISHED_ISSUES,
  PUBLISHED_JOURNALS,
} from '@quire/model/collections';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { machineAnswer } from './answer.ts';

const ORIGIN = 'https://press.example';

const journal = (name: string, fullname: string, more: object = {}) => ({
  ...{ name, fullname, issn: '2049-3630', description: '', aimsScope: '', subjects: ['Tides'] },
  ...{ hue: 1, licence: 'CC-BY-4.0', peerReviewModel: 'double', doiPrefix: '10.5555', board: [] },
  ...{ contactEmail: 'c@press.example', status: 'active', order: 1 },
  ...more,
});
const issue = (key: string, issueid: string, year: number, more: object = {}) => ({
  ...{ journal: key, issueid, volume: issueid.split('-')[0], number: issueid.split('-')[1], year },
  ...{ title: '', kind: 'regular', status: 'closed', articleCount: 1 },
  ...more,
});
const article = (key: string, issueid: string, akey: string, title: string) => ({
  ...{ journal: key, issue: issueid, akey, revision: 1, type: 'research-article' },
  ...{ status: 'published', title, titleHtml: title, authors: ['Ida O’Brien'], teaser: '' },
  ...{ pages: '1', published: '2026-01-02', hasPdf: true },
});

const SEAS = [
  issue('SEA', '3-1', 2026, { datePublished: '2026-02-12' }),
  issue('SEA', '1-1', 2020, { datePublished: '2020-03-01' }),
  issue('SEA', '2-1', 2025, { datePublished: '2025-05-01', articleCount: 2 }),
  issue('SEA', '4-1', 2027, { status: 'open', articleCount: 0 }),
];
const OLD = [issue('OLD', '9-4', 2019, { datePublished: '2019-12-01' })];
const published = (own: object, issues: readonly object[], more: object = {}) => ({
  ...{ journal: own, aimsScopeHtml: '', issues, latest: [], ...more },
});
const book = (bkey: string, title: string, more: object = {}) => ({
  ...{ bkey, title, subtitle: '', kind: 'monograph', series: '', summary: 'S.', hue: 1 },
  ...{ published: '2026-05-01', subjects: [], authors: [], editors: [], updated: '2026-05-01' },
  ...{ hasPdf: true },
  ...more,
});

const RECORDS: Record<string, unknown> = {
  [`${DIGESTS}/press`]: {
    press: {
      ...{ name: 'Salt & Marsh Press', tagline: '', description: '', address: '' },
      ...{ infoEmail: 'i@p.example', supportEmail: 's@p.example', founded: 2022 },
    },
    journals: [],
  },
  [`${DIGESTS}/${JOURNALS_DIGEST}`]: {
    journals: [journal('SEA', 'Seas'), journal('OLD', 'Annals\tof Seas'), journal('NEW', 'Next')],
  },
  [`${PUBLISHED_JOURNALS}/SEA`]: published(
    journal('SEA', 'Seas', { issn_print: '2049-3622' }),
    SEAS,
    { more: { continues: '1234-5679' } },
  ),
  [`${PUBLISHED_JOURNALS}/OLD`]: published(
    journal('OLD', 'Annals\tof Seas', {
      ...{ issn: '1234-5679', status: 'ceased', licence: 'CC-BY-NC-ND-4.0' },
    }),
    OLD,
  ),
  [`${PUBLISHED_JOURNALS}/NEW`]: published(journal('NEW', 'Next', { issn: '' }), []),
  [`${PUBLISHED_ISSUES}/${issueDocId('SEA', '2-1')}`]: {
    ...{ issue: SEAS[2], journalTitle: 'Seas', hue: 1 },
    contents: [article('SEA', '2-1', 'rise', 'Rise & <fall>'), article('SEA', '2-1', 'ebb', 'Ebb')],
  },
  [`${LIST_INDEXES}/books`]: {
    list: 'books',
    chunks: [{ from: '', id: 'books~0', count: 2, updated: '2026-05-01' }],
    total: 2,
  },
  [`${LIST_CHUNKS}/books~0`]: {
    list: 'books',
    cards: [
      book('mud', 'Mud', {
        ...{ subtitle: 'A life', isbnE: '978-3-16-148410-0', isbnPrint: '978-3-16-148411-7' },
        ...{ authors: ['Maren van Holt'], edition: '2nd edition' },
      }),
      book('talks', 'Talks', { editors: ['Ana Ruiz'], kind: 'proceedings' }),
    ],
  },
};

let reads = 0;
const answer = (path: string) => {
  reads = 0;
  return machineAnswer(
    async (collection, id) => {
      reads += 1;
      return RECORDS[`${collection}/${id}`] ?? null;
    },
    ORIGIN,
    path,
  );
};

describe('the list of titles for libraries', () => {
  const rows = async () => {
    const { body = '' } = (await answer('/kbart.txt')) ?? {};
    const [header = '', ...lines] = body.trimEnd().split('\n');
    const names = header.split('\t');
    return lines.map((line) => {
      const cells = line.split('\t');
      expect(cells).toHaveLength(25);
      return Object.fromEntries(names.map((name, at) => [name, cells[at]]));
    });
  };

  it('has the 25 columns in their order, and a name that tells provider, package and date', async () => {
    const found = await answer('/kbart.txt');
    expect(found?.fileName).toMatch(/^SaltMarshPress_Global_AllTitles_\d{4}-\d\d-\d\d\.txt$/);
    expect(found?.contentType).toBe('text/plain; charset=utf-8');
    const header = found?.body.split('\n')[0]?.split('\t') ?? [];
    expect(header).toHaveLength(25);
    expect(header.slice(0, 3)).toEqual([
      'publication_title',
      'print_identifier',
      'online_identifier',
    ]);
    expect(header.at(-1)).toBe('access_type');
    expect(reads).toBe(7);
  });

  it('has a row for each unbroken run of issues, and leaves the end of a running journal open', async () => {
    const seas = (await rows()).filter(({ title_id }) => title_id === 'SEA');
    expect(seas).toMatchObject([
      {
        date_first_issue_online: '2020-03-01',
        date_last_issue_online: '2020-03-01',
        num_last_vol_online: '1',
      },
      {
        ...{ print_identifier: '2049-3622', online_identifier: '2049-3630' },
        ...{ date_first_issue_online: '2025-05-01', num_first_vol_online: '2' },
        ...{ date_last_issue_online: '', num_last_vol_online: '', num_last_issue_online: '' },
        title_url: 'https://press.example/journals/SEA',
        ...{ coverage_depth: 'fulltext', publication_type: 'serial', access_type: 'F' },
        preceding_publication_title_id: 'OLD',
        date_monograph_published_online: '',
      },
    ]);
  });

  it('has rows of former titles with their ISSNs, and each title names the one before it', async () => {
    const stored = RECORDS[`${PUBLISHED_JOURNALS}/SEA`];
    const renamed = published(
      journal('SEA', 'Seas', {
        formerTitles: [
          { title: 'Notes on Seas', issn: '0028-0836', from: 2019, to: 2020 },
          { title: 'Before the web', issn_print: '0036-8075', from: 1990, to: 2018 },
        ],
      }),
      [...SEAS, issue('SEA', '1-2', 2021, { datePublished: '2021-03-01' })],
      { more: { continues: '1234-5679' } },
    );
    RECORDS[`${PUBLISHED_JOURNALS}/SEA`] = renamed;
    try {
      const all = (await rows()).filter(({ title_id = '' }) => title_id.startsWith('SEA'));
      expect(all).toMatchObject([
        {
          ...{ publication_title: 'Notes on Seas', title_id: 'SEA-2019-2020' },
          ...{ online_identifier: '0028-0836', preceding_publication_title_id: 'OLD' },
          ...{ date_first_issue_online: '2020-03-01', date_last_issue_online: '2020-03-01' },
        },
        {
          ...{ publication_title: 'Seas', title_id: 'SEA', online_identifier: '2049-3630' },
          ...{ date_first_issue_online: '2021-03-01', date_last_issue_online: '2021-03-01' },
          preceding_publication_title_id: 'SEA-2019-2020',
        },
        {
          ...{ title_id: 'SEA', date_first_issue_online: '2025-05-01' },
          ...{ date_last_issue_online: '', preceding_publication_title_id: 'SEA-2019-2020' },
        },
      ]);
      expect(all).toHaveLength(3);
    } finally {
      RECORDS[`${PUBLISHED_JOURNALS}/SEA`] = stored;
    }
  });

  it('closes the run of a journal that has ceased', async () => {
    expect((await rows()).find(({ title_id }) => title_id === 'OLD')).toMatchObject({
      publication_title: 'Annals of Seas',
      ...{ date_last_issue_online: '2019-12-01', num_last_issue_online: '4' },
    });
  });

  it('has books with the columns of monographs alone', async () => {
    expect(
      (await rows()).filter(({ publication_type }) => publication_type === 'monograph'),
    ).toMatchObject([
      {
        ...{ publication_title: 'Mud: A life', first_author: 'van Holt', monograph_edition: '2' },
        ...{ print_identifier: '978-3-16-148411-7', online_identifier: '978-3-16-148410-0' },
        ...{ date_monograph_published_print: '2026-05-01', date_first_issue_online: '' },
      },
      { first_editor: 'Ruiz', first_author: '', date_monograph_published_print: '' },
    ]);
  });

  it('is sorted by title, names no journal without an article, and repeats no row', async () => {
    const all = await rows();
    expect(all.map(({ title_id }) => title_id)).toEqual(['OLD', 'mud', 'SEA', 'SEA', 'talks']);
    expect(new Set(all.map((row) => JSON.stringify(row))).size).toBe(all.length);
  });
});

describe('the pages from which archives collect', () => {
  const linksOf = (html: string): string[] =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);

  it('list the journals by the years in which they published', async () => {
    const found = await answer('/archive');
    expect(linksOf(found?.body ?? '')).toEqual([
      '/archive/SEA/2020',
      '/archive/SEA/2025',
      '/archive/SEA/2026',
      '/archive/OLD/2019',
    ]);
  });

  it('give the permissions word for word, and link to everything of the year', async () => {
    const { body = '', contentType } = (await answer('/archive/SEA/2025')) ?? {};
    expect(contentType).toBe('text/html; charset=utf-8');
    for (const sentence of [
      'LOCKSS system has permission to collect, preserve, and serve this Archival Unit.',
      'CLOCKSS system has permission to ingest, preserve, and serve this Archival Unit.',
    ]) {
      expect(body.split(sentence)).toHaveLength(2);
    }
    expect(linksOf(body)).toEqual([
      '/journals/SEA',
      '/journals/SEA/2-1',
      '/article/SEA/2-1/rise',
      '/article/SEA/2-1/ebb',
      '/archive/SEA/2020',
      '/archive/SEA/2026',
    ]);
    expect(body).toContain('Rise &amp; &lt;fall&gt;');
    expect(
      new DOMParser().parseFromString(body, 'text/html').getElementsByTagName('h1'),
    ).toHaveLength(1);
    expect(reads).toBe(2);
  });

  it.each(['/archive/SEA/2021', '/archive/NOT/2025', '/archive/SEA/20', '/archive/x'])(
    'are not there where nothing was published: %s',
    async (path) => {
      expect(await answer(path)).toBeNull();
    },
  );
});

describe('what programs that mine texts are told', () => {
  it('reserves rights where the licence of a journal does, and nowhere else', async () => {
    const found = await answer('/.well-known/tdmrep.json');
    const rules: unknown = JSON.parse(found?.body ?? '');
    const policy = { 'tdm-policy': 'https://press.example/about/data_mining' };
    const row = (location: string, reservation: number) => ({
      ...{ location, 'tdm-reservation': reservation, ...policy },
    });
    expect(rules).toEqual([
      ...['/article/SEA/*', '/media/SEA/*'].map((each) => row(each, 0)),
      ...['/article/OLD/*', '/media/OLD/*'].map((each) => row(each, 1)),
      ...['/article/NEW/*', '/media/NEW/*'].map((each) => row(each, 0)),
      ...['/books/*', '/media/*', '/api/*', '/oai', '/'].map((each) => row(each, 0)),
    ]);
  });

  it('names the journals and where the texts are', async () => {
    const { body = '' } = (await answer('/llms.txt')) ?? {};
    expect(body).toMatch(/^# Salt & Marsh Press\n/);
    expect(body).toContain('- [Seas](https://press.example/journals/SEA): ISSN 2049-3630.');
    expect(body).toContain('(https://press.example/sitemap.xml)');
  });
});
