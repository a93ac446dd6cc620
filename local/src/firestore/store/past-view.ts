import type { Micros } from '../../values/micros.ts';
import { lastSegment, parentOf } from '../../values/names/document-path.ts';
import type { Database } from './database.ts';
import type { DocumentView, Scope, StoredDocument } from './document.ts';
import type { FieldIndex } from './field-index.ts';
import type { IndexShape } from './index-shape.ts';

/**
 * The database as it was at a recent moment: the present, overlaid with what has changed since.
 * Null when the moment is no longer remembered.
 */
export function pastView(database: Database, time: Micros): DocumentView | null {
  if (time >= database.lastCommit) return database;
  const differences = database.history.differencesSince(time);
  return differences && new PastView(database, differences);
}

class PastView implements DocumentView {
  readonly #present: Database;
  readonly differences: ReadonlyMap<string, StoredDocument | null>;

  constructor(present: Database, differences: ReadonlyMap<string, StoredDocument | null>) {
    this.#present = present;
    this.differences = differences;
  }

  get(path: string): StoredDocument | null {
    const then = this.differences.get(path);
    return then === undefined ? this.#present.get(path) : then;
  }

  *documentsIn(collection: string): Iterable<StoredDocument> {
    for (const document of this.#present.documentsIn(collection)) {
      if (!this.differences.has(document.path)) yield document;
    }
    for (const [path, document] of this.differences) {
      if (document && parentOf(path) === collection) yield document;
    }
  }

  collectionPaths(): Iterable<string> {
    const paths = new Set(this.#present.collectionPaths());
    for (const path of this.differences.keys()) paths.add(parentOf(path));
    return [...paths].filter((path) => !this.#isEmpty(path));
  }

  collectionsNamed(collectionId: string): Iterable<string> {
    return [...this.collectionPaths()].filter((path) => lastSegment(path) === collectionId);
  }

  index(scope: Scope, shape: IndexShape): FieldIndex | null {
    return this.#present.index(scope, shape);
  }

  #isEmpty(collection: string): boolean {
    for (const _ of this.documentsIn(collection)) return false;
    return true;
  }
}
