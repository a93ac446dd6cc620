import { Refused } from '../../../platform/errors/refused.ts';
import { requireBudget } from '../../../platform/throttle/spend-budget.ts';
import { checkPassword } from '../check-password.ts';
import { endAllSessions } from '../end-all-sessions.ts';
import { accountByUid } from '../find-account.ts';
import { voidLinks } from '../link.ts';
import { mailPasswordChanged } from '../mail-password-changed.ts';
import { ownerOf } from '../owner-of.ts';
import type { AccountPorts } from '../ports.ts';
import { sessionToken } from '../second-factor/pass-second-factor.ts';

/**
 * `changePassword`: requires a recent sign-in. Every session ends, including this one: the page signs in again with the
 * new password, or with the token if a second factor was given. Throws `Refused` with `password/*`.
 */
export async function changePassword(
  ports: AccountPorts,
  { uid }: { readonly uid: string },
  { password }: { readonly password: string },
): Promise<{ token?: string }> {
  const account = await accountByUid(ports.auth, uid);
  if (!account) throw new Refused('account/signed-out');
  await checkPassword(ports, password, await ownerOf(ports, account));
  // The mail may go to an address that has not been confirmed.
  await requireBudget(ports, 'password-change', { account: uid, mailbox: account.email ?? uid });
  await ports.auth.updateUser(uid, { password });
  await endAllSessions(ports, uid);
  // Another person who was signed in may have requested a link: it becomes void with their session.
  await voidLinks(ports.db, uid);
  await mailPasswordChanged(ports, account, ports.random(12).toString('hex'));
  const { secondFactor } = account.customClaims ?? {};
  if (typeof secondFactor !== 'string') return {};
  // They have just entered their code: it is not requested again.
  return { token: await sessionToken(ports, uid, secondFactor) };
}
