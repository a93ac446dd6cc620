import type { Value } from '../../values/value.ts';
import type { StoredDocument } from './document.ts';
import { type ColumnEntry, IndexColumns } from './index-columns.ts';
import type { IndexShape } from './index-shape.ts';
import { sortedEntries } from './sorted-entries.ts';
import { isBefore, type Position, SortedList } from './sorted-list.ts';

/** A part of an index, in its order. */
export interface Stretch {
  readonly from: Position;
  readonly to: Position;
}

/** The documents of a collection or collection group that have certain fields, sorted by them. */
export class FieldIndex {
  readonly #columns: IndexColumns;
  readonly #entries: SortedList<ColumnEntry>;

  constructor(shape: IndexShape, documents: Iterable<StoredDocument>) {
    const columns = new IndexColumns(shape);
    this.#columns = columns;
    this.#entries = new SortedList(
      (entry) => columns.orderTo(entry),
      sortedEntries(columns, documents),
    );
  }

  /** Follows a change of one document; null stands for "not there". */
  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    const old = before ? this.#columns.entriesOf(before) : [];
    const now = after ? this.#columns.entriesOf(after) : [];
    // Most changes leave the fields of most indexes alone.
    const stays = (entry: ColumnEntry, i: number) => {
      const other = old[i];
      return other !== undefined && this.#columns.orderTo(entry)(other) === 0;
    };
    if (old.length === now.length && now.every(stays)) {
      for (const entry of now) this.#entries.replace(entry);
      return;
    }
    for (const entry of old) this.#entries.remove(entry);
    for (const entry of now) this.#entries.add(entry);
  }

  /** What an entry has in a column. */
  keyOf(entry: ColumnEntry, column: number): Value | undefined {
    return this.#columns.keyOf(entry, column);
  }

  /** What lies between the entries that come too early and those that come too late. */
  stretch(
    isEarly: (entry: ColumnEntry) => boolean,
    isLate: (entry: ColumnEntry) => boolean,
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
