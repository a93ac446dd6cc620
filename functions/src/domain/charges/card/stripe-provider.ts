/** Cards through Stripe Checkout: the card is entered on the provider's page, and never reaches ours. */
import { t } from '@quire/model/messages/t';
import Stripe from 'stripe';
import { z } from 'zod';
import {
  type CardEvent,
  type CardPayment,
  type CardProvider,
  CardRefused,
  type ProviderRefund,
} from './card-provider.ts';

export interface StripeSettings {
  /** `https://api.stripe.com`, or a server with the same API. */
  readonly host: string;
  readonly secret: string;
  readonly webhookSecret: string;
}

/** Older events are refused, to prevent replays. */
const TOLERANCE_S = 300;

const text = z.string().min(1).max(255);
const MetadataSchema = z.object({
  quire_invoice: text,
  quire_amount: z
    .string()
    .regex(/^\d{1,13}$/)
    .transform(Number),
});
const EventSchema = z.object({
  id: text,
  type: text,
  created: z.number().int().positive(),
  data: z.object({ object: z.unknown() }),
});
const SessionSchema = z.object({
  payment_status: z.string(),
  payment_intent: text,
  amount_total: z.number().int(),
  currency: text,
  metadata: MetadataSchema,
});
const RefundSchema = z.object({
  id: text,
  payment_intent: text,
  amount: z.number().int().positive(),
  currency: text,
  status: z.string(),
  failure_reason: z.string().optional(),
  metadata: z.object({ quire_refund: text.optional() }).nullish(),
});
const DisputeSchema = z.object({
  id: text,
  payment_intent: text,
  amount: z.number().int().positive(),
  currency: text,
  status: z.string(),
  reason: z.string().max(255),
});
const PAID = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];
// `charge.refunded` contains only the refunded total; these events report each refund, and later failures.
const REFUNDS = ['refund.created', 'refund.updated', 'refund.failed'];
const FAILED = ['failed', 'canceled'];
const DISPUTES = ['created', 'funds_withdrawn', 'funds_reinstated', 'closed'].map(
  (each) => `charge.dispute.${each}`,
);
/** Inquiries (`warning_…`) and prevented disputes have moved no money: they are ignored. */
const TAKEN = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review'];
/** More refunds than a payment ever has. */
const REFUNDS_LOOKED_AT = 100;

/** The provider, for a key and a webhook secret. */
export function stripeProvider({ host, secret, webhookSecret }: StripeSettings): CardProvider {
  const { protocol, hostname, port } = new URL(host);
  const isPlain = protocol === 'http:';
  const stripe = new Stripe(secret, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
  return {
    async begin(payment) {
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(payment), {
        idempotencyKey: payment.key,
      });
      if (!url) throw new Error('card/no-address');
      return { url, session: id };
    },
    async end(session) {
      try {
        await stripe.checkout.sessions.expire(session);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        const { status } = await stripe.checkout.sessions.retrieve(session);
        if (status === 'open') throw error;
      }
    },
    async refund({ invoice, payment, amount, key }) {
      // The provider keeps a key for about a day, so existing refunds are checked first.
      const made = await stripe.refunds.list({ payment_intent: payment, limit: REFUNDS_LOOKED_AT });
      const before = made.data.find(({ metadata }) => metadata?.quire_refund === key);
      if (before) return refundOf(RefundSchema.parse(before));
      try {
        const metadata = { quire_invoice: invoice, quire_refund: key };
        const asked = { payment_intent: payment, amount, metadata };
        const options = { idempotencyKey: `refund:${invoice}:${key}` };
        return refundOf(RefundSchema.parse(await stripe.refunds.create(asked, options)));
      } catch (error) {
        const isNo = error instanceof Stripe.errors.StripeInvalidRequestError;
        throw isNo ? new CardRefused(error.message) : error;
      }
    },
    read(body, signature, now) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE_S,
          undefined,
          now.getTime(),
        );
        return eventOf(event);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

function sessionOf(payment: CardPayment): Stripe.Checkout.SessionCreateParams {
  const metadata = { quire_invoice: payment.invoice, quire_amount: String(payment.amount) };
  return {
    mode: 'payment',
    // Only cards: a payment succeeds immediately or not at all.
    allowed_payment_method_types: ['card'],
    client_reference_id: payment.invoice,
    ...(payment.email ? { customer_email: payment.email } : {}),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amount,
          product_data: {
            name: t('invoiceDocument.invoiceOfNumber', { number: payment.number }),
            description: payment.title.slice(0, 300) || payment.number,
          },
        },
      },
    ],
    metadata,
    // The charge inherits these fields, so that its refund names the invoice.
    payment_intent_data: {
      metadata,
      description: t('invoiceDocument.invoiceOfNumber', { number: payment.number }),
    },
    success_url: payment.paidAddress,
    cancel_url: payment.cancelledAddress,
  };
}

/** The content of a signed event. Throws (zod) if it does not match the provider's format. */
function eventOf(signed: unknown): CardEvent {
  const { id, type, created, data } = EventSchema.parse(signed);
  const at = new Date(created * 1000).toISOString();
  if (PAID.includes(type)) {
    const session = SessionSchema.safeParse(data.object).data;
    if (session?.payment_status === 'paid') {
      const { payment_intent: payment, amount_total: amount, currency, metadata } = session;
      const told = {
        payment,
        amount,
        asked: metadata.quire_amount,
        currency: currency.toUpperCase(),
      };
      return { kind: 'paid', id, at, invoice: metadata.quire_invoice, ...told };
    }
  }
  if (REFUNDS.includes(type)) {
    const refund = RefundSchema.safeParse(data.object).data;
    if (refund) return { kind: 'refund', id, at, ...refundOf(refund) };
  }
  if (DISPUTES.includes(type)) {
    const dispute = DisputeSchema.safeParse(data.object).data;
    const state = dispute && disputeState(dispute.status);
    if (dispute && state) {
      const { payment_intent: payment, amount, reason } = dispute;
      const told = { dispute: dispute.id, payment, amount, state, reason };
      return { kind: 'dispute', id, at, ...told, currency: dispute.currency.toUpperCase() };
    }
  }
  return { kind: 'other', id, at };
}

function disputeState(status: string): 'taken' | 'lost' | 'won' | null {
  if (status === 'lost' || status === 'won') return status;
  return TAKEN.includes(status) ? 'taken' : null;
}

function refundOf(told: z.output<typeof RefundSchema>): ProviderRefund {
  const { id: refund, payment_intent: payment, amount, currency, status, metadata } = told;
  const key = metadata?.quire_refund;
  const state = status === 'succeeded' ? status : FAILED.includes(status) ? 'failed' : 'pending';
  return {
    ...{ refund, payment, amount, currency: currency.toUpperCase(), state },
    ...(told.failure_reason ? { reason: told.failure_reason } : {}),
    ...(key ? { key } : {}),
  };
}
