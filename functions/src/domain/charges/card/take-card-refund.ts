import { CARD_EVENTS } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { z } from 'zod';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import type { ChargePorts } from '../ports.ts';
import { recordRefund } from '../record-payment.ts';
import type { CardEvent, ProviderRefund } from './card-provider.ts';
import { failCardRefund } from './fail-card-refund.ts';
import { invoiceOfPayment } from './invoice-of-payment.ts';
import type { CardOutcome } from './take-card-event.ts';

type Told = Extract<CardEvent, { kind: 'refund' }>;

/** `cardEvents/{the provider's id of a refund}`: its last known state. */
const NoteSchema = z.object({
  kind: z.literal('refund'),
  refund: z.string(),
  payment: z.string(),
  amount: z.number().int().positive(),
  currency: z.string(),
  state: z.enum(['pending', 'succeeded', 'failed']),
  reason: z.string().optional(),
  key: z.string().optional(),
  at: z.iso.datetime(),
});
type Note = z.infer<typeof NoteSchema>;

/** A failed refund stays failed; a successful one can only fail. So the order of events does not matter. */
const RANK: Readonly<Record<ProviderRefund['state'], number>> = {
  pending: 0,
  succeeded: 1,
  failed: 2,
};

/** Handles an event about a refund, whatever was known before. */
export async function takeCardRefund(ports: ChargePorts, event: Told): Promise<CardOutcome> {
  const { id: _id, ...told } = event;
  const ref = ports.db.collection(CARD_EVENTS).doc(event.refund);
  const note = await inTransaction(ports.db, async (tx): Promise<Note> => {
    const known = NoteSchema.safeParse((await tx.get(ref)).data()).data;
    if (known && RANK[known.state] >= RANK[told.state]) return known;
    const next = NoteSchema.parse(withoutUndefined(told));
    tx.set(ref, withoutUndefined(next));
    return next;
  });
  const invoice = await invoiceOfPayment(ports.db, note.payment);
  // Unrelated, or its payment is not reported yet: it is handled with the payment.
  if (!invoice) return 'ignored';
  await follow(ports, invoice, note);
  return 'recorded';
}

/** Refunds that were reported before their payment. */
export async function takeEarlyRefunds(ports: ChargePorts, payment: string): Promise<void> {
  const invoice = await invoiceOfPayment(ports.db, payment);
  if (!invoice) return;
  const events = ports.db.collection(CARD_EVENTS).where('payment', '==', payment);
  const found = await events.where('kind', '==', 'refund').get();
  for (const doc of found.docs) await follow(ports, invoice, NoteSchema.parse(doc.data()));
}

async function follow(
  ports: ChargePorts,
  stored: StoredInvoice,
  { refund, payment, amount, currency, state, key, reason, at }: Note,
): Promise<void> {
  const invoice = stored.id;
  if (currency !== stored.currency) {
    ports.log.error('card/differs', { refund, invoice });
    return;
  }
  if (state === 'failed') {
    const why = { ...(key ? { key } : {}), ...(reason ? { reason } : {}) };
    await failCardRefund(ports, invoice, { refund, payment, amount, ...why });
  }
  if (state !== 'succeeded') return;
  const recorded = { invoice, key: refund, amount, at, reference: payment };
  await recordRefund(ports, 'system', { ...recorded, method: 'card' }, key);
  const now = await ports.db.collection(CARD_EVENTS).doc(refund).get();
  const latest = NoteSchema.parse(now.data());
  // It failed while this was being recorded.
  if (latest.state === 'failed') await follow(ports, stored, latest);
}
