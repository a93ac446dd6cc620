/** Where a form stands: what was typed, and what of the record it was typed upon. */
import type { KeptForm } from './kept-form.ts';
import { sameValue } from './same-value.ts';
import type { Values } from './values.ts';

/** Whether two states of a record say the same to its schema. */
export type IsSame = (one: Values, other: Values) => boolean;

/**
 * The record has come, or come anew: somebody saved it. A form in which nothing was typed shows it; one
 * with something of its own stays where it is, for its person to put the two together.
 */
export function onArrival(
  now: KeptForm | null,
  { data, revision }: { readonly data: Values; readonly revision: number },
  isSame: IsSame,
): KeptForm {
  if (now && now.revision >= revision) return now;
  const isUntouched = now === null || isSame(now.mine, now.base) || isSame(now.mine, data);
  return isUntouched ? { mine: data, base: data, revision } : now;
}

/** What was sent is saved: the form stands on it. What was typed meanwhile stays. */
export function onSaved(
  now: KeptForm | null,
  sent: { readonly mine: Values; readonly changes: Values; readonly data: Values },
  revision: number,
): KeptForm {
  const isTyped = now !== null && !sameValue(now.mine, sent.mine);
  const mine = isTyped ? { ...now.mine, ...sent.changes } : sent.data;
  return { mine, base: sent.data, revision };
}
