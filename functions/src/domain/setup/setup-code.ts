/**
 * The code that proves ownership of the press: for the person who started it, or who can read the
 * functions' log.
 */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32: no characters that are easily confused when typed. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

/** `K7QM2-RTX9W-HD3ZP-4V8KE`: 100 random bits. */
export function newSetupCode(random: (bytes: number) => Buffer): string {
  const signs = [...random(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs.replace(/(.{5})(?=.)/g, '$1-');
}

/** Normalises a typed code: without hyphens and spaces, in capitals. */
const plain = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replace(/O/g, '0');

/** The stored hash of a code: the code cannot be derived from it. */
export const setupCodeHash = (typed: string): string =>
  createHash('sha256').update(plain(typed)).digest('hex');

/** Whether the typed code has this hash. */
export function isSetupCode(typed: string, hash: string): boolean {
  const given = Buffer.from(setupCodeHash(typed));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
