/**
 * Whether a work that an agency offers for a reference is the one that it cites. A link to another work is worse than
 * none: what is not certain is not accepted.
 */
import type { CitedType, DepositReference } from '@quire/content/export/deposit-reference';
import type { FoundWork } from './works-api.ts';

/** What a work of each kind may be registered as; references of other kinds are not looked for. */
const REGISTERED_AS: Readonly<Partial<Record<CitedType, readonly string[]>>> = {
  journal_article: ['journal-article'],
  conference_paper: ['proceedings-article', 'journal-article', 'book-chapter'],
  book: ['book', 'monograph', 'edited-book', 'reference-book'],
  book_chapter: ['book-chapter', 'book-section', 'book-part', 'reference-entry'],
  dissertation: ['dissertation'],
  report: ['report'],
  preprint: ['posted-content'],
  dataset: ['dataset'],
  standard: ['standard'],
};

/** Letters and digits of a shorter title, such as “Introduction”, say too little. */
const TELLING_LETTERS = 20;
/** Misprints of a title whose volume and first page are right. */
const MISPRINTS = 2;

const PARTICLES = /^(?:(?:v[ao]n|de[rnlt]?|d[aiou]s?|la|le|el|al|te[nr])\s+)+/i;

/** Its letters and digits alone, without accents, in small letters. */
const folded = (words: string): string =>
  words
    .replace(/<[^<>]*>|&[a-z]+;/gi, ' ')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const nameOf = (name: string): string => folded(name.trim().replace(PARTICLES, ''));

/** How many letters have to be changed, added or removed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1) {
      const kept = (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const firstPage = ({ page, 'article-number': number }: FoundWork): string =>
  folded(page.split(/[-–]/)[0] || number);

/** A place in a journal: both say it, and it is the same or not; or one of them does not say it. */
function comparePlaces({ volume = '', firstPage: page = '' }: DepositReference, work: FoundWork) {
  const pairs = [
    [folded(volume), folded(work.volume)],
    [folded(page), firstPage(work)],
  ].filter(([one, other]) => one && other);
  if (pairs.some(([one, other]) => one !== other)) return 'differs';
  return pairs.length === 2 ? 'same' : 'unknown';
}

const yearsOf = (work: FoundWork): readonly number[] =>
  [work.issued, work['published-print'], work['published-online']].flatMap((year) =>
    year ? [Number(year)] : [],
  );

function isSame(reference: DepositReference, work: FoundWork): boolean {
  const { title = '', author = '', year = '', type } = reference;
  if (!REGISTERED_AS[type]?.includes(work.type)) return false;
  const [first] = work.author.length > 0 ? work.author : work.editor;
  const name = nameOf(author);
  if (!name || name !== nameOf(first?.family || first?.name || '')) return false;
  const place = comparePlaces(reference, work);
  if (place === 'differs') return false;
  const isPlaced = place === 'same';
  // What appears online in December is often cited with the year of its issue.
  const apart = Math.min(...yearsOf(work).map((each) => Math.abs(each - Number(year))));
  if (!/^\d{4}$/.test(year) || apart > (isPlaced ? 1 : 0)) return false;
  const wanted = folded(title);
  const [main = ''] = work.title;
  const titles = [main, [main, ...work.subtitle].join(' ')].map(folded);
  if (!isPlaced && wanted.length < TELLING_LETTERS) return false;
  if (titles.includes(wanted)) return wanted !== '';
  // Below this length a misprint would be another title.
  if (!isPlaced || wanted.length < TELLING_LETTERS) return false;
  return titles.some(
    (each) =>
      Math.abs(each.length - wanted.length) <= MISPRINTS && distance(each, wanted) <= MISPRINTS,
  );
}

/** Whether a reference says enough of a work that could be found: its kind, title, first author and year. */
export const canBeFound = ({ doi, type, title, author, year }: DepositReference): boolean =>
  !doi && type in REGISTERED_AS && Boolean(title && author && year);

/**
 * The DOI of the one work that a reference cites; null where none of these is certain to be, or more than one could be.
 */
export function acceptMatch(
  reference: DepositReference,
  works: readonly FoundWork[],
): string | null {
  if (!canBeFound(reference)) return null;
  const same = works.filter((work) => isSame(reference, work));
  const dois = new Set(same.map(({ DOI }) => DOI.toLowerCase()));
  const [only] = dois;
  return dois.size === 1 && only ? only : null;
}
