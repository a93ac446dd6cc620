import type { ServerResponse } from 'node:http';
import { frame } from './framing.ts';
import type { ChannelLimits } from './limits.ts';

/** What a session hears from its back channel. */
export interface BackChannelEvents {
  /** Something has to be sent, or the client takes the connection for dead. */
  readonly onIdle: () => void;
  /** The client has taken what was written. */
  readonly onDrain: () => void;
  readonly onClose: () => void;
}

/** The response that carries the server's messages: kept open, or ended after its first data. */
export class BackChannel {
  readonly endsAfterData: boolean;
  readonly #response: ServerResponse;
  readonly #events: BackChannelEvents;
  readonly #limits: ChannelLimits;
  readonly #timers: NodeJS.Timeout[];
  #written = 0;
  #isOpen = true;

  constructor(
    response: ServerResponse,
    endsAfterData: boolean,
    events: BackChannelEvents,
    limits: ChannelLimits,
  ) {
    this.#response = response;
    this.endsAfterData = endsAfterData;
    this.#events = events;
    this.#limits = limits;
    response.writeHead(200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache, no-store, max-age=0',
      'x-content-type-options': 'nosniff',
    });
    response.flushHeaders();
    response.on('close', () => this.end());
    response.on('drain', events.onDrain);
    this.#timers = [setInterval(events.onIdle, limits.keepAliveMs)];
    if (!endsAfterData) this.#timers.push(setTimeout(() => this.end(), limits.roundMs));
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether the client leaves lying what was written. */
  get isStuck(): boolean {
    return this.#response.writableNeedDrain;
  }

  /** Sends the JSON of `[[id, message], …]`. */
  write(json: string): void {
    if (!this.#isOpen) return;
    this.#written += json.length;
    this.#response.write(frame(json));
    if (this.endsAfterData || this.#written >= this.#limits.roundChars) this.end();
  }

  end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#response.end();
    this.#events.onClose();
  }

  /** Ends without waiting for a client that does not read. */
  cut(): void {
    this.end();
    if (!this.#response.writableFinished) this.#response.destroy();
  }
}
