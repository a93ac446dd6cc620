/** How many searches pages may ask on the server: browsers ask for themselves, with a limit of their own at Algolia. */

/** Taken from the press's budget at once: one transaction for as many searches. */
const AT_ONCE = 10;
/** An instance that was refused does not ask again so soon. */
const REFUSED_MS = 600_000;

/** Takes `amount` more from the press's budget of the day; false where it is spent. */
type Spend = (amount: number) => Promise<boolean>;

export class SearchBudget {
  readonly #spend: Spend;
  #left = 0;
  #refusedUntil = 0;
  #spending: Promise<void> | null = null;

  constructor(spend: Spend) {
    this.#spend = spend;
  }

  /** Whether one more search may be asked now. A budget that cannot be read is spent. */
  async take(now: number): Promise<boolean> {
    if (this.#left <= 0 && now >= this.#refusedUntil) {
      // Whoever comes meanwhile waits for the same answer.
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
