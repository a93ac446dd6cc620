import { deleteField, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { book, conference, page, post, uidOf } from './content-records.ts';
import type { PersonaName } from './personas.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

let at: RulesPress;
const PAGE = 'pages/journals~CES~for_authors';
const RECORDS = {
  [PAGE]: page('admin'),
  'pages/about': page('admin', '/about'),
  'posts/news~tides': post('admin'),
  'books/tides': book('admin'),
  'conferences/tides26': conference('admin'),
};

beforeAll(async () => {
  at = await openRulesPress('rules-content');
});
afterAll(() => at.close());
beforeEach(async () => {
  await at.renew(RECORDS);
});

/** Saves the next revision with these changes. */
const save = (who: PersonaName, path: string, change: object = {}) =>
  updateDoc(doc(at.as(who), path), { revision: 2, updatedBy: uidOf(who), ...change });

const create = (who: PersonaName, path: string, record: object) =>
  setDoc(doc(at.as(who), path), record);

const tooLong = (n: number) => 'x'.repeat(n + 1);
const many = (n: number) => Array.from({ length: n }, String);
type Case = [string, object];

const REVISED: Case[] = [
  ['the same revision again', { revision: 1 }],
  ['a revision left out', { revision: 3 }],
  ['a revision that is no number', { revision: '2' }],
  ['a time that is none', { updatedAt: 'yesterday' }],
  ['somebody else’s name', { updatedBy: 'reader' }],
  ['an unknown status', { status: 'x' }],
  ['a field too many', { secret: 1 }],
];

const TEXT: Case[] = [
  ['no title', { title: '' }],
  ['a text that is none', { markdown: 7 }],
  ['a text too long', { markdown: tooLong(900_000) }],
  ['references too long', { bibtex: tooLong(900_000) }],
  ['files that are no list', { files: {} }],
  ['files too many', { files: many(101) }],
];

const CASES: Record<string, Case[]> = {
  [PAGE]: [
    ...REVISED,
    ...TEXT,
    ['another address', { path: '/journals/CES/imprint' }],
    ['an address too long', { path: `/${tooLong(200)}` }],
    ['another journal', { journal: 'QPH' }],
    ['no journal', { journal: deleteField() }],
    ['a title too long', { title: tooLong(160) }],
    ['a summary too long', { summary: tooLong(400) }],
    ['items that are no list', { items: {} }],
    ['items too many', { items: many(25) }],
    ['collections that are no list', { collections: {} }],
    ['collections too many', { collections: many(13) }],
    ['a field too few', { bibtex: deleteField() }],
  ],
  'pages/about': [['a journal that it is not of', { journal: 'CES' }]],
  'posts/news~tides': [
    ...REVISED,
    ...TEXT,
    ['another kind', { kind: 'blogs' }],
    ['another key', { skey: 'ebb' }],
    ['a title too long', { title: tooLong(200) }],
    ['no summary', { summary: '' }],
    ['a summary too long', { summary: tooLong(400) }],
    ['an author too long', { author: tooLong(160) }],
    ['words for the picture too long', { coverAlt: tooLong(300) }],
    ['categories too many', { categories: many(7) }],
    ['tags too many', { tags: many(13) }],
    ['a day that is none', { publishAt: 'soon' }],
    ['a pin that is none', { pinned: 'yes' }],
    ['a journal that is no key', { journal: 'C E S' }],
    ['a field too few', { pinned: deleteField() }],
  ],
  'books/tides': [
    ...REVISED,
    ['another key', { bkey: 'ebb' }],
    ['no title', { title: '' }],
    ['a title too long', { title: tooLong(250) }],
    ['a subtitle too long', { subtitle: tooLong(250) }],
    ['an unknown kind', { kind: 'novel' }],
    ['authors too many', { authors: many(41) }],
    ['editors too many', { editors: many(41) }],
    ['a printed ISBN that is none', { isbnPrint: '123' }],
    ['an ISBN that is none', { isbnE: '123' }],
    ['an ISBN that is no text', { isbnE: 9_780_000_000_000 }],
    ['an edition too long', { edition: tooLong(60) }],
    ['a series too long', { series: tooLong(160) }],
    ['a DOI that is none', { doi: '10' }],
    ['a day that is none', { published: '2026' }],
    ['a day that is no text', { published: 2026 }],
    ['pages that are no number', { pageCount: 'many' }],
    ['no pages', { pageCount: 0 }],
    ['a language that is none', { language: '' }],
    ['a licence that is none', { licence: '' }],
    ['subjects too many', { subjects: many(13) }],
    ['a hue that is no number', { hue: 'red' }],
    ['a hue below the circle', { hue: -1 }],
    ['a hue above the circle', { hue: 360 }],
    ['no summary', { summary: '' }],
    ['a description too long', { description: tooLong(40_000) }],
    ['chapters too many', { chapters: many(101) }],
    ['files too many', { files: many(121) }],
    ['a field too few', { hue: deleteField() }],
  ],
  'conferences/tides26': [
    ...REVISED,
    ['another key', { ckey: 'ebb26' }],
    ['no name', { name: '' }],
    ['an acronym too long', { acronym: tooLong(40) }],
    ['a number too long', { number: tooLong(20) }],
    ['a theme too long', { theme: tooLong(300) }],
    ['a first day that is none', { start: '1 May' }],
    ['a last day that is none', { end: 'then' }],
    ['a last day before the first', { end: '2026-08-31' }],
    ['a city too long', { city: tooLong(80) }],
    ['a country too long', { country: tooLong(80) }],
    ['an answer that is none', { online: 'perhaps' }],
    ['organisers too many', { organisers: many(21) }],
    ['topics too many', { topics: many(41) }],
    ['deadlines that are none', { deadlines: [] }],
    ['a deadline nobody knows', { deadlines: { party: '2026-01-01' } }],
    ['a website that is none', { website: 'x' }],
    ['a website that is not safe', { website: 'http://tides.example' }],
    ['proceedings that are none', { proceedings: 'CES' }],
    ['proceedings nobody knows', { proceedings: { shelf: 'x' } }],
    ['a field too few', { city: deleteField() }],
  ],
};

describe.each(Object.keys(CASES))('%s', (path) => {
  it('is saved as it is', () => expectAllowed(true, save('content', path)));
  it.each(CASES[path] ?? [])('is refused with %s', (_, change) =>
    expectAllowed(false, save('content', path, change)),
  );
});

describe('what may be there', () => {
  it.each<[string, object]>([
    ['books/tides', { isbnPrint: '978-0-00-000000-2', doi: '10.5555/x', pageCount: 12 }],
    ['conferences/tides26', { website: 'https://x.example', proceedings: { book: 'tides' } }],
    ['conferences/tides26', { deadlines: { paper: '2026-01-01' }, status: 'announced' }],
    ['posts/news~tides', { journal: deleteField(), status: 'published' }],
  ])('is taken in %s', (path, change) => expectAllowed(true, save('admin', path, change)));
});

describe('a new document', () => {
  it.each<[string, object]>([
    ['pages/services', page('content', '/services')],
    [
      'pages/services~publication~for_authors',
      page('content', '/services/publication/for_authors'),
    ],
    ['pages/journals~latex_template', page('content', '/journals/latex_template')],
    ['posts/blogs~ebb', { ...post('content', 'ebb'), kind: 'blogs' }],
    ['books/ebb', book('content', 'ebb')],
    ['conferences/ebb26', conference('content', 'ebb26')],
  ])('is made at %s, beginning with its first revision, whole', async (path, record) => {
    await expectAllowed(false, create('content', path, { ...record, revision: 2 }));
    await expectAllowed(false, create('content', path, { ...record, secret: 1 }));
    await expectAllowed(false, create('content', path, { ...record, updatedBy: 'admin' }));
    await expectAllowed(true, create('content', path, record));
  });
  it.each(['pages/about~us', 'pages/services~language'])(
    'is refused at %s for another address',
    (path) => expectAllowed(false, create('content', path, page('content', '/services'))),
  );
  it('is refused below a journal whose key is too long', () => {
    const journal = 'J'.repeat(21);
    const record = { ...page('content', `/journals/${journal}/imprint`), journal };
    return expectAllowed(false, create('content', `pages/journals~${journal}~imprint`, record));
  });
  it('is refused at an address that is none', () =>
    expectAllowed(false, create('content', 'pages/a b', page('content', '/a b'))));
  it.each(['news~a b', 'news~a~b', 'news~feed.xml', 'news~rss.xml'])(
    'is refused as the post %s, which no post may be called',
    (id) => expectAllowed(false, create('content', `posts/${id}`, post('content', id.slice(5)))),
  );
  it('is refused with a kind that is none', () =>
    expectAllowed(false, create('content', 'posts/x~y', { ...post('content', 'y'), kind: 'x' })));
  it.each(['a b', 'a~b'])('is refused as the book and the conference %s', async (key) => {
    await expectAllowed(false, create('content', `books/${key}`, book('content', key)));
    await expectAllowed(false, create('content', `conferences/${key}`, conference('content', key)));
  });
});

describe('an editor', () => {
  const mine = page('editor', '/journals/CES/submission');
  it('writes texts and posts of their journal', async () => {
    await expectAllowed(true, save('editor', PAGE));
    await expectAllowed(true, save('editor', 'posts/news~tides'));
    await expectAllowed(true, setDoc(doc(at.as('editor'), 'pages/journals~CES~submission'), mine));
  });
  it('writes no text of the press, no book and no conference', async () => {
    for (const path of ['pages/about', 'books/tides', 'conferences/tides26']) {
      await expectAllowed(false, save('editor', path));
      for (const who of ['editor', 'reader'] as const) {
        await expectAllowed(false, getDoc(doc(at.as(who), path)));
      }
    }
  });
  it('writes no blog, and neither pins news nor changes what is pinned', async () => {
    const blog = { ...post('editor', 'ebb'), kind: 'blogs' };
    await expectAllowed(false, create('editor', 'posts/blogs~ebb', blog));
    await expectAllowed(true, create('admin', 'posts/blogs~ebb', { ...blog, updatedBy: 'admin' }));
    await expectAllowed(false, save('editor', 'posts/blogs~ebb'));
    const pinned = { ...post('editor', 'neap'), pinned: true };
    await expectAllowed(false, create('editor', 'posts/news~neap', pinned));
    await expectAllowed(true, create('editor', 'posts/news~neap', { ...pinned, pinned: false }));
    await expectAllowed(false, save('editor', 'posts/news~tides', { pinned: true }));
    await expectAllowed(true, save('content', 'posts/news~tides', { pinned: true }));
    await expectAllowed(false, save('editor', 'posts/news~tides', { pinned: false, revision: 3 }));
  });
  it('neither takes a post from another journal nor gives one away', async () => {
    await expectAllowed(false, save('editor', 'posts/news~tides', { journal: 'QPH' }));
    await expectAllowed(false, save('editor', 'posts/news~tides', { journal: deleteField() }));
    await at.given({ 'posts/news~tides': { ...post('admin'), journal: 'QPH' } });
    await expectAllowed(false, save('editor', 'posts/news~tides', { journal: 'CES' }));
  });
});
