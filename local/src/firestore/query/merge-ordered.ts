/**
 * One sequence out of several that are each in order, again in order. What several hold is given
 * once: only the same item may compare equal.
 */
export function* mergeOrdered<T>(
  sources: readonly Iterable<T>[],
  compare: (a: T, b: T) => number,
): Iterable<T> {
  const [only] = sources;
  if (only && sources.length === 1) {
    yield* only;
    return;
  }
  const heads: { item: T; readonly rest: Iterator<T> }[] = [];
  for (const source of sources) {
    const rest = source[Symbol.iterator]();
    const { value, done } = rest.next();
    if (!done) heads.push({ item: value, rest });
  }
  for (;;) {
    const [first] = heads;
    if (!first) return;
    const least = heads.reduce((a, b) => (compare(b.item, a.item) < 0 ? b : a), first).item;
    yield least;
    for (let i = heads.length - 1; i >= 0; i--) {
      const head = heads[i];
      if (!head || compare(head.item, least) !== 0) continue;
      const { value, done } = head.rest.next();
      if (done) heads.splice(i, 1);
      else head.item = value;
    }
  }
}
