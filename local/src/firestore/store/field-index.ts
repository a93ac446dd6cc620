import type { StoredDocument } from './document.ts';
import {
  compareEntries,
  entriesOf,
  type IndexEntry,
  type IndexShape,
  sortEntries,
} from './index-shape.ts';
import { isBefore, type Position, SortedList } from './sorted-list.ts';

/** A part of an index, in its order. */
export interface Stretch {
  readonly from: Position;
  readonly to: Position;
}

/** The documents of a collection or collection group that have certain fields, sorted by them. */
export class FieldIndex {
  readonly #shape: IndexShape;
  readonly #entries: SortedList<IndexEntry>;

  constructor(shape: IndexShape, documents: Iterable<StoredDocument>) {
    this.#shape = shape;
    const entries: IndexEntry[] = [];
    for (const document of documents) entries.push(...entriesOf(shape, document));
    this.#entries = new SortedList(compareEntries(shape), sortEntries(shape, entries));
  }

  add(document: StoredDocument): void {
    for (const entry of entriesOf(this.#shape, document)) this.#entries.add(entry);
  }

  remove(document: StoredDocument): void {
    for (const entry of entriesOf(this.#shape, document)) this.#entries.remove(entry);
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

  /** The documents of a stretch, forwards or backwards. */
  *read({ from, to }: Stretch, isReversed: boolean): Iterable<StoredDocument> {
    const entries = isReversed
      ? this.#entries.betweenReversed(from, to)
      : this.#entries.between(from, to);
    for (const entry of entries) yield entry.document;
  }
}
