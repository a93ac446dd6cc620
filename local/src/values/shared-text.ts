import type { Value } from './value.ts';

type TextValue = Extract<Value, { kind: 'string' }>;

/** Longer texts are seldom the same. */
const LONGEST = 32;
/** As many are known at once, before all are forgotten: about two megabytes. */
const MOST = 16_384;

const known = new Map<string, TextValue>();

/**
 * A text as a value. Short ones come again and again (a state, a language, an account) and all share
 * one value, which takes less memory and makes them quick to compare.
 */
export function textValue(text: string): TextValue {
  if (text.length > LONGEST) return { kind: 'string', value: text };
  const shared = known.get(text);
  if (shared) return shared;
  const value: TextValue = { kind: 'string', value: text };
  if (known.size >= MOST) known.clear();
  known.set(text, value);
  return value;
}
