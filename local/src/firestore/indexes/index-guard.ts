import type { FieldPath } from '../../values/names/field-path.ts';
import type { Query } from '../query/query.ts';
import type { StoredDocument } from '../store/document.ts';
import { checkEntries } from './check-entries.ts';
import type { IndexDefinitions } from './definitions.ts';
import type { IndexEntry } from './index-entry.ts';

/** The declared composite indexes, in the order of the file, by whether a query has needed them. */
export interface IndexUse {
  readonly used: readonly IndexEntry[];
  readonly unused: readonly IndexEntry[];
}

/** Refuses queries whose index is not declared, as production does. */
export interface IndexGuard {
  /** FAILED_PRECONDITION, with the entry to add, when the query needs an index that is missing. */
  readonly check: (query: Query, aggregated: readonly FieldPath[]) => void;
  /** INVALID_ARGUMENT for a document that the indexes, as they are declared, cannot hold. */
  readonly checkDocument: (document: StoredDocument) => void;
  /** What the queries since the start have used. */
  readonly use: () => IndexUse;
}

const AUTOMATIC: IndexDefinitions = { composites: [], overrides: new Map() };

/** Every query has its index, and only single fields count: when no index file is given. */
export const everyIndex: IndexGuard = {
  check: () => {},
  checkDocument: (document) => checkEntries(document, () => AUTOMATIC),
  use: () => ({ used: [], unused: [] }),
};
