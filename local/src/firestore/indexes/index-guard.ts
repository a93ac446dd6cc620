import type { FieldPath } from '../names/field-path.ts';
import type { Query } from '../query/query.ts';

/** Refuses queries whose index is not declared, as production does. */
export interface IndexGuard {
  /** FAILED_PRECONDITION, with the entry to add, when the query needs an index that is missing. */
  readonly check: (query: Query, aggregated: readonly FieldPath[]) => void;
}

/** Every query has its index: when no index file is given. */
export const everyIndex: IndexGuard = { check: () => {} };
