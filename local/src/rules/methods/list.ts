import { distinct, includes, includesAll } from '../values/equality.ts';
import { type Failure, fail } from '../values/failure.ts';
import { smallInt } from '../values/int64.ts';
import { bool, list, type RulesList, type RulesValue, string } from '../values/rules-value.ts';
import { argument, items, type Methods } from './method.ts';

const ITEMS = [['list', 'set']] as const;

/** Methods of lists (reference: rules.List). */
export const LIST_METHODS: Methods<RulesList> = {
  concat: {
    takes: [['list']],
    run: (self, args) => list([...self.items, ...argument(args, 0, 'list').items]),
  },
  hasAll: { takes: ITEMS, run: (self, args) => bool(includesAll(self.items, items(args, 0))) },
  hasAny: {
    takes: ITEMS,
    run: (self, args) => bool(items(args, 0).some((item) => includes(self.items, item))),
  },
  hasOnly: {
    takes: ITEMS,
    run: (self, args) => bool(includesAll(items(args, 0), self.items)),
  },
  join: { takes: [['string']], run: (self, args) => join(self, argument(args, 0, 'string').value) },
  removeAll: {
    takes: [['list']],
    run: (self, args) =>
      list(self.items.filter((item) => !includes(argument(args, 0, 'list').items, item))),
  },
  size: { takes: [], run: (self) => smallInt(self.items.length) },
  toSet: { takes: [], run: (self) => ({ type: 'set', items: distinct(self.items) }) },
};

/** Only strings are joined; how others would look is not published. */
function join(self: RulesList, separator: string): RulesValue | Failure {
  const texts: string[] = [];
  for (const item of self.items) {
    if (item.type !== 'string') return fail('RULES_TYPE', `join() of a list with ${item.type}`);
    texts.push(item.value);
  }
  return string(texts.join(separator));
}
