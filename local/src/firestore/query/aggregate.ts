import { getField } from '../../values/fields.ts';
import type { FieldPath } from '../../values/names/field-path.ts';
import { isNumber } from '../../values/order.ts';
import type { Value } from '../../values/value.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Query } from './query.ts';

export type Aggregation =
  | { readonly alias: string; readonly kind: 'count'; readonly upTo: number | null }
  | { readonly alias: string; readonly kind: 'sum' | 'avg'; readonly field: FieldPath };

const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** The fields that aggregations are made of. */
export function aggregatedFields(aggregations: readonly Aggregation[]): readonly FieldPath[] {
  return aggregations.flatMap((one) => (one.kind === 'count' ? [] : [one.field]));
}

/**
 * The query whose results aggregations are made of: several aggregations include only documents that
 * have the fields of all of them
 * (firebase.google.com/docs/firestore/query-data/aggregation-queries), and counts may be content with
 * a part.
 */
export function aggregatedQuery(query: Query, aggregations: readonly Aggregation[]): Query {
  const enough = Math.max(
    ...aggregations.map((one) => (one.kind === 'count' && one.upTo) || Number.POSITIVE_INFINITY),
  );
  const limit = Math.min(query.limit ?? Number.POSITIVE_INFINITY, enough);
  return {
    ...query,
    present: aggregatedFields(aggregations),
    limit: Number.isFinite(limit) ? limit : null,
  };
}

/** What aggregations are made of; counts alone can do without the documents. */
export interface Found {
  readonly count: number;
  readonly documents: readonly StoredDocument[];
}

/** The result of one aggregation over what a query found. */
export function aggregate({ count, documents }: Found, aggregation: Aggregation): Value {
  if (aggregation.kind === 'count') {
    const counted = Math.min(count, aggregation.upTo ?? Number.POSITIVE_INFINITY);
    return { kind: 'integer', value: BigInt(counted) };
  }
  // Values that are not numbers are passed over, as the published semantics say.
  const numbers = documents
    .map((document) => getField(document.fields, aggregation.field))
    .filter((value) => value !== undefined)
    .filter(isNumber);
  if (aggregation.kind === 'sum') return sum(numbers);
  if (numbers.length === 0) return { kind: 'null' };
  const total = sum(numbers);
  return { kind: 'double', value: (isNumber(total) ? Number(total.value) : 0) / numbers.length };
}

/** An integer while only integers are summed and they fit; a double otherwise. */
function sum(numbers: readonly Value[]): Value {
  let integers = 0n;
  let doubles = 0;
  let isInteger = true;
  for (const number of numbers) {
    if (number.kind === 'integer') integers += number.value;
    if (number.kind === 'double') {
      isInteger = false;
      doubles += number.value;
    }
  }
  if (isInteger && integers >= INT64_MIN && integers <= INT64_MAX) {
    return { kind: 'integer', value: integers };
  }
  return { kind: 'double', value: Number(integers) + doubles };
}
