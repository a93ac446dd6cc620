import { type AppliedDiscount, DISCOUNT_KINDS, type DiscountKind } from '../entities/discount.ts';
import { countryName } from '../messages/names.ts';
import { t } from '../messages/t.ts';

type Worded = Pick<AppliedDiscount, 'kind' | 'of' | 'text'>;

/** Kinds that are named after something. */
const NAMED: Readonly<Partial<Record<DiscountKind, (of: string) => string>>> = {
  institution: (name) => t('invoiceWords.agreementWith', { name }),
  society: (society) => t('invoiceWords.memberOf', { society }),
  waiver: (country) => t('invoiceWords.countryWaiver', { country: countryName(country) }),
};

/** A discount in the language of whoever reads it. One that was stored before `of` is shown in its stored words. */
export function discountText({ kind, of, text }: Worded): string {
  const named = NAMED[kind];
  if (!named || of === '') return DISCOUNT_KINDS[kind];
  return of === undefined ? text : named(of);
}
