/** An object without what is undefined or empty: the API leaves out what was not deposited. */
export function onlySaid(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)));
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
