import type { Conference } from '@quire/model/entities/conference';
import { RELATION_NAMES, type Relation } from '@quire/model/entities/relation';
import { reviewDois } from '@quire/model/entities/review-doi';
import { describe, expect, it } from 'vitest';
import {
  BATCH,
  exampleArticle,
  exampleNotice,
  exampleTranslation,
  METADATA,
} from '../../testing/example-deposit.ts';
import { BOOK, CONFERENCE, ISSUE, REVIEW } from '../../testing/example-records.ts';
import { hasSchemas, refusedXml } from '../../testing/validate-xml.ts';
import { bookDeposit } from './book-deposit.ts';
import { crossrefProblems } from './crossref/crossref-problems.ts';
import { crossrefXml } from './crossref/crossref-xml.ts';
import { dataciteRecords } from './datacite/datacite-records.ts';
import { dataciteXml } from './datacite/datacite-xml.ts';
import type { Deposit } from './deposit.ts';
import { depositEvent } from './deposit-event.ts';
import { issueDeposit } from './issue-deposit.ts';
import { journalDeposit } from './journal-deposit.ts';
import { proceedingsDeposit } from './proceedings-deposit.ts';
import { reviewDeposits } from './review-deposits.ts';

const PRESS = { publisher: 'Saltmarsh Press', origin: 'https://press.example' };
const JOURNAL = { fullname: 'Coastal Earth Systems', issn: '2049-3630', preservation: [] };
const NO_ISSN = { ...JOURNAL, issn: '' };
const NAMED = { name: 'CES', doi: '10.5555/CES' };
const WHOLE_JOURNAL = {
  ...{ ...JOURNAL, ...NAMED, key_title: 'Coast. Earth Syst.', issn_print: '2049-3622' },
  ...{ publisherPlace: 'Saltmarsh', started: 2019, preservation: ['clockss', 'The Tidal Library'] },
};

const reviews = reviewDeposits({
  ...PRESS,
  article: {
    ...{ journal: 'CES', issue: '2-1', akey: 'creeks', title: 'How creeks drain' },
    metadata: METADATA,
  },
  review: REVIEW,
  journalTitle: JOURNAL.fullname,
});

const proceedings = { conference: CONFERENCE, title: 'Proceedings', isbn: '978-3-16-148410-0' };
const given = (deposit: Deposit | null): Deposit[] => (deposit ? [deposit] : []);

const ALL: readonly Deposit[] = [
  ...reviews,
  ...given(bookDeposit({ ...PRESS, book: BOOK })),
  ...given(bookDeposit({ ...PRESS, book: { ...BOOK, doi: undefined, isbnE: undefined } })),
  ...given(bookDeposit({ ...PRESS, book: { ...BOOK, kind: 'textbook', chapters: [] } })),
  ...given(bookDeposit({ ...PRESS, book: BOOK, conference: CONFERENCE })),
  ...given(
    bookDeposit({
      ...PRESS,
      book: { ...BOOK, doi: undefined, isbnE: undefined, isbnPrint: undefined },
      conference: { ...CONFERENCE, acronym: '', theme: '', number: '', city: '', country: '' },
    }),
  ),
  ...given(journalDeposit({ ...PRESS, journal: WHOLE_JOURNAL, years: [] })),
  ...given(journalDeposit({ ...PRESS, journal: { ...NO_ISSN, ...NAMED }, years: [2021, 2019] })),
  ...given(issueDeposit({ ...PRESS, issue: ISSUE, journal: JOURNAL })),
  ...given(issueDeposit({ ...PRESS, issue: { ...ISSUE, title: '' }, journal: NO_ISSN })),
  ...given(
    proceedingsDeposit({ ...PRESS, issue: ISSUE, journal: JOURNAL, conference: CONFERENCE }),
  ),
  ...given(
    proceedingsDeposit({
      ...PRESS,
      issue: { ...ISSUE, title: '', isbn: undefined, datePublished: undefined },
      journal: NO_ISSN,
      conference: { ...CONFERENCE, acronym: '', theme: '', number: '', city: '', country: '' },
    }),
  ),
  exampleArticle({ proceedings }),
  exampleArticle({ proceedings: { ...proceedings, isbn: undefined }, journal: NO_ISSN }),
];

