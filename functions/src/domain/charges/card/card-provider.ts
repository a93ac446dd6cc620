/** The interface of a payment provider. Another provider needs another file with these four functions. */
import type { Currency } from '@quire/model/currencies';

/** A payment to be made at the provider. */
export interface CardPayment {
  readonly invoice: string;
  /** The description for the payer: the invoice's number, and the manuscript's title. */
  readonly number: string;
  readonly title: string;
  /** In the smallest unit. */
  readonly amount: number;
  readonly currency: Currency;
  readonly email: string;
  /** The address to which the payer returns, whether they have paid or not. */
  readonly paidAddress: string;
  readonly cancelledAddress: string;
  /** The same key is the same payment: a second click does not start another. */
  readonly key: string;
}

/** A refund of a payment, to be made at the provider. */
interface CardRefund {
  readonly invoice: string;
  readonly payment: string;
  readonly amount: number;
  /** The same key is the same refund, however much later. */
  readonly key: string;
}

/** `failed`: possible even after success, if the card's bank has returned the money. */
type RefundState = 'pending' | 'succeeded' | 'failed';

/** A refund as the provider reports it, requested by us or in its own dashboard. */
export interface ProviderRefund {
  /** The provider's own id of it. */
  readonly refund: string;
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: RefundState;
  /** The reason of a failure, in the provider's words. */
  readonly reason?: string;
  /** The key it was requested with; absent: not by us. */
  readonly key?: string;
}

/** A payment that the cardholder has disputed with their bank. */
interface ProviderDispute {
  /** The provider's own id of it. */
  readonly dispute: string;
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  /** `taken`: the money is withheld during the dispute. `lost`: permanently. `won`: it has been returned. */
  readonly state: 'taken' | 'lost' | 'won';
  /** The reason, in the provider's words. */
  readonly reason: string;
}

/** The provider refuses permanently: a retry would be refused again. Its message is the provider's reason. */
export class CardRefused extends Error {}

/** An event of the provider, as far as it concerns us. */
export type CardEvent =
  | {
      readonly kind: 'paid';
      readonly id: string;
      readonly at: string;
      readonly invoice: string;
      /** The provider's own id of the payment, which its refunds name. */
      readonly payment: string;
      readonly amount: number;
      /** The request that we had made. */
      readonly asked: number;
      readonly currency: string;
    }
  | (ProviderRefund & { readonly kind: 'refund'; readonly id: string; readonly at: string })
  | (ProviderDispute & { readonly kind: 'dispute'; readonly id: string; readonly at: string })
  /** Signed, but not ours or without consequences. */
  | { readonly kind: 'other'; readonly id: string; readonly at: string };

export interface CardProvider {
  /** Starts a payment and returns the page that asks for the card. Rejects if the provider cannot be reached. */
  begin(payment: CardPayment): Promise<{ readonly url: string; readonly session: string }>;
  /** Ends an open payment: its page no longer accepts payments. One that has ended or is paid stays so. */
  end(session: string): Promise<void>;
  /** Refunds money. Rejects with `CardRefused` if the provider refuses; after other failures, it can be retried. */
  refund(refund: CardRefund): Promise<ProviderRefund>;
  /** Reads a webhook request. Null if it was not signed by the provider, or too long ago. */
  read(body: Buffer, signature: string, now: Date): CardEvent | null;
}
