/** Up to which number of pages every one of them stands in the row. */
const SHORT = 9;

/**
 * The pages that a row of links names: the first, the last, and those around the current one; 0
 * stands for what is left out between them.
 */
export function pageNumbers(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= SHORT) return all;
  const named = all.filter((n) => n === 1 || n === pages || Math.abs(n - page) <= 2);
  return named.flatMap((n, index) => (index > 0 && n - (named[index - 1] ?? 0) > 1 ? [0, n] : [n]));
}
