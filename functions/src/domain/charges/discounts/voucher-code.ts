import { createHash } from 'node:crypto';

/** Crockford's alphabet: without letters that are taken for digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;

/** A code as it was meant: no blanks or hyphens, in capitals, O for 0 and I or L for 1 put right. */
const plainCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** The id of its voucher: the code itself is stored nowhere. */
export const voucherId = (code: string): string =>
  createHash('sha256')
    .update(`voucher ${plainCode(code)}`)
    .digest('hex');

/**
 * A code of 80 bits, in fours. It follows from the key of whoever makes it, a random one: asked again
 * because the answer was lost, it is the same.
 */
export function codeFrom(key: string): string {
  const bytes = createHash('sha256').update(`code ${key}`).digest();
  const signs = [...bytes.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]);
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-');
}
