import { compareValues } from '../../values/order.ts';
import type { Value } from '../../values/value.ts';
import type { StoredDocument } from './document.ts';
import type { ColumnEntry, IndexColumns } from './index-columns.ts';

/**
 * The entries of many documents in the order of their columns. Values are compared once for each that
 * differs; sorting the documents is then a matter of small numbers.
 */
export function sortedEntries(
  columns: IndexColumns,
  documents: Iterable<StoredDocument>,
): ColumnEntry[] {
  const complete = [...documents].filter((document) => columns.holds(document));
  const ranked = columns.fields.map(({ read, sign }) => ranksOf(complete.map(read), sign));
  const compare = (i: number, j: number) => {
    for (const ranks of ranked) {
      const order = (ranks[i] ?? 0) - (ranks[j] ?? 0);
      if (order !== 0) return order;
    }
    const [a, b] = [complete[i], complete[j]];
    return a && b ? columns.compareNames(a, b) : 0;
  };
  const places = Array.from(complete.keys());
  const groups = ranked[0] ? byRank(places, ranked[0]) : [places];
  const entries: ColumnEntry[] = [];
  for (const group of groups) {
    if (group.length > 1) group.sort(compare);
    for (const i of group) if (complete[i]) entries.push(...columns.entriesOf(complete[i]));
  }
  if (!columns.array) return entries;
  return byRank(entries, ranksOf(entries.map(({ first }) => first))).flat();
}

/** Groups things by rank, in their order; each group keeps the order they are in. */
function byRank<T>(things: readonly T[], ranks: Uint32Array): T[][] {
  const groups: T[][] = [];
  for (const [i, thing] of things.entries()) {
    const rank = ranks[i] ?? 0;
    const group = groups[rank];
    if (group) group.push(thing);
    else groups[rank] = [thing];
  }
  return groups;
}

/** For each value its place among the different ones: numbers, which are compared at once. */
function ranksOf(values: readonly (Value | undefined)[], sign: 1 | -1 = 1): Uint32Array {
  const slots = new Map<unknown, number>();
  const different: { readonly value: Value; readonly slot: number }[] = [];
  const slotOf = values.map((value) => {
    if (!value) return 0;
    const content = contentOf(value);
    const known = slots.get(content);
    if (known !== undefined) return known;
    const slot = different.length;
    slots.set(content, slot);
    different.push({ value, slot });
    return slot;
  });
  different.sort((a, b) => sign * compareValues(a.value, b.value));
  const ranks = new Uint32Array(different.length);
  let rank = 0;
  for (const [i, { value, slot }] of different.entries()) {
    const before = different[i - 1];
    // 1 and 1.0 are not the same content, but equal.
    if (before && compareValues(before.value, value) !== 0) rank++;
    ranks[slot] = rank;
  }
  return Uint32Array.from(slotOf, (slot) => ranks[slot] ?? 0);
}

/** What is the same for values that are the same; of some kinds, each value is one of its own. */
function contentOf(value: Value): unknown {
  switch (value.kind) {
    case 'boolean':
    case 'integer':
    case 'double':
    case 'string':
      return value.value;
    default:
      return value;
  }
}
