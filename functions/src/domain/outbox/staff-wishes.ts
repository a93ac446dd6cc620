import { DIGEST_ITEMS, MAIL_DIGESTS } from '@quire/model/collections';
import {
  StaffMailsSchema,
  type StaffMailWhen,
  staffMailOf,
} from '@quire/model/entities/staff-mails';
import { MAIL_RECEIVERS, type MailReceiver } from '@quire/model/mail/registry/mail-receivers';
import type { Firestore } from 'firebase-admin/firestore';
import type { NewMail } from './enqueue-mail.ts';
import type { ReceiverAccounts } from './receiver-accounts.ts';

export interface StaffWish {
  readonly uid: string;
  readonly when: StaffMailWhen;
  /** It is in their digest already, sent or not. */
  readonly isNoted: boolean;
}

const RECEIVERS: Readonly<Record<string, MailReceiver>> = MAIL_RECEIVERS;

/**
 * How the receivers among the staff want to be notified, by the mail's id: immediately if its type cannot be chosen.
 * Mails to other receivers are omitted: they are sent.
 */
export async function readStaffWishes(
  db: Firestore,
  mails: readonly NewMail[],
  accounts: ReceiverAccounts,
): Promise<ReadonlyMap<string, StaffWish>> {
  const theirs = mails.flatMap((mail) => {
    const { id, template, to } = mail;
    const account = accounts.accountOf(mail);
    if (RECEIVERS[template] !== 'staff' || to.length !== 1 || !account?.isStaff) return [];
    return [{ id, type: staffMailOf(template), uid: account.uid }];
  });
  if (theirs.length === 0) return new Map();
  const items = await db.getAll(
    ...theirs.map(({ uid, id }) =>
      db.collection(MAIL_DIGESTS).doc(uid).collection(DIGEST_ITEMS).doc(id),
    ),
  );
  return new Map(
    theirs.map(({ id, uid, type }, place) => {
      const chosen = StaffMailsSchema.safeParse(accounts.profileOf(uid)?.get('staffMails'));
      const when = (chosen.success && type ? chosen.data[type] : undefined) ?? 'now';
      return [id, { uid, when, isNoted: items[place]?.exists ?? false }] as const;
    }),
  );
}
