import {
  type BankEntry,
  type BankEntryState,
  MATCH_REASONS,
  type MatchGrade,
  type Suggestion,
} from '@quire/model/entities/bank-entry';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';

export const BANK_STATE_COLOURS: Readonly<
  Record<BankEntryState, 'warning' | 'success' | 'default'>
> = { open: 'warning', booked: 'success', set_aside: 'default' };

export const GRADES: Readonly<Record<MatchGrade, string>> = {
  sure: t('officeBank.gradeSure'),
  likely: t('officeBank.gradeLikely'),
  possible: t('officeBank.gradePossible'),
  none: t('officeBank.gradeNone'),
};

export const ENTRY_EVENTS: Readonly<Record<BankEntry['events'][number]['event'], string>> = {
  import: t('officeBank.eventImported'),
  book: t('officeBank.eventBooked'),
  set_aside: t('officeBank.eventSetAside'),
  take_up: t('officeBank.eventReopened'),
};

/** The amount, with a minus sign for money paid out. */
export const shownAmount = ({ kind, amount, currency }: BankEntry): string =>
  `${kind === 'debit' ? '−' : ''}${formatMoney(amount, currency)}`;

/** Why an invoice is suggested: “reference and amount”. */
export const reasonsOf = ({ why }: Suggestion): string =>
  formatList(why.map((each) => MATCH_REASONS[each]));

/** Whether an entry can be booked without review: the suggestions add up to its amount. */
export const isClear = ({ state, grade, suggested, amount, twin }: BankEntry): boolean =>
  state === 'open' &&
  twin === undefined &&
  (grade === 'sure' || grade === 'likely') &&
  suggested.reduce((sum, each) => sum + each.amount, 0) === amount;
