import { CARD_EVENTS } from '@quire/model/collections';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { z } from 'zod';
import { inTransaction } from '../../publish/transaction.ts';
import type { ChargePorts } from '../ports.ts';
import { recordRefund } from '../record-payment.ts';
import type { CardEvent } from './card-provider.ts';
import type { CardOutcome } from './take-card-event.ts';

type Refunded = Extract<CardEvent, { kind: 'refunded' }>;

/** `cardEvents/{the provider's id of a payment}`: what went back of it, step by step. */
const StepsSchema = z.object({
  steps: z.array(z.object({ to: z.number().int(), amount: z.number().int().positive() })),
});

/**
 * Records what went back. The provider tells how much has gone back in all: what that is more than before
 * is the step that is recorded, so the order in which such events come does not matter.
 */
export async function takeCardRefund(
  ports: ChargePorts,
  invoice: StoredInvoice,
  { payment, refunded, at }: Refunded,
): Promise<CardOutcome> {
  const events = ports.db.collection(CARD_EVENTS);
  if (!invoice.payments.some(({ id }) => id === payment)) {
    // What was never recorded as paid leaves nothing to give back.
    const known = await events.where('payment', '==', payment).get();
    return known.docs.some((each) => each.get('outcome') === 'differs') ? 'ignored' : 'early';
  }
  const ref = events.doc(payment);
  const steps = await inTransaction(ports.db, async (tx) => {
    const before = StepsSchema.safeParse((await tx.get(ref)).data()).data?.steps ?? [];
    const soFar = before.at(-1)?.to ?? 0;
    if (refunded <= soFar) return before;
    const after = [...before, { to: refunded, amount: refunded - soFar }];
    tx.set(ref, { invoice: invoice.id, steps: after });
    return after;
  });
  for (const { to, amount } of steps) {
    const how = { method: 'card', reference: payment } as const;
    const key = `${payment}-back-${to}`;
    await recordRefund(ports, 'system', { invoice: invoice.id, key, amount, at, ...how });
  }
  return 'recorded';
}
