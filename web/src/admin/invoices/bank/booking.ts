/** A booking as it is typed. */

import type { BankEntry } from '@quire/model/entities/bank-entry';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { inUnits, smallestUnits } from '../../kit/money-units.ts';
import { amountProblem } from '../dialogs/amount-problem.ts';

export interface TypedPart {
  readonly invoice: string;
  readonly number: string;
  readonly payer: string;
  /** The open amount of the invoice, if known. */
  readonly open: number | null;
  readonly typed: string;
}

export const unitsOf = ({ typed }: Pick<TypedPart, 'typed'>, currency: string): number => {
  const units = smallestUnits(typed, currency);
  return typeof units === 'number' ? units : 0;
};

const sumOf = (parts: readonly TypedPart[], currency: string): number =>
  parts.reduce((sum, part) => sum + unitsOf(part, currency), 0);

/** The first content of the form: suggestions that add up to the entry, or an empty row. */
export function firstParts({
  grade,
  suggested,
  amount,
  currency,
}: Pick<BankEntry, 'grade' | 'suggested' | 'amount' | 'currency'>): TypedPart[] {
  if (grade === 'possible') return [];
  const isWhole = suggested.reduce((sum, each) => sum + each.amount, 0) === amount;
  if (!isWhole) return [];
  return suggested.map(({ invoice, number, payer, amount: own }) => ({
    ...{ invoice, number, payer, open: null },
    typed: inUnits(own, currency),
  }));
}

/** Adds an invoice with its open amount, up to what is left of the entry. */
export function withInvoice(
  parts: readonly TypedPart[],
  { id, number, billTo, ...invoice }: StoredInvoice,
  { amount, currency }: Pick<BankEntry, 'amount' | 'currency'>,
): readonly TypedPart[] {
  if (parts.some((part) => part.invoice === id)) return parts;
  const open = openAmount(invoice);
  const left = Math.max(0, amount - sumOf(parts, currency));
  const own = open > 0 ? Math.min(open, left) : left;
  const payer = billTo.organisation || billTo.name;
  return [
    ...parts,
    { ...{ invoice: id, number: number ?? '', payer, open }, typed: inUnits(own, currency) },
  ];
}

/** Why the booking is not possible; null if it is. */
export function bookingProblem(
  parts: readonly TypedPart[],
  { amount, currency }: Pick<BankEntry, 'amount' | 'currency'>,
): string | null {
  if (parts.length === 0) return t('officeBank.chooseInvoice');
  if (parts.some(({ typed }) => amountProblem(typed, currency, amount) !== null)) {
    return t('officeBank.correctAmounts');
  }
  const left = amount - sumOf(parts, currency);
  if (left === 0) return null;
  const said = formatMoney(Math.abs(left), currency);
  return left > 0
    ? t('officeBank.notAssigned', { amount: said })
    : t('officeBank.assignedTooMuch', { amount: said });
}

/** The amount that exceeds the open amounts of the invoices, if known. */
export const beyondOpen = (parts: readonly TypedPart[], currency: string): number =>
  parts.reduce(
    (sum, part) =>
      sum + (part.open === null ? 0 : Math.max(0, unitsOf(part, currency) - part.open)),
    0,
  );
