/** How long what is open has been due: pure. */

import { CURRENCY_CODES, type Currency } from '../currencies.ts';
import { openAmount, type StoredInvoice } from '../entities/invoice.ts';
import { t } from '../messages/t.ts';

/** Days past the due day, up to and with. */
export const AGE_BANDS = [
  {
    key: 'not-due',
    get label() {
      return t('officeWords.ageBandNotDue');
    },
    upTo: -1,
  },
  {
    key: 'to-30',
    get label() {
      return t('officeWords.ageBandDays', { from: 0, to: 30 });
    },
    upTo: 30,
  },
  {
    key: 'to-60',
    get label() {
      return t('officeWords.ageBandDays', { from: 31, to: 60 });
    },
    upTo: 60,
  },
  {
    key: 'to-90',
    get label() {
      return t('officeWords.ageBandDays', { from: 61, to: 90 });
    },
    upTo: 90,
  },
  {
    key: 'over-90',
    get label() {
      return t('officeWords.ageBandOver90');
    },
    upTo: Number.POSITIVE_INFINITY,
  },
] as const;
export type AgeBand = (typeof AGE_BANDS)[number]['key'];
export const AGE_BAND_NAMES = AGE_BANDS.map(({ key }) => key) as [AgeBand, ...AgeBand[]];

type Aged = Pick<
  StoredInvoice,
  'kind' | 'total' | 'paid' | 'refunded' | 'credited' | 'state' | 'currency' | 'dueAt'
>;

const DAY_MS = 86_400_000;

/** Whole days since the due day ended; below 0 before that. */
export const daysPast = (dueAt: string | undefined, now: string): number =>
  dueAt === undefined ? -1 : Math.floor((Date.parse(now) - Date.parse(dueAt)) / DAY_MS);

export function ageBand({ dueAt }: Pick<Aged, 'dueAt'>, now: string): AgeBand {
  const days = daysPast(dueAt, now);
  return AGE_BANDS.find(({ upTo }) => days <= upTo)?.key ?? 'over-90';
}

/** What is open of one currency, by how long it has been due. */
export interface AgeRow {
  readonly currency: Currency;
  readonly amounts: Readonly<Record<AgeBand, number>>;
  readonly total: number;
}

/** A row for each currency in which something is open. Each open amount belongs to one band. */
export function ageing(invoices: readonly Aged[], now: string): AgeRow[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const own = invoices.filter((each) => each.currency === currency && openAmount(each) > 0);
    if (own.length === 0) return [];
    const amounts: Record<AgeBand, number> = {
      ...{ 'not-due': 0, 'to-30': 0, 'to-60': 0, 'to-90': 0, 'over-90': 0 },
    };
    for (const each of own) amounts[ageBand(each, now)] += openAmount(each);
    const total = own.reduce((sum, each) => sum + openAmount(each), 0);
    return [{ currency, amounts, total }];
  });
}
