/** The texts about an invoice for its author: the state and the next step. */

import type { StoredInvoice } from '@quire/model/entities/invoice';
import { amountToGiveBack, openAmount } from '@quire/model/entities/invoice';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import type { InvoiceState } from '@quire/model/states/invoice';

/** A date in the format and time zone of the documents, so that both show the same day. */
export const invoiceDay = (instant: string): string => longDate(instant.slice(0, 10));

type Said = Pick<
  StoredInvoice,
  'kind' | 'state' | 'dueAt' | 'currency' | 'total' | 'paid' | 'refunded' | 'credited'
>;

/** `Pay EUR 450.00 by 1 July 2026 …`: the next step. For a credit note, that there is nothing to do. */
export function invoiceNext(invoice: Said): string {
  const { kind, state, dueAt, currency } = invoice;
  if (kind === 'credit_note') return t('authorInvoices.nextCreditNote');
  const next = nextOf(state, formatMoney(openAmount(invoice), currency), dueAt);
  const back = amountToGiveBack(invoice);
  if (back === 0) return next;
  return t('authorInvoices.paidTooMuch', { next, amount: formatMoney(back, currency) });
}

function nextOf(state: InvoiceState, amount: string, dueAt: string | undefined): string {
  const due = dueAt ? invoiceDay(dueAt) : '';
  switch (state) {
    case 'draft':
      return t('authorInvoices.nextDraft');
    case 'issued':
    case 'part_paid':
    case 'overdue':
      if (due === '') return t('authorInvoices.nextUndated', { amount });
      if (state === 'issued') return t('authorInvoices.nextIssued', { amount, due });
      if (state === 'part_paid') return t('authorInvoices.nextPartPaid', { amount, due });
      return t('authorInvoices.nextOverdue', { amount, due });
    case 'paid':
      return t('authorInvoices.nextPaid');
    case 'refunded':
      return t('authorInvoices.nextRefunded');
    case 'waived':
      return t('authorInvoices.nextWaived');
    case 'cancelled':
      return t('authorInvoices.nextCancelled');
  }
}

/** Sorts invoices by number, valid ones first, then cancelled ones with their credit notes. */
export function invoicesInOrder<
  Invoice extends Pick<StoredInvoice, 'kind' | 'state' | 'round' | 'payer'>,
>(invoices: readonly Invoice[]): Invoice[] {
  const holds = ({ kind, state }: Invoice) => Number(kind === 'invoice' && state !== 'cancelled');
  return invoices.toSorted((a, b) => holds(b) - holds(a) || b.round - a.round || a.payer - b.payer);
}
