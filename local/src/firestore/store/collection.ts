import type { StoredDocument } from './document.ts';
import type { FieldIndex } from './field-index.ts';
import { FieldIndexes } from './field-indexes.ts';
import type { IndexShape } from './index-shape.ts';

/** The documents of one collection, with the indexes that queries have asked for. */
export class Collection {
  readonly #documents = new Map<string, StoredDocument>();
  readonly #indexes = new FieldIndexes();

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
    this.#indexes.replace(this.get(document.path), document);
    this.#documents.set(document.path, document);
  }

  remove(path: string): void {
    this.#indexes.replace(this.get(path), null);
    this.#documents.delete(path);
  }

  index(shape: IndexShape): FieldIndex {
    return this.#indexes.get(shape, () => this.documents());
  }
}
