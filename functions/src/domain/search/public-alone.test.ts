import { SEARCH_KINDS, type SearchKind } from '@quire/model/search/search-kinds';
import { SEARCH_RECORD_MAX_BYTES, SEARCH_SCHEMAS } from '@quire/model/search/search-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  book,
  conference,
  post,
  putBook,
  putConference,
  putPost,
} from '../../testing/test-content.ts';
import {
  content,
  putIssue,
  putJournal,
  saveRevision,
  startTestPress,
  type TestPress,
} from '../../testing/test-press.ts';
import { everything, startTestSearch, type TestSearch } from '../../testing/test-search.ts';
import { collectAuthors } from '../people/collect-authors.ts';
import { deliverBook, deliverConference, deliverPost } from '../publishing/deliver-content.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { rebuildPages } from '../publishing/rebuild-pages.ts';
import { rebuildSome } from './rebuild-indices.ts';
import { sendDue } from './send-due.ts';

/** Is part of everything that is not for an index, and of nothing else. */
const SECRET = 'zzsecret';
const secret = (what: string) => `${SECRET} ${what}`;
const ADDRESS = `${SECRET}@example.org`;

let press: TestPress;
let search: TestSearch;

const author = (given: string, family: string, change: object = {}) => ({
  ...{ given, family, affiliations: [0], corresponding: false, equal: false, credit: [SECRET] },
  email: ADDRESS,
  ...change,
});

/** Fields of an article that are only for its page or its staff. */
const HIDDEN = {
  plainSummary: secret('summary'),
  funding: secret('funding'),
  dataAvailability: secret('data'),
  ethics: secret('ethics'),
  coiStatement: secret('interests'),
  acknowledgements: secret('thanks'),
  aiUse: secret('tools'),
};

const STAFF = {
  authorLine: secret('line'),
  authorUids: [SECRET],
  updatedBy: SECRET,
  submission: SECRET,
  words: [SECRET],
};

async function article(akey: string, title: string, change: object = {}, metadata: object = {}) {
  const text = content(title, {
    ...HIDDEN,
    abstract: 'It *rises* and [falls](https://example.org), $x^2$.',
    keywords: ['estuaries'],
    translations: [
      {
        ...{ language: 'es', title: 'La *marea*', abstract: '*Sube*.', keywords: ['estuarios'] },
        plainSummary: secret('summary'),
      },
    ],
    authors: [author('Jana', 'Müller', { orcid: '0000-0002-1825-0097' }), author('Ø.', 'Ås')],
    affiliations: [{ name: 'Nordvik University' }],
    doi: `10.5555/ces.${akey}`,
    pages: { first: '12', last: '29' },
    ...metadata,
  });
  const key = { journal: 'CES', issue: '1-1', akey };
  const hidden = {
    ...text,
    markdown: 'It was cored.\n\n# Method\n\nBy corer.',
    bibtex: secret('works'),
  };
  await saveRevision(press, key, 1, hidden, { ...STAFF, ...change });
  // A later revision that has not been published.
  const ref = press.db.doc(`articles/CES~${akey}`);
  await ref
    .collection('versions')
    .doc('r000002')
    .set({ ...hidden, metadata: { title: SECRET } });
  await reconcilePublication(press, 'CES', akey);
  await collectAuthors(press, `CES~${akey}`);
}

async function fill(): Promise<void> {
  await putJournal(press, 'CES', {
    fullname: 'Coasts and Seas',
    contactEmail: ADDRESS,
    aimsScope: secret('aims'),
    board: [{ name: secret('name'), role: 'advisory', affiliation: SECRET, country: SECRET }],
    charges: { currency: 'EUR', fees: [], waiverPolicy: SECRET },
  });
  await putIssue(press, 'CES', '1-1', { description: secret('issue'), guestEditors: [SECRET] });
  await article('mud', 'Mud');
  await article('sand', 'Sand', { status: 'retracted' });
  for (const status of ['draft', 'scheduled', 'withdrawn', 'removed'] as const) {
    await article(status, secret(status), { status });
  }
  await putPost(press, post('opening', { markdown: secret('text'), updatedBy: SECRET }));
  await putBook(press, book('tides', { description: secret('text'), updatedBy: SECRET }));
  const held = conference('shore', { status: 'held', updatedBy: SECRET, sessions: [] });
  await putConference(press, { ...held, website: `https://${SECRET}.example` });
  await putPost(press, post('draft', { title: secret('post'), status: 'draft' }));
  await putPost(press, post('soon', { title: secret('post'), status: 'scheduled' }));
  await putBook(press, book('draft', { title: secret('book'), status: 'draft' }));
  await putConference(press, conference('draft', { name: secret('meeting'), status: 'draft' }));
  for (const id of ['news~opening', 'news~draft', 'news~soon']) await deliverPost(press, id);
  for (const id of ['tides', 'draft']) await deliverBook(press, id);
  for (const id of ['shore', 'draft']) await deliverConference(press, id);
  await rebuildPages(press, 'CES', ['1-1']);
  for (const name of [
    ...['users', 'profiles', 'submissions', 'desk', 'reviewers', 'mail', 'mailBodies', 'invoices'],
    ...[
      'billing',
      'audit',
      'accountLinks',
      'reviewLinks',
      'discountRequests',
      'media',
      'proposals',
    ],
  ]) {
    await press.db.doc(`${name}/${SECRET}`).set({ title: SECRET, name: SECRET, email: ADDRESS });
  }
}

beforeAll(async () => {
  [press, search] = await Promise.all([startTestPress(), startTestSearch()]);
  await fill();
});
afterAll(async () => {
  await press.close();
  await search.close();
});

