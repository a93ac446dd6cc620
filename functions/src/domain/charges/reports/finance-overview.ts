import type { CALLS } from '@quire/model/calls/calls';
import { ageBand, ageing } from '@quire/model/charges/ageing';
import { BANK_ENTRIES, DISCOUNT_REQUESTS, INVOICES, QUOTATIONS } from '@quire/model/collections';
import { CURRENCY_CODES, type Currency } from '@quire/model/currencies';
import { amountToGiveBack, openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import type { Query } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Person } from '../../access/principal.ts';
import { readOpenInvoices } from '../bank/read-bank-entry.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { readInvoice } from '../read-invoice.ts';

type Overview = z.input<typeof CALLS.financeOverview.response>;
type ReportPorts = Pick<ChargePorts, 'db' | 'now'>;

/** The limit for counting what is waiting. */
const COUNTED = 200;
/** A bound above the payments of a month, and above the open invoices. */
const READ_MOST = 2_000;
const SHOWN = 500;

async function countOf(query: Query): Promise<Overview['toConfirm']> {
  const found = await query
    .limit(COUNTED + 1)
    .select()
    .get();
  return { count: Math.min(found.size, COUNTED), isMore: found.size > COUNTED };
}

interface Part {
  readonly currency: Currency;
  readonly amount: number;
}

/** By currency: amounts in different currencies are never added up. */
function sums(parts: readonly Part[]): Overview['open'] {
  return CURRENCY_CODES.flatMap((currency) => {
    const own = parts.filter((each) => each.currency === currency && each.amount > 0);
    if (own.length === 0) return [];
    return [
      { currency, amount: own.reduce((sum, each) => sum + each.amount, 0), count: own.length },
    ];
  });
}

/** Payments received in this month, whenever their invoices were issued. */
async function paidSince({ db }: ReportPorts, from: string): Promise<Part[]> {
  const found = await db.collection(INVOICES).where('paidAt', '>=', from).limit(READ_MOST).get();
  return found.docs
    .map(readInvoice)
    .flatMap(({ currency, payments }) =>
      payments
        .filter(({ kind, at }) => kind === 'payment' && at >= from)
        .map(({ amount }) => ({ currency, amount })),
    );
}

const openOf = (invoice: StoredInvoice): Part => ({
  ...{ currency: invoice.currency, amount: openAmount(invoice) },
});

/** `financeOverview`: the current accounts, and what is waiting for staff. */
export async function financeOverview(ports: ReportPorts, person: Person): Promise<Overview> {
  requireInvoiceRight(person, 'invoice.settle');
  const { db } = ports;
  const at = ports.now().toISOString();
  const waiting = (name: string) => countOf(db.collection(name).where('state', '==', 'open'));
  const [open, back, paid, toConfirm, toDecide, quotations] = await Promise.all([
    readOpenInvoices(db),
    db.collection(INVOICES).where('isToGiveBack', '==', true).limit(READ_MOST).get(),
    paidSince(ports, `${at.slice(0, 7)}-01T00:00:00.000Z`),
    waiting(BANK_ENTRIES),
    waiting(DISCOUNT_REQUESTS),
    waiting(QUOTATIONS),
  ]);
  const overdue = open.filter(({ dueAt }) => dueAt !== undefined && dueAt < at);
  const owed = open.filter((invoice) => openAmount(invoice) > 0);
  const toGiveBack = back.docs.map(readInvoice);
  return {
    at,
    open: sums(open.map(openOf)),
    overdue: sums(overdue.map(openOf)),
    paid: sums(paid),
    toGiveBack: sums(
      toGiveBack.map((each) => ({ currency: each.currency, amount: amountToGiveBack(each) })),
    ),
    ...{ toConfirm, toDecide, quotations },
    ageing: ageing(open, at).map(({ amounts, ...row }) => ({ ...row, amounts: { ...amounts } })),
    invoices: owed
      .toSorted((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? ''))
      .slice(0, SHOWN)
      .map((invoice) => ({
        ...{ id: invoice.id, number: invoice.number ?? '', currency: invoice.currency },
        payer: invoice.billTo.organisation || invoice.billTo.name,
        open: openAmount(invoice),
        ...(invoice.dueAt ? { dueAt: invoice.dueAt } : {}),
        band: ageBand(invoice, at),
      })),
    isMore: owed.length > SHOWN,
  };
}
