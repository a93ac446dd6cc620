/**
 * A budget of the whole press for what visitors ask often: an instance reserves several uses with one transaction.
 */

/** Reserved together. */
const AT_ONCE = 10;
/** An instance that was refused does not ask again so soon. */
export const REFUSED_MS = 600_000;

/** Takes `amount` more from the press's budget; false where it is spent. */
type Spend = (amount: number) => Promise<boolean>;

export class ReservedBudget {
  readonly #spend: Spend;
  #left = 0;
  #refusedUntil = 0;
  #spending: Promise<void> | null = null;

  constructor(spend: Spend) {
    this.#spend = spend;
  }

  /** Whether one more use is allowed now. A budget that cannot be read is spent. */
  async take(now: number): Promise<boolean> {
    if (this.#left <= 0 && now >= this.#refusedUntil) {
      // Concurrent requests wait for the same answer.
      this.#spending ??= this.#refill(now);
      await this.#spending;
    }
    if (this.#left <= 0) return false;
    this.#left -= 1;
    return true;
  }

  async #refill(now: number): Promise<void> {
    const isGiven = await this.#spend(AT_ONCE).catch(() => false);
    if (isGiven) this.#left = AT_ONCE;
    else this.#refusedUntil = now + REFUSED_MS;
    this.#spending = null;
  }
}
