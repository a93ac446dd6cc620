import { addressKnown } from '@quire/model/mail/account/address-known';
import type { Sender } from '@quire/model/mail/compose';
import { forgotPasswordPath, signInPath } from '@quire/model/paths';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { accountMail } from './account-mail.ts';
import type { Account, AccountPorts } from './ports.ts';
import { greetingName, readProfile } from './read-profile.ts';

/** Tells the holder of an account, and nobody else, that they already have an account with this address. */
export async function mailAddressKnown(
  ports: AccountPorts,
  sender: Sender,
  account: Account,
): Promise<void> {
  const { db, origin, random } = ports;
  const { email } = account;
  if (!email || account.disabled) return;
  const profile = await readProfile(db, account.uid);
  const mail = accountMail(
    sender,
    addressKnown,
    () => ({
      name: greetingName(profile, account),
      email,
      url: origin + signInPath(),
      resetUrl: origin + forgotPasswordPath(),
    }),
    { id: random(12).toString('hex'), to: email, inLanguageOf: account.uid },
  );
  await inTransaction(db, (tx) => enqueueMails(ports, tx, [mail]));
}
