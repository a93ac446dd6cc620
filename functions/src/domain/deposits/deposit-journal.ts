import type { Issue } from '@quire/model/entities/issue';
import type { Journal } from '@quire/model/entities/journal';
import { titleInYear } from '@quire/model/entities/title-in-year';
import type { DepositIssue, DepositJournal } from './deposit.ts';
import { numbersByMedium } from './numbers-by-medium.ts';

export type DepositedJournal = Pick<
  Journal,
  | 'fullname'
  | 'key_title'
  | 'issn'
  | 'issn_print'
  | 'formerTitles'
  | 'preservation'
  | 'publisherPlace'
>;
export type DepositedIssue = Pick<Issue, 'volume' | 'number' | 'year' | 'datePublished'>;

/** @param year of what appeared in it, for its title and ISSNs of then; absent: for those of today */
export function depositJournal(journal: DepositedJournal, year?: number): DepositJournal {
  const named = year === undefined ? journal : titleInYear(journal, year);
  const { fullname, key_title, issn, issn_print: print } = named;
  return {
    title: fullname,
    shortTitle: key_title || undefined,
    issns: numbersByMedium(issn, print),
    place: journal.publisherPlace,
  };
}

export const depositIssue = ({
  volume,
  number,
  year,
  datePublished,
}: DepositedIssue): DepositIssue => ({
  volume: volume || undefined,
  number: number || undefined,
  published: datePublished ?? String(year),
});
