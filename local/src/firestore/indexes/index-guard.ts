import type { FieldPath } from '../names/field-path.ts';
import type { Query } from '../query/query.ts';
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
  /** What the queries since the start have used. */
  readonly use: () => IndexUse;
}

/** Every query has its index: when no index file is given. */
export const everyIndex: IndexGuard = {
  check: () => {},
  use: () => ({ used: [], unused: [] }),
};
