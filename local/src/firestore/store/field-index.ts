import { comparePaths } from '../names/document-path.ts';
import type { Value } from '../value.ts';
import { compareValues } from '../values/order.ts';
import type { StoredDocument } from './document.ts';

/** A document under its value of the indexed field. */
export interface Entry {
  readonly value: Value;
  readonly document: StoredDocument;
}

/** The documents of one collection that have a field, sorted by its value, then by name. */
export class FieldIndex {
  readonly #entries: Entry[];
  readonly #read: (document: StoredDocument) => Value | undefined;

  constructor(
    documents: Iterable<StoredDocument>,
    read: (document: StoredDocument) => Value | undefined,
  ) {
    this.#read = read;
    this.#entries = [];
    for (const document of documents) {
      const value = read(document);
      if (value) this.#entries.push({ value, document });
    }
    this.#entries.sort(compareEntries);
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  add(document: StoredDocument): void {
    const value = this.#read(document);
    if (!value) return;
    const entry = { value, document };
    this.#entries.splice(this.#position(entry), 0, entry);
  }

  remove(document: StoredDocument): void {
    const value = this.#read(document);
    if (value) this.#entries.splice(this.#position({ value, document }), 1);
  }

  /** Position of the first entry whose value is at least `value`. */
  firstAtLeast(value: Value): number {
    return search(this.#entries, (entry) => compareValues(entry.value, value) >= 0);
  }

  /** Position of the first entry whose value is greater than `value`. */
  firstAbove(value: Value): number {
    return search(this.#entries, (entry) => compareValues(entry.value, value) > 0);
  }

  #position(wanted: Entry): number {
    return search(this.#entries, (entry) => compareEntries(entry, wanted) >= 0);
  }
}

function compareEntries(a: Entry, b: Entry): number {
  return compareValues(a.value, b.value) || comparePaths(a.document.path, b.document.path);
}

/** The first position from which on `holds` is true, in a list where it turns true once. */
function search(entries: readonly Entry[], holds: (entry: Entry) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry && holds(entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}
