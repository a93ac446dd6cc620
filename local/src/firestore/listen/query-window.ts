import { compareDocuments } from '../query/compare-documents.ts';
import type { Order } from '../query/query.ts';
import type { StoredDocument } from '../store/document.ts';

/** What a change does to a window: nothing, a known move, or something only the query can tell. */
export type Effect = 'none' | 'moved' | 'unknown';

/**
 * The first documents of a query in its order, kept up to date change by change. All matching
 * documents that are not in a full window come after its last one, so the query has to be run again
 * only when one of a full window is gone or has moved behind it.
 */
export class QueryWindow {
  readonly #orders: readonly Order[];
  readonly #size: number;
  #documents: StoredDocument[];

  constructor(documents: readonly StoredDocument[], orders: readonly Order[], size: number) {
    this.#documents = [...documents];
    this.#orders = orders;
    this.#size = size;
  }

  /** The documents from `offset` on. */
  from(offset: number): readonly StoredDocument[] {
    return this.#documents.slice(offset);
  }

  /** Takes in what a document is now; null when it no longer matches the query. */
  apply(path: string, after: StoredDocument | null): Effect {
    const at = this.#documents.findIndex((document) => document.path === path);
    const wasIn = at >= 0;
    if (!wasIn && !after) return 'none';
    const last = this.#documents.length >= this.#size ? this.#documents.at(-1) : undefined;
    const wasFull = this.#documents.length >= this.#size;
    if (wasIn) this.#documents.splice(at, 1);
    if (!after) return wasFull ? 'unknown' : 'moved';
    if (this.#size === 0) return 'none';
    if (last && compareDocuments(after, last, this.#orders) > 0) return wasIn ? 'unknown' : 'none';
    this.#documents.splice(this.#placeOf(after), 0, after);
    if (this.#documents.length > this.#size) this.#documents.pop();
    return 'moved';
  }

  #placeOf(document: StoredDocument): number {
    let [low, high] = [0, this.#documents.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#documents[middle];
      if (other && compareDocuments(other, document, this.#orders) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
