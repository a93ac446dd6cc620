import { bool, float, list, map, NULL, type RulesValue, string } from './rules-value.ts';

/** Deeper than any claim that a token of Google's can hold; so the stack of a reader is not in danger. */
const DEEPEST = 100;

/**
 * A decoded token claim as rules see it: whole numbers are integers. What JSON cannot hold is null, and
 * so is what lies more than a hundred lists and maps deep.
 */
export function fromJson(value: unknown, depth = 0): RulesValue {
  if (typeof value === 'string') return string(value);
  if (typeof value === 'boolean') return bool(value);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { type: 'int', value: BigInt(value) } : float(value);
  if (depth > DEEPEST) return NULL;
  if (Array.isArray(value)) return list(value.map((item) => fromJson(item, depth + 1)));
  if (typeof value === 'object' && value !== null) {
    const entries = new Map<string, RulesValue>();
    for (const [key, item] of Object.entries(value))
      if (item !== undefined) entries.set(key, fromJson(item, depth + 1));
    return map(entries);
  }
  return NULL;
}