const PROCEEDINGS = proceedingsDeposit({
  ...PRESS,
  ...{ issue: ISSUE, journal: NO_ISSN, conference: CONFERENCE },
});
const withEvent = (change: Partial<Conference>) =>
  given(
    PROCEEDINGS && {
      ...PROCEEDINGS,
      proceedings: {
        ...PROCEEDINGS.proceedings,
        event: depositEvent({ ...CONFERENCE, ...change }),
      },
    },
  );

/** Each for one reason. */
const REFUSED: readonly Deposit[] = [
  ...withEvent({ name: 'C3' }),
  ...withEvent({ theme: 'T'.repeat(256) }),
  ...withEvent({ acronym: 'A'.repeat(128) }),
  ...withEvent({ number: '1'.repeat(16) }),
  ...withEvent({ city: 'X', country: '' }),
  ...withEvent({ city: 'X'.repeat(256), country: '' }),
  ...given(
    PROCEEDINGS && {
      ...PROCEEDINGS,
      proceedings: { ...PROCEEDINGS.proceedings, title: 'T'.repeat(512) },
    },
  ),
  ...given(bookDeposit({ ...PRESS, book: BOOK, publisher: 'P'.repeat(256) })),
  ...given(
    bookDeposit({ ...PRESS, book: { ...BOOK, chapters: [chapterOf(`1${'2'.repeat(40)}–3`)] } }),
  ),
  ...given(bookDeposit({ ...PRESS, book: { ...BOOK, published: '1399-01-01', chapters: [] } })),
  ...reviews.slice(0, 1).map((review) => ({ ...review, doi: '10.5/x' })),
  ...given(
    issueDeposit({ ...PRESS, issue: { ...ISSUE, volume: '2'.repeat(33) }, journal: JOURNAL }),
  ),
];

function chapterOf(pages: string) {
  return { title: 'Tides', authors: [], doi: '10.5555/mud.1', pages, summary: '' };
}

