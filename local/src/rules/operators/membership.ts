import { isInList, isInSet } from '../values/equality.ts';
import { type Failure, fail } from '../values/failure.ts';
import { bool, type RulesValue } from '../values/rules-value.ts';

/** `x in y`: an item of a list or set, a key of a map. */
export function membership(value: RulesValue, container: RulesValue): RulesValue | Failure {
  if (container.type === 'list') return bool(isInList(container.items, value));
  if (container.type === 'set') return bool(isInSet(container.items, value));
  if (container.type === 'map') {
    if (value.type !== 'string')
      return fail('RULES_TYPE', `a map has no key of type ${value.type}`);
    return bool(container.entries.has(value.value));
  }
  return fail('RULES_TYPE', `'in' takes a list, set or map on its right, not ${container.type}`);
}
