/**
 * MARC 21 in XML: a book as libraries take it into their catalogues.
 *
 * @see https://www.loc.gov/marc/bibliographic/
 */
import {
  MARC,
  marcControl,
  marcField,
  marcOnlineText,
  marcOpenAccess,
  marcRecord,
  type Subfield,
} from '@quire/content/export/marc-fields';
import { type XmlPiece, xmlElement } from '@quire/content/export/xml-element';
import type { Contributor, PublishedBook } from '@quire/model/entities/book';
import type { ConferenceEvent } from '@quire/model/entities/conference-event';
import { doiUrl, orcidUrl } from '@quire/model/identifiers';
import { invertedName } from '@quire/model/inverted-name';
import { htmlText } from '@quire/model/letters/html-text';
import { licenceOf } from '@quire/model/licence';
import { bookPath } from '@quire/model/paths';
import { splitName } from '@quire/model/split-name';
import type { CataloguedPress } from './catalogued-press.ts';

/** A monograph (`m`) of language material (`a`) in Unicode (`a`), minimal level (`7`), ISBD (`i`). */
const LEADER = '     nam a22     7i 4500';

/** 008 of a book: online (`o`), whether it is of a conference, the language in 041, from another source (`d`). */
const fixedData = ({ published, kind }: PublishedBook): string =>
  `${published.slice(2).replaceAll('-', '')}s${published.slice(0, 4)}    xx |||||o|||||${kind === 'proceedings' ? '1' : '0'}|| ||und|d`;

const person = (tag: string, role: 'aut' | 'edt', { name, affiliation, orcid }: Contributor) =>
  marcField(
    tag,
    splitName(name).given ? '1 ' : '0 ',
    ['a', invertedName(name)],
    ['u', affiliation],
    ['0', orcid && orcidUrl(orcid)],
    ['4', role],
  );

function contents({ chapters }: PublishedBook): XmlPiece[] {
  const parts = chapters.flatMap(({ title, authors }): Subfield[] => [
    ['t', title],
    ['r', authors.join(', ')],
  ]);
  return marcField('505', '00', ...parts);
}

const meeting = ({ name, number, start, city, country, online }: ConferenceEvent) =>
  marcField(
    '711',
    '2 ',
    ['a', name],
    ['n', number],
    ['d', start.slice(0, 4)],
    ['c', [city, country].filter(Boolean).join(', ') || (online && 'Online')],
  );

function bookRecord(book: PublishedBook, { origin, publisher }: CataloguedPress): XmlPiece {
  const { doi, contributors, pdf, isbnE, isbnPrint, edition, series, event } = book;
  const [first, ...others] = contributors.authors;
  const licence = licenceOf(book.licence);
  return marcRecord(
    LEADER,
    marcControl('001', book.bkey),
    marcControl('007', 'cr |||||||||||'),
    marcControl('008', fixedData(book)),
    marcField('020', '  ', ['a', isbnE?.replaceAll('-', '')], ['q', isbnE && 'electronic']),
    marcField('024', '7 ', ['a', doi], ['2', doi && 'doi']),
    marcField('041', '07', ['a', book.language], ['2', 'rfc5646']),
    first ? person('100', 'aut', first) : [],
    marcField('245', `${first ? '1' : '0'}0`, ['a', book.title], ['b', book.subtitle]),
    marcField('250', '  ', ['a', edition]),
    marcField('264', ' 1', ['b', publisher], ['c', book.published.slice(0, 4)]),
    marcField('300', '  ', [
      'a',
      book.pageCount ? `1 online resource (${book.pageCount} pages)` : '1 online resource',
    ]),
    marcOnlineText(),
    marcField('490', '0 ', ['a', series]),
    contents(book),
    marcOpenAccess(),
    marcField('520', '  ', ['a', htmlText(book.descriptionHtml) || book.summary]),
    marcField('540', '  ', ['a', licence.label], ['u', licence.url]),
    book.subjects.flatMap((subject) => marcField('653', '  ', ['a', subject])),
    others.flatMap((author) => person('700', 'aut', author)),
    contributors.editors.flatMap((editor) => person('700', 'edt', editor)),
    event ? meeting(event) : [],
    marcField(
      '776',
      '08',
      ['i', isbnPrint && 'Print version:'],
      ['z', isbnPrint?.replaceAll('-', '')],
    ),
    marcField('856', '40', ['u', origin + bookPath(book.bkey)], ['q', 'text/html']),
    marcField('856', '40', ['u', doi && doiUrl(doi)]),
    marcField(
      '856',
      '40',
      ['u', pdf && new URL(pdf.href, origin).href],
      ['q', pdf && 'application/pdf'],
    ),
  );
}

/** A collection of records, one for each of the books. */
export const booksMarc = (books: readonly PublishedBook[], press: CataloguedPress): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${
    xmlElement(
      'collection',
      { xmlns: MARC, 'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance' },
      books.map((book) => bookRecord(book, press)),
    ).xml
  }\n`;
