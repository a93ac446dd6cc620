/** Which fee holds for a type of article, in a currency, at an instant. */
import type { ArticleType } from '../article-types.ts';
import type { Currency } from '../currencies.ts';
import type { Charges } from '../entities/journal.ts';

export interface Price {
  readonly currency: Currency;
  readonly amount: number;
}

/** The currencies a journal charges in, its own first. */
export function currenciesOf({
  currency,
  currencies,
}: Pick<Charges, 'currency' | 'currencies'>): Currency[] {
  return [...new Set([currency, ...(currencies ?? [])])];
}

/**
 * The price of a type at an instant: of the rows that hold by then, the one that came last (of the same
 * day, the later row). 0 where the type has never cost anything; null where it costs something, but not in
 * this currency.
 */
export function priceAt(
  charges: Charges | undefined,
  type: ArticleType | '',
  currency: Currency,
  at: string,
): Price | null {
  const rows = (charges?.fees ?? []).filter(
    (fee) => fee.type === type && (fee.from === undefined || fee.from <= at.slice(0, 10)),
  );
  const own = rows
    .filter((fee) => (fee.currency ?? charges?.currency) === currency)
    .toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? ''))
    .at(-1);
  if (own) return { currency, amount: own.amount };
  return rows.some(({ amount }) => amount > 0) ? null : { currency, amount: 0 };
}

/** Prices of a type in every currency of the journal that has one. */
export function pricesAt(
  charges: Charges | undefined,
  type: ArticleType | '',
  at: string,
): Price[] {
  if (!charges) return [];
  return currenciesOf(charges).flatMap((currency) => priceAt(charges, type, currency, at) ?? []);
}
