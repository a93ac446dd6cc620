import * as logger from 'firebase-functions/logger';
import { cardSettings } from '../../config.ts';
import type { CardProvider } from './card-provider.ts';
import { cardProviderOf } from './card-provider-of.ts';

/** The payment provider as it is set up: `cardProviderOf`. */
export const adminCardProvider = (): CardProvider | null => cardProviderOf(cardSettings(), logger);
