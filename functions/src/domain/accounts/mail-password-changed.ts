import { passwordChanged } from '@quire/model/mail/account/password-changed';
import { forgotPasswordPath } from '@quire/model/paths';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { accountMail, momentText, requireSender } from './account-mail.ts';
import type { Account, AccountPorts } from './ports.ts';
import { greetingName, readProfile } from './read-profile.ts';

/** Notifies the holder of an account that its password was changed. `change` identifies the change. */
export async function mailPasswordChanged(
  ports: AccountPorts,
  account: Account,
  change: string,
): Promise<void> {
  const { db, now, origin } = ports;
  if (!account.email) return;
  const sender = await requireSender(ports);
  const name = greetingName(await readProfile(db, account.uid), account);
  const mail = accountMail(
    sender,
    passwordChanged,
    { name, email: account.email, at: momentText(now()), resetUrl: origin + forgotPasswordPath() },
    { id: change, to: account.email },
  );
  await inTransaction(db, (tx) => enqueueMails(ports, tx, [mail]));
}
