/** Items sorted by a key in a plain array: the handwritten alternative to an index. */
export class SortedList<T> {
  #entries: { readonly key: string; readonly value: T }[] = [];

  /** Fills the list in one step. */
  fill(entries: Iterable<readonly [key: string, value: T]>): void {
    this.#entries = Array.from(entries, ([key, value]) => ({ key, value }));
    this.#entries.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  add(key: string, value: T): void {
    this.#entries.splice(this.position(key), 0, { key, value });
  }

  remove(key: string): void {
    this.#entries.splice(this.position(key), 1);
  }

  /** Position of the first key that is not less. */
  position(key: string): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#entries[middle]?.key ?? key) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Some values from a position on, forwards. */
  from(position: number, count: number): T[] {
    return this.#entries.slice(position, position + count).map(({ value }) => value);
  }

  /** The first values whose keys begin with this. */
  firstOf(prefix: string, count: number): T[] {
    const start = this.position(prefix);
    return this.from(start, Math.min(count, this.position(`${prefix}\uffff`) - start));
  }

  /** The last values whose keys begin with this, last first. */
  lastOf(prefix: string, count: number): T[] {
    const start = this.position(prefix);
    const end = this.position(`${prefix}\uffff`);
    return this.#entries
      .slice(Math.max(start, end - count), end)
      .reverse()
      .map(({ value }) => value);
  }

  /** How many keys begin with this. */
  countOf(prefix: string): number {
    return this.position(`${prefix}\uffff`) - this.position(prefix);
  }
}
