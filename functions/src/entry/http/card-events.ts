import { onRequest } from 'firebase-functions/https';
import type { CardEvent, CardProvider } from '../../domain/charges/card/card-provider.ts';
import type { CardOutcome } from '../../domain/charges/card/take-card-event.ts';
import { CARD_SECRETS } from '../../platform/config/card-settings.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { bodyOf, type HttpRequest, type HttpResponse } from '../../platform/http/http.ts';
import { log } from '../../platform/logging/log.ts';
import { answerRequest } from './answer-request.ts';

const BODY_MAX_BYTES = 262_144;

export interface CardEventPorts {
  /** Null where no cards are accepted. Throws where the settings are wrong. */
  readonly provider: () => CardProvider | null;
  readonly now: () => Date;
  readonly take: (event: CardEvent) => Promise<CardOutcome>;
}

/**
 * Answers the payment provider's events. 200: processed, now or before. 400: not signed by the provider, or
 * too old. 503: to be sent again, because we failed or the secrets are not set up.
 */
export async function answerCardEvent(
  request: HttpRequest,
  response: HttpResponse,
  { provider: providerNow, now, take }: CardEventPorts,
): Promise<void> {
  const answer = (status: number, said: string) =>
    response.status(status).set({ 'Cache-Control': 'no-store' }).type('text/plain').end(said);
  try {
    const provider = providerNow();
    if (!provider) {
      answer(404, 'card/not-configured');
      return;
    }
    const signature = request.get('stripe-signature') ?? '';
    const body = bodyOf(request);
    const isTooLong = body.byteLength > BODY_MAX_BYTES;
    const event = isTooLong ? null : provider.read(body, signature, now());
    if (!event) {
      log.warn('card/forged', { bytes: body.byteLength });
      answer(400, 'card/not-signed');
      return;
    }
    answer(200, await take(event));
  } catch (error) {
    const code = error instanceof Refused ? error.code : 'card/failed';
    log.error(code, { reason: String(error) });
    answer(503, code);
  }
}

/** `POST /card/events`: the payment provider's webhook. */
export const cardEvents = onRequest(
  {
    memory: '512MiB',
    // The provider sends an event again that was not taken.
    cpu: 0.25,
    concurrency: 1,
    maxInstances: 5,
    timeoutSeconds: 60,
    invoker: 'public',
    secrets: CARD_SECRETS,
  },
  answerRequest(
    { name: 'card', methods: ['POST'], readsQuery: true },
    async (request, response) => {
      const { adminChargePorts } = await import('../ports/admin-charges.ts');
      const { adminCardProvider } = await import('../ports/admin-card.ts');
      const { takeCardEvent } = await import('../../domain/charges/card/take-card-event.ts');
      const ports = adminChargePorts();
      await answerCardEvent(request, response, {
        provider: adminCardProvider,
        now: ports.now,
        take: async (event) => {
          await readCurrentTexts();
          return takeCardEvent(ports, event);
        },
      });
    },
  ),
);
