/** A journal's fees for one type of article as readers want to know them: now, and from which day others. */
import type { ArticleType } from '../article-types.ts';
import type { Currency } from '../currencies.ts';
import type { Charges } from '../entities/journal.ts';
import { currenciesOf, type Price, pricesAt } from './price-list.ts';

export interface DatedPrice extends Price {
  /** The day it came, or comes; absent: it always was. */
  readonly from?: string;
}
interface DatedFees {
  /** One in each currency that has one. */
  readonly now: readonly DatedPrice[];
  /** Those to come, the next first. */
  readonly later: readonly DatedPrice[];
}

/** The fees of a type on a day (`2026-03-01`). A type that was never listed costs nothing: none of either. */
export function datedFees(charges: Charges, type: ArticleType, day: string): DatedFees {
  const rows = charges.fees.filter((fee) => fee.type === type);
  const first = charges.currency;
  const inCurrency = (currency: Currency) =>
    rows.filter((fee) => (fee.currency ?? first) === currency);
  const cameOn = (currency: Currency): { readonly from?: string } => {
    const days = inCurrency(currency).flatMap(({ from = '' }) => (from <= day ? [from] : []));
    const last = days.toSorted().at(-1);
    return last ? { from: last } : {};
  };
  const later = currenciesOf(charges).flatMap((currency) =>
    inCurrency(currency).flatMap(({ amount, from }) =>
      from !== undefined && from > day ? [{ currency, amount, from }] : [],
    ),
  );
  return {
    now: rows.some(({ from = '' }) => from <= day)
      ? pricesAt(charges, type, day).map((price) => ({ ...price, ...cameOn(price.currency) }))
      : [],
    later: later.toSorted((a, b) => a.from.localeCompare(b.from)),
  };
}
