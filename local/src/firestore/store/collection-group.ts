import type { Collection } from './collection.ts';
import type { StoredDocument } from './document.ts';
import type { FieldIndex } from './field-index.ts';
import { FieldIndexes } from './field-indexes.ts';
import type { IndexShape } from './index-shape.ts';

/** All collections of one id, wherever they are, with the indexes that queries over them have asked for. */
export class CollectionGroup {
  readonly #collections = new Map<string, Collection>();
  readonly #indexes = new FieldIndexes();
  /** Documents in all of them together. */
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get isEmpty(): boolean {
    return this.#collections.size === 0;
  }

  paths(): Iterable<string> {
    return this.#collections.keys();
  }

  addCollection(path: string, collection: Collection): void {
    this.#collections.set(path, collection);
  }

  removeCollection(path: string): void {
    this.#collections.delete(path);
  }

  /** Follows a change of one document in one of the collections. */
  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    this.#size += (after ? 1 : 0) - (before ? 1 : 0);
    this.#indexes.replace(before, after);
  }

  index(shape: IndexShape): FieldIndex {
    return this.#indexes.get(shape, () => this.#documents());
  }

  *#documents(): Iterable<StoredDocument> {
    for (const collection of this.#collections.values()) yield* collection.documents();
  }
}
