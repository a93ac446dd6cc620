/** A place in a `SortedList`; it holds until the list next changes. */
export interface Position {
  readonly chunk: number;
  readonly at: number;
}

/** A chunk is cut in two when it outgrows this; moving half as many references costs about a microsecond. */
const CHUNK = 512;

/**
 * A list that stays sorted, in chunks: finding, adding and removing take a logarithmic number of
 * comparisons, and never move more than one chunk.
 */
export class SortedList<T> {
  readonly #chunks: T[][] = [];
  readonly #compare: (a: T, b: T) => number;

  /** Takes items that are sorted already. */
  constructor(compare: (a: T, b: T) => number, sorted: readonly T[] = []) {
    this.#compare = compare;
    for (let i = 0; i < sorted.length; i += CHUNK / 2) {
      this.#chunks.push(sorted.slice(i, i + CHUNK / 2));
    }
  }

  add(item: T): void {
    const found = this.seek((one) => this.#compare(one, item) >= 0);
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
    const { chunk: index, at } = this.seek((one) => this.#compare(one, item) >= 0);
    const chunk = this.#chunks[index];
    const found = chunk?.[at];
    if (!chunk || found === undefined || this.#compare(found, item) !== 0) return;
    chunk.splice(at, 1);
    if (chunk.length === 0) this.#chunks.splice(index, 1);
  }

  /** The first place from which on `holds` is true; it must turn true once along the list. */
  seek(holds: (item: T) => boolean): Position {
    const chunk = search(this.#chunks, (one) => {
      const last = one.at(-1);
      return last !== undefined && holds(last);
    });
    return { chunk, at: search(this.#chunks[chunk] ?? [], holds) };
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
