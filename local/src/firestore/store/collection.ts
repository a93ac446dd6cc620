import { type FieldPath, formatFieldPath } from '../names/field-path.ts';
import { fieldValue } from '../query/field-value.ts';
import type { StoredDocument } from './document.ts';
import { FieldIndex } from './field-index.ts';

/** The documents of one collection, with an index for each field that queries have asked for. */
export class Collection {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #indexes = new Map<string, FieldIndex>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  get size(): number {
    return this.#documents.size;
  }

  get(path: string): StoredDocument | null {
    return this.#documents.get(path) ?? null;
  }

  documents(): Iterable<StoredDocument> {
    return this.#documents.values();
  }

  put(document: StoredDocument): void {
    const before = this.#documents.get(document.path);
    this.#documents.set(document.path, document);
    for (const index of this.#indexes.values()) {
      if (before) index.remove(before);
      index.add(document);
    }
  }

  remove(path: string): void {
    const before = this.#documents.get(path);
    if (!before) return;
    this.#documents.delete(path);
    for (const index of this.#indexes.values()) index.remove(before);
  }

  /** The index of a field, made on first use and kept from then on. */
  index(field: FieldPath): FieldIndex {
    const key = formatFieldPath(field);
    const known = this.#indexes.get(key);
    if (known) return known;
    const read = (document: StoredDocument) => fieldValue(document, field, this.#root);
    const index = new FieldIndex(this.#documents.values(), read);
    this.#indexes.set(key, index);
    return index;
  }
}
