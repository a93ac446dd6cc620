import type { Journal } from '@quire/model/entities/journal';
import type { Submission } from '@quire/model/entities/submission';

/** What the journal charges today for a type of article. A type that is not listed costs nothing. */
export function quoteFor(
  { charges }: Pick<Journal, 'charges'>,
  articleType: Submission['articleType'],
  at: string,
): NonNullable<Submission['quote']> {
  const amount = charges?.fees.find(({ type }) => type === articleType)?.amount ?? 0;
  return { currency: charges?.currency ?? 'EUR', amount, at };
}
