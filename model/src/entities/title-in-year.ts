import type { FormerTitle, Journal } from './journal.ts';

type Titled = Pick<Journal, 'formerTitles'>;

/** What a journal is called, and by which numbers libraries and agencies know it under this title. */
export type JournalTitle = Pick<
  Journal,
  'fullname' | 'key_title' | 'issn' | 'issn_print' | 'issn_l'
>;

/** The former title under which the journal's issues of a year appeared; undefined for today's. */
export const formerTitleIn = (
  { formerTitles = [] }: Titled,
  year: number,
): FormerTitle | undefined => formerTitles.find(({ from, to }) => from <= year && year <= to);

/**
 * Title and ISSNs of a journal in a year. A former title has the ISSNs that are recorded with it, and otherwise none:
 * today's belong to another title (ISO 3297), as do its abbreviation and its linking ISSN.
 *
 * @param year of the issue: what appeared under a title is cited under it for good
 */
export function titleInYear(journal: JournalTitle & Titled, year: number): JournalTitle {
  const former = formerTitleIn(journal, year);
  if (!former) return journal;
  return { fullname: former.title, issn: former.issn ?? '', issn_print: former.issn_print };
}
