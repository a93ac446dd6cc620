/** What an invoice needs beyond the form of each field: the page says it beside the field, the function insists. */
import { countryName } from '../countries.ts';
import type { BillingData, Payer } from '../entities/billing.ts';
import { isEuCountry, isVatIdOf } from './vat-id.ts';

export interface BillingProblem {
  /** `payers.0.vatId`. */
  readonly field: string;
  readonly message: string;
}

/** A VAT id by its form alone: whether it is in force, nobody is asked. Empty is right. */
export function vatIdProblem({ country, vatId }: Pick<Payer, 'country' | 'vatId'>): string | null {
  if (vatId === '' || !isEuCountry(country) || isVatIdOf(country, vatId)) return null;
  return `This does not look like a VAT ID of ${countryName(country)}. Leave the field empty if you have none.`;
}

function payerProblems(payer: Payer, place: number): BillingProblem[] {
  const problems: (readonly [keyof Payer, string | null])[] = [
    ['address', payer.address === '' ? 'Enter street and number, or a post-office box.' : null],
    ['city', payer.city === '' ? 'Enter the city or town.' : null],
    ['vatId', vatIdProblem(payer)],
  ];
  return problems.flatMap(([field, message]) =>
    message === null ? [] : [{ field: `payers.${place}.${field}`, message }],
  );
}

/** Everything that keeps billing data from an invoice: Directive 2006/112/EC, Article 226, asks for whole addresses. */
export const billingProblems = ({ payers }: Pick<BillingData, 'payers'>): BillingProblem[] =>
  payers.flatMap(payerProblems);
