/**
 * A Firestore value in a line of a backup: as the protocol has it, so that nothing is lost, but for what JSON cannot
 * say. Doubles that are no JSON number are words, bytes are base64, and references within the same database begin with
 * `/`, so that a copy refers to itself.
 */
import { z } from 'zod';

const SPECIAL = ['NaN', 'Infinity', '-Infinity', '-0'] as const;

/** Any double: zod's own number is finite. */
const DoubleSchema = z.custom<number>((value) => typeof value === 'number');
const TimestampSchema = z.object({ seconds: z.string(), nanos: z.number() });
const StoredDoubleSchema = z.union([z.enum(SPECIAL), z.number()]);

/** A value as Google's client gives and takes it. */
export const WireValueSchema = z.union([
  z.object({ nullValue: z.union([z.literal('NULL_VALUE'), z.literal(0)]) }),
  z.object({ booleanValue: z.boolean() }),
  z.object({ integerValue: z.string() }),
  z.object({ doubleValue: DoubleSchema }),
  z.object({ timestampValue: TimestampSchema }),
  z.object({ stringValue: z.string() }),
  z.object({ bytesValue: z.instanceof(Uint8Array) }),
  z.object({ referenceValue: z.string() }),
  z.object({ geoPointValue: z.object({ latitude: DoubleSchema, longitude: DoubleSchema }) }),
  z.object({
    get arrayValue() {
      return z.object({ values: z.array(WireValueSchema) });
    },
  }),
  z.object({
    get mapValue() {
      return z.object({ fields: z.record(z.string(), WireValueSchema) });
    },
  }),
]);
export type WireValue = z.infer<typeof WireValueSchema>;

/** The same in a line of a backup. */
export const StoredValueSchema = z.union([
  z.object({ nullValue: z.null() }),
  z.object({ booleanValue: z.boolean() }),
  z.object({ integerValue: z.string() }),
  z.object({ doubleValue: StoredDoubleSchema }),
  z.object({ timestampValue: TimestampSchema }),
  z.object({ stringValue: z.string() }),
  z.object({ bytesValue: z.base64() }),
  z.object({ referenceValue: z.string() }),
  z.object({
    geoPointValue: z.object({ latitude: StoredDoubleSchema, longitude: StoredDoubleSchema }),
  }),
  z.object({
    get arrayValue() {
      return z.object({ values: z.array(StoredValueSchema) });
    },
  }),
  z.object({
    get mapValue() {
      return z.object({ fields: z.record(z.string(), StoredValueSchema) });
    },
  }),
]);
export type StoredValue = z.infer<typeof StoredValueSchema>;

type StoredDouble = z.infer<typeof StoredDoubleSchema>;

function storedDouble(value: number): StoredDouble {
  const word = Object.is(value, -0) ? '-0' : String(value);
  return SPECIAL.find((special) => special === word) ?? value;
}

/**
 * @param value as it was read
 * @param root where the documents of its database begin: `projects/p/databases/(default)/documents`
 */
function storedValue(value: WireValue, root: string): StoredValue {
  if ('nullValue' in value) return { nullValue: null };
  if ('doubleValue' in value) return { doubleValue: storedDouble(value.doubleValue) };
  if ('bytesValue' in value) {
    return { bytesValue: Buffer.from(value.bytesValue).toString('base64') };
  }
  if ('referenceValue' in value) {
    const { referenceValue } = value;
    const isOwn = referenceValue.startsWith(`${root}/`);
    return { referenceValue: isOwn ? referenceValue.slice(root.length) : referenceValue };
  }
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return {
      geoPointValue: { latitude: storedDouble(latitude), longitude: storedDouble(longitude) },
    };
  }
  if ('arrayValue' in value) {
    return { arrayValue: { values: value.arrayValue.values.map((one) => storedValue(one, root)) } };
  }
  if ('mapValue' in value)
    return { mapValue: { fields: storedFields(value.mapValue.fields, root) } };
  return value;
}

/** The fields of a map or document, by their names: servers give them in any order. */
export function storedFields(
  fields: Readonly<Record<string, WireValue>>,
  root: string,
): Record<string, StoredValue> {
  const names = Object.keys(fields).sort();
  return Object.fromEntries(names.map((name) => [name, storedValue(wanted(fields[name]), root)]));
}

/** The value that was stored, for the database whose documents begin at `root`. */
function wireValue(value: StoredValue, root: string): WireValue {
  if ('nullValue' in value) return { nullValue: 'NULL_VALUE' };
  if ('doubleValue' in value) return { doubleValue: Number(value.doubleValue) };
  if ('bytesValue' in value) return { bytesValue: Buffer.from(value.bytesValue, 'base64') };
  if ('referenceValue' in value) {
    const { referenceValue } = value;
    return {
      referenceValue: referenceValue.startsWith('/') ? root + referenceValue : referenceValue,
    };
  }
  if ('geoPointValue' in value) {
    const { latitude, longitude } = value.geoPointValue;
    return { geoPointValue: { latitude: Number(latitude), longitude: Number(longitude) } };
  }
  if ('arrayValue' in value) {
    return { arrayValue: { values: value.arrayValue.values.map((one) => wireValue(one, root)) } };
  }
  if ('mapValue' in value) return { mapValue: { fields: wireFields(value.mapValue.fields, root) } };
  return value;
}

/** The fields that were stored. */
export function wireFields(
  fields: Readonly<Record<string, StoredValue>>,
  root: string,
): Record<string, WireValue> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, wireValue(value, root)]),
  );
}

function wanted<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A field without a value.');
  return value;
}
