import { z } from 'zod';
import { invalid } from '../../values/errors.ts';
import { type FieldPath, isDocumentId } from '../../values/names/field-path.ts';
import type { Aggregation } from './aggregate.ts';
import { parseQueryField } from './parse-field.ts';

const Field = z.object({ field: z.object({ fieldPath: z.string() }) });
const Long = z.union([z.string(), z.number()]);
const Int = z.union([Long, z.object({ value: Long.default(0) })]);

export const WireAggregation = z.object({
  alias: z.string().default(''),
  count: z.object({ upTo: Int.nullish() }).optional(),
  sum: Field.optional(),
  avg: Field.optional(),
});

const MAX_ALIAS_BYTES = 1500;

/**
 * Parses the aggregations of a `StructuredAggregationQuery`; those without alias are `field_1`,
 * `field_2` and so on. INVALID_ARGUMENT for an alias that is taken or no field name.
 */
export function parseAggregations(
  wire: readonly z.infer<typeof WireAggregation>[],
): readonly Aggregation[] {
  const taken = new Set<string>();
  let unnamed = 0;
  return wire.map((one) => {
    const alias = one.alias === '' ? `field_${++unnamed}` : one.alias;
    if (/^__.*__$/s.test(alias) || Buffer.byteLength(alias) > MAX_ALIAS_BYTES) {
      throw invalid(`Alias "${alias}" is not a field name.`);
    }
    if (taken.has(alias)) throw invalid(`Alias "${alias}" is used twice.`);
    taken.add(alias);
    return parseAggregation(alias, one);
  });
}

function parseAggregation(
  alias: string,
  { count, sum, avg }: z.infer<typeof WireAggregation>,
): Aggregation {
  if ([count, sum, avg].filter(Boolean).length !== 1) {
    throw invalid('An aggregation has exactly one operator.');
  }
  if (sum) return { alias, kind: 'sum', field: parseNumberField(sum.field.fieldPath) };
  if (avg) return { alias, kind: 'avg', field: parseNumberField(avg.field.fieldPath) };
  return { alias, kind: 'count', upTo: parseUpTo(count?.upTo) };
}

function parseNumberField(text: string): FieldPath {
  const field = parseQueryField(text);
  if (isDocumentId(field)) throw invalid('__name__ cannot be summed.');
  return field;
}

function parseUpTo(wire: z.infer<typeof Int> | null | undefined): number | null {
  if (wire === null || wire === undefined) return null;
  const upTo = Number(typeof wire === 'object' ? wire.value : wire);
  if (!Number.isInteger(upTo) || upTo <= 0) throw invalid('up_to must be greater than zero.');
  return upTo;
}
