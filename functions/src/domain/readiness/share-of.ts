/** How many of these in a hundred, rounded down to a tenth, so that 100 means all of them; null where there are none. */
export function shareOf<Each>(
  all: readonly Each[],
  isCounted: (each: Each) => boolean,
): number | null {
  if (all.length === 0) return null;
  return Math.floor((1_000 * all.filter(isCounted).length) / all.length) / 10;
}
