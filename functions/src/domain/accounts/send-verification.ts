import type { Profile } from '@quire/model/entities/profile';
import { verifyAddress } from '@quire/model/mail/account/verify-address';
import type { Sender } from '@quire/model/mail/compose';
import { mailVerifyPath, registerPath } from '@quire/model/paths';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { momentText } from '../outbox/mail-phrases.ts';
import { accountMail } from './account-mail.ts';
import { freshLink } from './link.ts';
import type { AccountPorts } from './ports.ts';
import { profileRef } from './read-profile.ts';

export interface Verification {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly registeredAt: Date;
  /** It replaces an earlier registration of the address. */
  readonly replaces: boolean;
  /** Written in one transaction with the link and its mail, so that they always exist together. */
  readonly profile?: Profile;
  /** The secret of the browser that registers. */
  readonly browser?: string | undefined;
}

/** Puts a link to confirm an address into the outbox; earlier links of the account become void. */
export function sendVerification(
  ports: AccountPorts,
  sender: Sender,
  { uid, email, name, registeredAt, replaces, profile, browser }: Verification,
): Promise<void> {
  const { db, origin } = ports;
  return inTransaction(db, async (tx) => {
    const link = await freshLink(ports, tx, 'verify', { uid, email, browser });
    const mail = accountMail(
      sender,
      verifyAddress,
      () => ({
        name,
        email,
        at: momentText(registeredAt),
        url: origin + mailVerifyPath(link.token),
        registerUrl: origin + registerPath(),
        replaces,
      }),
      {
        ...{ id: link.id, to: email, secret: true, inLanguageOf: uid },
        // The profile is written with it, so it cannot be read yet.
        ...(profile?.language ? { language: profile.language } : {}),
      },
    );
    await enqueueMails(ports, tx, [mail]);
    link.write(tx);
    if (profile) tx.set(profileRef(db, uid), withoutUndefined(profile));
  });
}
