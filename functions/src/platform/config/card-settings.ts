import { env } from './environment.ts';
import { parameters } from './parameters.ts';
import { secrets } from './secrets.ts';

/** A function that asks the payment provider must name these. */
export const CARD_SECRETS = secrets ? [secrets.stripeSecret, secrets.stripeWebhookSecret] : [];

export interface CardSettings {
  readonly host: string;
  readonly secret: string;
  readonly webhookSecret: string;
}

/** Whether cards are taken at all: pages offer nothing else then but bank transfers. */
export function takesCards(): boolean {
  return parameters ? parameters.cards.value() === 'stripe' : Boolean(env.QUIRE_STRIPE_HOST);
}

/**
 * How the payment provider is asked, by functions that name `CARD_SECRETS`; null where no cards are taken.
 * As they are set: whether they can be worked with, `cardProviderOf` says.
 */
export function cardSettings(): CardSettings | null {
  if (!takesCards()) return null;
  const host = parameters ? parameters.stripeHost.value() : (env.QUIRE_STRIPE_HOST ?? '');
  const secret = secrets ? secrets.stripeSecret.value() : (env.QUIRE_STRIPE_SECRET ?? '');
  const webhookSecret = secrets
    ? secrets.stripeWebhookSecret.value()
    : (env.QUIRE_STRIPE_WEBHOOK_SECRET ?? '');
  return { host, secret, webhookSecret };
}
