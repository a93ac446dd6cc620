import { toUrlKey } from '@quire/model/identifiers';
import type { FormDescription } from './form-description.ts';
import type { Values } from './values.ts';

const keyOf = (title: unknown) =>
  typeof title === 'string' && title.trim() ? toUrlKey(title) : '';

/** What is typed, with the address that follows its title: one that somebody has written stays. */
export function withAddress(
  rule: FormDescription['addressOf'],
  before: Values,
  typed: Values,
): Values {
  if (!rule || before[rule.from] === typed[rule.from]) return typed;
  const own = before[rule.field] ?? '';
  if (own !== '' && own !== keyOf(before[rule.from])) return typed;
  return { ...typed, [rule.field]: keyOf(typed[rule.from]) };
}