describe('what is registered of other records', () => {
  it('names reviewers where they agreed, and what they recommended', () => {
    expect(
      reviews.map(({ doi, type, round, recommendation, contributors }) => [
        ...[doi, type, round, recommendation],
        contributors.map((each) =>
          each.kind === 'person' ? each.surname : each.kind === 'group' ? each.name : '',
        ),
      ]),
    ).toEqual([
      [
        ...['10.5555/ces.creeks.report-1-1', 'referee-report', 0, 'minor-revision'],
        ['Vasquez', 'Ito'],
      ],
      ['10.5555/ces.creeks.report-1-2', 'referee-report', 0, undefined, ['']],
      [
        ...['10.5555/ces.creeks.decision-1-1', 'editor-report', 0, 'minor-revision'],
        ['Coastal Earth Systems'],
      ],
      [
        ...['10.5555/ces.creeks.reply-1', 'author-comment', 0, undefined],
        ['Holt', 'Jun', 'The Creek Survey'],
      ],
    ]);
    expect(reviewDois('10.5555/ces.creeks', REVIEW)).toEqual(reviews.map(({ doi }) => doi));
    expect(reviews[0]).toMatchObject({
      title: { plain: 'Report of Reviewer 1: How creeks drain' },
      url: 'https://press.example/article/CES/2-1/creeks/peer_review#report-1-1',
      relations: [{ type: 'isReviewOf', to: { kind: 'doi', value: '10.5555/ces.creeks' } }],
    });
  });

  it('has those chapters of a book that have a DOI, by their places', () => {
    const book = bookDeposit({ ...PRESS, book: BOOK });
    expect(book).toMatchObject({ doi: '10.5555/mud', type: 'edited_book', edition: '2' });
    expect(book?.chapters).toMatchObject([
      {
        url: 'https://press.example/books/mud/1',
        ...{ doi: '10.5555/mud.1', number: 1, pages: { first: '1', last: '20' } },
        contributors: [{ given: 'Chidi', surname: 'Okoro' }, { surname: 'Plato' }],
      },
      { doi: '10.5555/mud.3', number: 3, file: { contentType: 'application/pdf' } },
    ]);
    expect(bookDeposit({ ...PRESS, book: { ...BOOK, doi: undefined, chapters: [] } })).toBeNull();
  });

  it('registers a book that is the proceedings of a conference with it, and its chapters as papers', () => {
    const [book] = given(bookDeposit({ ...PRESS, book: BOOK, conference: CONFERENCE }));
    const sent = book && crossrefXml(BATCH, book, '5.5.0');
    expect(sent).toContain(`<conference_name>${CONFERENCE.name}</conference_name>`);
    expect(sent?.match(/<conference_paper /g)).toHaveLength(2);
    expect(sent).not.toContain('<book');
    expect(book && dataciteRecords(book).map(({ type }) => type)).toEqual([
      'ConferenceProceeding',
      'ConferencePaper',
      'ConferencePaper',
    ]);
  });

  it('registers a journal with its archives, and its proceedings with their place', () => {
    const [journal] = given(journalDeposit({ ...PRESS, journal: WHOLE_JOURNAL, years: [2021] }));
    const sent = journal && crossrefXml(BATCH, journal, '5.5.0');
    expect(sent).toContain(
      '<issn media_type="print">2049-3622</issn><archive_locations><archive name="CLOCKSS"/></archive_locations><doi_data><doi>10.5555/ces</doi>',
    );
    expect(journal && dataciteRecords(journal).map(dataciteXml)).toEqual([
      expect.stringContaining(
        '<alternateIdentifier alternateIdentifierType="ISSN">2049-3630</alternateIdentifier>',
      ),
    ]);
    const [papers] = given(
      proceedingsDeposit({
        ...{ ...PRESS, issue: ISSUE, journal: WHOLE_JOURNAL, conference: CONFERENCE },
      }),
    );
    expect(papers && crossrefXml(BATCH, papers, '5.5.0')).toContain(
      '<publisher_place>Saltmarsh</publisher_place>',
    );
  });

  it('registers no journal without a DOI, or without a year', () => {
    const journal = { ...WHOLE_JOURNAL, started: undefined };
    expect(journalDeposit({ ...PRESS, journal, years: [] })).toBeNull();
    expect(journalDeposit({ ...PRESS, journal, years: [2021, 2018] })?.published).toBe('2018');
    const nameless = { ...WHOLE_JOURNAL, doi: undefined };
    expect(journalDeposit({ ...PRESS, journal: nameless, years: [2021] })).toBeNull();
  });

  it('registers no issue and no proceedings without a DOI', () => {
    const issue = { ...ISSUE, doi: undefined };
    expect(issueDeposit({ ...PRESS, issue, journal: JOURNAL })).toBeNull();
    expect(
      proceedingsDeposit({ ...PRESS, issue, journal: JOURNAL, conference: CONFERENCE }),
    ).toBeNull();
  });

  it('tells DataCite of each chapter apart, and what an article cites', () => {
    const book = ALL.flatMap((each) => (each.kind === 'book' ? dataciteRecords(each) : []));
    expect(book.slice(0, 3).map(({ doi, type }) => [doi, type])).toEqual([
      ['10.5555/mud', 'Book'],
      ['10.5555/mud.1', 'BookChapter'],
      ['10.5555/mud.3', 'BookChapter'],
    ]);
    const [article] = dataciteRecords(exampleNotice());
    expect(article?.related).toEqual([
      { type: 'References', kind: 'DOI', value: '10.5555/ces.creeks' },
      { type: 'Other', kind: 'DOI', value: '10.5555/ces.creeks', information: 'Retracts' },
      { type: 'Cites', kind: 'DOI', value: '10.5555/holt' },
    ]);
  });
});

