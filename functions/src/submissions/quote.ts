import { pricesAt } from '@quire/model/charges/price-list';
import type { Journal } from '@quire/model/entities/journal';
import type { Submission } from '@quire/model/entities/submission';

/** What the journal charges today for a type of article. A type that is not listed costs nothing. */
function quoteFor(
  { charges }: Pick<Journal, 'charges'>,
  articleType: Submission['articleType'],
  at: string,
): NonNullable<Submission['quote']> {
  const prices = pricesAt(charges, articleType, at);
  const first = prices[0] ?? { currency: charges?.currency ?? 'EUR', amount: 0 };
  return { ...first, type: articleType, ...(prices.length > 1 ? { prices } : {}), at };
}

/** The price that holds: the one of the first day, unless the manuscript has become another type since. */
export function quoteOf(
  submission: Pick<Submission, 'quote' | 'articleType'>,
  journal: Pick<Journal, 'charges'>,
  at: string,
): NonNullable<Submission['quote']> {
  const { quote, articleType } = submission;
  const holds = quote && (quote.type === undefined || quote.type === articleType);
  return holds ? quote : quoteFor(journal, articleType, at);
}
