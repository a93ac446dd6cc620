import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A browser opens no more than six connections to a host, for all its tabs together: two are kept
 * free for what is not a back channel.
 */
const SEATS = 4;
/** How long a back channel may keep its seat while others wait. */
const TURN_MS = 100;

interface Seat {
  readonly since: number;
  readonly leave: () => void;
}

/**
 * Lets the back channels of one browser take turns where there are too many to stay, so that a
 * fourth tab does not wait for the first to be closed. Production needs none of this: its
 * connections are HTTP/2, which carries any number of channels.
 */
export class Crowd {
  readonly #browsers = new Map<string, Set<Seat>>();
  #timer: NodeJS.Timeout | null = null;

  /** Notes a back channel; `leave` is to end it early, for its client opens it again. */
  enter(request: IncomingMessage, response: ServerResponse, leave: () => void): void {
    const agent = request.headers['user-agent'] ?? '';
    // Only browsers have so few connections.
    if (!agent.startsWith('Mozilla/')) return;
    const browser = `${request.socket.remoteAddress} ${agent}`;
    const seats = this.#browsers.get(browser) ?? new Set();
    this.#browsers.set(browser, seats);
    const seat = { since: Date.now(), leave };
    seats.add(seat);
    response.on('close', () => {
      seats.delete(seat);
      if (seats.size === 0) this.#browsers.delete(browser);
    });
    if (seats.size > SEATS) this.#timer ??= setInterval(() => this.#takeTurns(), TURN_MS).unref();
  }

  #takeTurns(): void {
    let isCrowded = false;
    for (const seats of this.#browsers.values()) {
      // In the order in which they came.
      for (const seat of [...seats].slice(0, Math.max(0, seats.size - SEATS))) {
        isCrowded = true;
        if (Date.now() - seat.since < TURN_MS) continue;
        seats.delete(seat);
        seat.leave();
      }
    }
    if (isCrowded || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }
}
