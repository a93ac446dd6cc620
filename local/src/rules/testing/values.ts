import type { Fields, Value } from '../../values/value.ts';

/** A stored value from the plain JavaScript value that a test writes. */
export function value(plain: Value | string | number | boolean | null): Value {
  if (typeof plain === 'string') return { kind: 'string', value: plain };
  if (typeof plain === 'boolean') return { kind: 'boolean', value: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain)
      ? { kind: 'integer', value: BigInt(plain) }
      : { kind: 'double', value: plain };
  return plain ?? { kind: 'null' };
}

/** A document's fields from a plain object. */
export const fields = (
  plain: Readonly<Record<string, Value | string | number | boolean | null>>,
): Fields => new Map(Object.entries(plain).map(([name, v]) => [name, value(v)]));

export const array = (...values: (Value | string | number | boolean | null)[]): Value => ({
  kind: 'array',
  values: values.map(value),
});

export const mapOf = (
  plain: Readonly<Record<string, Value | string | number | boolean | null>>,
): Value => ({ kind: 'map', fields: fields(plain) });
