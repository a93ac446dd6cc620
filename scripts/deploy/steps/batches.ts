/** Cloud Build, Cloud Run and Eventarc have quotas for what is asked at once: so many functions are deployed together. */
const MOST_AT_ONCE = 10;

/** The same names, at most ten together, in groups of about the same size. */
export function batches(names: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(names.length / MOST_AT_ONCE);
  const size = Math.ceil(names.length / Math.max(1, count));
  return Array.from({ length: count }, (_, n) => names.slice(n * size, (n + 1) * size));
}
