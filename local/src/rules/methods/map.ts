import { type Failure, fail } from '../values/failure.ts';
import { smallInt } from '../values/int64.ts';
import { list, NULL, type RulesMap, type RulesValue, string } from '../values/rules-value.ts';
import { argument, type Methods } from './method.ts';

/** Methods of maps (reference: rules.Map). `diff` is asked of the newer map. */
export const MAP_METHODS: Methods<RulesMap> = {
  diff: {
    takes: [['map']],
    run: (self, args) => ({ type: 'map_diff', before: argument(args, 0, 'map'), after: self }),
  },
  get: {
    takes: [['string', 'list'], []],
    run: (self, args) => get(self, args[0], args[1] ?? NULL),
  },
  keys: { takes: [], run: (self) => list([...self.entries.keys()].map(string)) },
  size: { takes: [], run: (self) => smallInt(self.entries.size) },
  values: { takes: [], run: (self) => list([...self.entries.values()]) },
};

/** The value under a key, or under a list of keys one inside the other; else the default. */
function get(
  self: RulesMap,
  key: RulesValue | undefined,
  otherwise: RulesValue,
): RulesValue | Failure {
  const keys = key?.type === 'list' ? key.items : key === undefined ? [] : [key];
  if (keys.length === 0) return fail('RULES_ARGUMENTS', 'get() with no key');
  let at: RulesValue = self;
  for (const step of keys) {
    if (step.type !== 'string') return fail('RULES_TYPE', `a map has no key of type ${step.type}`);
    const found: RulesValue | undefined =
      at.type === 'map' ? at.entries.get(step.value) : undefined;
    if (found === undefined) return otherwise;
    at = found;
  }
  return at;
}
