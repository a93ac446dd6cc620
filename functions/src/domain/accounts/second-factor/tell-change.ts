import { randomUUID } from 'node:crypto';
import { AUDIT } from '@quire/model/collections';
import {
  type SecondFactorChange,
  secondFactorChanged,
} from '@quire/model/mail/account/second-factor-changed';
import { forgotPasswordPath } from '@quire/model/paths';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { momentText } from '../../outbox/mail-phrases.ts';
import { accountMail, requireSender } from '../account-mail.ts';
import { accountByUid } from '../find-account.ts';
import type { AccountPorts } from '../ports.ts';
import { greetingName, readProfile } from '../read-profile.ts';

/** Writes a change of a second factor into the audit log, and mails it to its owner. */
export async function tellChange(
  ports: AccountPorts,
  change: SecondFactorChange,
  { uid, by }: { readonly uid: string; readonly by: string },
): Promise<void> {
  const { db, now, origin } = ports;
  const at = now();
  const account = await accountByUid(ports.auth, uid);
  const sender = account?.email ? await requireSender(ports) : null;
  const name = account ? greetingName(await readProfile(db, uid), account) : '';
  await inTransaction(db, async (tx) => {
    if (account?.email && sender) {
      const { email } = account;
      const data = () => ({
        ...{ name, email, change, at: momentText(at) },
        resetUrl: origin + forgotPasswordPath(),
      });
      const mail = accountMail(sender, secondFactorChanged, data, { id: randomUUID(), to: email });
      await enqueueMails(ports, tx, [mail]);
    }
    const entry = { action: `second-factor.${change}`, at: at.toISOString(), by, uid };
    tx.set(db.collection(AUDIT).doc(), entry);
  });
}
