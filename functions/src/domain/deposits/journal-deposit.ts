import { plainTitleOf } from '@quire/content/export/marked-title';
import type { Journal } from '@quire/model/entities/journal';
import { journalPath } from '@quire/model/paths';
import type { JournalDeposit } from './deposit.ts';
import { type DepositedJournal, depositJournal } from './deposit-journal.ts';

interface JournalDepositInput {
  readonly journal: DepositedJournal & Pick<Journal, 'name' | 'doi' | 'started'>;
  /** The years of its issues. */
  readonly years: readonly number[];
  readonly publisher: string;
  /** `https://press.example`. */
  readonly origin: string;
}

/** A journal; null where it has no DOI, or neither an issue nor a first year: agencies ask since when it exists. */
export function journalDeposit({
  journal,
  years,
  publisher,
  origin,
}: JournalDepositInput): JournalDeposit | null {
  const { name, doi, started = Math.min(...years), fullname, preservation } = journal;
  if (!doi || !Number.isFinite(started)) return null;
  return {
    kind: 'journal',
    doi: doi.toLowerCase(),
    url: origin + journalPath(name),
    language: 'en',
    title: plainTitleOf(fullname),
    published: String(started),
    publisher,
    journal: depositJournal(journal),
    archives: preservation,
  };
}
