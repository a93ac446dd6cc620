import type { Issue } from '@quire/model/entities/issue';
import type { Journal } from '@quire/model/entities/journal';
import type { DepositIssue, DepositJournal } from './deposit.ts';
import { numbersByMedium } from './numbers-by-medium.ts';

export type DepositedJournal = Pick<
  Journal,
  'fullname' | 'key_title' | 'issn' | 'issn_print' | 'preservation' | 'publisherPlace'
>;
export type DepositedIssue = Pick<Issue, 'volume' | 'number' | 'year' | 'datePublished'>;

export const depositJournal = ({
  fullname,
  key_title,
  issn,
  issn_print: print,
  publisherPlace,
}: DepositedJournal): DepositJournal => ({
  title: fullname,
  shortTitle: key_title || undefined,
  issns: numbersByMedium(issn, print),
  place: publisherPlace,
});

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
