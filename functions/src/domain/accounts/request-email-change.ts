import { addressChanged } from '@quire/model/mail/account/address-changed';
import { confirmNewAddress } from '@quire/model/mail/account/confirm-new-address';
import type { Sender } from '@quire/model/mail/compose';
import { forgotPasswordPath, mailVerifyPath } from '@quire/model/paths';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { isWithinBudget, requireBudget } from '../../platform/throttle/spend-budget.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { momentText } from '../outbox/mail-phrases.ts';
import { accountMail, requireSender } from './account-mail.ts';
import { evenAnswer } from './even-answer.ts';
import { accountByEmail, accountByUid } from './find-account.ts';
import { freshLink } from './link.ts';
import { mailAddressKnown } from './mail-address-known.ts';
import type { Account, AccountPorts } from './ports.ts';
import { greetingName, readProfile } from './read-profile.ts';

/** To the current address of the account: its holder is notified, whoever made the request. */
function warning(
  { origin, now, random }: AccountPorts,
  sender: Sender,
  account: Account,
  name: string,
  newEmail: string,
): NewMail[] {
  if (!account.email) return [];
  const resetUrl = origin + forgotPasswordPath();
  const at = now();
  const data = () => ({ name, stage: 'asked' as const, newEmail, at: momentText(at), resetUrl });
  const id = `asked~${random(12).toString('hex')}`;
  return [accountMail(sender, addressChanged, data, { id, to: account.email })];
}

async function ask(
  ports: AccountPorts,
  sender: Sender,
  account: Account,
  email: string,
): Promise<void> {
  const { auth, db, origin } = ports;
  const name = greetingName(await readProfile(db, account.uid), account);
  const other = await accountByEmail(auth, email);
  const isTaken = other !== null && other.uid !== account.uid && other.emailVerified;
  if (isTaken) await mailAddressKnown(ports, sender, other);
  await inTransaction(db, async (tx) => {
    const link = await freshLink(ports, tx, 'email', { uid: account.uid, email });
    const mails = warning(ports, sender, account, name, email);
    if (!isTaken) {
      const url = origin + mailVerifyPath(link.token);
      const about = { id: link.id, to: email, secret: true, inLanguageOf: account.uid };
      mails.push(accountMail(sender, confirmNewAddress, () => ({ name, email, url }), about));
    }
    await enqueueMails(ports, tx, mails);
    // If another account has confirmed the address, no link is sent.
    link.write(tx);
  });
}

/**
 * `requestEmailChange`: requires a recent sign-in. The new address applies once its link is followed; only its owner
 * learns whether it already has an account. Throws `Refused` `account/throttled` for a network or an account with too
 * many requests, and `account/not-verified`.
 */
export async function requestEmailChange(
  ports: AccountPorts,
  { uid }: { readonly uid: string },
  request: { readonly email: string },
  network: string,
): Promise<Record<string, never>> {
  await requireBudget(ports, 'email-change', { network, account: uid });
  const sender = await requireSender(ports);
  const email = request.email.toLowerCase();
  const account = await accountByUid(ports.auth, uid);
  if (!account) throw new Refused('account/signed-out');
  // A user who has not confirmed their current address may be preparing an account for a stranger.
  if (!account.emailVerified) throw new Refused('account/not-verified');
  return evenAnswer(ports, async () => {
    if (account.email === email) return;
    if (!(await isWithinBudget(ports, 'email-change', { mailbox: email }))) return;
    await ask(ports, sender, account, email);
  });
}
