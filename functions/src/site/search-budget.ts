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
  #spending: Promise<boolean> | null = null;

  constructor(spend: Spend) {
    this.#spend = spend;
  }

  /** Whether one more search may be asked now. A budget that cannot be read is spent. */
  async take(now: number): Promise<boolean> {
    if (this.#left <= 0) {
      if (now < this.#refusedUntil) return false;
      this.#spending ??= this.#spend(AT_ONCE).finally(() => {
        this.#spending = null;
      });
      const isGiven = await this.#spending.catch(() => false);
      if (!isGiven) this.#refusedUntil = now + REFUSED_MS;
      else if (this.#left <= 0) this.#left = AT_ONCE;
    }
    if (this.#left <= 0) return false;
    this.#left -= 1;
    return true;
  }
}
