import { createHash } from 'node:crypto';

/** Crockford's alphabet: without letters that look like digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** The normalised code: without blanks or hyphens, in capitals, with O read as 0 and I or L as 1. */
const plainCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** The id of its voucher: the code itself is not stored. */
export const voucherId = (code: string): string =>
  createHash('sha256')
    .update(`voucher ${plainCode(code)}`)
    .digest('hex');

/**
 * A code of 80 bits, in groups of four. It is derived from the caller's random key: a retry after a lost answer returns
 * the same code.
 */
export function codeFrom(key: string): string {
  const bytes = createHash('sha256').update(`code ${key}`).digest();
  const signs = [...bytes.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]);
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-');
}
