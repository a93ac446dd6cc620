/** Recovery codes, for users who have lost their phone. Each works once. */
import { createHash } from 'node:crypto';
import { RECOVERY_CODES } from '@quire/model/second-factor';

/** Without 0, 1, I and O, which are easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** The display format: `ABCD-EFGH-JKLM-NPQR`, 80 random bits each. */
export function newRecoveryCodes(random: (bytes: number) => Buffer): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    // 256 is a multiple of 32, so every letter is equally likely.
    const letters = [...random(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
    return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** The input as a recovery code, without spaces and hyphens. Null if it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : null;
}

/**
 * The stored form of a recovery code. A code has 80 random bits and cannot be guessed, so a fast hash is enough. The
 * account is part of the hash, so that equal codes do not have equal hashes.
 */
export function hashRecoveryCode(uid: string, code: string): string {
  return createHash('sha256')
    .update(`${uid}~${readRecoveryCode(code)}`)
    .digest('hex');
}
