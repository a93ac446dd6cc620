import { plainTitleOf } from '@quire/content/export/marked-title';
import type { PublishedBook } from '@quire/model/entities/book';
import { normaliseDoi } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { bookPath, chapterPath } from '@quire/model/paths';
import type { BookDeposit, DepositFile, DepositPages } from './deposit.ts';
import { type DepositedConference, depositEvent } from './deposit-event.ts';
import { depositContributor, type ProvedOrcids, personNamed } from './deposit-person.ts';
import { numbersByMedium } from './numbers-by-medium.ts';

const TYPES = {
  monograph: 'monograph',
  edited: 'edited_book',
  proceedings: 'edited_book',
  textbook: 'other',
} as const satisfies Readonly<Record<PublishedBook['kind'], BookDeposit['type']>>;

/** `12–40`. */
function pagesOf(text: string): DepositPages | undefined {
  const [first, last] = text.split(/\s*[-–—]\s*/);
  return first ? { first, last: last || undefined } : undefined;
}

/** `3` of `3rd edition`; the schema takes no more than a number. */
const editionOf = (text: string) => /\d{1,15}/.exec(text)?.[0];

const pdf = (url: string): DepositFile => ({ url, contentType: 'application/pdf' });

interface BookInput {
  readonly book: PublishedBook;
  readonly publisher: string;
  readonly origin: string;
  readonly provedOrcids?: ProvedOrcids;
  /** The conference whose proceedings it is. */
  readonly conference?: DepositedConference | null;
}

/** A book and its chapters; null where neither it nor one of them has a DOI. */
export function bookDeposit({ book, publisher, origin, ...given }: BookInput): BookDeposit | null {
  const { contributors, isbnE, isbnPrint, title, subtitle } = book;
  const proved = given.provedOrcids ?? new Set<string>();
  const doi = (book.doi && normaliseDoi(book.doi)) || undefined;
  const url = origin + bookPath(book.bkey);
  const chapters = book.chapters.flatMap((chapter, at) => {
    const own = chapter.doi && normaliseDoi(chapter.doi);
    if (!own) return [];
    return [
      {
        doi: own,
        url: origin + chapterPath(book.bkey, at + 1),
        title: plainTitleOf(chapter.title),
        contributors: chapter.authors.map((name) => personNamed(name, 'author')),
        pages: pagesOf(chapter.pages),
        number: at + 1,
        file: chapter.href ? pdf(new URL(chapter.href, origin).href) : undefined,
      },
    ];
  });
  if (!doi && chapters.length === 0) return null;
  const { conference } = given;
  const isbns = numbersByMedium(isbnE, isbnPrint);
  return {
    kind: 'book',
    doi,
    url,
    language: book.language,
    title: plainTitleOf(title),
    subtitle: subtitle ? plainTitleOf(subtitle) : undefined,
    contributors: [
      ...contributors.authors.map((each) => depositContributor(each, 'author', proved)),
      ...contributors.editors.map((each) => depositContributor(each, 'editor', proved)),
    ],
    published: book.published,
    publisher,
    licence: licenceOf(book.licence).url ?? undefined,
    relations: [],
    type: TYPES[book.kind],
    isbns,
    proceedings: conference
      ? {
          event: depositEvent(conference),
          title: [plainTitleOf(title), subtitle && plainTitleOf(subtitle)]
            .flatMap((each) => (each ? [each.plain] : []))
            .join(': '),
          isbns,
        }
      : undefined,
    edition: editionOf(book.edition),
    files: book.pdf ? [pdf(new URL(book.pdf.href, origin).href)] : [],
    chapters,
  };
}
