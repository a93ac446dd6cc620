import type { JournalCard } from '@quire/model/entities/published';

/** What a list of journals is narrowed to. */
export interface JournalFilter {
  readonly subject?: string;
  readonly letter?: string;
}

/** A way to narrow the list further, and how many journals it leads to. */
interface Facet {
  readonly value: string;
  readonly count: number;
}

export interface FilteredJournals {
  readonly filter: JournalFilter;
  readonly journals: readonly JournalCard[];
  readonly total: number;
  /** Every subject of the press, by name; counted among the journals with the letter. */
  readonly subjects: readonly Facet[];
  /** A to Z; counted among the journals with the subject. */
  readonly letters: readonly Facet[];
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The letter a title is found under: accents and a leading article don't count. */
function letterOf(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain
    .replace(/^(the|an?)\s+/i, '')
    .charAt(0)
    .toUpperCase();
}

const same = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' }) === 0;

/**
 * The filter that a query asks for. Parameters that we do not know, empty ones and letters that are
 * none are left out; a subject is spelt as the journals spell it.
 */
export function readFilter(
  query: URLSearchParams,
  journals: readonly JournalCard[],
): JournalFilter {
  const letter = query.get('letter')?.trim().toUpperCase() ?? '';
  const subject = query.get('subject')?.trim().slice(0, 80);
  const known = journals.flatMap(({ subjects }) => subjects);
  return {
    ...(subject && { subject: known.find((each) => same(each, subject)) ?? subject }),
    ...(ALPHABET.includes(letter) && { letter }),
  };
}

/** The journals that a filter leaves, by title, and the ways on from there. */
export function filterJournals(
  journals: readonly JournalCard[],
  filter: JournalFilter,
): FilteredJournals {
  const { subject, letter } = filter;
  const ofSubject = journals.filter((each) => !subject || each.subjects.includes(subject));
  const ofLetter = journals.filter(({ fullname }) => !letter || letterOf(fullname) === letter);
  const subjects = [...new Set(journals.flatMap((journal) => journal.subjects))];
  return {
    filter,
    journals: ofSubject.filter((journal) => ofLetter.includes(journal)),
    total: journals.length,
    subjects: subjects
      .toSorted((a, b) => a.localeCompare(b, 'en'))
      .map((value) => ({
        value,
        count: ofLetter.filter((journal) => journal.subjects.includes(value)).length,
      })),
    letters: ALPHABET.map((value) => ({
      value,
      count: ofSubject.filter(({ fullname }) => letterOf(fullname) === value).length,
    })),
  };
}
