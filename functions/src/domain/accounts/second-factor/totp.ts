/** Codes of authenticator apps: RFC 6238 with SHA-1, six digits, 30 seconds, which every app supports. */
import { CODE_DIGITS, CODE_SECONDS } from '@quire/model/second-factor';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226 recommends 160 bits. */
export const SECRET_BYTES = 20;
/** Steps before and after the current one that are also accepted: clocks differ, and typing takes time. */
const WINDOW = 1;

const IS_CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);

const totpOf = (secret: Buffer, issuer?: string, label?: string): TOTP =>
  new TOTP({
    ...(issuer && { issuer }),
    ...(label && { label }),
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: CODE_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** The secret in base32, for typing. */
export const typedSecret = (secret: Buffer): string => totpOf(secret).secret.base32;

/** What an app reads from the QR code. */
export function otpauthUri(secret: Buffer, press: string, email: string): string {
  return totpOf(secret, press, email).toString();
}

/** The time step of a code; null if it is not one of the accepted steps. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  // The library compares bytes, and throws if there are more bytes than characters.
  if (!IS_CODE.test(code)) return null;
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The code that an app shows at a time. */
export const codeAt = (secret: Buffer, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });
