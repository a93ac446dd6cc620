import type { FieldOperator } from '../../rules/request.ts';
import type { FieldPath } from '../../values/names/field-path.ts';
import type { Value } from '../../values/value.ts';

export type Filter =
  | { readonly op: 'and' | 'or'; readonly filters: readonly Filter[] }
  | FieldFilter;

export interface FieldFilter {
  readonly op: FieldOperator;
  readonly field: FieldPath;
  readonly value: Value;
}

export interface Order {
  readonly field: FieldPath;
  readonly direction: 'asc' | 'desc';
}

/** A position in the order: `before` puts it just before the documents with these values. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** A query, parsed and with its implicit orders written out. */
export interface Query {
  /** Path of the parent document, empty for the database root. */
  readonly parent: string;
  /** Null asks for every collection below the parent, or for those right below it. */
  readonly collectionId: string | null;
  readonly allDescendants: boolean;
  readonly filter: Filter | null;
  /** As the client wrote it. */
  readonly explicitOrders: readonly Order[];
  /** With the implicit orders appended; ends with `__name__`. */
  readonly orders: readonly Order[];
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Further fields that results must have: those a sum or an average is made of. */
  readonly present: readonly FieldPath[];
  /** Fields to return; null returns all. */
  readonly select: readonly FieldPath[] | null;
}

const INEQUALITIES: ReadonlySet<FieldOperator> = new Set([
  '<',
  '<=',
  '>',
  '>=',
  '!=',
  'not-in',
  'is-not-null',
  'is-not-nan',
]);

/** Whether an operator bounds a range, so that its field joins the query's order. */
export function isInequality(op: FieldOperator): boolean {
  return INEQUALITIES.has(op);
}

/** Every field filter of a filter tree. */
export function fieldFilters(filter: Filter | null): readonly FieldFilter[] {
  if (!filter) return [];
  return 'filters' in filter ? filter.filters.flatMap(fieldFilters) : [filter];
}
