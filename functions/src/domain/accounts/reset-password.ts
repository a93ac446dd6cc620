import { Refused } from '../../platform/errors/refused.ts';
import { checkPassword } from './check-password.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { accountByUid } from './find-account.ts';
import { consumeLink, findLink, linkHash, linkState, releaseLink, requireValid } from './link.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';
import { ownerOf } from './owner-of.ts';
import type { AccountPorts } from './ports.ts';
import { proveAddress } from './prove-address.ts';

const PURPOSES = ['reset'] as const;

/**
 * `resetPassword`: sets a new password for the holder of the mailed link. All sessions end, and the address is then
 * confirmed. Throws `Refused` with `account/link-*` or `password/*`; a refused password leaves the link valid.
 */
export async function resetPassword(
  ports: AccountPorts,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Record<string, never>> {
  const { auth, db, now } = ports;
  const link = await findLink(db, token);
  requireValid(linkState(link, PURPOSES, now()));
  const account = link && (await accountByUid(auth, link.uid));
  if (!account || account.disabled || account.email !== link.email) {
    throw new Refused('account/link-unknown');
  }
  await checkPassword(ports, password, await ownerOf(ports, account));
  await consumeLink(ports, token, PURPOSES);
  try {
    await proveAddress(ports, account, { password });
    await endAllSessions(ports, account.uid);
  } catch (error) {
    await releaseLink(db, token);
    throw error;
  }
  await mailPasswordChanged(ports, account, linkHash(token).slice(0, 24));
  return {};
}
