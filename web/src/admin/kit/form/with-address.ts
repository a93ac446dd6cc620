import { toUrlKey } from '@quire/model/identifiers';
import type { FormDescription } from './form-description.ts';
import type { Values } from './values.ts';

/** `3-2` from volume and number; empty if they are. */
function keyOf(values: Values, from: readonly string[]): string {
  const words = from
    .map((field) => values[field])
    .filter((value) => typeof value === 'string' && value.trim() !== '');
  return words.length > 0 ? toUrlKey(words.join(' ')) : '';
}

/** What is typed, with the address derived from it; an address that a person has entered is kept. */
export function withAddress(
  rule: FormDescription['addressOf'],
  before: Values,
  typed: Values,
): Values {
  if (!rule) return typed;
  const { field, from } = rule;
  const [was, is] = [keyOf(before, from), keyOf(typed, from)];
  const stands = before[field] ?? '';
  // Its own field is being edited, or none that it depends on.
  if (was === is || typed[field] !== before[field]) return typed;
  return stands === '' || stands === was ? { ...typed, [field]: is } : typed;
}
