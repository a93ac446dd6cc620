import { toText } from '../functions/to-text.ts';
import { distinct, sameInList } from '../values/equality.ts';
import { type Failure, fail } from '../values/failure.ts';
import { finder } from '../values/finder.ts';
import { smallInt } from '../values/int64.ts';
import { bool, list, type RulesList, type RulesValue, string } from '../values/rules-value.ts';
import { MOST_TEXT, tooLong, weighed } from '../values/weight.ts';
import { argument, type Methods } from './method.ts';

const LIST = [['list']] as const;

/** Methods of lists (reference: rules.List). Sets are no argument of theirs. */
export const LIST_METHODS: Methods<RulesList> = {
  concat: {
    takes: LIST,
    run: (self, args) => weighed(list([...self.items, ...argument(args, 0, 'list').items])),
  },
  hasAll: {
    takes: LIST,
    run: (self, args) => {
      const found = finder(self.items, sameInList);
      return bool(argument(args, 0, 'list').items.every((item) => found.has(item)));
    },
  },
  hasAny: {
    takes: LIST,
    run: (self, args) => {
      const found = finder(self.items, sameInList);
      return bool(argument(args, 0, 'list').items.some((item) => found.has(item)));
    },
  },
  hasOnly: {
    takes: LIST,
    run: (self, args) => {
      const found = finder(argument(args, 0, 'list').items, sameInList);
      return bool(self.items.every((item) => found.has(item)));
    },
  },
  join: { takes: [['string']], run: (self, args) => join(self, argument(args, 0, 'string').value) },
  removeAll: {
    takes: LIST,
    run: (self, args) => {
      const found = finder(argument(args, 0, 'list').items, sameInList);
      return list(self.items.filter((item) => !found.has(item)));
    },
  },
  size: { takes: [], run: (self) => smallInt(self.items.length) },
  toSet: { takes: [], run: (self) => ({ type: 'set', items: distinct(self.items) }) },
};

/** Items are joined as `string()` writes them; what it does not take is an error. */
function join(self: RulesList, separator: string): RulesValue | Failure {
  const texts: string[] = [];
  let length = separator.length * self.items.length;
  for (const item of self.items) {
    const text = toText(item);
    if (text.type === 'error') return text;
    if (text.type !== 'string') return fail('RULES_TYPE', `join() of a list with ${item.type}`);
    texts.push(text.value);
    length += text.value.length;
    if (length > MOST_TEXT) return tooLong();
  }
  return string(texts.join(separator));
}
