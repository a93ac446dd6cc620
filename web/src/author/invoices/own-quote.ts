/** The current fee of one of the author's manuscripts. */

import { type ChargeQuote, countryWaiver, quoteCharge } from '@quire/model/charges/quote';
import { waiverParties } from '@quire/model/charges/waiver-parties';
import { type Currency, CurrencySchema } from '@quire/model/currencies';
import type { Billing } from '@quire/model/entities/billing';
import type { OfferedDiscount, WaiverParty } from '@quire/model/entities/discount';
import type { Charges } from '@quire/model/entities/journal';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';

interface QuoteFacts {
  readonly submission: Pick<StoredSubmission, 'quote' | 'articleType'>;
  readonly charges: Charges | undefined;
  readonly billing: Pick<Billing, 'discounts' | 'data'> | null;
  /** From the author's profile; empty if unknown. */
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

const partiesOf = ({ submission, billing, country }: QuoteFacts): WaiverParty[] =>
  waiverParties({ quote: submission.quote, country, payers: billing?.data?.payers });

const ownWaiver = (facts: QuoteFacts): OfferedDiscount | null => {
  const countries = partiesOf(facts).map(({ country }) => country);
  return countryWaiver(facts.charges, countries);
};

const MISSED: Readonly<Record<WaiverParty['party'], string>> = {
  'profile-then': t('authorInvoices.missedProfileThen'),
  'profile-now': t('authorInvoices.missedProfileNow'),
  institution: t('authorInvoices.missedInstitution'),
  payer: t('authorInvoices.missedPayer'),
};

/** Why a waiver of the author's country does not apply, where it does not; null: nothing is to be said. */
export function missedWaiver(facts: QuoteFacts): string | null {
  const { charges, submission, country } = facts;
  if (ownWaiver(facts)) return null;
  const own = [submission.quote?.country, country].find((each) => countryWaiver(charges, [each]));
  if (!own) return null;
  const missing = partiesOf(facts).filter((each) => !countryWaiver(charges, [each.country]));
  const reasons = [...new Set(missing.map(({ party }) => MISSED[party]))].join(' ');
  return t('authorInvoices.waiverMissed', { country: countryName(own), reasons });
}

/** The price on the day of submission, less the discounts under the journal's rule, as on the invoice. */
export function ownQuote(facts: QuoteFacts): ChargeQuote {
  const { submission, charges, billing, currency } = facts;
  const { quote, articleType } = submission;
  const wished = currency ?? billing?.data?.currency;
  const chosen = quote?.prices?.find((price) => price.currency === wished);
  const first = CurrencySchema.catch('EUR').parse(quote?.currency);
  const waiver = ownWaiver(facts);
  return quoteCharge(charges, {
    type: articleType,
    at: quote?.at ?? '',
    price: chosen ?? { currency: first, amount: quote?.amount ?? 0 },
    offered: [...(billing?.discounts ?? []), ...(waiver ? [waiver] : [])],
  });
}
