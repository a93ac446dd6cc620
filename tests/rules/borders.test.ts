import { doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { address, allAt, type Borders, list, refusals, text, whole } from './borders.ts';
import { book, conference, page, post } from './content-records.ts';
import { article, issue, journal, press, version } from './records.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { draftFields, profile, submission } from './submission-records.ts';

let at: RulesPress;
const LATER = { updatedAt: '2026-02-02T03:04:05.678Z' };
const SAVED = { revision: 2, updatedBy: 'admin', ...LATER };
const LONG = 900_000;

interface Kept {
  readonly path: string;
  readonly record: object;
  readonly borders: Borders;
  /** What a save writes besides; by the admin unless told. */
  readonly besides?: object;
  readonly by?: 'author';
}

const TEXT: Borders = { markdown: text(0, LONG) };
const REFERENCES: Borders = { bibtex: text(0, LONG) };
const KEPT: readonly Kept[] = [
  {
    path: 'journals/CES',
    record: journal(),
    borders: {
      ...{ fullname: text(1, 200), description: text(0, 400), aimsScope: text(0, 20_000) },
      ...{ subjects: list(1, 12), hue: whole(0, 359), licence: text(1, 40), board: list(0, 200) },
      ...{ contactEmail: text(3, 254), indexing: list(0, 40), preservation: list(0, 8) },
    },
  },
  {
    path: 'issues/CES~1-1',
    record: issue(),
    borders: {
      ...{ volume: text(0, 20), number: text(0, 20), year: whole(1600, 2200), title: text(0, 250) },
      ...{ description: text(0, 2000), topics: list(0, 20), guestEditors: list(0, 20) },
      articleOrder: list(0, 1000),
    },
  },
  {
    path: 'pages/about',
    record: page('admin', '/about'),
    besides: SAVED,
    borders: {
      ...{ title: text(1, 160), summary: text(0, 400), items: list(0, 24), files: list(0, 100) },
      ...{ collections: list(0, 12), ...TEXT },
    },
  },
  {
    path: 'pages/services',
    record: page('admin', '/services'),
    besides: SAVED,
    borders: REFERENCES,
  },
  {
    path: 'posts/news~tides',
    record: post('admin'),
    besides: SAVED,
    borders: {
      ...{ title: text(1, 200), summary: text(1, 400), author: text(0, 160), ...TEXT },
      ...{ coverAlt: text(0, 300), categories: list(0, 6), tags: list(0, 12), files: list(0, 100) },
    },
  },
  {
    path: 'posts/news~ebb',
    record: post('admin', 'ebb'),
    besides: SAVED,
    borders: { ...REFERENCES, journal: { ...text(1, 20), refused: ['x'.repeat(21), '', ['x']] } },
  },
  {
    path: 'books/tides',
    record: book('admin'),
    besides: SAVED,
    borders: {
      ...{
        title: text(1, 250),
        subtitle: text(0, 250),
        authors: list(0, 40),
        editors: list(0, 40),
      },
      ...{ edition: text(0, 60), series: text(0, 160), doi: text(9, 220), language: text(2, 20) },
      ...{ licence: text(1, 40), subjects: list(0, 12), hue: whole(0, 359), summary: text(1, 400) },
      ...{ description: text(0, 40_000), chapters: list(0, 100), files: list(0, 120) },
      pageCount: { least: 1, most: 9000, refused: [0, 1.5, '1'] },
    },
  },
  {
    path: 'conferences/tides26',
    record: conference('admin'),
    besides: SAVED,
    borders: {
      ...{ name: text(1, 200), acronym: text(0, 40), number: text(0, 20), theme: text(0, 300) },
      ...{ city: text(0, 80), country: text(0, 80), organisers: list(0, 20), topics: list(0, 40) },
      website: address(9, 400),
      end: { least: '2026-09-01', most: '2027-01-01', refused: ['2026-08-31', 2027] },
    },
  },
  {
    path: 'settings/press',
    record: press(),
    borders: {
      ...{ name: text(1, 80), tagline: text(0, 200), description: text(0, 600) },
      ...{ address: text(0, 300), infoEmail: text(3, 254), supportEmail: text(3, 254) },
      founded: { least: 0, most: 9999, refused: ['2022', 2022.5] },
    },
  },
  {
    path: 'profiles/author',
    record: profile(),
    by: 'author',
    besides: LATER,
    borders: {
      ...{ given: text(1, 80), family: text(1, 80), affiliation: text(1, 400) },
      interests: list(0, 20),
    },
  },
  {
    path: 'submissions/own',
    record: submission('author'),
    by: 'author',
    besides: { revision: 1, ...LATER },
    borders: {
      ...{ journal: text(0, 20), specialIssue: text(0, 40), title: text(0, 500) },
      ...{ abstract: text(0, 10_000), plainSummary: text(0, 3000), keywords: list(0, 20) },
      ...{ language: text(0, 12), coverLetter: text(0, 20_000), authors: list(0, 100) },
      ...{ affiliations: list(0, 200), suggestedReviewers: list(0, 5), funding: text(0, 3000) },
      ...{ opposedReviewers: list(0, 5), coiStatement: text(0, 3000) },
      ...{ dataAvailability: text(0, 3000), ethicsStatement: text(0, 3000) },
      ...{ aiStatement: text(0, 3000), previousSubmission: text(0, 40) },
      responseLetter: text(0, 20_000),
      isAgent: { least: false, most: true, refused: ['yes', 1] },
      articleType: { least: '', most: 'retraction', refused: ['x', 1] },
    },
  },
];

beforeAll(async () => {
  at = await openRulesPress('rules-borders');
});
afterAll(() => at.close());

describe.each(KEPT)('$path', ({ path, record, borders, besides = {}, by }) => {
  const save = (change: object) =>
    updateDoc(doc(at.as(by ?? 'admin'), path), { ...besides, ...change });
  beforeEach(() => at.renew({ [path]: record }));

  it.each(['least', 'most'] as const)('takes the %s in every field', (end) =>
    expectAllowed(true, save(allAt(borders, end))),
  );
  it('takes nothing beyond', async () => {
    for (const [, change] of refusals(borders)) await expectAllowed(false, save(change));
  });
});

it('knows the borders of every field of a draft', () => {
  const known = Object.keys(KEPT.at(-1)?.borders ?? {});
  expect(known.concat('declarations').sort()).toEqual(Object.keys(draftFields()).sort());
});

describe('an article', () => {
  const RECORD = 'articles/CES~creeks';
  beforeEach(async () => {
    await at.renew({
      'journals/CES': journal(),
      'issues/CES~1-1': issue(),
      [RECORD]: article('admin'),
      [`${RECORD}/versions/r000001`]: version('admin'),
    });
  });
  const save = (record: Record<string, unknown>, snapshot: object = {}) => {
    const db = at.as('admin');
    const batch = writeBatch(db);
    const metadata = { title: record.title ?? 'Tidal creeks' };
    batch.update(doc(db, RECORD), { ...SAVED, ...record });
    batch.set(doc(db, `${RECORD}/versions/r000002`), {
      ...{ ...version('admin', 2), metadata },
      ...snapshot,
    });
    return batch.commit();
  };
  const borders = { title: text(1, 250), authorLine: text(0, 200), issue: text(1, 40) };
  const inVersion = { markdown: text(0, LONG), files: list(0, 200) };

  it.each(['least', 'most'] as const)('takes the %s in every field', (end) =>
    expectAllowed(true, save(allAt(borders, end), allAt(inVersion, end))),
  );
  it('takes long references', () => expectAllowed(true, save({}, { bibtex: 'x'.repeat(LONG) })));
  it('takes nothing beyond', async () => {
    for (const [, change] of refusals(borders)) await expectAllowed(false, save(change));
    for (const [, change] of refusals(inVersion)) await expectAllowed(false, save({}, change));
    await expectAllowed(false, save({}, { bibtex: 'x'.repeat(LONG + 1) }));
  });

  const create = (key: string, of: string, change: object = {}) => {
    const db = at.as('admin');
    const batch = writeBatch(db);
    const record = { ...article('admin', key), journal: of, ...change };
    batch.set(doc(db, `articles/${of}~${key}`), record);
    batch.set(doc(db, `articles/${of}~${key}/versions/r000001`), version('admin'));
    return batch.commit();
  };
  it.each([
    [80, 20],
    [81, 20],
    [80, 21],
  ])(
    'has a key of 80 characters and a journal’s of 20: %i, %i',
    async (ofIt = 0, ofJournal = 0) => {
      const of = 'J'.repeat(ofJournal);
      await at.given({ [`issues/${of}~1-1`]: issue(of) });
      await expectAllowed(ofIt === 80 && ofJournal === 20, create('k'.repeat(ofIt), of));
    },
  );
  it('has a hundred authors at most', async () => {
    const many = (n: number) => Array.from({ length: n }, String);
    await expectAllowed(false, create('new', 'CES', { authorUids: many(101) }));
    await expectAllowed(false, create('new', 'CES', { authorUids: 'writer' }));
    await expectAllowed(true, create('new', 'CES', { authorUids: many(100) }));
  });
});

describe('a key', () => {
  const create = (path: string, record: object) => setDoc(doc(at.as('admin'), path), record);
  const key = (n: number) => 'k'.repeat(n);
  beforeAll(async () => {
    await at.renew({
      'journals/CES': journal(),
      [`journals/${key(20)}`]: journal(key(20)),
      [`journals/${key(21)}`]: journal(key(21)),
    });
  });
  it.each([true, false])('is as long as it may be: %s', async (fits) => {
    const beyond = fits ? 0 : 1;
    const [k19, k40, k80] = [key(19 + beyond), key(40 + beyond), key(80 + beyond)];
    await expectAllowed(fits, create(`journals/${k19}J`, journal(`${k19}J`)));
    await expectAllowed(fits, create(`issues/CES~${k40}`, issue('CES', k40)));
    const of = key(20 + beyond);
    await expectAllowed(fits, create(`issues/${of}~1-1`, issue(of)));
    await expectAllowed(fits, create(`posts/news~${k80}`, post('admin', k80)));
    await expectAllowed(fits, create(`books/${k80}`, book('admin', k80)));
    await expectAllowed(fits, create(`conferences/${k80}`, conference('admin', k80)));
    const path = key(199 + beyond);
    await expectAllowed(fits, create(`pages/${path}`, page('admin', `/${path}`)));
    const text = { ...page('admin', `/journals/${of}/imprint`), journal: of };
    await expectAllowed(fits, create(`pages/journals~${of}~imprint`, text));
  });
});
