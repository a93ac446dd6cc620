import { smallInt } from '../values/int64.ts';
import { type RulesValue, string } from '../values/rules-value.ts';
import type { Methods } from './method.ts';

type Bytes = Extract<RulesValue, { type: 'bytes' }>;

/**
 * Methods of bytes (reference: rules.Bytes). Hexadecimal is in upper case and base64 is base64url, as
 * in the reference; whether it is padded is not said there, so it is, as RFC 4648 has it.
 */
export const BYTES_METHODS: Methods<Bytes> = {
  size: { takes: [], run: (self) => smallInt(self.value.length) },
  toBase64: { takes: [], run: (self) => string(base64url(self.value)) },
  toHexString: {
    takes: [],
    run: (self) => string(Buffer.from(self.value).toString('hex').toUpperCase()),
  },
};

const base64url = (bytes: Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
