import { createHmac, randomBytes } from 'node:crypto';

/** COUNTER 5.1: a repeated request within 30 seconds is a double click. */
const DOUBLE_CLICK_MS = 30_000;
const MINUTE_MS = 60_000;
/** The limit for one network; a faster client is not a reader. A program can change its user agent at will. */
const COUNTS_A_MINUTE = 120;
/** A limit for memory: some megabytes. */
const REMEMBERED = 50_000;

/** Several people behind one address are distinguished by their browsers, as in COUNTER 5.1. */
export interface Visitor {
  readonly address: string;
  readonly agent: string;
}

/**
 * Recent requests by visitor, only in this instance's memory: visitors are identified by a keyed hash whose key is
 * generated when the instance starts and never leaves it.
 */
export class Visitors {
  readonly #key = randomBytes(32);
  readonly #seen = new Map<string, number>();
  #minute = 0;
  #tally = new Map<string, number>();

  /** How an action looks; it is remembered in any case. `new`: it is counted. `again`: it is a double click. */
  see({ address, agent }: Visitor, action: string, now: number): 'new' | 'again' | 'too-fast' {
    const mark = this.#mark(address);
    const key = this.#mark(`${mark} ${agent} ${action}`);
    const last = this.#seen.get(key) ?? Number.NEGATIVE_INFINITY;
    // Deleted and inserted again: the map keeps the order in which they were last seen.
    this.#seen.delete(key);
    this.#seen.set(key, now);
    this.#forget(now);
    if (!this.#isBelowLimit(mark, now)) return 'too-fast';
    return now - last >= DOUBLE_CLICK_MS ? 'new' : 'again';
  }

  /** The number of entries in memory. */
  get size(): number {
    return this.#seen.size;
  }

  #mark(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url').slice(0, 22);
  }

  #forget(now: number): void {
    for (const [key, at] of this.#seen) {
      if (now - at < DOUBLE_CLICK_MS && this.#seen.size <= REMEMBERED) return;
      this.#seen.delete(key);
    }
  }

  #isBelowLimit(mark: string, now: number): boolean {
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute || this.#tally.size > REMEMBERED) this.#tally = new Map();
    this.#minute = minute;
    const count = (this.#tally.get(mark) ?? 0) + 1;
    this.#tally.set(mark, count);
    return count <= COUNTS_A_MINUTE;
  }
}
