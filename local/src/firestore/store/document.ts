import type { Micros } from '../../values/micros.ts';
import type { Fields } from '../../values/value.ts';
import type { FieldIndex } from './field-index.ts';
import type { IndexShape } from './index-shape.ts';

/** A stored document: immutable, so a reference to it is a snapshot of it. */
export interface StoredDocument {
  /** Relative to the database root: `articles/a1`. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** What one commit did to one document: `null` stands for "not there". */
export interface Change {
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** Where a query looks: one collection by its path, or all collections of one id. */
export interface Scope {
  readonly kind: 'collection' | 'group';
  readonly name: string;
}

/** Documents as of one moment: the present (`Database`) or a moment shortly before (`PastView`). */
export interface DocumentView {
  readonly get: (path: string) => StoredDocument | null;
  /** Documents directly in a collection, in no order. */
  readonly documentsIn: (collection: string) => Iterable<StoredDocument>;
  /** Paths of all collections that hold a document. */
  readonly collectionPaths: () => Iterable<string>;
  /** Paths of the collections with this id. */
  readonly collectionsNamed: (collectionId: string) => Iterable<string>;
  /** An index of the present; null where all documents are to be looked at. */
  readonly index: (scope: Scope, shape: IndexShape) => FieldIndex | null;
  /** What is otherwise than in the present, and so in its indexes. */
  readonly differences: ReadonlyMap<string, StoredDocument | null>;
}
