import type { Sender } from '@quire/model/mail/compose';
import { readSender } from './account-mail.ts';
import { evenAnswer } from './even-answer.ts';
import { accountByEmail } from './find-account.ts';
import type { Account, AccountPorts } from './ports.ts';
import { isQuietAddress, requireQuietNetwork } from './throttle.ts';

/**
 * Does something for the account of an address, if there is one: the answer tells nothing. Throws
 * `Refused` `account/throttled` for a network that asks too often; an address that was asked about
 * too often is left in peace.
 */
export async function forAccountOf(
  ports: AccountPorts,
  request: { readonly email: string; readonly network: string; readonly what: string },
  work: (account: Account, email: string, sender: Sender) => Promise<void>,
): Promise<Record<string, never>> {
  await requireQuietNetwork(ports, request.network);
  const sender = await readSender(ports);
  const email = request.email.toLowerCase();
  return evenAnswer(ports, async () => {
    if (!(await isQuietAddress(ports, request.what, email))) return;
    const account = await accountByEmail(ports.auth, email);
    if (account && !account.disabled) await work(account, email, sender);
  });
}
