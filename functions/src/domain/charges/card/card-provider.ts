/** What the press asks of whoever takes cards for it. Another provider is another file with these four. */
import type { Currency } from '@quire/model/currencies';

/** One payment to be made, at the provider. */
export interface CardPayment {
  readonly invoice: string;
  /** What the payer sees: the invoice's number, and the manuscript's title. */
  readonly number: string;
  readonly title: string;
  /** In the smallest unit. */
  readonly amount: number;
  readonly currency: Currency;
  readonly email: string;
  /** Where the payer comes back to, having paid or not. */
  readonly paidAddress: string;
  readonly cancelledAddress: string;
  /** The same key again is the same payment: a second click opens no second one. */
  readonly key: string;
}

/** Something to be given back of a payment, at the provider. */
interface CardRefund {
  readonly invoice: string;
  readonly payment: string;
  readonly amount: number;
  /** The same key again is the same refund, however much later. */
  readonly key: string;
}

/** `failed`: also after it had succeeded, where the card's bank has sent the money back. */
type RefundState = 'pending' | 'succeeded' | 'failed';

/** A refund as the provider tells of it, asked for by us or at its own dashboard. */
export interface ProviderRefund {
  /** The provider's own id of it. */
  readonly refund: string;
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: RefundState;
  /** Why it failed, in the provider's word. */
  readonly reason?: string;
  /** The key it was asked for with; absent: not by us. */
  readonly key?: string;
}

/** A payment that the cardholder has disputed with their bank. */
interface ProviderDispute {
  /** The provider's own id of it. */
  readonly dispute: string;
  readonly payment: string;
  readonly amount: number;
  readonly currency: string;
  /** `taken`: the money is gone while it is looked at. `lost`: for good. `won`: it is there again. */
  readonly state: 'taken' | 'lost' | 'won';
  /** Why, in the provider's word. */
  readonly reason: string;
}

/** The provider says no, for good: asking again says no again. Its message is the provider's reason. */
export class CardRefused extends Error {}

/** What the provider has told us, as far as it concerns us. */
export type CardEvent =
  | {
      readonly kind: 'paid';
      readonly id: string;
      readonly at: string;
      readonly invoice: string;
      /** The provider's own id of the payment, which its refunds name. */
      readonly payment: string;
      readonly amount: number;
      /** What we had asked for. */
      readonly asked: number;
      readonly currency: string;
    }
  | (ProviderRefund & { readonly kind: 'refund'; readonly id: string; readonly at: string })
  | (ProviderDispute & { readonly kind: 'dispute'; readonly id: string; readonly at: string })
  /** Signed, but nothing of ours, or nothing that follows from. */
  | { readonly kind: 'other'; readonly id: string; readonly at: string };

export interface CardProvider {
  /** Opens a payment and says where the card is asked for. Rejects where the provider cannot be asked. */
  begin(payment: CardPayment): Promise<{ readonly url: string; readonly session: string }>;
  /** Ends an open payment: nobody can pay there any more. One that has ended, or is paid, stays so. */
  end(session: string): Promise<void>;
  /** Gives money back. Rejects with `CardRefused` where that is refused; else it may be asked again. */
  refund(refund: CardRefund): Promise<ProviderRefund>;
  /** Reads what came in. Null where it was not signed by the provider, or too long ago. */
  read(body: Buffer, signature: string, now: Date): CardEvent | null;
}
