import { endAllSessions } from './end-all-sessions.ts';
import { voidLinks } from './link.ts';
import type { AccountPorts } from './ports.ts';

/** `endSessions`: ends all sessions of the account on all devices, and voids the links that were requested by mail. */
export async function endSessions(
  ports: Pick<AccountPorts, 'auth' | 'db' | 'now' | 'wait'>,
  { uid }: { readonly uid: string },
): Promise<Record<string, never>> {
  await endAllSessions(ports, uid);
  await voidLinks(ports.db, uid);
  return {};
}
