import { distinct, includes, includesAll } from '../values/equality.ts';
import { smallInt } from '../values/int64.ts';
import { bool, type RulesSet } from '../values/rules-value.ts';
import { argument, items, type Methods } from './method.ts';

const ITEMS = [['list', 'set']] as const;
const SET = [['set']] as const;

/** Methods of sets (reference: rules.Set). */
export const SET_METHODS: Methods<RulesSet> = {
  difference: {
    takes: SET,
    run: (self, args) => ({
      type: 'set',
      items: self.items.filter((item) => !includes(argument(args, 0, 'set').items, item)),
    }),
  },
  hasAll: { takes: ITEMS, run: (self, args) => bool(includesAll(self.items, items(args, 0))) },
  hasAny: {
    takes: ITEMS,
    run: (self, args) => bool(items(args, 0).some((item) => includes(self.items, item))),
  },
  hasOnly: { takes: ITEMS, run: (self, args) => bool(includesAll(items(args, 0), self.items)) },
  intersection: {
    takes: SET,
    run: (self, args) => ({
      type: 'set',
      items: self.items.filter((item) => includes(argument(args, 0, 'set').items, item)),
    }),
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
