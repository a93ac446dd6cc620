import type { Sender } from '@quire/model/mail/compose';
import { isWithinBudget, requireBudget } from '../../platform/throttle/spend-budget.ts';
import { requireSender } from './account-mail.ts';
import { evenAnswer } from './even-answer.ts';
import { accountByEmail } from './find-account.ts';
import type { Account, AccountPorts } from './ports.ts';

/**
 * Does something for the account of an address, if there is one: the answer does not reveal which. Throws `Refused`
 * `account/throttled` for a network with too many requests; for an address with too many requests, nothing is done.
 */
export async function forAccountOf(
  ports: AccountPorts,
  request: {
    readonly email: string;
    readonly network: string;
    readonly budget: 'verification' | 'password-reset';
  },
  work: (account: Account, email: string, sender: Sender) => Promise<void>,
): Promise<Record<string, never>> {
  const { budget, network } = request;
  await requireBudget(ports, budget, { network });
  const sender = await requireSender(ports);
  const email = request.email.toLowerCase();
  return evenAnswer(ports, async () => {
    if (!(await isWithinBudget(ports, budget, { mailbox: email }))) return;
    const account = await accountByEmail(ports.auth, email);
    if (account && !account.disabled) await work(account, email, sender);
  });
}
