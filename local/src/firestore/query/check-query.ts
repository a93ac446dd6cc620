import { invalid } from '../errors.ts';
import { disjuncts } from './disjuncts.ts';
import { fieldFilters, type Query } from './query.ts';

const MAX_DISJUNCTIONS = 30;
const MAX_NOT_IN = 10;

/** Refuses combinations that production refuses (firebase.google.com/docs/firestore/query-data/queries#limitations). */
export function checkQuery(query: Query): void {
  const filters = fieldFilters(query.filter);
  for (const { op, value } of filters) {
    if (op !== 'in' && op !== 'not-in' && op !== 'array-contains-any') continue;
    if (value.kind !== 'array' || value.values.length === 0) {
      throw invalid(`'${op}' requires a non-empty array.`);
    }
    if (op === 'not-in' && value.values.length > MAX_NOT_IN) {
      throw invalid(`'NOT_IN' supports up to ${MAX_NOT_IN} comparison values.`);
    }
  }
  const ops = filters.map((filter) => filter.op);
  const count = (...wanted: string[]) => ops.filter((op) => wanted.includes(op)).length;
  const notEqual = count('!=', 'not-in', 'is-not-null', 'is-not-nan');
  if (count('not-in') > 0) {
    if (count('not-in') > 1 || count('!=') > 0) {
      throw invalid("Only one 'NOT_IN' is allowed, and not together with 'NOT_EQUAL'.");
    }
    if (count('in', 'array-contains-any') > 0 || hasOr(query)) {
      throw invalid("'NOT_IN' cannot be used with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
    }
  }
  if (notEqual > 1) throw invalid('Only a single != filter is allowed per query.');
  const branches = disjuncts(query.filter, MAX_DISJUNCTIONS);
  if (!branches) throw invalid(`A query has at most ${MAX_DISJUNCTIONS} disjunctions.`);
  for (const branch of branches) {
    if (branch.filter((filter) => filter.op === 'array-contains').length > 1) {
      throw invalid("At most one 'ARRAY_CONTAINS' is allowed per disjunction.");
    }
  }
  for (const cursor of [query.startAt, query.endAt]) {
    if (cursor && cursor.values.length > query.orders.length) {
      throw invalid('Cursor has too many values.');
    }
  }
}

function hasOr(query: Query): boolean {
  const walk = (filter: Query['filter']): boolean =>
    filter !== null && 'filters' in filter && (filter.op === 'or' || filter.filters.some(walk));
  return walk(query.filter);
}
