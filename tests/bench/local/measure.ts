/** How long to look: several rounds, each long enough for the clock. */
export interface Effort {
  readonly rounds?: number;
  readonly roundMs?: number;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** What was computed last: a result that nobody reads might not be computed at all. */
let kept: unknown;
export const lastResult = (): unknown => kept;

/**
 * How often a second something can be done, the median of some rounds after a warm-up. `act` is
 * given a number that is another each time.
 */
export function perSecond(act: (i: number) => unknown, effort: Effort = {}): number {
  const { rounds = 5, roundMs = 30 } = effort;
  let next = 0;
  const round = (count: number): number => {
    const began = performance.now();
    for (let i = 0; i < count; i += 1) kept = act(next++);
    return performance.now() - began;
  };
  const count = countFor(roundMs, warmUp(roundMs * 2, round));
  return median(Array.from({ length: rounds }, () => (count * 1_000) / round(count)));
}

/** The same of something that is waited for, so many of them under way at once. */
export async function perSecondAwaited(
  act: (i: number) => Promise<unknown>,
  effort: Effort & { readonly inFlight?: number } = {},
): Promise<number> {
  const { rounds = 5, roundMs = 40, inFlight = 1 } = effort;
  let next = 0;
  const round = async (count: number): Promise<number> => {
    let left = count;
    const worker = async () => {
      while (left-- > 0) kept = await act(next++);
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: inFlight }, worker));
    return performance.now() - began;
  };
  let spent = 0;
  let count = inFlight;
  let each = await round(count);
  for (spent = each; spent < roundMs * 2; spent += each) {
    if (each < roundMs / 2) count *= 2;
    each = await round(count);
  }
  const enough = Math.max(inFlight, countFor(roundMs, each / count));
  const taken: number[] = [];
  for (let i = 0; i < rounds; i += 1) taken.push((enough * 1_000) / (await round(enough)));
  return median(taken);
}

/** Milliseconds of one act that is too long or too rare to be repeated much. */
export async function milliseconds(act: () => unknown, rounds = 1): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const began = performance.now();
    kept = await act();
    taken.push(performance.now() - began);
  }
  return median(taken);
}

/** Repeats rounds of doubling length; answers what one act took in the last. */
function warmUp(forMs: number, round: (count: number) => number): number {
  let count = 1;
  let each = round(count);
  for (let spent = each; spent < forMs; spent += each) {
    if (each < forMs / 4) count *= 2;
    each = round(count);
  }
  return each / count;
}

const countFor = (roundMs: number, eachMs: number): number =>
  Math.max(1, Math.round(roundMs / eachMs));