describe('what DataCite gets of funders and related works', () => {
  const [record] = dataciteRecords(exampleArticle());

  it('has a reference for each award, with the grant that has a DOI', () => {
    const foundation = {
      funder: 'National Science Foundation',
      identifier: { kind: 'Crossref Funder ID', value: 'https://doi.org/10.13039/100000001' },
    };
    expect(record?.funding).toEqual([
      {
        funder: 'Silt & Sand Council',
        identifier: { kind: 'ROR', value: 'https://ror.org/0472cxd90' },
        ...{ award: '948221', awardUri: 'https://doi.org/10.3030/948221' },
      },
      { ...foundation, award: 'A-1' },
      { ...foundation, award: 'B-2' },
      { funder: 'Tides <Foundation>' },
    ]);
    const several = exampleArticle({
      metadata: { funders: [{ name: 'F', awards: ['1', '2'], grantDoi: '10.3030/3' }] },
    });
    expect(dataciteRecords(several)[0]?.funding.map(({ award }) => award)).toEqual([
      ...['1', '2', '10.3030/3'],
    ]);
  });

  it('has data and preprint among the identifiers, each in its scheme', () => {
    expect(record?.related).toEqual(
      expect.arrayContaining([
        { type: 'IsSupplementedBy', kind: 'DOI', value: '10.5281/zenodo.7' },
        { type: 'IsNewVersionOf', kind: 'arXiv', value: 'arXiv:2401.01234v2' },
      ]),
    );
  });
});

describe.skipIf(!hasSchemas)('the schemas', () => {
  it.each(['5.5.0', '5.3.1'] as const)(
    'of Crossref, %s, take every kind of deposit',
    async (version) => {
      expect(ALL.flatMap((deposit) => crossrefProblems(BATCH, deposit, version))).toEqual([]);
      const texts = ALL.map((deposit) => crossrefXml(BATCH, deposit, version));
      expect([...(await refusedXml(texts, `crossref ${version}`))]).toEqual([]);
    },
    180_000,
  );

  it.each(['5.5.0', '5.3.1'] as const)(
    'of Crossref, %s, refuse what our check refuses',
    async (version) => {
      const texts = REFUSED.map((deposit) => crossrefXml(BATCH, deposit, version));
      const theirs = await refusedXml(texts, `crossref ${version}`);
      REFUSED.forEach((deposit, place) => {
        const ours = crossrefProblems(BATCH, deposit, version);
        expect([place, ours.length, theirs.has(place)]).toEqual([place, 1, true]);
      });
    },
    180_000,
  );

  it('of DataCite take every kind of deposit', async () => {
    const many = Array.from({ length: 800 }, () => METADATA.authors).flat();
    const deposits = [
      ...[...ALL, exampleArticle(), exampleNotice(), exampleTranslation()],
      exampleArticle({ metadata: { authors: [] } }),
      exampleArticle({ metadata: { authors: many.slice(0, 800) } }),
      exampleArticle({ metadata: { language: 'gsw', pages: undefined, eLocationId: 'e1' } }),
      exampleArticle({ metadata: { title: '$x_1$ <b> & \u0007', abstract: '' } }),
      exampleArticle({
        metadata: {
          relations: [
            ...RELATION_NAMES.map(
              (type): Relation => ({
                ...{ type, idType: 'doi', identifier: `10.5555/${type}(a)<b>&c` },
                description: 'A <b> & "c"',
              }),
            ),
            { type: 'data', idType: 'uri', identifier: 'https://data.example/?a=1&b=2' },
            { type: 'preprint', idType: 'arxiv', identifier: 'math.GT/0309136' },
            { type: 'related', idType: 'handle', identifier: '10453/12345' },
            { type: 'part-of', idType: 'isbn', identifier: '978-3-16-148410-0' },
            { type: 'part-of', idType: 'issn', identifier: '2049-3630' },
          ],
        },
      }),
    ];
    const texts = deposits.flatMap((deposit) => dataciteRecords(deposit).map(dataciteXml));
    expect(texts.length).toBeGreaterThan(deposits.length);
    expect([...(await refusedXml(texts, 'datacite 4.7'))]).toEqual([]);
    // The schema has to be one that refuses something.
    const [first = ''] = texts;
    expect(
      (
        await refusedXml(
          [first.replace('<titles>', '<title>').replace('</titles>', '</title>')],
          'datacite 4.7',
        )
      ).size,
    ).toBe(1);
  }, 60_000);
});
