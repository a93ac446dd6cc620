/** How long to look: several rounds, each long enough for the clock. */
export interface Effort {
  readonly rounds?: number;
  readonly roundMs?: number;
  /** The number of concurrent requests. */
  readonly inFlight?: number;
}

/** What is measured; it is given a number that is another each time. */
export type Act = (i: number) => unknown;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

let kept: unknown;
/**
 * The last computed result: a result that is never read might be optimised away.
 * @public
 */
export const lastResult = (): unknown => kept;

/**
 * How often a second each of some acts can be done: the median of some rounds after a warm-up. The
 * rounds of all acts take turns, so that a machine that is busy for a while is so for all of them.
 */
export async function perSecond(acts: readonly Act[], effort: Effort = {}): Promise<number[]> {
  const { rounds = 5, roundMs = 30, inFlight = 1 } = effort;
  const runs = acts.map((act) => new Run(act, inFlight));
  // All have to be warm before the first is measured: they run through the same code.
  for (const run of runs) await run.warmUp(roundMs);
  for (const run of runs) await run.warmUp(roundMs);
  for (let i = 0; i < rounds; i += 1) for (const run of runs) await run.measure(roundMs);
  return runs.map((run) => run.perSecond());
}

/** Milliseconds that something takes. */
export async function milliseconds(act: () => unknown): Promise<number> {
  const began = performance.now();
  kept = await act();
  return performance.now() - began;
}

/** One act, and what its rounds have shown. */
class Run {
  readonly #act: Act;
  readonly #inFlight: number;
  readonly #rates: number[] = [];
  #next = 0;
  #eachMs = 1;

  constructor(act: Act, inFlight: number) {
    this.#act = act;
    this.#inFlight = inFlight;
  }

  /** Repeats rounds of doubling length. */
  async warmUp(forMs: number): Promise<void> {
    let count = this.#inFlight;
    for (let spent = 0; spent < forMs; spent += this.#eachMs * count) {
      if (spent > 0 && this.#eachMs * count < forMs / 4) count *= 2;
      await this.#round(count);
    }
  }

  async measure(roundMs: number): Promise<void> {
    await this.#round(Math.max(this.#inFlight, Math.round(roundMs / this.#eachMs)));
    this.#rates.push(1_000 / this.#eachMs);
  }

  perSecond(): number {
    return median(this.#rates);
  }

  async #round(count: number): Promise<void> {
    let left = count;
    const worker = async () => {
      while (left-- > 0) {
        const result = this.#act(this.#next++);
        // Waiting for what is there already would cost a plain map more than its work.
        kept = result instanceof Promise ? await result : result;
      }
    };
    const took = await milliseconds(() =>
      Promise.all(Array.from({ length: this.#inFlight }, worker)),
    );
    this.#eachMs = took / count;
  }
}
