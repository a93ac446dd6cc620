/** What one of the author's manuscripts costs, as things stand. */
import { type Currency, CurrencySchema } from '@quire/model/charges/currencies';
import { type ChargeQuote, countryWaiver, quoteCharge } from '@quire/model/charges/quote';
import { countryName } from '@quire/model/countries';
import type { Billing } from '@quire/model/entities/billing';
import type { Charges } from '@quire/model/entities/journal';
import type { StoredSubmission } from '@quire/model/entities/submission';

interface QuoteFacts {
  readonly submission: Pick<StoredSubmission, 'quote' | 'articleType'>;
  readonly charges: Charges | undefined;
  readonly billing: Pick<Billing, 'discounts' | 'data'> | null;
  /** Of the author's profile: empty where it is not known. */
  readonly country: string;
  readonly currency?: Currency | undefined;
}

/** The prices that were fixed on the day of submission: one in each currency, that of the quote first. */
export function fixedPrices({
  quote,
}: Pick<StoredSubmission, 'quote'>): { readonly currency: Currency; readonly amount: number }[] {
  if (!quote) return [];
  const first = { currency: CurrencySchema.safeParse(quote.currency).data, amount: quote.amount };
  const all = [first, ...(quote.prices ?? [])];
  return all.flatMap(({ currency, amount }, place) => {
    const isNew = all.findIndex((each) => each.currency === currency) === place;
    return currency && isNew ? [{ currency, amount }] : [];
  });
}

/** Why a waiver of the author's country is not there, where it is not; null: nothing is to be said. */
export function missedWaiver({ submission, charges, billing, country }: QuoteFacts): string | null {
  const own = submission.quote?.country ?? country;
  if (!countryWaiver(charges, own) || countryWaiver(charges, own, billing?.data?.payers))
    return null;
  return `There is a waiver for authors from ${countryName(own)}: it counts where all who pay are from countries that have one.`;
}

/** The price of the day of submission, less what counts by the journal's rule: as the invoice will say it. */
export function ownQuote({
  submission,
  charges,
  billing,
  country,
  currency,
}: QuoteFacts): ChargeQuote {
  const { quote, articleType } = submission;
  const wished = currency ?? billing?.data?.currency;
  const chosen = quote?.prices?.find((price) => price.currency === wished);
  const first = CurrencySchema.catch('EUR').parse(quote?.currency);
  const waiver = countryWaiver(charges, quote?.country ?? country, billing?.data?.payers);
  return quoteCharge(charges, {
    type: articleType,
    at: quote?.at ?? '',
    price: chosen ?? { currency: first, amount: quote?.amount ?? 0 },
    offered: [...(billing?.discounts ?? []), ...(waiver ? [waiver] : [])],
  });
}
