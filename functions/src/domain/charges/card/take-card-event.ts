/** The consequences of the provider's events: once for each, in any order. */
import { CARD_EVENTS } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { openAmount } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueMails, type NewMail } from '../../outbox/enqueue-mail.ts';
import type { ChargePorts } from '../ports.ts';
import { invoiceRef, readInvoice } from '../read-invoice.ts';
import { recordPayment } from '../record-payment.ts';
import type { CardEvent } from './card-provider.ts';
import { checkMails, readCheckers } from './payment-to-check.ts';
import { takeCardDispute, takeEarlyDisputes } from './take-card-dispute.ts';
import { takeCardRefund, takeEarlyRefunds } from './take-card-refund.ts';

/**
 * `differs`: it does not match the request, and was not recorded. `refund-due`: it is recorded, but exceeds the open
 * amount. `ignored`: unrelated, or not yet.
 */
export type CardOutcome = 'seen' | 'recorded' | 'refund-due' | 'differs' | 'unknown' | 'ignored';

type Paid = Extract<CardEvent, { kind: 'paid' }>;

/**
 * Handles a signed event. A repeated event does nothing; payments and refunds have keys made from the provider's ids,
 * so an interrupted or concurrent call has no effect twice.
 */
export async function takeCardEvent(ports: ChargePorts, event: CardEvent): Promise<CardOutcome> {
  const ref = ports.db.collection(CARD_EVENTS).doc(event.id);
  const isSeen = (await ref.get()).exists;
  const outcome = isSeen ? 'seen' : await takeNew(ports, event);
  // After the event is stored: earlier reports of refunds and disputes find their payment by it.
  if (event.kind === 'paid') {
    await takeEarlyRefunds(ports, event.payment);
    await takeEarlyDisputes(ports, event.payment);
  }
  return outcome;
}

async function takeNew(ports: ChargePorts, event: CardEvent): Promise<CardOutcome> {
  const ref = ports.db.collection(CARD_EVENTS).doc(event.id);
  const { outcome, mails } = await follow(ports, event);
  const { at } = event;
  const takenAt = ports.now().toISOString();
  // The last known state of a refund or dispute has the plain kind.
  const isNoted = event.kind === 'refund' || event.kind === 'dispute';
  const kind = isNoted ? `${event.kind}-event` : event.kind;
  const about =
    event.kind === 'paid' ? { invoice: event.invoice, payment: event.payment } : undefined;
  await inTransaction(ports.db, async (tx) => {
    if ((await tx.get(ref)).exists) return;
    await enqueueMails(ports, tx, mails);
    tx.create(ref, { kind, at, ...about, outcome, takenAt });
  });
  return outcome;
}

interface Followed {
  readonly outcome: CardOutcome;
  readonly mails: readonly NewMail[];
}

async function follow(ports: ChargePorts, event: CardEvent): Promise<Followed> {
  if (event.kind === 'other') return { outcome: 'ignored', mails: [] };
  if (event.kind === 'refund') return { outcome: await takeCardRefund(ports, event), mails: [] };
  if (event.kind === 'dispute') return { outcome: await takeCardDispute(ports, event), mails: [] };
  const stored = await invoiceRef(ports.db, event.invoice).get();
  if (!stored.exists) {
    ports.log.error('card/unknown-invoice', { event: event.id, invoice: event.invoice });
    return { outcome: 'unknown', mails: [] };
  }
  return takePayment(ports, readInvoice(stored), event);
}

async function takePayment(
  ports: ChargePorts,
  invoice: StoredInvoice,
  event: Paid,
): Promise<Followed> {
  const { payment, amount, asked, currency, at } = event;
  const isAsAsked = amount === asked && amount <= invoice.total && currency === invoice.currency;
  if (invoice.kind !== 'invoice' || !isAsAsked) {
    ports.log.error('card/differs', { event: event.id, invoice: invoice.id });
    return { outcome: 'differs', mails: await toCheck(ports, invoice, event, 'differs') };
  }
  const isNew = !invoice.payments.some(({ id }) => id === payment);
  const isTooMuch = isNew && amount > openAmount(invoice);
  const how = { method: 'card', reference: payment } as const;
  await recordPayment(ports, 'system', { invoice: invoice.id, key: payment, amount, at, ...how });
  if (!isTooMuch) return { outcome: 'recorded', mails: [] };
  return { outcome: 'refund-due', mails: await toCheck(ports, invoice, event, 'refund-due') };
}

async function toCheck(
  ports: ChargePorts,
  invoice: StoredInvoice,
  { id, payment, amount, currency }: Paid,
  why: 'differs' | 'refund-due',
): Promise<NewMail[]> {
  const about = { cause: id, payment, amount: formatMoney(amount, currency) };
  return checkMails(ports, await readCheckers(ports), invoice, about, why);
}
