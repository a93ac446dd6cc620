import { discountText } from '@quire/model/charges/discount-text';
import type { OfferedDiscount } from '@quire/model/entities/discount';
import { storedText } from '../../../platform/text/stored-text.ts';

type Named = Omit<OfferedDiscount, 'text'> & { readonly of: string };

/** A discount with its words in the first language, for those who read the record itself. */
export function storedDiscount(discount: Named): OfferedDiscount {
  const text = storedText(() => discountText({ ...discount, text: '' }));
  return { ...discount, of: discount.of.slice(0, 300), text: text.slice(0, 300) };
}
