/**
 * Rebuilding a document that many events ask for. In one instance, requests that come while a
 * rebuilding is under way share the next one: it begins after all of them, so it sees what they saw.
 */
export class Turns {
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #waiting = new Map<string, Promise<unknown>>();

  run(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const running = this.#running.get(key);
    if (!running) return this.#begin(key, work);
    const next = running
      .catch(() => undefined)
      .then(() => {
        this.#waiting.delete(key);
        return this.#begin(key, work);
      });
    this.#waiting.set(key, next);
    return next;
  }

  #begin(key: string, work: () => Promise<unknown>): Promise<unknown> {
    const turn = work().finally(() => {
      if (this.#running.get(key) === turn) this.#running.delete(key);
    });
    this.#running.set(key, turn);
    return turn;
  }
}
