/** Payments that a card's holder disputes with their bank: reported by signed events as they proceed. */
import { BadRequest, newId, type Session } from './session.ts';
import type { Webhook } from './webhook.ts';

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

export interface Dispute {
  readonly id: string;
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly createdAt: number;
  status: DisputeStatus;
}

/** As the API and events show it. */
const disputeJson = (dispute: Dispute): Record<string, unknown> => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  currency: dispute.currency,
  created: dispute.createdAt,
  livemode: false,
  metadata: {},
  payment_intent: dispute.payment,
  reason: dispute.reason,
  status: dispute.status,
});

export class Disputes {
  readonly #sessions: ReadonlyMap<string, Session>;
  readonly #webhook: Webhook;
  readonly #all: Dispute[] = [];

  constructor(sessions: ReadonlyMap<string, Session>, webhook: Webhook) {
    this.#sessions = sessions;
    this.#webhook = webhook;
  }

  /** The bank takes a payment back; with `isInquiry`, it only asks. Throws `BadRequest` where there is none. */
  async make({
    payment,
    amount,
    isInquiry = false,
  }: {
    readonly payment: string;
    readonly amount?: number;
    readonly isInquiry?: boolean;
  }): Promise<Dispute> {
    const session = [...this.#sessions.values()].find((each) => each.payment === payment);
    if (!session) throw new BadRequest('payment_intent', 'There is no such payment to dispute.');
    const dispute: Dispute = {
      ...{ id: newId('dp'), payment, amount: amount ?? session.amount },
      ...{ currency: session.currency, reason: 'fraudulent' },
      createdAt: Math.floor(Date.now() / 1000),
      status: isInquiry ? 'warning_needs_response' : 'needs_response',
    };
    this.#all.push(dispute);
    await this.#webhook.tell('charge.dispute.created', disputeJson(dispute));
    if (!isInquiry) {
      await this.#webhook.tell('charge.dispute.funds_withdrawn', disputeJson(dispute));
    }
    return dispute;
  }

  /** The bank has decided. */
  async close(id: string, status: 'won' | 'lost' | 'warning_closed'): Promise<void> {
    const dispute = this.#all.find((each) => each.id === id);
    if (!dispute) throw new BadRequest('id', 'No such dispute');
    dispute.status = status;
    await this.#webhook.tell('charge.dispute.closed', disputeJson(dispute));
    if (status === 'won') {
      await this.#webhook.tell('charge.dispute.funds_reinstated', disputeJson(dispute));
    }
  }
}
