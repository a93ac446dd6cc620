import { invalid } from '../../values/errors.ts';
import { formatFieldPath, isDocumentId } from '../../values/names/field-path.ts';
import { checkOrders } from './check-orders.ts';
import { disjuncts } from './disjuncts.ts';
import { type Filter, fieldFilters, isInequality, type Query } from './query.ts';

const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN = 10;
const MAX_INEQUALITY_FIELDS = 10;
const MAX_COMPONENTS = 100;

/**
 * Refuses combinations that production refuses: the requirements noted at `StructuredQuery`, and
 * firebase.google.com/docs/firestore/query-data/queries#limitations.
 */
export function checkQuery(query: Query): void {
  checkLists(query);
  checkNegations(query);
  checkDisjunctions(query);
  const inequalities = fieldFilters(query.filter).filter(({ op }) => isInequality(op));
  const fields = new Set(inequalities.map(({ field }) => formatFieldPath(field)));
  if (fields.size > MAX_INEQUALITY_FIELDS) {
    throw invalid(`At most ${MAX_INEQUALITY_FIELDS} fields may have a range or an inequality.`);
  }
  if (query.collectionId === null) {
    const named = [...fieldFilters(query.filter), ...query.explicitOrders];
    if (!named.every(({ field }) => isDocumentId(field))) {
      throw invalid('A query over all collections can look at __name__ only.');
    }
    if (query.explicitOrders.some(({ direction }) => direction === 'desc')) {
      throw invalid('kind is required for all orders except __key__ ascending');
    }
  }
  checkOrders(query);
}

function checkLists(query: Query): void {
  for (const { op, value } of fieldFilters(query.filter)) {
    if (op !== 'in' && op !== 'not-in' && op !== 'array-contains-any') continue;
    if (value.kind !== 'array' || value.values.length === 0) {
      throw invalid(`'${op}' requires a non-empty array.`);
    }
    if (op === 'not-in' && value.values.length > MAX_NOT_IN) {
      throw invalid(`'NOT_IN' supports up to ${MAX_NOT_IN} comparison values.`);
    }
  }
}

function checkNegations(query: Query): void {
  const ops = fieldFilters(query.filter).map((filter) => filter.op);
  const count = (...wanted: string[]) => ops.filter((op) => wanted.includes(op)).length;
  if (count('not-in') > 0) {
    if (count('not-in', '!=', 'is-not-null', 'is-not-nan') > 1) {
      throw invalid("Only one 'NOT_IN' is allowed, and not together with 'NOT_EQUAL'.");
    }
    if (count('in', 'array-contains-any') > 0 || hasOr(query.filter)) {
      throw invalid("'NOT_IN' cannot be used with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
    }
  }
  if (count('!=', 'is-not-null', 'is-not-nan') > 1) {
    throw invalid('Only a single != filter is allowed per query.');
  }
}

/** The limits that count in disjunctive normal form, where `in` is one disjunction for each value. */
function checkDisjunctions(query: Query): void {
  const branches = disjuncts(query.filter, MAX_DISJUNCTIONS);
  if (!branches) throw invalid(`A query has at most ${MAX_DISJUNCTIONS} disjunctions.`);
  for (const branch of branches) {
    if (branch.filter((filter) => filter.op === 'array-contains').length > 1) {
      throw invalid("At most one 'ARRAY_CONTAINS' is allowed per disjunction.");
    }
  }
  const filters = branches.reduce((sum, branch) => sum + branch.length, 0);
  if (filters + query.explicitOrders.length + (query.parent ? 1 : 0) > MAX_COMPONENTS) {
    throw invalid(`Filters, orders and parent come to more than ${MAX_COMPONENTS}.`);
  }
}

function hasOr(filter: Filter | null): boolean {
  return (
    filter !== null && 'filters' in filter && (filter.op === 'or' || filter.filters.some(hasOr))
  );
}
