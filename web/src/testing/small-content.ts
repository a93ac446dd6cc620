import { pageDocId } from '@quire/model/collections';
import { SITE_PAGES } from '@quire/model/site-pages';
import { SMALL_PRESS } from './small-press.ts';

/** Words that stand in the HTML of one document each, so that a test sees whether it is sent twice. */
export const PAGE_WORD = 'samphire';
export const POST_WORD = 'sandpiper';
export const BOOK_WORD = 'glasswort';

function page(path: string, title: string, items = 0) {
  return {
    path,
    title,
    summary: `What ${title} is about.`,
    html: `<h2 id="s-one">One</h2><p>Text of ${title}: ${PAGE_WORD}.</p><h2 id="s-two">Two</h2><p>More.</p><h2 id="s-three">Three</h2><p>End.</p>`,
    outline: ['One', 'Two', 'Three'].map((text) => ({
      id: `s-${text.toLowerCase()}`,
      text,
      level: 2,
    })),
    hasMath: false,
    items: Array.from({ length: items }, (_, index) => ({
      icon: index === 0 ? 'no-such-icon' : 'browser',
      name: `Item ${index + 1}`,
      text: 'What we do for you.',
    })),
    collections: [],
    downloads:
      path === '/services/language'
        ? [{ label: 'Price list', name: 'prices.pdf', href: '/media/pages/a/p.pdf', size: 123_456 }]
        : [],
    updated: '2026-03-01',
    revision: 1,
  };
}

function post(kind: 'news' | 'blogs', skey: string, published: string, more: object = {}) {
  return {
    kind,
    skey,
    title: `The title of ${skey}`,
    summary: `The summary of ${skey}.`,
    author: 'Ada Brightwater',
    categories: ['Website'],
    pinned: false,
    published,
    updated: published,
    ...more,
  };
}

function published(card: ReturnType<typeof post>) {
  return {
    ...card,
    html: `<p>${POST_WORD} and nothing else.</p>`,
    outline: [],
    hasMath: false,
    tags: ['tides', 'type'],
    revision: 1,
    listKey: `${card.kind}~${card.published}~${card.skey}`,
  };
}

const cover = {
  src: '/media/posts/news~new-site/cover.webp',
  srcset: '/media/posts/news~new-site/cover-800.webp 800w',
  width: 1200,
  height: 800,
  alt: 'A creek at low tide',
};

const newSite = post('news', 'new-site', '2026-03-01', { cover, updated: '2026-03-09' });
const pinned = post('news', 'pinned', '2026-01-01', { pinned: true });
const old = post('news', 'old', '2025-01-01');
const typeset = post('blogs', 'how-we-typeset', '2026-02-01', { author: '' });

const bookCard = {
  bkey: 'reading-marshes',
  title: 'Reading Marshes',
  subtitle: 'A field guide </script><b>',
  kind: 'edited',
  series: 'Saltmarsh Field Books',
  summary: 'How to read a marsh.',
  hue: 150,
  published: '2025-05-01',
  subjects: ['Ecology'],
  authors: [],
  editors: ['Maren Holt'],
  updated: '2025-06-01',
  hasPdf: true,
};

const book = {
  ...bookCard,
  contributors: {
    authors: [],
    editors: [{ name: 'Maren Holt', affiliation: 'Institute of Mud' }],
  },
  isbnE: '978-3-16-148410-0',
  edition: 'First edition',
  doi: '10.5555/book.1',
  pageCount: 212,
  language: 'en',
  licence: 'CC-BY-4.0',
  descriptionHtml: `<p>${BOOK_WORD} grows here.</p>`,
  hasMath: false,
  chapters: [
    {
      title: 'Where the tide ends',
      authors: ['Chidi Okafor'],
      doi: '10.5555/book.1.1',
      pages: '1–20',
      href: '/media/books/reading-marshes/c1.pdf',
      summary: 'The marsh ends where salt does.',
    },
    { title: 'Index', authors: [], pages: '' },
  ],
  pdf: {
    label: 'The whole book',
    name: 'book.pdf',
    href: '/media/books/reading-marshes/b.pdf',
    size: 4_200_000,
  },
  revision: 2,
  listKey: 'books~2025-05-01~reading-marshes',
};

function conference(ckey: string, year: number, more: object = {}) {
  return {
    ckey,
    name: `Meeting on ${ckey}`,
    acronym: ckey.toUpperCase(),
    number: '3rd',
    theme: 'Water and time',
    start: `${year}-05-12`,
    end: `${year}-05-14`,
    city: 'Ravnfjord',
    country: 'Norway',
    online: true,
    organisers: ['Institute of Mud'],
    topics: ['Tides'],
    deadlines: { abstract: `${year}-01-15` },
    website: 'https://meeting.example',
    status: 'announced',
    updated: '2026-01-01',
    revision: 1,
    ...more,
  };
}

const conferences = [
  conference('later', 2199),
  conference('sooner', 2198),
  conference('dropped', 2100, { status: 'cancelled' }),
  conference('past', 2024, { status: 'held', proceedings: { journal: 'TST', issue: '1-1' } }),
  conference('older', 2023, { status: 'held', proceedings: { book: 'reading-marshes' } }),
];

const list = (name: string, ...counts: number[]) => ({
  list: name,
  total: counts.reduce((sum, count) => sum + count, 0),
  chunks: counts.map((count, n) => ({
    from: n === 0 ? '' : `${name}~2025-06-01~x`,
    id: `${name}~${n}`,
    count,
    updated: '2026-03-01',
  })),
});

const ITEMS: Readonly<Record<string, number>> = { '/conference': 12, '/conference/proceedings': 6 };

/** The small press with texts, news, a blog, a book and conferences. */
export const SMALL_CONTENT: Readonly<Record<string, unknown>> = {
  ...SMALL_PRESS,
  'digests/home': {
    ...Object(SMALL_PRESS['digests/home']),
    news: [newSite, old],
  },
  ...Object.fromEntries(
    SITE_PAGES.map(({ path, label }) => [
      `publishedPages/${pageDocId(path)}`,
      page(path, label, ITEMS[path]),
    ]),
  ),
  'lists/news': list('news', 1, 2),
  'listChunks/news~1': { list: 'news', cards: [newSite, pinned] },
  'listChunks/news~0': { list: 'news', cards: [old] },
  'publishedPosts/news~new-site': published(newSite),
  'lists/blogs': list('blogs', 1),
  'listChunks/blogs~0': { list: 'blogs', cards: [typeset] },
  'publishedPosts/blogs~how-we-typeset': published(typeset),
  'lists/books': list('books', 1),
  'listChunks/books~0': { list: 'books', cards: [bookCard] },
  'publishedBooks/reading-marshes': book,
  'digests/conferences': { conferences },
};
