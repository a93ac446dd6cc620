import type { Expression } from '../syntax/ast.ts';
import { fail } from '../values/failure.ts';
import { list, map, type RulesValue } from '../values/rules-value.ts';
import { weighed } from '../values/weight.ts';
import { isValue, type Outcome, type PartlyKnown, present } from './outcome.ts';

/** `[a, b]`; with partly known items it is a list that contains the known ones. */
export function evaluateList(
  nodes: readonly Expression[],
  evaluate: (node: Expression) => Outcome,
): Outcome {
  const items = nodes.map(evaluate);
  const failed = items.find((o) => o.type === 'error');
  if (failed !== undefined) return failed;
  const known = items.filter(isValue);
  if (known.length === items.length) return weighed(list(known));
  return { ...present('a list'), types: ['list'], contains: known };
}

/** `{'a': 1}`; keys are strings, and of two the same the later one counts. */
export function evaluateMap(
  entries: readonly { key: Expression; value: Expression }[],
  evaluate: (node: Expression) => Outcome,
): Outcome {
  const known = new Map<string, RulesValue>();
  const partly = new Map<string, RulesValue | PartlyKnown>();
  // An error does not keep the rest from being evaluated, and counted.
  for (const [key, value] of entries.map((e) => [evaluate(e.key), evaluate(e.value)] as const)) {
    if (key.type === 'error') return key;
    if (value.type === 'error') return value;
    if (key.type === 'partial')
      return fail('RULES_UNDECIDED', `the query does not decide ${key.name}`);
    if (key.type !== 'string') return fail('RULES_TYPE', `a map has no key of type ${key.type}`);
    partly.set(key.value, value);
    if (isValue(value)) known.set(key.value, value);
    else known.delete(key.value);
  }
  if (known.size === partly.size) return weighed(map(known));
  return { ...present('a map'), types: ['map'], fields: partly };
}
