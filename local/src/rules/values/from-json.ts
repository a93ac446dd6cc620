import { bool, float, list, map, NULL, type RulesValue, string } from './rules-value.ts';

/** A decoded token claim as rules see it: whole numbers are integers. What JSON cannot hold is null. */
export function fromJson(value: unknown): RulesValue {
  if (typeof value === 'string') return string(value);
  if (typeof value === 'boolean') return bool(value);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { type: 'int', value: BigInt(value) } : float(value);
  if (Array.isArray(value)) return list(value.map(fromJson));
  if (typeof value === 'object' && value !== null) {
    const entries = new Map<string, RulesValue>();
    for (const [key, item] of Object.entries(value))
      if (item !== undefined) entries.set(key, fromJson(item));
    return map(entries);
  }
  return NULL;
}
