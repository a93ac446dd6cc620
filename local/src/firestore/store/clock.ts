import type { Micros } from '../../values/micros.ts';

/** Gives strictly increasing moments close to the wall clock: each commit has one of its own. */
export class Clock {
  #last: Micros = 0;

  /** The next moment, later than any given before. */
  next(): Micros {
    this.#last = Math.max(Date.now() * 1000, this.#last + 1);
    return this.#last;
  }

  /** The present: at or after every commit so far, before every commit to come. */
  now(): Micros {
    this.#last = Math.max(Date.now() * 1000, this.#last);
    return this.#last;
  }

  /** Continues after a moment read from disk. */
  advanceTo(time: Micros): void {
    this.#last = Math.max(this.#last, time);
  }
}
