/** All rounding of money, in integers of the smallest unit. Nothing else in the project rounds money. */

const WHOLE = 10_000;

/**
 * So many basis points of an amount, half a unit up (away from zero for negative amounts). Exact for
 * any amount of the schemas: the product is made of big integers.
 */
export function percentOf(amount: number, basisPoints: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(basisPoints);
  const rounded = Number((product * 2n + BigInt(WHOLE)) / BigInt(2 * WHOLE));
  return amount < 0 ? -rounded : rounded;
}

/**
 * Shares an amount out by weights so that the shares add up to it: the largest remainders get the units
 * that are left, of equal ones the first (Hamilton's method). Weights are integers, one at least above 0.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all <= 0n) throw new RangeError('money/no-weights');
  const parts = weights.map((weight, place) => {
    const product = BigInt(amount) * BigInt(weight);
    return { place, share: product / all, remainder: product % all };
  });
  const given = parts.reduce((sum, { share }) => sum + share, 0n);
  const left = Number(BigInt(amount) - given);
  const lucky = parts
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.place - b.place)
    .slice(0, left);
  const shares = parts.map(({ share }) => Number(share));
  for (const { place } of lucky) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

/** The tax within an amount that contains it, half a unit up: what is left of the amount is its net. */
export function taxWithin(amount: number, basisPoints: number): number {
  const whole = BigInt(WHOLE + basisPoints);
  return Number((BigInt(amount) * BigInt(basisPoints) * 2n + whole) / (2n * whole));
}
