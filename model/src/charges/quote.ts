/** What a manuscript costs: the price, what comes off, and what is left. */

import { z } from 'zod';
import type { ArticleType } from '../article-types.ts';
import { AmountSchema, type Currency, CurrencySchema } from '../currencies.ts';
import {
  AppliedDiscountSchema,
  DISCOUNT_KIND_NAMES,
  type OfferedDiscount,
  REFUSALS,
} from '../entities/discount.ts';
import type { Charges } from '../entities/journal.ts';
import { discountText } from './discount-text.ts';
import { applyDiscounts } from './discounts.ts';
import { currenciesOf, type Price, priceAt } from './price-list.ts';

export const ChargeQuoteSchema = z.object({
  currency: CurrencySchema,
  /** What the author may choose from. */
  currencies: z.array(CurrencySchema),
  price: AmountSchema,
  applied: z.array(AppliedDiscountSchema),
  refused: z.array(
    z.object({ kind: z.enum(DISCOUNT_KIND_NAMES), text: z.string(), why: z.string() }),
  ),
  /** Before tax. */
  net: AmountSchema,
});
export type ChargeQuote = z.infer<typeof ChargeQuoteSchema>;

export interface QuoteAsk {
  readonly type: ArticleType | '';
  /** Absent, or none of the journal's: its first. */
  readonly currency?: Currency | undefined;
  readonly at: string;
  readonly offered: readonly OfferedDiscount[];
  /** The price where it is fixed already (by the day of submission). */
  readonly price?: Price | undefined;
}

/** The quote for a type of article of a journal. */
export function quoteCharge(charges: Charges | undefined, ask: QuoteAsk): ChargeQuote {
  const currencies = charges ? currenciesOf(charges) : [];
  const first = charges?.currency ?? 'EUR';
  const wished = ask.currency && currencies.includes(ask.currency) ? ask.currency : first;
  const price = ask.price ??
    priceAt(charges, ask.type, wished, ask.at) ??
    priceAt(charges, ask.type, first, ask.at) ?? { currency: first, amount: 0 };
  const { applied, refused, net } = applyDiscounts(price, ask.offered, charges?.stacking ?? 'best');
  return {
    currency: price.currency,
    currencies: currencies.filter((each) => priceAt(charges, ask.type, each, ask.at) !== null),
    price: price.amount,
    applied: applied.map((each) => ({ ...each, text: discountText(each) })),
    refused: refused.map(({ offered, why }) => ({
      kind: offered.kind,
      text: discountText(offered),
      why: REFUSALS[why],
    })),
    net,
  };
}

/**
 * The waiver that needs nobody's decision, where the journal names countries for it. Everybody concerned has to
 * be in such a country, and the smallest share counts: an author from afar does not make it cheaper for an
 * institution at home. Null where one is not, or where a country is not known.
 */
export function countryWaiver(
  charges: Charges | undefined,
  countries: readonly (string | undefined)[],
): OfferedDiscount | null {
  const rows = countries.map((country) =>
    charges?.autoWaiverCountries?.find((each) => each.country === country),
  );
  if (rows.includes(undefined)) return null;
  const [row] = rows.toSorted((a, b) => (a?.basisPoints ?? 0) - (b?.basisPoints ?? 0));
  if (!row) return null;
  const named = { kind: 'waiver', source: 'country', of: row.country } as const;
  const text = discountText({ ...named, text: '' });
  return { ...named, text, value: { basisPoints: row.basisPoints } };
}
