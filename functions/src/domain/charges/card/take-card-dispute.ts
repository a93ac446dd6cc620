/** Payments that cards' banks withdraw in a dispute, and may return. */
import { CARD_EVENTS } from '@quire/model/collections';
import type { Payment, StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { type InvoiceState, isOpenInvoice } from '@quire/model/states/invoice';
import { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { changeInvoice, type InvoiceChange } from '../change-invoice.ts';
import type { ChargePorts } from '../ports.ts';
import { invoiceRef, readInvoice } from '../read-invoice.ts';
import { reconcileCharge } from '../reconcile-charge.ts';
import { dueReminder } from '../reminder-steps.ts';
import type { CardEvent } from './card-provider.ts';
import { stateWithBack } from './fail-card-refund.ts';
import { invoiceOfPayment } from './invoice-of-payment.ts';
import { type Checkers, checkMails, readCheckers } from './payment-to-check.ts';
import type { CardOutcome } from './take-card-event.ts';

type Told = Extract<CardEvent, { kind: 'dispute' }>;

/** `cardEvents/{the provider's id of a dispute}`: its last known state. */
const NoteSchema = z.object({
  kind: z.literal('dispute'),
  dispute: z.string(),
  payment: z.string(),
  amount: z.number().int().positive(),
  currency: z.string(),
  state: z.enum(['taken', 'lost', 'won']),
  reason: z.string(),
  at: z.iso.datetime(),
});
type Note = z.infer<typeof NoteSchema>;

/** A lost dispute may be won on appeal. So the order of events does not matter. */
const RANK: Readonly<Record<Note['state'], number>> = { taken: 0, lost: 1, won: 2 };

/** Handles an event about a dispute, whatever was known before. */
export async function takeCardDispute(ports: ChargePorts, event: Told): Promise<CardOutcome> {
  const { id: _id, ...told } = event;
  const ref = ports.db.collection(CARD_EVENTS).doc(event.dispute);
  const note = await inTransaction(ports.db, async (tx): Promise<Note> => {
    const known = NoteSchema.safeParse((await tx.get(ref)).data()).data;
    if (known && RANK[known.state] >= RANK[told.state]) return known;
    const next = NoteSchema.parse(told);
    tx.set(ref, next);
    return next;
  });
  const invoice = await invoiceOfPayment(ports.db, note.payment);
  // Unrelated, or its payment is not reported yet: it is handled with the payment.
  if (!invoice) return 'ignored';
  await follow(ports, invoice.id, note);
  return note.currency === invoice.currency ? 'recorded' : 'differs';
}

/** Disputes that were reported before their payment. */
export async function takeEarlyDisputes(ports: ChargePorts, payment: string): Promise<void> {
  const events = ports.db.collection(CARD_EVENTS).where('payment', '==', payment);
  const found = await events.where('kind', '==', 'dispute').get();
  const invoice = found.empty ? null : await invoiceOfPayment(ports.db, payment);
  if (!invoice) return;
  for (const doc of found.docs) await follow(ports, invoice.id, NoteSchema.parse(doc.data()));
}

/** Applies the known state of a dispute to an invoice, and notifies finance. Can be repeated. */
async function follow(ports: ChargePorts, id: string, note: Note): Promise<void> {
  const { db } = ports;
  const checkers = await readCheckers(ports);
  const submission = await inTransaction(db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(db, id)));
    if (note.currency !== invoice.currency) {
      ports.log.error('card/differs', { dispute: note.dispute, invoice: id });
      await enqueueMails(ports, tx, tell(ports, checkers, invoice, note, 'dispute-differs'));
      return invoice.submission;
    }
    const change = changeBy(invoice, note, ports.now().toISOString());
    const isTold = note.state === 'lost' || change !== null;
    const after = change ? changeInvoice(db, tx, invoice, change) : invoice;
    const why = { taken: 'charged-back', lost: 'dispute-lost', won: 'dispute-won' } as const;
    const mails = isTold ? tell(ports, checkers, after, note, why[note.state]) : [];
    await enqueueMails(ports, tx, mails);
    return invoice.submission;
  });
  await reconcileCharge(ports, submission);
}

const tell = (
  ports: ChargePorts,
  checkers: Checkers | null,
  invoice: StoredInvoice,
  { dispute, payment, amount, currency, state }: Note,
  why: Parameters<typeof checkMails>[4],
) => {
  const about = { cause: `${dispute}-${state}`, payment, amount: formatMoney(amount, currency) };
  return checkMails(ports, checkers, invoice, about, why);
};

/**
 * The entry that is still to be recorded; null: none. A dispute that was won before its start was reported has moved no
 * money.
 */
function changeBy(
  invoice: StoredInvoice,
  { dispute, payment, amount, currency, state, reason, at }: Note,
  now: string,
): InvoiceChange | null {
  const { payments, dueAt } = invoice;
  const has = (id: string) => payments.some((each) => each.id === id);
  const back = `${dispute}-back`;
  const row = { at, method: 'card', reference: payment, amount, by: 'system' } as const;
  const text = `${formatMoney(amount, currency)}: ${reason}`.slice(0, 300);
  const said = { at: now, by: 'system', text };
  if (state === 'won') {
    if (!has(dispute) || has(back)) return null;
    const returned: Payment = { ...row, id: back, kind: 'payment' };
    const paid = invoice.paid + amount;
    const next = stateWithBack(invoice, paid);
    const remindAt = isOpenInvoice(next) ? invoice.remindAt : undefined;
    const set = { state: next, paid, payments: [...payments, returned], remindAt };
    return { ...said, event: 'win_back', set };
  }
  if (has(dispute)) return null;
  const taken: Payment = { ...row, id: dispute, kind: 'chargeback' };
  const refunded = invoice.refunded + amount;
  const next = stateAfterChargeback(invoice, refunded, now);
  // During a dispute no reminders are sent automatically, but the due date stays.
  const isToCome = isOpenInvoice(next) && next !== 'overdue' && dueAt !== undefined;
  const remindAt = isToCome ? dueReminder(dueAt, now).next : undefined;
  const set = { state: next, refunded, payments: [...payments, taken], remindAt };
  return { ...said, event: 'charge_back', set };
}

/** A chargeback of a paid invoice reopens it, overdue if its due date has passed. */
function stateAfterChargeback(
  { state, total, credited, paid, dueAt }: StoredInvoice,
  refunded: number,
  now: string,
): InvoiceState {
  const kept = paid - refunded;
  const isOwed = (state === 'paid' || isOpenInvoice(state)) && kept < total - credited;
  if (!isOwed) return state;
  if (dueAt !== undefined && dueAt < now) return 'overdue';
  return kept > 0 ? 'part_paid' : 'issued';
}
