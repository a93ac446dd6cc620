import { FirestoreError, invalid } from '../../values/errors.ts';
import { type FieldPath, formatFieldPath, isDocumentId } from '../../values/names/field-path.ts';
import { disjuncts } from './disjuncts.ts';
import { fieldFilters, isInequality, type Query } from './query.ts';

/**
 * Refuses orders that no index of production can serve, whether written or implied: the name comes
 * last, and below a document a collection group is read by name alone. INVALID_ARGUMENT, or
 * FAILED_PRECONDITION where production asks for an index that cannot exist.
 */
export function checkOrders(query: Query): void {
  const written = query.explicitOrders.map(({ field }) => formatFieldPath(field));
  const twice = written.find((field, i) => written.indexOf(field) !== i);
  if (twice !== undefined) {
    throw invalid(`order by clause cannot contain duplicate fields ${twice}`);
  }
  if (query.orders.findIndex(({ field }) => isDocumentId(field)) < query.orders.length - 1) {
    throw invalid('order by clause cannot contain more fields after the key');
  }
  const all = fieldFilters(query.filter);
  const bounded = all.filter(({ op }) => isInequality(op)).map(({ field }) => field);
  const isNameHeld = all.some(
    ({ op, field }) => isDocumentId(field) && (op === '==' || op === 'in'),
  );
  if (isNameHeld && bounded.length > 0 && !bounded.some(isDocumentId)) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
  if (isBelowDocument(query)) checkNamesAlone(query);
}

/**
 * Refuses sums and averages of fields that would have to stand behind the name in an index.
 * INVALID_ARGUMENT, as in production.
 */
export function checkAggregatedFields(query: Query, fields: readonly FieldPath[]): void {
  const names = [...fieldFilters(query.filter), ...query.explicitOrders];
  if (!names.some(({ field }) => isDocumentId(field)) && !isBelowDocument(query)) return;
  const ordered = new Set(query.orders.map(({ field }) => formatFieldPath(field)));
  const branches = disjuncts(query.filter, Number.POSITIVE_INFINITY) ?? [];
  const held = branches.map(
    (branch) =>
      new Set(branch.filter(({ op }) => op === '==').map(({ field }) => formatFieldPath(field))),
  );
  const missing = fields
    .map(formatFieldPath)
    .filter((field) => !ordered.has(field) && !held.every((branch) => branch.has(field)));
  if (missing.length > 0) {
    throw invalid(
      `This query requires an index with fields [${missing.join(', ')}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
    );
  }
}

function checkNamesAlone(query: Query): void {
  const asked = [...fieldFilters(query.filter), ...query.explicitOrders];
  if (!asked.every(({ field }) => isDocumentId(field))) {
    throw invalid('collection group queries are only allowed at the root parent');
  }
  if (query.explicitOrders.some(({ direction }) => direction === 'desc')) {
    throw new FirestoreError('FAILED_PRECONDITION', 'The query requires an index.');
  }
}

/** Whether it asks for a collection group, or all collections, below a document. */
function isBelowDocument(query: Query): boolean {
  return query.allDescendants && query.parent !== '';
}