const COMMON = ['objectID', 'title', 'path', 'codes', 'forms'];
const DATED = ['date', 'year'];
const WRITTEN = ['authors', 'authorsFolded', 'abstract', 'subjects'];
/**
 * The fields of each index, repeated on purpose: anyone who adds one confirms here that every
 * reader may see it.
 */
const FIELDS: Readonly<Record<SearchKind, readonly string[]>> = {
  articles: [
    ...[...COMMON, ...DATED, ...WRITTEN, 'firstAuthor', 'keywords', 'licence', 'doi', 'pdf'],
    ...['language', 'journal', 'journalKey', 'issn', 'issue', 'volume', 'number', 'pages', 'type'],
    ...['retracted', 'special', 'people'],
    ...['titles', 'titleLanguages', 'translatedKeywords', 'translatedAbstract'],
  ],
  passages: [
    ...['objectID', 'title', 'path', 'language', 'date'],
    ...['article', 'journal', 'section', 'anchor', 'text', 'retracted'],
  ],
  journals: [...COMMON, 'name', 'issn', 'subjects', 'abstract', 'special'],
  books: [
    ...COMMON,
    ...DATED,
    ...WRITTEN,
    'subtitle',
    'language',
    'series',
    'licence',
    'doi',
    'pdf',
  ],
  conferences: [
    ...[...COMMON, ...DATED, 'acronym', 'theme', 'place', 'start', 'end', 'organisers'],
    ...['subjects', 'status'],
  ],
  posts: [...COMMON, ...DATED, ...WRITTEN, 'kind', 'keywords', 'journalKey'],
  people: [...COMMON, 'folded', 'orcid', 'affiliations', 'journalKey', 'articleCount'],
};

const EXPECTED = {
  articles: ['CES~mud', 'CES~sand'],
  passages: ['CES~mud~0', 'CES~mud~1', 'CES~sand~0', 'CES~sand~1'],
  journals: ['CES'],
  books: ['tides'],
  conferences: ['shore'],
  posts: ['news~opening'],
};

describe.each([
  ['that was kept in step', () => sendDue({ ...press, engine: search.engine })],
  [
    'that was rebuilt',
    async () => {
      const wait = async () => {};
      for (let after: string | null = ''; after !== null; ) {
        ({ after } = await rebuildSome({ ...press, engine: search.engine, wait }, after));
      }
    },
  ],
])('an index %s', (_, build) => {
  beforeAll(build);

  it('has every public record and no other', async () => {
    for (const [kind, ids] of Object.entries(EXPECTED)) {
      const found = await search.records(SEARCH_KINDS.find((each) => each === kind) ?? 'people');
      expect([...found.keys()].toSorted(), kind).toEqual(ids);
    }
    const people = [...(await search.records('people')).values()].map(({ title }) => title);
    expect(people.toSorted()).toEqual(['Jana Müller', 'Ø. Ås']);
  });

  it('contains no private word', async () => {
    const all = await everything(search);
    expect(all).toContain('Coasts and Seas');
    expect(all.toLowerCase()).not.toContain(SECRET);
    expect(all).not.toContain('@');
  });

  it('has the allowed fields and no others, within Algolia’s size limit', async () => {
    let seen = 0;
    for (const kind of SEARCH_KINDS) {
      for (const record of (await search.records(kind)).values()) {
        expect(SEARCH_SCHEMAS[kind].parse(record)).toEqual(record);
        const unknown = Object.keys(record).filter((name) => !FIELDS[kind].includes(name));
        expect(unknown, kind).toEqual([]);
        expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThanOrEqual(
          SEARCH_RECORD_MAX_BYTES,
        );
        seen += 1;
      }
    }
    expect(seen).toBe(12);
  });

  it('has exactly this for an article', async () => {
    expect((await search.records('articles')).get('CES~sand')).toEqual({
      objectID: 'CES~sand',
      title: 'Sand',
      language: 'en',
      path: '/article/CES/1-1/sand',
      codes: ['105555cessand', '20493630'],
      date: Date.parse('2026-05-20') / 1000,
      year: 2026,
      firstAuthor: ['Jana Müller', 'jana muller', 'jana mueller'],
      authors: ['Jana Müller', 'Ø. Ås'],
      people: ['o-0000000218250097', expect.stringMatching(/^n-[\da-f]+$/)],
      authorsFolded: ['jana muller', 'jana mueller', 'o. as', 'oe. aas'],
      doi: '10.5555/ces.sand',
      journal: 'Coasts and Seas',
      journalKey: 'CES',
      forms: ['x2'],
      issn: ['2049-3630'],
      issue: '1-1',
      volume: '1',
      number: '1',
      pages: '12–29',
      type: 'research-article',
      subjects: ['Tides'],
      keywords: ['estuaries'],
      licence: 'CC-BY-4.0',
      abstract: 'It rises and falls, x².',
      titles: ['La marea'],
      titleLanguages: ['es'],
      translatedKeywords: ['estuarios'],
      translatedAbstract: 'Sube.',
      retracted: true,
    });
  });

  it.each([
    ['articles', '"Coasts and Seas"', 2],
    ['articles', 'Mueller mud', 1],
    ['articles', 'Muller mudd', 1],
    ['articles', '105555cesmud', 1],
    ['articles', 'corer', 0],
    // Of each article one.
    ['passages', 'corer', 2],
    ['passages', 'cored', 2],
    ['people', '0000000218250097', 1],
    ['people', 'aas', 1],
  ] as const)('finds, among %s, the results for %s', async (kind, query, count) => {
    expect(await search.find(kind, query)).toHaveLength(count);
  });
});
