/** An invoice or quotation as it is typed, and its problems. */

import type { Currency } from '@quire/model/currencies';
import {
  type HandBill,
  HandBillSchema,
  type QuotationData,
  QuotationDataSchema,
} from '@quire/model/entities/hand-bill';
import type { Invoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { smallestUnits } from '../../kit/money-units.ts';

export type BillPayer = Record<
  | 'name'
  | 'organisation'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'email'
  | 'vatId'
  | 'poNumber',
  string
>;

export interface TypedLine {
  readonly key: string;
  readonly text: string;
  readonly amount: string;
}

export interface TypedBill {
  readonly billTo: BillPayer;
  readonly subject: string;
  readonly journal: string;
  readonly currency: Currency;
  readonly lines: readonly TypedLine[];
  /** The due date of an invoice, empty for the usual one; the last day of a quotation. */
  readonly day: string;
  readonly note: string;
}

export const newLine = (): TypedLine => ({ key: crypto.randomUUID(), text: '', amount: '' });

const NOBODY: BillPayer = {
  ...{ name: '', organisation: '', address: '', postalCode: '', city: '', country: '' },
  ...{ email: '', vatId: '', poNumber: '' },
};

export const newBill = (day: string): TypedBill => ({
  ...{ billTo: NOBODY, subject: '', journal: '', currency: 'EUR', lines: [newLine()] },
  ...{ day, note: '' },
});

/** The details of a known payer, without the number of an earlier purchase order. */
export const knownPayer = ({ billTo }: Pick<Invoice, 'billTo'>): BillPayer => {
  const { name, organisation, address, postalCode, city, country, email, vatId } = billTo;
  return { name, organisation, address, postalCode, city, country, email, vatId, poNumber: '' };
};

const written = ({ lines, ...bill }: TypedBill) => ({
  ...bill,
  lines: lines.map(({ text, amount }) => ({ text, amount: smallestUnits(amount, bill.currency) })),
});

/** The problems by the path of the field: `billTo.email`, `lines.0.amount`. */
export type BillProblems = ReadonlyMap<string, string>;

interface ReadBill<T> {
  readonly data: T | null;
  readonly problems: BillProblems;
}

const WORDS: Readonly<Record<string, string>> = {
  'billTo.country': t('officeQuotations.chooseCountry'),
  amount: t('officeQuotations.enterAmount'),
  validUntil: t('officeQuotations.chooseDate'),
};

function readAs<T>(
  parsed:
    | { success: true; data: T }
    | {
        success: false;
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      },
): ReadBill<T> {
  if (parsed.success) return { data: parsed.data, problems: new Map() };
  const problems = parsed.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return [name, WORDS[name] ?? WORDS[String(path.at(-1))] ?? message] as const;
  });
  return { data: null, problems: new Map(problems) };
}

export const readBill = (bill: TypedBill): ReadBill<HandBill> =>
  readAs(HandBillSchema.safeParse(written(bill)));

export const readQuotation = (bill: TypedBill): ReadBill<QuotationData> =>
  readAs(QuotationDataSchema.safeParse({ ...written(bill), validUntil: bill.day }));

/** What the tax is calculated from; null until there is an amount and a country. */
export function reckoned(bill: TypedBill): {
  readonly currency: Currency;
  readonly lines: readonly { readonly text: string; readonly amount: number }[];
  readonly country: string;
  readonly vatId: string;
} | null {
  const { currency, billTo } = bill;
  const lines = written(bill).lines.flatMap(({ amount }) =>
    typeof amount === 'number' && amount > 0 ? [{ text: '–', amount }] : [],
  );
  if (lines.length === 0 || billTo.country === '') return null;
  return { currency, lines, country: billTo.country, vatId: billTo.vatId.trim() };
}
