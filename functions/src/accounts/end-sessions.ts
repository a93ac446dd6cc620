import type { AccountPorts } from './ports.ts';

/** `endSessions`: whoever is signed in with this account, anywhere, has to sign in again. */
export async function endSessions(
  { auth }: Pick<AccountPorts, 'auth'>,
  { uid }: { readonly uid: string },
): Promise<Record<string, never>> {
  await auth.revokeRefreshTokens(uid);
  return {};
}
