/** Says of one document how good it is by one criterion: the less the better. */
export type Criterion = (doc: number) => number;

/**
 * The documents from one rank to another, best first. Each criterion only breaks the ties of those
 * before it, so those whose rank is not asked for are never compared any further.
 */
export function ranked(
  docs: readonly number[],
  criteria: readonly Criterion[],
  from: number,
  to: number,
): number[] {
  const order = [...docs];
  refine(order, 0, order.length, criteria, 0, from, to);
  return order.slice(from, to);
}

function refine(
  order: number[],
  low: number,
  high: number,
  criteria: readonly Criterion[],
  depth: number,
  from: number,
  to: number,
): void {
  const criterion = criteria[depth];
  if (!criterion || high - low < 2 || high <= from || low >= to) return;
  const groups = new Map<number, number[]>();
  for (let i = low; i < high; i += 1) {
    const doc = order[i] ?? 0;
    const value = criterion(doc);
    const group = groups.get(value);
    if (group) group.push(doc);
    else groups.set(value, [doc]);
  }
  let at = low;
  for (const value of Float64Array.from(groups.keys()).sort()) {
    const group = groups.get(value) ?? [];
    const begin = at;
    for (const doc of group) {
      order[at] = doc;
      at += 1;
    }
    refine(order, begin, at, criteria, depth + 1, from, to);
  }
}
