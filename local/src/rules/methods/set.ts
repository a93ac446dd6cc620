import { distinct, sameInSet } from '../values/equality.ts';
import { finder } from '../values/finder.ts';
import { smallInt } from '../values/int64.ts';
import { bool, type RulesSet } from '../values/rules-value.ts';
import { argument, items, type Methods } from './method.ts';

const ITEMS = [['list', 'set']] as const;
const SET = [['set']] as const;

/** Methods of sets (reference: rules.Set). */
export const SET_METHODS: Methods<RulesSet> = {
  difference: {
    takes: SET,
    run: (self, args) => {
      const found = finder(argument(args, 0, 'set').items, sameInSet);
      return { type: 'set', items: self.items.filter((item) => !found.has(item)) };
    },
  },
  hasAll: {
    takes: ITEMS,
    run: (self, args) => {
      const found = finder(self.items, sameInSet);
      return bool(items(args, 0).every((item) => found.has(item)));
    },
  },
  hasAny: {
    takes: ITEMS,
    run: (self, args) => {
      const found = finder(self.items, sameInSet);
      return bool(items(args, 0).some((item) => found.has(item)));
    },
  },
  hasOnly: {
    takes: ITEMS,
    run: (self, args) => {
      const found = finder(items(args, 0), sameInSet);
      return bool(self.items.every((item) => found.has(item)));
    },
  },
  intersection: {
    takes: SET,
    run: (self, args) => {
      const found = finder(argument(args, 0, 'set').items, sameInSet);
      return { type: 'set', items: self.items.filter((item) => found.has(item)) };
    },
  },
  size: { takes: [], run: (self) => smallInt(self.items.length) },
  union: {
    takes: SET,
    run: (self, args) => ({
      type: 'set',
      items: distinct([...self.items, ...argument(args, 0, 'set').items]),
    }),
  },
};
