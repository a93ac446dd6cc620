import { isMiningReserved } from '@quire/model/licence';
import { loadFromString } from 'html-metadata';
import LinkHeader from 'http-link-header';
import openGraph from 'open-graph-scraper';
import { beforeAll, describe, expect, test } from 'vitest';
import { render } from '../../../entry-server.tsx';
import { SMALL_PRESS, smallPressReader } from '../../../testing/small-press.ts';

/** The head of an article's page, read by programs that others wrote. */
const origin = 'https://press.example';
const id = 'publishedArticles/TST~mud';
const hostile = '</script><img src=x onerror=alert(1)>';

const press = {
  ...SMALL_PRESS,
  [id]: {
    ...Object(SMALL_PRESS[id]),
    teaser: `How mud & water mix. ${hostile}`,
    metadata: {
      ...Object(SMALL_PRESS[id]).metadata,
      authors: [
        { given: 'Maren', family: 'Holt', affiliations: [0], orcid: '0000-0002-1825-0097' },
        { given: 'Chidi', family: 'Okafor', affiliations: [0] },
        { collective: 'The Mud Group' },
      ],
    },
    shareImage: 'share-1.jpg',
    cite: {
      apa: 'Holt',
      vancouver: 'Holt',
      ieee: 'Holt',
      bibtex: 'cite-1.bib',
      ris: 'cite-1.ris',
      csl: 'cite-1.json',
    },
  },
};

let html: string;
let link: string;
beforeAll(async () => {
  const answer = await render(new Request(`${origin}/article/TST/1-1/mud`), {
    origin,
    mediaOrigin: origin,
    firestore: { projectId: 'demo-test' },
    reader: smallPressReader(press),
  });
  link = answer.headers.get('link') ?? '';
  html = await answer.text();
});

describe('Wikimedia’s html-metadata', () => {
  test('reads the Highwire tags, authors in order', async () => {
    const { highwirePress } = await loadFromString(html);
    expect(highwirePress).toMatchObject({
      title: 'Mud & <water> in x²',
      author: ['Holt, Maren', 'Okafor, Chidi', 'The Mud Group'],
      author_orcid: 'https://orcid.org/0000-0002-1825-0097',
      publication_date: '2025/04/01',
      doi: '10.5555/tst.2025.0001',
      issn: '2049-3630',
      publisher: 'Small Press',
      pdf_url: `${origin}/article/TST/1-1/10.5555/tst.2025.0001.pdf`,
    });
  });

  test('reads Dublin Core', async () => {
    const { dublinCore } = await loadFromString(html);
    expect(dublinCore).toMatchObject({
      title: 'Mud & <water> in x²',
      creator: ['Holt, Maren', 'Okafor, Chidi', 'The Mud Group'],
      date: '2025-04-01',
      identifier: 'https://doi.org/10.5555/tst.2025.0001',
      rights: 'https://creativecommons.org/licenses/by/4.0/',
    });
  });

  test('reads the article as schema.org knows it, from a script that nothing breaks out of', async () => {
    const { jsonLd } = await loadFromString(html);
    expect(jsonLd).toMatchObject({
      '@type': 'ScholarlyArticle',
      headline: 'Mud & <water> in x²',
      description: `How mud & water mix. ${hostile}`,
      datePublished: '2025-04-01',
      isAccessibleForFree: true,
      image: `${origin}/media/TST/mud/share-1.jpg`,
      author: [
        {
          '@type': 'Person',
          name: 'Maren Holt',
          identifier: 'https://orcid.org/0000-0002-1825-0097',
          affiliation: [{ '@type': 'Organization', name: 'Institute of Mud' }],
        },
        { '@type': 'Person', name: 'Chidi Okafor' },
        { '@type': 'Organization', name: 'The Mud Group' },
      ],
      isPartOf: {
        '@type': 'PublicationIssue',
        isPartOf: {
          '@type': 'PublicationVolume',
          isPartOf: { '@type': 'Periodical', issn: '2049-3630' },
        },
      },
    });
    expect(html).not.toContain(hostile);
  });
});

