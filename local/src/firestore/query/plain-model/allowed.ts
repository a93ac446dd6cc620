import { isUnequal, leaves, type PlainFilter, type PlainQuery } from './plain-query.ts';
import { isList } from './plain-value.ts';

/** Whether production takes a query, by the limits published for `StructuredQuery` and for queries. */
export function isAllowed(asked: PlainQuery): boolean {
  const { filter, orderBy, parent } = asked;
  if (!namesComeLast(asked) || !isGroupServed(asked)) return false;
  const all = leaves(filter);
  const ops = all.map(({ op }) => op);
  const negations = ops.filter((op) =>
    ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'].includes(op),
  );
  if (negations.length > 1) return false;
  const lists = ops.some((op) => op === 'IN' || op === 'ARRAY_CONTAINS_ANY');
  if (ops.includes('NOT_IN') && (lists || hasOr(filter))) return false;
  if (new Set(all.filter(({ op }) => isUnequal(op)).map(({ field }) => field)).size > 10) {
    return false;
  }
  if (arraysTogether(filter) > 1) return false;
  const { disjunctions, filters } = normalForm(filter);
  return disjunctions <= 30 && filters + orderBy.length + (parent === '' ? 0 : 1) <= 100;
}

/** Nothing is ordered behind the name, which is not only held equal beside an inequality. */
function namesComeLast({ filter, orderBy }: PlainQuery): boolean {
  const named = orderBy.findIndex(({ field }) => field === '__name__');
  const written = new Set(orderBy.map(({ field }) => field));
  const unequal = leaves(filter).filter(({ op }) => isUnequal(op));
  const others = unequal.filter(({ field }) => field !== '__name__');
  if (named >= 0 && named < orderBy.length - 1) return false;
  if (named >= 0 && others.some(({ field }) => !written.has(field))) return false;
  const isHeld = leaves(filter).some(
    ({ field, op }) => field === '__name__' && (op === 'EQUAL' || op === 'IN'),
  );
  return !isHeld || others.length === 0 || unequal.length > others.length;
}

/** Below a document a group is read by name alone, upwards. */
function isGroupServed({ filter, orderBy, parent, isGroup }: PlainQuery): boolean {
  if (!isGroup || parent === '') return true;
  return (
    leaves(filter).every(({ field }) => field === '__name__') &&
    orderBy.every(({ field, descending }) => field === '__name__' && !descending)
  );
}

function hasOr(filter: PlainFilter | null): boolean {
  if (!filter || filter.kind === 'field') return false;
  return filter.kind === 'or' || filter.filters.some(hasOr);
}

/** The most array filters that can stand in one disjunction. */
function arraysTogether(filter: PlainFilter | null): number {
  if (!filter) return 0;
  if (filter.kind === 'field') return filter.op.startsWith('ARRAY') ? 1 : 0;
  const inner = filter.filters.map(arraysTogether);
  return filter.kind === 'or' ? Math.max(0, ...inner) : inner.reduce((a, b) => a + b, 0);
}

/** How many disjunctions a filter has in disjunctive normal form, and filters in all of them. */
function normalForm(filter: PlainFilter | null): { disjunctions: number; filters: number } {
  if (!filter) return { disjunctions: 1, filters: 0 };
  if (filter.kind === 'field') {
    const isExpanded = filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY';
    const count = isExpanded && isList(filter.value) ? filter.value.length : 1;
    return { disjunctions: count, filters: count };
  }
  const inner = filter.filters.map(normalForm);
  if (filter.kind === 'or') {
    return {
      disjunctions: inner.reduce((sum, one) => sum + one.disjunctions, 0),
      filters: inner.reduce((sum, one) => sum + one.filters, 0),
    };
  }
  return inner.reduce(
    (a, b) => ({
      disjunctions: a.disjunctions * b.disjunctions,
      filters: a.filters * b.disjunctions + b.filters * a.disjunctions,
    }),
    { disjunctions: 1, filters: 0 },
  );
}
