const WIRE_KEYS: ReadonlySet<string> = new Set([
  ...['nullValue', 'booleanValue', 'integerValue', 'doubleValue', 'timestampValue', 'stringValue'],
  ...['bytesValue', 'referenceValue', 'geoPointValue', 'arrayValue', 'mapValue'],
]);

/**
 * A field as a request file writes it, in the form of Firestore's REST interface: plain JSON is taken
 * for what it looks like, whole numbers for integers; `{"timestampValue": "…"}` and its like are kept.
 */
export function wireValue(plain: unknown): unknown {
  if (plain === null || plain === undefined) return { nullValue: null };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number')
    return Number.isSafeInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(wireValue) } };
  const [key, ...more] = Object.keys(plain);
  if (key !== undefined && more.length === 0 && WIRE_KEYS.has(key)) return plain;
  return { mapValue: { fields: wireFields(plain) } };
}

/** The fields of a document or map in the form of Firestore's REST interface. */
export const wireFields = (plain: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, wireValue(value)]));