test('open-graph-scraper reads the card', async () => {
  const { result } = await openGraph({ html });
  expect(result).toMatchObject({
    ogTitle: 'Mud & <water> in x²',
    ogType: 'article',
    ogUrl: `${origin}/article/TST/1-1/mud`,
    ogSiteName: 'Small Press',
    articlePublishedTime: '2025-04-01',
    twitterCard: 'summary_large_image',
    ogImage: [
      {
        url: `${origin}/media/TST/mud/share-1.jpg`,
        type: 'image/jpeg',
        width: '1200',
        height: '630',
        alt: 'Mud & <water> in x². Tests of Salt and Time',
      },
    ],
  });
});

test('programs that mine texts are told what the licence allows', () => {
  expect(html).toContain('<meta name="tdm-reservation" content="0"');
  expect(html).toContain(`<meta name="tdm-policy" content="${origin}/about/data_mining"`);
  expect(['CC-BY-4.0', 'CC0-1.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0'].map(isMiningReserved)).toEqual([
    ...[false, false, true, true],
  ]);
});

describe('Signposting', () => {
  const expected = [
    ['cite-as', 'https://doi.org/10.5555/tst.2025.0001', undefined],
    ['type', 'https://schema.org/AboutPage', undefined],
    ['type', 'https://schema.org/ScholarlyArticle', undefined],
    ['author', 'https://orcid.org/0000-0002-1825-0097', undefined],
    ['license', 'https://creativecommons.org/licenses/by/4.0/', undefined],
    ['item', `${origin}/article/TST/1-1/mud`, 'text/html'],
    ['item', `${origin}/article/TST/1-1/10.5555/tst.2025.0001.pdf`, 'application/pdf'],
    ['item', `${origin}/article/TST/1-1/mud/jats.xml`, 'application/xml'],
    ['alternate', `${origin}/article/TST/1-1/mud/jats.xml`, 'application/xml'],
    ['describedby', `${origin}/media/TST/mud/cite-1.bib`, 'application/x-bibtex'],
    ['describedby', `${origin}/media/TST/mud/cite-1.ris`, 'application/x-research-info-systems'],
    [
      'describedby',
      `${origin}/media/TST/mud/cite-1.json`,
      'application/vnd.citationstyles.csl+json',
    ],
    ['http://www.w3.org/ns/ldp#inbox', `${origin}/inbox`, undefined],
    ['up', `${origin}/journals/TST/1-1`, 'text/html'],
    ['linkset', `${origin}/article/TST/1-1/mud/linkset.json`, 'application/linkset+json'],
  ];

  test('is in the Link header, as http-link-header reads it', () => {
    const { refs } = LinkHeader.parse(link);
    expect(refs.map(({ rel, uri, type }) => [rel, uri, type])).toEqual(expected);
  });

  test('is in the page’s head', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    for (const [rel, href, type] of expected) {
      const kind = type ? ` type="${type}"` : '';
      expect(head).toContain(`<link rel="${rel}" href="${href}"${kind}`);
    }
  });
});

test('says nothing to crawlers on the page of an earlier version but where the newest stands', async () => {
  const versions = [
    { revision: 2, date: '2025-04-01', kind: 'published' },
    { revision: 3, date: '2025-05-01', kind: 'corrected' },
  ];
  const reader = smallPressReader({
    ...press,
    [id]: { ...press[id], versions },
    'publishedVersions/TST~mud~r000002': { ...press[id], revision: 2 },
  });
  const answer = await render(new Request(`${origin}/article/TST/1-1/mud?version=2`), {
    origin,
    mediaOrigin: origin,
    firestore: { projectId: 'demo-test' },
    reader,
  });
  const older = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('link')).toBeNull();
  expect(older).toContain('<meta name="robots" content="noindex"/>');
  expect(older).toMatch(
    /<link rel="canonical" href="https:\/\/press\.example\/article\/TST\/1-1\/mud"/,
  );
  expect(older).toContain('This is an older version.');
  expect(older).not.toMatch(/citation_|application\/ld\+json/);
  expect(reader.reads).toHaveLength(3);
});

test.each([
  ['3', 302],
  ['7', 404],
  ['x', 404],
])('answers ?version=%s with %i', async (version, status) => {
  const answer = await render(new Request(`${origin}/article/TST/1-1/mud?version=${version}`), {
    origin,
    mediaOrigin: origin,
    firestore: { projectId: 'demo-test' },
    reader: smallPressReader(press),
  });
  expect(answer.status).toBe(status);
});
