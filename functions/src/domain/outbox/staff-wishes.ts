import { DIGEST_ITEMS, MAIL_DIGESTS, PROFILES, USERS } from '@quire/model/collections';
import {
  StaffMailsSchema,
  type StaffMailWhen,
  staffMailOf,
} from '@quire/model/entities/staff-mails';
import { UserSchema } from '@quire/model/entities/user';
import { MAIL_RECEIVERS, type MailReceiver } from '@quire/model/mail/registry/mail-receivers';
import { isStaff } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import type { NewMail } from './enqueue-mail.ts';

export interface StaffWish {
  readonly uid: string;
  readonly when: StaffMailWhen;
  /** It is in their digest already, sent or not. */
  readonly isNoted: boolean;
}

/** The limit of one query. */
const AT_ONCE = 30;

async function staffBy(
  db: Firestore,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < addresses.length; from += AT_ONCE) {
    const some = addresses.slice(from, from + AT_ONCE);
    const users = await db.collection(USERS).where('email', 'in', some).get();
    for (const doc of users.docs) {
      const user = UserSchema.safeParse(doc.data());
      if (user.success && isStaff(user.data)) found.set(user.data.email, doc.id);
    }
  }
  return found;
}

const RECEIVERS: Readonly<Record<string, MailReceiver>> = MAIL_RECEIVERS;

/**
 * How the receivers among the staff want to be notified, by the mail's id: immediately if its type cannot be chosen.
 * Mails to other receivers are omitted: they are sent.
 */
export async function readStaffWishes(
  db: Firestore,
  mails: readonly NewMail[],
): Promise<ReadonlyMap<string, StaffWish>> {
  const typed = mails.flatMap(({ id, template, to: [to, ...more] }) => {
    const type = staffMailOf(template);
    return RECEIVERS[template] === 'staff' && to && more.length === 0 ? [{ id, type, to }] : [];
  });
  if (typed.length === 0) return new Map();
  const staff = await staffBy(db, [...new Set(typed.map(({ to }) => to))]);
  const theirs = typed.flatMap((each) => {
    const uid = staff.get(each.to);
    return uid ? [{ ...each, uid }] : [];
  });
  if (theirs.length === 0) return new Map();
  const [profiles, items] = await Promise.all([
    db.getAll(...theirs.map(({ uid }) => db.collection(PROFILES).doc(uid))),
    db.getAll(
      ...theirs.map(({ uid, id }) =>
        db.collection(MAIL_DIGESTS).doc(uid).collection(DIGEST_ITEMS).doc(id),
      ),
    ),
  ]);
  return new Map(
    theirs.map(({ id, uid, type }, place) => {
      const chosen = StaffMailsSchema.safeParse(profiles[place]?.get('staffMails'));
      const when = (chosen.success && type ? chosen.data[type] : undefined) ?? 'now';
      return [id, { uid, when, isNoted: items[place]?.exists ?? false }] as const;
    }),
  );
}
