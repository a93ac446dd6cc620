import type { StoredDocument } from './document.ts';
import { FieldIndex } from './field-index.ts';
import { type IndexShape, shapeKey } from './index-shape.ts';

/** As many indexes are kept for one collection; the one unused for longest makes way. */
const MOST = 64;

/** The indexes of one collection or collection group, made on first use and kept up to date. */
export class FieldIndexes {
  /** In the order of their last use. */
  readonly #indexes = new Map<string, FieldIndex>();

  /** The index of a shape; `documents` is asked only where it has to be made. */
  get(shape: IndexShape, documents: () => Iterable<StoredDocument>): FieldIndex {
    const key = shapeKey(shape);
    const index = this.#indexes.get(key) ?? new FieldIndex(shape, documents());
    this.#indexes.delete(key);
    this.#indexes.set(key, index);
    const [oldest] = this.#indexes.keys();
    if (this.#indexes.size > MOST && oldest !== undefined) this.#indexes.delete(oldest);
    return index;
  }

  /** Follows a change of one document; null stands for "not there". */
  replace(before: StoredDocument | null, after: StoredDocument | null): void {
    for (const index of this.#indexes.values()) index.replace(before, after);
  }
}
