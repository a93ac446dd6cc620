import { ALERTS_STOP, unsubscribePath } from '@quire/model/mail/mail-switches';
import { language } from '@quire/model/messages/language';
import { Refused } from '../../platform/errors/refused.ts';
import { stopTokenOf } from './stop-invitations.ts';

/**
 * `alertsAddress`: where a person manages the alerts of their confirmed address, by the same link as in its mails.
 * Throws `Refused` `access/denied` for an account without one.
 */
export async function alertsAddress(
  ports: Parameters<typeof stopTokenOf>[0],
  { email, emailVerified }: { readonly email: string | undefined; readonly emailVerified: boolean },
): Promise<{ path: string }> {
  if (!email || !emailVerified) throw new Refused('access/denied');
  const token = await stopTokenOf(ports, email);
  return { path: `${unsubscribePath(token, ALERTS_STOP)}?language=${language()}` };
}
