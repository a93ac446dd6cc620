import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import { priceAt } from '@quire/model/charges/price-list';
import type { Journal } from '@quire/model/entities/journal';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';

/** `None`, `EUR 900.00` or `EUR 300.00 to EUR 900.00`: by type of article, in the journal's first currency, on a day. */
export function chargesInShort(charges: Journal['charges'], today: string): string {
  if (!charges) return t('journals.noneCharged');
  const { currency } = charges;
  const types = Object.keys(ARTICLE_TYPES) as ArticleType[];
  const amounts = types
    .map((type) => priceAt(charges, type, currency, today)?.amount ?? 0)
    .filter((amount) => amount > 0);
  if (amounts.length === 0) return t('journals.noneCharged');
  const least = formatMoney(Math.min(...amounts), currency);
  const most = formatMoney(Math.max(...amounts), currency);
  return least === most ? most : t('journals.chargeRange', { least, most });
}
