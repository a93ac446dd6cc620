import type { StoredDocument } from './document.ts';
import { entriesOf, type IndexEntry, type IndexShape, orderOfEntries } from './index-shape.ts';
import { sortedEntries } from './sorted-entries.ts';
import { isBefore, type OrderTo, type Position, SortedList } from './sorted-list.ts';

/** A part of an index, in its order. */
export interface Stretch {
  readonly from: Position;
  readonly to: Position;
}

/** The documents of a collection or collection group that have certain fields, sorted by them. */
export class FieldIndex {
  readonly #shape: IndexShape;
  readonly #orderTo: OrderTo<IndexEntry>;
  readonly #entries: SortedList<IndexEntry>;

  constructor(shape: IndexShape, documents: Iterable<StoredDocument>) {
    this.#shape = shape;
    this.#orderTo = orderOfEntries(shape);
    this.#entries = new SortedList(this.#orderTo, sortedEntries(shape, documents));
  }

  /** Follows a change of one document; null stands for "not there". */
  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    const old = before ? entriesOf(this.#shape, before) : [];
    const now = after ? entriesOf(this.#shape, after) : [];
    // Most changes leave the fields of most indexes alone.
    const stays = (entry: IndexEntry, i: number) => {
      const other = old[i];
      return other !== undefined && this.#orderTo(entry)(other) === 0;
    };
    if (old.length === now.length && now.every(stays)) {
      for (const entry of now) this.#entries.replace(entry);
      return;
    }
    for (const entry of old) this.#entries.remove(entry);
    for (const entry of now) this.#entries.add(entry);
  }

  /** What lies between the entries that come too early and those that come too late. */
  stretch(
    isEarly: (entry: IndexEntry) => boolean,
    isLate: (entry: IndexEntry) => boolean,
  ): Stretch {
    const from = this.#entries.seek((entry) => !isEarly(entry));
    const to = this.#entries.seek(isLate);
    return { from, to: isBefore(to, from) ? from : to };
  }

  /** How many entries a stretch has. */
  sizeOf({ from, to }: Stretch): number {
    return this.#entries.countBetween(from, to);
  }

  /** The documents of a stretch, forwards or backwards. */
  *read({ from, to }: Stretch, isReversed: boolean): Iterable<StoredDocument> {
    const entries = isReversed
      ? this.#entries.betweenReversed(from, to)
      : this.#entries.between(from, to);
    for (const entry of entries) yield entry.document;
  }
}
