import { FirestoreError } from '../../values/errors.ts';

/** Who is asking. */
export type Caller =
  | { readonly kind: 'admin' }
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user';
      readonly uid: string;
      readonly token: Readonly<Record<string, unknown>>;
    };

export const ANONYMOUS: Caller = { kind: 'anonymous' };

/**
 * Reads an `Authorization` header: `Bearer owner` is the admin SDK, an unsigned JWT (as the Auth
 * emulator and rules-unit-testing make) a user, none an anonymous visitor. Expiry is not looked at:
 * rules-unit-testing dates its tokens to 1970. UNAUTHENTICATED for anything else.
 */
export function callerOf(authorization: string | undefined): Caller {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim();
  if (!token) return ANONYMOUS;
  if (token === 'owner') return { kind: 'admin' };
  const [header, payload] = token.split('.').map(decodePart);
  if (!header || !payload || header.alg !== 'none') {
    throw new FirestoreError('UNAUTHENTICATED', 'The token is not an unsigned local ID token.');
  }
  const uid = payload.sub ?? payload.user_id;
  if (typeof uid !== 'string' || uid === '') {
    throw new FirestoreError('UNAUTHENTICATED', 'The ID token names no user.');
  }
  return { kind: 'user', uid, token: { ...payload, sub: uid } };
}

function decodePart(part: string): Record<string, unknown> | null {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof decoded === 'object' && decoded !== null ? { ...decoded } : null;
  } catch {
    return null;
  }
}
