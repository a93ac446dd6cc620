/** Payments and refunds. */

import type { CALLS } from '@quire/model/calls/calls';
import {
  askedBack,
  creditOfRefund,
  type Invoice,
  openAmount,
  type Payment,
  type StoredInvoice,
} from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { type InvoiceState, isOpenInvoice } from '@quire/model/states/invoice';
import type { Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Principal } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { changeInvoice } from './change-invoice.ts';
import { takeOff } from './credit-part.ts';
import { type Post, paymentMails, readPost } from './invoice-mails.ts';
import { numbersFor } from './issue-invoices.ts';
import { requireInvoiceRight } from './may-act.ts';
import type { ChargePorts } from './ports.ts';
import { invoiceRef, readInvoice } from './read-invoice.ts';
import { reconcileCharge } from './reconcile-charge.ts';
import { requireOutsider } from './require-outsider.ts';
import { actorOf } from './who-did-it.ts';

type Asked = z.output<typeof CALLS.recordPayment.request>;
type AskedRefund = z.output<typeof CALLS.recordRefund.request>;
type Afterwards = z.input<typeof CALLS.recordPayment.response>;
type Kind = Payment['kind'];

const answer = ({ state, paid, refunded }: Invoice): Afterwards => ({ state, paid, refunded });

/**
 * Records a payment, once for its key. Staff record at most the open amount, unless they confirm an overpayment;
 * payments reported by the payment provider are always recorded. Once paid in full, production begins.
 */
export async function recordPayment(
  ports: ChargePorts,
  principal: Principal,
  asked: Asked,
): Promise<Afterwards> {
  const after = await record(ports, principal, 'payment', asked);
  await reconcileCharge(ports, after.submission);
  return answer(after);
}

/**
 * Records a refund: at most the amount paid. With `creditReason`, a credit note is issued for the amount, except for
 * the part that was due for refund already. `settles`: the key it was requested with.
 */
export async function recordRefund(
  ports: ChargePorts,
  principal: Principal,
  asked: AskedRefund,
  settles?: string,
): Promise<Afterwards> {
  return answer(await record(ports, principal, 'refund', asked, settles));
}

async function record(
  ports: ChargePorts,
  principal: Principal,
  kind: Kind,
  asked: Asked & AskedRefund,
  settles?: string,
): Promise<StoredInvoice> {
  const { db } = ports;
  requireInvoiceRight(principal, 'invoice.settle');
  if (principal !== 'system') requirePast(asked.at, ports.now());
  const first = readInvoice(await invoiceRef(db, asked.invoice).get());
  await requireOutsider(ports, principal, first.submission);
  const post = await readPost(ports, first);
  return inTransaction(db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(db, asked.invoice)));
    const by = requireInvoiceRight(principal, 'invoice.settle', invoice);
    const { key: id, amount, method, reference, at } = asked;
    const known = invoice.payments.find((each) => each.id === id);
    if (known) {
      if (known.kind === kind && known.amount === amount) return invoice;
      throw new Refused('invoice/key-used');
    }
    const isMore = kind === 'payment' && asked.isMore === true;
    if (principal !== 'system' && !isMore) requireRoom(invoice, kind, amount);
    const recorded = { id, kind, at, method, reference, amount };
    if (kind === 'payment') return takePayment(ports, tx, { invoice, payment: recorded, by, post });
    const payment: Payment = { ...recorded, by: actorOf(by, invoice) };
    const payments = [...invoice.payments, payment];
    const told = async (after: StoredInvoice) => {
      if (post) await enqueueMails(ports, tx, paymentMails(after, payment, post));
      return after;
    };
    const now = ports.now().toISOString();
    const text = formatMoney(amount, invoice.currency);
    const entry = invoice.cardRefunds.find((each) => each.key === settles);
    const reason = asked.creditReason ?? entry?.creditReason;
    const credit = reason === undefined ? 0 : creditOfRefund(invoice, amount);
    if (credit > 0) requireInvoiceRight(principal, 'invoice.issue', invoice);
    const numbers =
      credit > 0 ? await numbersFor(ports, tx, invoice.seller?.invoicePrefix) : undefined;
    const refunded = invoice.refunded + amount;
    const state = stateAfterRefund(invoice, refunded);
    const cardRefunds = invoice.cardRefunds.map((each) =>
      each.key === settles ? { ...each, state: 'done' as const } : each,
    );
    const set = { state, refunded, payments, cardRefunds };
    const change = { event: 'refund', at: now, by, text, set } as const;
    const after = changeInvoice(db, tx, invoice, change);
    if (!numbers || reason === undefined) return told(after);
    const taken = { invoice: after, numbers, key: id, amount: credit, reason, at: now, by };
    const credited = takeOff(ports, tx, taken);
    numbers.take();
    return told(credited);
  });
}

interface Taken {
  readonly invoice: StoredInvoice;
  readonly payment: Omit<Payment, 'by'>;
  readonly by: string;
  readonly post: Post | null;
}

/**
 * Records a received payment, and sends the receipt: in a transaction whose reads are complete. The caller has checked
 * the right and the open amount.
 */
export async function takePayment(
  ports: ChargePorts,
  tx: Transaction,
  { invoice, payment: { amount, ...said }, by, post }: Taken,
): Promise<StoredInvoice> {
  const payment: Payment = { ...said, amount, by: actorOf(by, invoice) };
  const paid = invoice.paid + amount;
  const state = stateAfterPayment(invoice, paid);
  const remindAt = isOpenInvoice(state) ? invoice.remindAt : undefined;
  const set = { state, paid, payments: [...invoice.payments, payment], remindAt };
  const text = formatMoney(amount, invoice.currency);
  const at = ports.now().toISOString();
  const after = changeInvoice(ports.db, tx, invoice, { event: 'pay', at, by, text, set });
  if (post) await enqueueMails(ports, tx, paymentMails(after, payment, post));
  return after;
}

const DAY_MS = 86_400_000;

/** Throws `Refused` for a future day, except tomorrow, because of time zones. */
export function requirePast(at: string, now: Date): void {
  if (Date.parse(at) <= now.getTime() + DAY_MS) return;
  const message = t('officeRefusals.dayAhead');
  throw new Refused('input/invalid', { field: 'at', problems: [{ field: 'at', message }] });
}

/** Throws `Refused` if it exceeds the amount available, or nothing is open at all. */
export function requireRoom(invoice: StoredInvoice, kind: Kind, amount: number): void {
  const left =
    kind === 'payment' ? openAmount(invoice) : invoice.paid - invoice.refunded - askedBack(invoice);
  if (kind === 'payment' && !isOpenInvoice(invoice.state)) throw new Refused('invoice/wrong-state');
  if (amount <= left) return;
  throw new Refused('invoice/too-much', {
    field: 'amount',
    values: { left: formatMoney(left, invoice.currency) },
  });
}

/** The state of an invoice with this amount paid in total. */
export function stateAfterPayment(
  { state, total, refunded, credited }: StoredInvoice,
  paid: number,
): InvoiceState {
  if (!isOpenInvoice(state)) return state;
  if (paid - refunded >= total - credited) return 'paid';
  return state === 'overdue' ? 'overdue' : 'part_paid';
}

/**
 * A paid invoice whose payments were all refunded is refunded; one cancelled by a credit note stays cancelled. If it is
 * still open, nothing is paid then.
 */
function stateAfterRefund({ state, paid }: StoredInvoice, refunded: number): InvoiceState {
  if (refunded < paid) return state;
  if (state === 'part_paid') return 'issued';
  return state === 'paid' ? 'refunded' : state;
}
