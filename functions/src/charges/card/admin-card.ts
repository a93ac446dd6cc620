import { cardSettings } from '../../config.ts';
import type { CardProvider } from './card-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

/** The payment provider as it is set up; null where cards are not taken. */
export function adminCardProvider(): CardProvider | null {
  const settings = cardSettings();
  return settings && stripeProvider(settings);
}
