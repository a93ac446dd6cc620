import {
  type RunningCardProvider,
  startCardProvider,
} from '@quire/local/card-provider/card-provider';
import type { CardProvider } from '../domain/charges/card/card-provider.ts';
import { stripeProvider } from '../domain/charges/card/stripe-provider.ts';
import { takeCardEvent } from '../domain/charges/card/take-card-event.ts';
import { answerCardEvent } from '../entry/http/card-events.ts';
import { serveFunction } from './serve.ts';
import { type ChargesPress, startChargesPress } from './test-charges.ts';

export const CARD_KEYS = { secret: 'sk_test_cards', webhookSecret: 'whsec_cards' };

export interface CardPress {
  readonly press: ChargesPress;
  readonly cards: RunningCardProvider;
  /** While it is down, what the provider says is not taken: it has to say so again. */
  readonly hook: { isDown: boolean };
  provider(): CardProvider;
  close(): Promise<void>;
}

/** A press that takes cards, at the local provider, whose webhook it hears. `waits`: before each repetition, in ms. */
export async function startCardPress(waits: readonly number[] = []): Promise<CardPress> {
  const press = await startChargesPress();
  const hook = { isDown: false };
  const served = await serveFunction((request, response) =>
    answerCardEvent(request, response, {
      provider,
      now: () => new Date(),
      take: (event) => {
        if (hook.isDown) throw new Error('down');
        return takeCardEvent(press, event);
      },
    }),
  );
  const cards = await startCardProvider({
    ...{ host: '127.0.0.1', port: 0, ...CARD_KEYS, waits: [...waits] },
    webhookUrl: `http://${served.host}/card/events`,
  });
  function provider() {
    return stripeProvider({ host: cards.url, ...CARD_KEYS });
  }
  return {
    ...{ press, cards, hook, provider },
    async close() {
      await cards.stop();
      await served.close();
      await press.close();
    },
  };
}
