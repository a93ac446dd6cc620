import type { CardProvider } from '../../domain/charges/card/card-provider.ts';
import { cardProviderOf } from '../../domain/charges/card/card-provider-of.ts';
import { cardSettings } from '../../platform/config/card-settings.ts';
import { log } from '../../platform/logging/log.ts';

/** The payment provider as it is set up: `cardProviderOf`. */
export const adminCardProvider = (): CardProvider | null => cardProviderOf(cardSettings(), log);
