import { passwordChanged } from '@quire/model/mail/account/password-changed';
import { forgotPasswordPath } from '@quire/model/paths';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { momentText } from '../outbox/mail-phrases.ts';
import { accountMail, requireSender } from './account-mail.ts';
import type { Account, AccountPorts } from './ports.ts';
import { greetingName, readProfile } from './read-profile.ts';

/** Notifies the holder of an account that its password was changed. `change` identifies the change. */
export async function mailPasswordChanged(
  ports: AccountPorts,
  account: Account,
  change: string,
): Promise<void> {
  const { db, now, origin } = ports;
  const { email } = account;
  if (!email) return;
  const at = now();
  const sender = await requireSender(ports);
  const name = greetingName(await readProfile(db, account.uid), account);
  const mail = accountMail(
    sender,
    passwordChanged,
    () => ({ name, email, at: momentText(at), resetUrl: origin + forgotPasswordPath() }),
    { id: change, to: email },
  );
  await inTransaction(db, (tx) => enqueueMails(ports, tx, [mail]));
}
