/**
 * Which VAT an invoice carries. The supply is a service to a payer: Directive 2006/112/EC, Articles 44
 * (to businesses: where they are), 45 (to others: where the seller is) and 196 (reverse charge). What the
 * press knows of a business is its VAT id.
 */

import type { InvoiceTax } from '../entities/invoice.ts';
import type { Seller } from '../entities/seller.ts';
import { t } from '../messages/t.ts';
import { isEuCountry, isVatIdOf } from './vat-id.ts';

export type TaxTreatment = Omit<InvoiceTax, 'amount'>;

export const TAX_NOTES = {
  get reverseCharge() {
    return t('invoiceWords.taxNoteReverseCharge');
  },
  get outsideEu() {
    return t('invoiceWords.taxNoteOutsideEu');
  },
  get abroad() {
    return t('invoiceWords.taxNoteAbroad');
  },
  get notRegistered() {
    return t('invoiceWords.taxNoteNotRegistered');
  },
} as const;

type TaxedSeller = Pick<Seller, 'country' | 'vatId' | 'taxRate' | 'taxCountries'>;

const rated = (rate: number): TaxTreatment => ({
  category: rate > 0 ? 'S' : 'Z',
  rate,
  reverseCharge: false,
  note: '',
});
const outside = (note: string): TaxTreatment => ({
  category: 'O',
  rate: 0,
  reverseCharge: false,
  note,
});

/** The treatment of a payer by a seller. */
export function taxFor(
  seller: TaxedSeller,
  payer: { readonly country: string; readonly vatId: string },
): TaxTreatment {
  if (seller.vatId === '' && seller.taxRate === 0) return outside(TAX_NOTES.notRegistered);
  if (payer.country === seller.country) return rated(seller.taxRate);
  const own = seller.taxCountries.find(({ country }) => country === payer.country);
  if (!isEuCountry(seller.country)) return own ? rated(own.rate) : outside(TAX_NOTES.abroad);
  if (!isEuCountry(payer.country)) return own ? rated(own.rate) : outside(TAX_NOTES.outsideEu);
  if (isVatIdOf(payer.country, payer.vatId)) {
    return { category: 'AE', rate: 0, reverseCharge: true, note: TAX_NOTES.reverseCharge };
  }
  return rated(own?.rate ?? seller.taxRate);
}
