/** The billing form: its values and their meaning. */

import { type BillingProblem, billingProblems } from '@quire/model/charges/billing-check';
import { basisPoints, inPercent } from '@quire/model/charges/percent';
import { isEuCountry, plainVatId } from '@quire/model/charges/vat-id';
import { CurrencySchema } from '@quire/model/currencies';
import { type BillingData, BillingDataSchema, type Payer } from '@quire/model/entities/billing';
import { t } from '@quire/model/messages/t';
import { z } from 'zod';

const text = z.string().default('');
/** One payer as typed, with text fields. */
const TypedPayerSchema = z.object({
  /** Identifies the row while others are added and removed. */
  id: z.string(),
  name: text,
  organisation: text,
  address: text,
  postalCode: text,
  city: text,
  country: text,
  email: text,
  vatId: text,
  poNumber: text,
  /** Percent: `33.33`. */
  share: text,
});
export type TypedPayer = z.infer<typeof TypedPayerSchema>;
export type PayerLine = Exclude<keyof TypedPayer, 'id'>;

export const BillingValuesSchema = z.object({
  currency: z.string(),
  payers: z.array(TypedPayerSchema).min(1).max(8),
});
export type BillingValues = z.infer<typeof BillingValuesSchema>;

let rows = 0;
const newId = () => {
  rows += 1;
  return `${Date.now()}-${rows}`;
};

/** An empty payer. */
export const blankPayer = (share = ''): TypedPayer =>
  TypedPayerSchema.parse({ id: newId(), share });

/** The stored data in the form's fields. */
export const billingValuesOf = ({ currency, payers }: BillingData): BillingValues => ({
  currency: currency ?? '',
  payers: payers.map(({ share, ...payer }) =>
    TypedPayerSchema.parse({ ...payer, id: newId(), share: inPercent(share) }),
  ),
});

/** Whether two forms are equal apart from the IDs of their rows. */
export const sameValues = (a: BillingValues, b: BillingValues): boolean => {
  const said = ({ currency, payers }: BillingValues) =>
    JSON.stringify([currency, payers.map(({ id: _, ...payer }) => payer)]);
  return said(a) === said(b);
};

/** Equal shares to the hundredth of a percent; the first ones take the remainder. */
export function equalShares(count: number): string[] {
  const each = Math.floor(10_000 / count);
  const left = 10_000 - each * count;
  return Array.from({ length: count }, (_, place) => inPercent(each + (place < left ? 1 : 0)));
}

export type BillingProblems = Readonly<Record<string, string>>;

/** The first problem of each field. */
function byField(problems: readonly BillingProblem[]): BillingProblems {
  return Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message]));
}

const whole = (payers: readonly TypedPayer[]): number =>
  payers.reduce((sum, { share }) => {
    const part = basisPoints(share);
    return sum + (typeof part === 'number' ? part : 0);
  }, 0);

/** The problem of shares that do not add up to 100%; null if they do. */
function sharesProblem(payers: readonly TypedPayer[]): string | null {
  const sum = whole(payers);
  return payers.length === 1 || sum === 10_000
    ? null
    : t('authorInvoices.sharesSum', { percent: sum / 100 });
}

/** The form as billing data, or its problems by field. */
export function readBilling(
  values: BillingValues,
): { readonly data: BillingData } | { readonly problems: BillingProblems } {
  const single = values.payers.length === 1;
  const payers = values.payers.map(({ id: _, share, vatId, ...payer }) => ({
    ...payer,
    vatId: isEuCountry(payer.country) ? plainVatId(vatId) : vatId.trim(),
    share: single ? 10_000 : basisPoints(share),
  }));
  const currency = CurrencySchema.safeParse(values.currency).data;
  const read = BillingDataSchema.safeParse({ payers, ...(currency ? { currency } : {}) });
  const wrong = (read.error?.issues ?? []).map(({ path, message }) => {
    const field = path.join('.');
    return field.endsWith('.share')
      ? { field, message: t('authorInvoices.shareNeeded') }
      : { field, message };
  });
  // Missing and wrong fields are reported together, so that one attempt is enough.
  const texts = values.payers.map(
    (payer) => ({ ...payer, share: 1 }) satisfies Omit<Payer, 'country'>,
  );
  const missing = billingProblems({ payers: texts });
  const shares = sharesProblem(values.payers);
  const all = [
    ...wrong.filter(({ field }) => field !== 'payers'),
    ...missing,
    ...(shares ? [{ field: `payers.${payers.length - 1}.share`, message: shares }] : []),
  ];
  if (read.success && all.length === 0) return { data: read.data };
  return { problems: byField(all) };
}
