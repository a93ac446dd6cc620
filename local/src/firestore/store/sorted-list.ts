/** A place in a `SortedList`; it holds until the list next changes. */
export interface Position {
  readonly chunk: number;
  readonly at: number;
}

/** A chunk is cut in two when it outgrows this; moving half as many references costs about a microsecond. */
const CHUNK = 512;

/** How others lie to an item: below 0 when they come before it. */
export type OrderTo<T> = (item: T) => (other: T) => number;

/**
 * A list that stays sorted, in chunks: finding, adding and removing take a logarithmic number of
 * comparisons, and never move more than one chunk.
 */
export class SortedList<T> {
  readonly #chunks: T[][] = [];
  readonly #orderTo: OrderTo<T>;

  /** Takes items that are sorted already. */
  constructor(orderTo: OrderTo<T>, sorted: readonly T[] = []) {
    this.#orderTo = orderTo;
    for (let i = 0; i < sorted.length; i += CHUNK / 2) {
      this.#chunks.push(sorted.slice(i, i + CHUNK / 2));
    }
  }

  add(item: T): void {
    const order = this.#orderTo(item);
    const found = this.seek((one) => order(one) >= 0);
    // Past the end of all chunks is the end of the last one.
    const index = Math.min(found.chunk, Math.max(0, this.#chunks.length - 1));
    const chunk = this.#chunks[index];
    if (!chunk) {
      this.#chunks.push([item]);
      return;
    }
    chunk.splice(index === found.chunk ? found.at : chunk.length, 0, item);
    if (chunk.length > CHUNK) this.#chunks.splice(index + 1, 0, chunk.splice(CHUNK / 2));
  }

  /** Takes away the item that compares equal, if there is one. */
  remove(item: T): void {
    const place = this.#find(item);
    if (!place) return;
    place.chunk.splice(place.at, 1);
    if (place.chunk.length === 0) this.#chunks.splice(place.index, 1);
  }

  /** Puts an item in the place of the one that compares equal, if there is one. */
  replace(item: T): void {
    const place = this.#find(item);
    if (place) place.chunk[place.at] = item;
  }

  /** The first place from which on `holds` is true; it must turn true once along the list. */
  seek(holds: (item: T) => boolean): Position {
    const chunk = search(this.#chunks, (one) => {
      const last = one.at(-1);
      return last !== undefined && holds(last);
    });
    return { chunk, at: search(this.#chunks[chunk] ?? [], holds) };
  }

  #find(item: T): { readonly chunk: T[]; readonly index: number; readonly at: number } | null {
    const order = this.#orderTo(item);
    const { chunk: index, at } = this.seek((one) => order(one) >= 0);
    const chunk = this.#chunks[index];
    const found = chunk?.[at];
    return chunk && found !== undefined && order(found) === 0 ? { chunk, index, at } : null;
  }

  /** How many items there are from one place up to another. */
  countBetween(from: Position, to: Position): number {
    let count = to.at - from.at;
    for (let i = from.chunk; i < to.chunk; i++) count += this.#chunks[i]?.length ?? 0;
    return count;
  }

  /** The items from one place up to another, which is not included. */
  *between(from: Position, to: Position): Iterable<T> {
    for (let i = from.chunk; i <= to.chunk; i++) {
      const chunk = this.#chunks[i] ?? [];
      const end = i === to.chunk ? to.at : chunk.length;
      for (let at = i === from.chunk ? from.at : 0; at < end; at++) {
        const item = chunk[at];
        if (item !== undefined) yield item;
      }
    }
  }

  /** The same items from the last to the first. */
  *betweenReversed(from: Position, to: Position): Iterable<T> {
    for (let i = to.chunk; i >= from.chunk; i--) {
      const chunk = this.#chunks[i] ?? [];
      const start = i === from.chunk ? from.at : 0;
      for (let at = (i === to.chunk ? to.at : chunk.length) - 1; at >= start; at--) {
        const item = chunk[at];
        if (item !== undefined) yield item;
      }
    }
  }
}

/** Whether one place comes before another. */
export function isBefore(a: Position, b: Position): boolean {
  return a.chunk === b.chunk ? a.at < b.at : a.chunk < b.chunk;
}

/** The first position from which on `holds` is true, in a list where it turns true once. */
function search<T>(items: readonly T[], holds: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
