import type { Value } from './value.ts';

/** The elements of a vector (`{__type__: "__vector__", value: [doubles]}`), or null for any other value. */
export function vectorOf(value: Value): readonly Value[] | null {
  if (value.kind !== 'map') return null;
  const type = value.fields.get('__type__');
  if (type?.kind !== 'string' || type.value !== '__vector__') return null;
  const elements = value.fields.get('value');
  return elements?.kind === 'array' ? elements.values : null;
}
