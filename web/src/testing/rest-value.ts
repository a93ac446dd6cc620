interface RestValue {
  readonly [type: string]: unknown;
  readonly mapValue?: { readonly fields: Readonly<Record<string, RestValue>> };
}

/** Plain data as Firestore's REST interface writes it. */
export function restValue(value: unknown): RestValue {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(restValue) } };
  const fields = Object.entries(Object(value)).map(([name, each]) => [name, restValue(each)]);
  return { mapValue: { fields: Object.fromEntries(fields) } };
}
