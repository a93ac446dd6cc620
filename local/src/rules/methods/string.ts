import { smallInt } from '../values/int64.ts';
import { list, type RulesString, string } from '../values/rules-value.ts';
import { argument, type Methods } from './method.ts';
import { fullMatch, replaceAll, split } from './regex.ts';

/** Methods of strings (reference: rules.String). Sizes count UTF-16 code units, as seen of Google's. */
export const STRING_METHODS: Methods<RulesString> = {
  lower: { takes: [], run: (self) => string(self.value.toLowerCase()) },
  matches: {
    takes: [['string']],
    run: (self, args) => fullMatch(self.value, argument(args, 0, 'string').value),
  },
  replace: {
    takes: [['string'], ['string']],
    run: (self, args) =>
      replaceAll(self.value, argument(args, 0, 'string').value, argument(args, 1, 'string').value),
  },
  size: { takes: [], run: (self) => smallInt(self.value.length) },
  split: {
    takes: [['string']],
    run: (self, args) => {
      const parts = split(self.value, argument(args, 0, 'string').value);
      return Array.isArray(parts) ? list(parts.map(string)) : parts;
    },
  },
  toUtf8: {
    takes: [],
    run: (self) => ({ type: 'bytes', value: new TextEncoder().encode(self.value) }),
  },
  trim: { takes: [], run: (self) => string(self.value.trim()) },
  upper: { takes: [], run: (self) => string(self.value.toUpperCase()) },
};
