import { resetPassword } from '@quire/model/mail/account/reset-password';
import type { Sender } from '@quire/model/mail/compose';
import { resetPasswordPath } from '@quire/model/paths';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { accountMail } from './account-mail.ts';
import { forAccountOf } from './for-account-of.ts';
import { freshLink } from './link.ts';
import type { Account, AccountPorts } from './ports.ts';
import { greetingName, readProfile } from './read-profile.ts';

async function sendReset(
  ports: AccountPorts,
  sender: Sender,
  account: Account,
  email: string,
): Promise<void> {
  const { db, origin } = ports;
  const name = greetingName(await readProfile(db, account.uid), account);
  await inTransaction(db, async (tx) => {
    const link = await freshLink(ports, tx, 'reset', { uid: account.uid, email });
    const url = origin + resetPasswordPath(link.token);
    const mail = accountMail(sender, resetPassword, () => ({ name, email, url }), {
      id: link.id,
      to: email,
      secret: true,
      inLanguageOf: account.uid,
    });
    await enqueueMails(ports, tx, [mail]);
    link.write(tx);
  });
}

/**
 * `requestPasswordReset`: mails a link to choose a new password, if the address has an account; following it also
 * confirms the address. The answer reveals nothing. Throws `Refused` `account/throttled` for a network with too many
 * requests.
 */
export function requestPasswordReset(
  ports: AccountPorts,
  { email }: { readonly email: string },
  network: string,
): Promise<Record<string, never>> {
  return forAccountOf(
    ports,
    { email, network, budget: 'password-reset' },
    (account, address, sender) => sendReset(ports, sender, account, address),
  );
}
