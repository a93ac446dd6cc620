import { endAllSessions } from './end-all-sessions.ts';
import { voidLinks } from './link.ts';
import type { AccountPorts } from './ports.ts';

/**
 * `endSessions`: whoever is signed in with this account, anywhere, has to sign in again, and what
 * they asked for by mail is void.
 */
export async function endSessions(
  ports: Pick<AccountPorts, 'auth' | 'db' | 'now' | 'wait'>,
  { uid }: { readonly uid: string },
): Promise<Record<string, never>> {
  await endAllSessions(ports, uid);
  await voidLinks(ports.db, uid);
  return {};
}
