/** Codes to write down, for whoever has lost their phone. Each works once. */
import { createHash } from 'node:crypto';
import { RECOVERY_CODES } from '@quire/model/second-factor';

/** Without 0, 1, I and O, which look like each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** As they are shown: `ABCD-EFGH-JKLM-NPQR`, 80 random bits each. */
export function newRecoveryCodes(random: (bytes: number) => Buffer): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    // 256 is a multiple of 32: every letter is as likely as any other.
    const letters = [...random(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
    return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
  });
}

/** What was typed, as a recovery code: without spaces and hyphens. Null where it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : null;
}

/**
 * What is kept of one. It has 80 random bits, so nobody finds it again by trying: a fast hash will do.
 * The account is part of it, so that equal hashes never say that two codes are equal.
 */
export function hashRecoveryCode(uid: string, code: string): string {
  return createHash('sha256')
    .update(`${uid}~${readRecoveryCode(code)}`)
    .digest('hex');
}
