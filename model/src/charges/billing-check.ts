/** What an invoice needs beyond the form of each field: the page says it beside the field, the function insists. */

import type { BillingData, Payer } from '../entities/billing.ts';
import { countryName } from '../messages/names.ts';
import { t } from '../messages/t.ts';
import { isEuCountry, isVatIdOf } from './vat-id.ts';

export interface BillingProblem {
  /** `payers.0.vatId`. */
  readonly field: string;
  readonly message: string;
}

/** A VAT id by its form alone: whether it is in force, nobody is asked. Empty is right. */
export function vatIdProblem({ country, vatId }: Pick<Payer, 'country' | 'vatId'>): string | null {
  if (vatId === '' || !isEuCountry(country) || isVatIdOf(country, vatId)) return null;
  return t('invoiceWords.vatIdWrong', { country: countryName(country) });
}

function payerProblems(payer: Payer, place: number): BillingProblem[] {
  const problems: (readonly [keyof Payer, string | null])[] = [
    ['address', payer.address === '' ? t('invoiceWords.streetMissing') : null],
    ['city', payer.city === '' ? t('invoiceWords.cityMissing') : null],
    ['vatId', vatIdProblem(payer)],
  ];
  return problems.flatMap(([field, message]) =>
    message === null ? [] : [{ field: `payers.${place}.${field}`, message }],
  );
}

/** Everything that keeps billing data from an invoice: Directive 2006/112/EC, Article 226, asks for whole addresses. */
export const billingProblems = ({ payers }: Pick<BillingData, 'payers'>): BillingProblem[] =>
  payers.flatMap(payerProblems);
