import { z } from 'zod';
import type { FieldOperator } from '../../rules/request.ts';
import { decodeValue } from '../../values/decode.ts';
import { invalid } from '../../values/errors.ts';
import { isDocumentId } from '../../values/names/field-path.ts';
import type { Value } from '../../values/value.ts';
import { checkNameValue, parseQueryField } from './parse-field.ts';
import type { Filter } from './query.ts';

const FieldReference = z.object({ fieldPath: z.string() });
const Enum = z.union([z.string(), z.number()]);
const WireFilter = z.object({
  compositeFilter: z
    .object({ op: Enum.default(0), filters: z.array(z.unknown()).default([]) })
    .optional(),
  fieldFilter: z.object({ field: FieldReference, op: Enum, value: z.unknown() }).optional(),
  unaryFilter: z.object({ field: FieldReference, op: Enum }).optional(),
});

/** Deeper than what a hundred filters could need. */
const MAX_DEPTH = 100;

/** Parses a wire `Filter`; INVALID_ARGUMENT for what is malformed, incomplete or nested too deep. */
export function parseFilter(wire: unknown, depth = 1): Filter {
  if (depth > MAX_DEPTH) throw invalid(`Filters are nested deeper than ${MAX_DEPTH}.`);
  const parsed = WireFilter.safeParse(wire);
  if (!parsed.success) throw invalid(`Malformed filter: ${z.prettifyError(parsed.error)}`);
  const { compositeFilter, fieldFilter, unaryFilter } = parsed.data;
  if (compositeFilter) {
    const op = COMPOSITE[compositeFilter.op];
    if (!op) throw invalid('Composite filter without operator.');
    // All of nothing is everything, as seen of production; what any of nothing is, nobody has told.
    if (op === 'or' && compositeFilter.filters.length === 0)
      throw invalid('Composite filter without filters.');
    return { op, filters: compositeFilter.filters.map((inner) => parseFilter(inner, depth + 1)) };
  }
  if (unaryFilter) {
    const op = UNARY[unaryFilter.op];
    if (!op) throw invalid('Unary filter without operator.');
    const field = parseQueryField(unaryFilter.field.fieldPath);
    if (isDocumentId(field)) throw invalid('__key__ filter value must be a Key');
    return { op, field, value: { kind: 'null' } };
  }
  if (!fieldFilter) throw invalid('An empty filter.');
  return parseFieldFilter(fieldFilter);
}

function parseFieldFilter(wire: NonNullable<z.infer<typeof WireFilter>['fieldFilter']>): Filter {
  const op = FIELD[wire.op];
  if (!op) throw invalid('Field filter without operator.');
  const field = parseQueryField(wire.field.fieldPath);
  const value = decodeValue(wire.value);
  if (isDocumentId(field)) checkNameOperand(op, value);
  const isNan = value.kind === 'double' && Number.isNaN(value.value);
  if (value.kind === 'null' && op === '!=') return { op: 'is-not-null', field, value };
  if (isNan && op === '!=') return { op: 'is-not-nan', field, value };
  return { op, field, value };
}

function checkNameOperand(op: FieldOperator, value: Value): void {
  if (op === 'array-contains' || op === 'array-contains-any') {
    throw invalid(`'${op}' cannot be used with __key__.`);
  }
  const isList = (op === 'in' || op === 'not-in') && value.kind === 'array';
  for (const operand of isList ? value.values : [value]) checkNameValue(operand);
}

const COMPOSITE: Readonly<Record<string | number, 'and' | 'or'>> = {
  AND: 'and',
  1: 'and',
  OR: 'or',
  2: 'or',
};

const UNARY: Readonly<Record<string | number, FieldOperator>> = {
  IS_NAN: 'is-nan',
  2: 'is-nan',
  IS_NULL: 'is-null',
  3: 'is-null',
  IS_NOT_NAN: 'is-not-nan',
  4: 'is-not-nan',
  IS_NOT_NULL: 'is-not-null',
  5: 'is-not-null',
};

const FIELD: Readonly<Record<string | number, FieldOperator>> = {
  LESS_THAN: '<',
  1: '<',
  LESS_THAN_OR_EQUAL: '<=',
  2: '<=',
  GREATER_THAN: '>',
  3: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  4: '>=',
  EQUAL: '==',
  5: '==',
  NOT_EQUAL: '!=',
  6: '!=',
  ARRAY_CONTAINS: 'array-contains',
  7: 'array-contains',
  IN: 'in',
  8: 'in',
  ARRAY_CONTAINS_ANY: 'array-contains-any',
  9: 'array-contains-any',
  NOT_IN: 'not-in',
  10: 'not-in',
};
