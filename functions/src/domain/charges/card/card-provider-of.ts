import type { CardSettings } from '../../../platform/config/card-settings.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { CardProvider } from './card-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

interface Log {
  error(message: string, data: Readonly<Record<string, unknown>>): void;
}

/**
 * The format of Stripe's secrets. With a guessable word or none, an attacker could sign payments that were never made.
 */
const WEBHOOK_SECRET = /^whsec_[\w+/=-]+$/;
/** Prefixes of secret and of restricted keys. */
const KEY = /^[sr]k_\w+$/;

/** The names of the settings that are missing or malformed; never their values. */
export function wrongCardSettings({ host, secret, webhookSecret }: CardSettings): string[] {
  return [
    ...(URL.canParse(host) ? [] : ['STRIPE_HOST']),
    ...(KEY.test(secret) ? [] : ['STRIPE_SECRET']),
    ...(WEBHOOK_SECRET.test(webhookSecret) ? [] : ['STRIPE_WEBHOOK_SECRET']),
  ];
}

/**
 * The payment provider for these settings; null if the press accepts no cards. Logs which settings are wrong, and
 * throws `Refused` `card/misconfigured`: no card is charged then, and no event accepted.
 */
export function cardProviderOf(settings: CardSettings | null, log: Log): CardProvider | null {
  if (!settings) return null;
  const wrong = wrongCardSettings(settings);
  if (wrong.length === 0) return stripeProvider(settings);
  log.error('card/misconfigured', { settings: wrong.join(', ') });
  throw new Refused('card/misconfigured');
}
