import { smallInt } from '../values/int64.ts';
import { type RulesValue, string } from '../values/rules-value.ts';
import type { Methods } from './method.ts';

type Bytes = Extract<RulesValue, { type: 'bytes' }>;

/** Methods of bytes (reference: rules.Bytes). Hexadecimal is in upper case, as in the reference. */
export const BYTES_METHODS: Methods<Bytes> = {
  size: { takes: [], run: (self) => smallInt(self.value.length) },
  toBase64: { takes: [], run: (self) => string(Buffer.from(self.value).toString('base64')) },
  toHexString: {
    takes: [],
    run: (self) => string(Buffer.from(self.value).toString('hex').toUpperCase()),
  },
};
