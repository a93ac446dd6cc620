/** Refunds of payments, each with its state, reported by signed events. */
import { BadRequest, newId, type Session } from './session.ts';
import type { Webhook } from './webhook.ts';

export interface Refund {
  readonly id: string;
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly createdAt: number;
  status: 'pending' | 'succeeded' | 'failed';
  failureReason?: string;
}

interface Asked {
  readonly payment: string;
  readonly amount: number;
  readonly metadata?: Readonly<Record<string, string>>;
  /** It waits at the provider, as where its balance is too low. */
  readonly isPending?: boolean;
}

/** As the API and events show it. */
export const refundJson = (refund: Refund): Record<string, unknown> => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  currency: refund.currency,
  created: refund.createdAt,
  metadata: refund.metadata,
  payment_intent: refund.payment,
  status: refund.status,
  ...(refund.failureReason ? { failure_reason: refund.failureReason } : {}),
});

export class Refunds {
  readonly #sessions: ReadonlyMap<string, Session>;
  readonly #webhook: Webhook;
  readonly #all: Refund[] = [];

  constructor(sessions: ReadonlyMap<string, Session>, webhook: Webhook) {
    this.#sessions = sessions;
    this.#webhook = webhook;
  }

  /** Those of a payment, newest first. */
  of(payment: string): readonly Refund[] {
    return this.#all.filter((each) => each.payment === payment).toReversed();
  }

  /** Makes a refund. Throws `BadRequest` where less than that is left of the payment. */
  async make({ payment, amount, metadata = {}, isPending = false }: Asked): Promise<Refund> {
    const session = [...this.#sessions.values()].find((each) => each.payment === payment);
    if (!session || !Number.isSafeInteger(amount) || amount <= 0) {
      throw new BadRequest('payment_intent', 'There is no such payment to refund.');
    }
    if (session.refunded + amount > session.amount) {
      throw new BadRequest('amount', 'Refund amount is greater than the unrefunded amount.');
    }
    session.refunded += amount;
    const refund: Refund = {
      ...{ id: newId('re'), payment, amount, currency: session.currency, metadata },
      createdAt: Math.floor(Date.now() / 1000),
      status: isPending ? 'pending' : 'succeeded',
    };
    this.#all.push(refund);
    await this.#webhook.tell('refund.created', refundJson(refund));
    return refund;
  }

  /** Ends one otherwise than it looked: the bank has sent the money back, or it went at last. */
  async turn(id: string, status: Refund['status'], reason?: string): Promise<void> {
    const refund = this.#all.find((each) => each.id === id);
    if (!refund) throw new BadRequest('id', 'No such refund');
    refund.status = status;
    if (reason !== undefined) refund.failureReason = reason;
    const session = [...this.#sessions.values()].find((each) => each.payment === refund.payment);
    if (session && status === 'failed') session.refunded -= refund.amount;
    await this.#webhook.tell(
      status === 'failed' ? 'refund.failed' : 'refund.updated',
      refundJson(refund),
    );
  }
}
