/** Events of the provider: signed as Stripe signs them, sent until they are taken. */
import { createHmac } from 'node:crypto';
import { newId } from './session.ts';

export interface SentEvent {
  readonly id: string;
  readonly type: string;
  /** The body, byte by byte as it was signed. */
  readonly body: string;
  /** What came back, attempt by attempt: a status, or 0 where nobody answered. */
  readonly answers: number[];
}

/** `t=…,v1=…` for a body, at a second (https://docs.stripe.com/webhooks#verify-manually). */
export function signatureOf(body: string, secret: string, second: number): string {
  const mac = createHmac('sha256', secret).update(`${second}.${body}`).digest('hex');
  return `t=${second},v1=${mac}`;
}

export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  /** How long to wait before each further attempt. */
  readonly waits?: readonly number[];
}

const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const PATIENCE_MS = 30_000;

export class Webhook {
  readonly events: SentEvent[] = [];
  readonly #options: WebhookOptions;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  /** Tells of something; resolves after the first attempt. Further ones follow by themselves. */
  async tell(type: string, object: Readonly<Record<string, unknown>>): Promise<SentEvent> {
    const created = Math.floor(Date.now() / 1000);
    const id = newId('evt');
    const told = { id, object: 'event', type, created, livemode: false, data: { object } };
    const event: SentEvent = { id, type, body: JSON.stringify(told, null, 2), answers: [] };
    this.events.push(event);
    await this.#attempt(event);
    return event;
  }

  /** Sends one of the events once more, newly signed; for tests of what takes them. */
  replay(id: string): Promise<number> {
    const event = this.events.find((each) => each.id === id);
    return event ? this.send(event.body) : Promise.resolve(404);
  }

  /** Sends a body: signed now, or as `signature` says. Resolves with the status; 0: no answer. */
  async send(body: string, signature?: string): Promise<number> {
    const { url, secret } = this.#options;
    const now = Math.floor(Date.now() / 1000);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature ?? signatureOf(body, secret, now),
        },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  async #attempt(event: SentEvent): Promise<void> {
    const status = await this.send(event.body);
    event.answers.push(status);
    if (status >= 200 && status < 300) return;
    const wait = (this.#options.waits ?? WAITS_MS)[event.answers.length - 1];
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#attempt(event);
    }, wait);
    timer.unref();
    this.#timers.add(timer);
  }
}
