import { address, type Borders, list, text, whole } from './borders.ts';
import { book, conference, page, post } from './content-records.ts';
import { issue, journal, press } from './records.ts';
import { profile, submission } from './submission-records.ts';

const LATER = { updatedAt: '2026-02-02T03:04:05.678Z' };
export const SAVED = { revision: 2, updatedBy: 'admin', ...LATER };
const LONG = 900_000;

/** A record, and how far each of its fields may go. */
export interface Kept {
  readonly path: string;
  readonly record: object;
  readonly borders: Borders;
  /** What a save writes besides; by the admin unless told. */
  readonly besides?: object;
  readonly by?: 'author';
}

const TEXT: Borders = { markdown: text(0, LONG) };
const REFERENCES: Borders = { bibtex: text(0, LONG) };
export const KEPT: readonly Kept[] = [
  {
    path: 'journals/CES',
    record: journal(),
    borders: {
      ...{ fullname: text(1, 200), description: text(0, 400), aimsScope: text(0, 20_000) },
      ...{ subjects: list(1, 12), hue: whole(0, 359), licence: text(1, 40), board: list(0, 200) },
      ...{ key_title: text(0, 120), frequency: text(0, 80), publication_medium: text(0, 80) },
      ...{
        started: whole(1600, 2200),
        weeksToPublication: { least: 1, most: 999, refused: [0, 1.5] },
      },
      issn_print: { least: '0000-0000', most: '9999-999X', refused: ['1', 7] },
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
