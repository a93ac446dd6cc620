/** The values of a form as typed, by the names of the record's fields. */
export type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path: `title`, `policies.data`, `chapters.2.title`. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isValues(value) ? value[key] : undefined;
  }, values);
}

/** The same values with another one at a path; missing objects on the way are created. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [first]: value };
  return { ...values, [first]: inside(values[first], rest, value) };
}

function inside(value: unknown, path: readonly string[], next: unknown): unknown {
  const [first = '', ...rest] = path;
  if (Array.isArray(value)) {
    const index = Number(first);
    return value.map((item: unknown, at) =>
      at === index ? (rest.length === 0 ? next : inside(item, rest, next)) : item,
    );
  }
  const object = isValues(value) ? value : {};
  return { ...object, [first]: rest.length === 0 ? next : inside(object[first], rest, next) };
}
