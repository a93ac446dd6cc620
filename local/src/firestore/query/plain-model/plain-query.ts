import type { Plain } from './plain-value.ts';

/** A document of the plain model. */
export interface PlainDocument {
  readonly path: string;
  readonly fields: Readonly<Record<string, Plain>>;
}

export type PlainFilter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly PlainFilter[] }
  | PlainFieldFilter;

export interface PlainFieldFilter {
  readonly kind: 'field';
  /** `a`, `m.x` or `__name__`. */
  readonly field: string;
  readonly op: Op;
  /** A list where the operator takes one. */
  readonly value: Plain;
}

export interface PlainOrder {
  readonly field: string;
  readonly descending: boolean;
}

export interface PlainCursor {
  readonly values: readonly Plain[];
  readonly before: boolean;
}

/** A query of the plain model. */
export interface PlainQuery {
  /** Path of a document, or empty for the whole database. */
  readonly parent: string;
  readonly collectionId: string;
  readonly isGroup: boolean;
  readonly filter: PlainFilter | null;
  readonly orderBy: readonly PlainOrder[];
  readonly startAt: PlainCursor | null;
  readonly endAt: PlainCursor | null;
  readonly offset: number;
  readonly limit: number | null;
  readonly select: readonly string[];
}

export const OPS = [
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
  'IS_NULL',
  'IS_NAN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
] as const;
export type Op = (typeof OPS)[number];

/** Whether an operator takes a list of values. */
export function takesList(op: Op): boolean {
  return op === 'IN' || op === 'NOT_IN' || op === 'ARRAY_CONTAINS_ANY';
}

/** Whether an operator takes no value. */
export function isUnary(op: Op): boolean {
  return op.startsWith('IS_');
}

/** Whether an operator bounds its field rather than fixing it, so that it is ordered by. */
export function isUnequal(op: Op): boolean {
  return /LESS|GREATER|NOT/.test(op);
}

/** Every field filter of a filter. */
export function leaves(filter: PlainFilter | null): readonly PlainFieldFilter[] {
  if (!filter) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(leaves);
}
