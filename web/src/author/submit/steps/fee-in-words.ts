import { ARTICLE_TYPES, type ArticleType } from '@quire/model/article-types';
import type { Journal } from '@quire/model/entities/journal';
import { formatMoney } from '@quire/model/money';

/** What a journal asks for an article of this type, once it is accepted. */
function feeOf(
  charges: Journal['charges'],
  articleType: ArticleType,
): { readonly amount: number; readonly currency: string } | null {
  const amount = charges?.fees.find(({ type }) => type === articleType)?.amount ?? 0;
  return charges && amount > 0 ? { amount, currency: charges.currency } : null;
}

/** The same in a sentence. */
export function feeInWords(charges: Journal['charges'], articleType: ArticleType | ''): string {
  if (!charges || charges.fees.every(({ amount }) => amount === 0)) {
    return 'This journal charges authors nothing.';
  }
  if (!articleType) return 'The charge depends on the type: choose one to see it.';
  const type = ARTICLE_TYPES[articleType].toLowerCase();
  const fee = feeOf(charges, articleType);
  return fee
    ? `${formatMoney(fee.amount, fee.currency)} for this type (${type}), if it is accepted. The price of the day you submit holds.`
    : `Nothing is charged for this type (${type}).`;
}
