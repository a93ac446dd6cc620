import { distinct } from '../rules/values/equality.ts';
import {
  bool,
  float,
  list,
  map,
  NULL,
  type PathSegment,
  type RulesValue,
  string,
} from '../rules/values/rules-value.ts';
import { isJson } from './json.ts';

/** What came over the wire that is no value we know; the request it is part of is denied. */
export class UnknownExpressionValue extends Error {}

/**
 * Reads a value as firebase-tools writes it (its `ExpressionValue`): an object with one of
 * `string_value`, `int_value`, `map_value`, …
 * @throws UnknownExpressionValue
 */
export function readExpressionValue(wire: unknown): RulesValue {
  if (!isJson(wire)) return refuse(wire);
  const [entry, ...more] = Object.entries(wire);
  if (entry === undefined || more.length > 0) return refuse(wire);
  const [kind, value] = entry;
  switch (kind) {
    case 'null_value':
      return NULL;
    case 'bool_value':
      return typeof value === 'boolean' ? bool(value) : refuse(wire);
    case 'int_value':
      return typeof value === 'number' && Number.isSafeInteger(value)
        ? { type: 'int', value: BigInt(value) }
        : refuse(wire);
    case 'float_value':
      return typeof value === 'number' ? float(value) : refuse(wire);
    case 'string_value':
      return typeof value === 'string' ? string(value) : refuse(wire);
    case 'timestamp_value':
      return readTimestamp(value);
    case 'list_value':
      return list(readItems(value));
    case 'set_value':
      return { type: 'set', items: distinct(readItems(value)) };
    case 'map_value':
      return readMap(value);
    case 'path_value':
      return readPath(value);
    default:
      return refuse(wire);
  }
}

function readItems(value: unknown): RulesValue[] {
  const values = isJson(value) ? (value.values ?? []) : undefined;
  if (!Array.isArray(values)) return refuse(value);
  return values.map(readExpressionValue);
}

function readMap(value: unknown): RulesValue {
  const fields = isJson(value) ? (value.fields ?? {}) : undefined;
  if (!isJson(fields)) return refuse(value);
  return map(new Map(Object.entries(fields).map(([k, v]) => [k, readExpressionValue(v)])));
}

function readPath(value: unknown): RulesValue {
  const wire = isJson(value) ? (value.segments ?? []) : undefined;
  if (!Array.isArray(wire)) return refuse(value);
  const segments = wire.map((s: unknown): PathSegment => {
    if (!isJson(s) || typeof s.simple !== 'string') return refuse(s);
    return { text: s.simple };
  });
  return { type: 'path', segments };
}

const TIME = /^(\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/;

function readTimestamp(value: unknown): RulesValue {
  const match = typeof value === 'string' ? TIME.exec(value) : null;
  const seconds = Date.parse(`${match?.[1]}Z`);
  if (match === null || Number.isNaN(seconds)) return refuse(value);
  const fraction = BigInt((match[2] ?? '').padEnd(9, '0'));
  return { type: 'timestamp', nanos: BigInt(seconds) * 1_000_000n + fraction };
}

function refuse(wire: unknown): never {
  throw new UnknownExpressionValue(`not a value: ${JSON.stringify(wire)?.slice(0, 200)}`);
}
