/** The code that proves whose press it is: whoever started it, or may read the functions' log. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32: nothing in it is mistaken for something else when it is typed. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

/** `K7QM2-RTX9W-HD3ZP-4V8KE`: 100 random bits. */
export function newSetupCode(random: (bytes: number) => Buffer): string {
  const signs = [...random(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs.replace(/(.{5})(?=.)/g, '$1-');
}

/** A code as it was typed: without lines and spaces, in capitals. */
const plain = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');

/** What is kept of a code: it cannot be told from this. */
export const setupCodeHash = (typed: string): string =>
  createHash('sha256').update(plain(typed)).digest('hex');

/** Whether what was typed is the code with this hash. */
export function isSetupCode(typed: string, hash: string): boolean {
  const given = Buffer.from(setupCodeHash(typed));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
