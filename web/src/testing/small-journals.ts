import { JOURNAL_PAGES, SPECIAL_ISSUES_PAGES } from '@quire/model/journal-pages';
import { SMALL_PRESS } from './small-press.ts';

/** Words that stand in one long text each, so that a test sees whether it is sent twice. */
export const TEXT_WORD = 'bladderwrack';
export const AIMS_WORD = 'cordgrass';

const { journal, latest, issues } = Object(SMALL_PRESS['publishedJournals/TST']);
const [card] = latest;

/** Every text that a journal can have, by the ids of `texts`. */
const ALL_TEXTS: readonly string[] = [
  ...JOURNAL_PAGES.map(({ key }) => key),
  ...SPECIAL_ISSUES_PAGES.filter(({ key }) => key !== 'index').map(
    ({ key }) => `special_issues~${key}`,
  ),
];

const special = (issueid: string, title: string, more: object) => ({
  ...issues[0],
  issueid,
  volume: '',
  number: '',
  title,
  kind: 'special',
  status: 'open',
  datePublished: undefined,
  articleCount: 0,
  description: `What ${title} asks.`,
  guestEditors: ['Ilse Brandt'],
  topics: ['Mud in winter'],
  ...more,
});

/** The journal with everything that its pages show. */
export const FULL_JOURNAL = {
  ...journal,
  key_title: 'Tests Salt Time',
  issn_print: '2434-561X',
  frequency: 'Quarterly',
  publication_medium: 'Online',
  started: 2024,
  weeksToPublication: 9,
  board: [
    { name: 'Ada Associate', role: 'associate', affiliation: 'Institute of Salt', country: 'Peru' },
    {
      ...{ name: 'Carl Chief', role: 'editor-in-chief', orcid: '0000-0002-1825-0097' },
      ...{ from: '2020-01-01', bio: 'Has studied mud.', expertise: ['Mud'] },
      photo: { sha256: 'carl' },
    },
    { name: 'Petra Past', role: 'section', from: '2018-01-01', to: '2019-06-30' },
    { name: 'Nia Next', role: 'section', from: '2099-01-01' },
  ],
  indexing: [{ name: 'Index of Mud', url: 'https://index.example/tst', since: 2025 }],
  preservation: ['The Tidal Library'],
  charges: {
    currency: 'JPY',
    fees: [
      { type: 'research-article', amount: 90_000 },
      { type: 'editorial', amount: 0 },
    ],
  },
};

const PUBLISHED_JOURNAL = {
  journal: FULL_JOURNAL,
  more: {
    portraits: {
      carl: {
        src: '/media/carl.webp',
        width: 480,
        height: 480,
        alt: 'Carl at the shore',
        of: 'carl',
      },
    },
  },
  aimsScopeHtml: `<p>Everything, with ${AIMS_WORD}.</p>`,
  issues: [
    { ...issues[0], issueid: '2-1', volume: '2', year: 2026, datePublished: '2026-06-01' },
    issues[0],
  ],
  specialIssues: [
    special('s-far', 'A far call', { deadline: '2999-12-31' }),
    special('s-past', 'A call of the past', { deadline: '2020-01-01' }),
    special('s-done', 'A published collection', { status: 'published', articleCount: 3 }),
    special('s-near', 'A near call', { deadline: '2999-01-31' }),
  ],
  texts: ALL_TEXTS,
  latest: Array.from({ length: 20 }, (_, n) => ({ ...card, akey: `mud-${n}` })),
};

const text = (path: string, title: string, more: object = {}) => ({
  path,
  journal: 'TST',
  title,
  summary: `The summary of ${title}.`,
  html: `<h2 id="s-one">One</h2><p>${TEXT_WORD}</p>`,
  outline: [{ id: 's-one', text: 'One', level: 2 }],
  hasMath: false,
  items: [],
  collections: [],
  downloads: [],
  updated: '2026-03-01',
  revision: 1,
  ...more,
});

/** A press whose journal has every text. */
export const SMALL_JOURNALS: Readonly<Record<string, unknown>> = {
  ...SMALL_PRESS,
  'publishedJournals/TST': PUBLISHED_JOURNAL,
  ...Object.fromEntries(
    ALL_TEXTS.map((id) => [
      `publishedPages/journals~TST~${id}`,
      text(`/journals/TST/${id.replace('~', '/')}`, `Text of ${id}`, {
        collections:
          id === 'articles_collections'
            ? [{ title: 'Where to begin', description: 'A first afternoon.', articles: [card] }]
            : [],
      }),
    ]),
  ),
  'publishedPages/journals~latex_template': text('/journals/latex_template', 'LaTeX template', {
    journal: undefined,
    downloads: [
      { label: 'Class and template', name: 'press.zip', href: '/media/a.zip', size: 84_000 },
    ],
  }),
  'lists/articles': {
    list: 'articles',
    chunks: Array.from({ length: 12 }, (_, n) => ({
      from: n === 0 ? '' : `articles~20${10 + n}`,
      id: `articles~${n}`,
      count: 1,
      updated: '2026-01-01',
    })),
    total: 1_200,
  },
  'listChunks/articles~11': { list: 'articles', cards: [{ ...card, title: 'Newest' }] },
  'listChunks/articles~10': {
    list: 'articles',
    cards: [{ ...card, published: '2025-03-09' }, card],
  },
};

/** The same press before anybody has written a text; `more` changes what is published of the journal. */
export function withoutTexts(more: object = {}): Readonly<Record<string, unknown>> {
  const records = Object.entries(SMALL_JOURNALS).filter(
    ([id]) => !id.startsWith('publishedPages/'),
  );
  return {
    ...Object.fromEntries(records),
    'publishedJournals/TST': { ...PUBLISHED_JOURNAL, texts: [], ...more },
  };
}

/** The words of a piece of HTML, as they are read. */
export function wordsOf(html: string): string {
  return html
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
