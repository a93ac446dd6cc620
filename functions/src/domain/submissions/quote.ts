import { pricesAt } from '@quire/model/charges/price-list';
import type { Journal } from '@quire/model/entities/journal';
import type { Submission } from '@quire/model/entities/submission';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';

/** The journal's charge that day for a type of article. A type that is not listed costs nothing. */
function quoteFor(
  { charges }: Pick<Journal, 'charges'>,
  articleType: Submission['articleType'],
  at: string,
): NonNullable<Submission['quote']> {
  const prices = pricesAt(charges, articleType, at);
  const first = prices[0] ?? { currency: charges?.currency ?? 'EUR', amount: 0 };
  return { ...first, type: articleType, ...(prices.length > 1 ? { prices } : {}), at };
}

export interface QuoteFacts {
  readonly at: string;
  readonly event: SubmissionEvent;
  /** Of the author's profile. */
  readonly country: string | undefined;
  /** Of the institutions that the manuscript names now, by ROR. */
  readonly affiliationCountries?: readonly string[];
}

/**
 * The price that applies: that of the first day, with the country of the first day. If the manuscript has
 * changed its type, that type's price of the first day; but after review, its author cannot make it cheaper
 * by changing the type: only editors grant discounts. The institutions are the current ones: those of a
 * revision have to entitle to a waiver like those first sent.
 */
export function quoteOf(
  submission: Pick<Submission, 'quote' | 'articleType' | 'submittedAt'>,
  journal: Pick<Journal, 'charges'>,
  facts: QuoteFacts,
): NonNullable<Submission['quote']> {
  const { affiliationCountries: _, ...price } = priceOf(submission, journal, facts);
  const { affiliationCountries: known = [] } = facts;
  return { ...price, ...(known.length > 0 ? { affiliationCountries: [...known] } : {}) };
}

function priceOf(
  submission: Pick<Submission, 'quote' | 'articleType' | 'submittedAt'>,
  journal: Pick<Journal, 'charges'>,
  { at, event, country }: QuoteFacts,
): NonNullable<Submission['quote']> {
  const { quote, articleType, submittedAt } = submission;
  if (quote && (quote.type === undefined || quote.type === articleType)) return quote;
  const next = quoteFor(journal, articleType, submittedAt ?? at);
  const isDearer = quote?.currency === next.currency && next.amount >= quote.amount;
  if (quote && event === 'submit_revision' && !isDearer) return quote;
  const first = quote ? quote.country : country;
  return { ...next, ...(first === undefined ? {} : { country: first }) };
}
