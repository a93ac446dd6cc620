import { voidLinks } from './link.ts';
import type { AccountPorts } from './ports.ts';

/**
 * `endSessions`: whoever is signed in with this account, anywhere, has to sign in again, and what
 * they asked for by mail is void.
 */
export async function endSessions(
  { auth, db }: Pick<AccountPorts, 'auth' | 'db'>,
  { uid }: { readonly uid: string },
): Promise<Record<string, never>> {
  await auth.revokeRefreshTokens(uid);
  await voidLinks(db, uid);
  return {};
}
