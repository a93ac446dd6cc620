/** What the press asks of whoever takes cards for it. Another provider is another file with these two. */
import type { Currency } from '@quire/model/charges/currencies';

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
  | {
      readonly kind: 'refunded';
      readonly id: string;
      readonly at: string;
      readonly invoice: string;
      readonly payment: string;
      /** All that has gone back of it so far: a late event says less than a newer one. */
      readonly refunded: number;
      readonly currency: string;
    }
  /** Signed, but nothing of ours, or nothing that follows from. */
  | { readonly kind: 'other'; readonly id: string; readonly at: string };

export interface CardProvider {
  /** Opens a payment and says where the card is asked for. Rejects where the provider cannot be asked. */
  begin(payment: CardPayment): Promise<{ readonly url: string }>;
  /** Reads what came in. Null where it was not signed by the provider, or too long ago. */
  read(body: Buffer, signature: string, now: Date): CardEvent | null;
}
