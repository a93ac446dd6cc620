import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import { priceAt } from '@quire/model/charges/price-list';
import type { Journal } from '@quire/model/entities/journal';
import { formatMoney } from '@quire/model/money';

/** `None`, `EUR 900.00` or `EUR 300.00 to EUR 900.00`: by type of article, in the journal's first currency, on a day. */
export function chargesInShort(charges: Journal['charges'], today: string): string {
  if (!charges) return 'None';
  const { currency } = charges;
  const types = Object.keys(ARTICLE_TYPES) as ArticleType[];
  const amounts = types
    .map((type) => priceAt(charges, type, currency, today)?.amount ?? 0)
    .filter((amount) => amount > 0);
  if (amounts.length === 0) return 'None';
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((amount) =>
    formatMoney(amount, currency),
  );
  return least === most ? `${most}` : `${least} to ${most}, by type`;
}
