import { USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import type { Sender } from '@quire/model/mail/compose';
import type { Firestore } from 'firebase-admin/firestore';

interface Receiver {
  readonly name: string;
  readonly email: string;
}

const AT_MOST = 20;

/** The receivers of mails about the press's content: content staff, or the admins, or the press's own mailbox. */
export async function contentStaff(db: Firestore, sender: Sender): Promise<readonly Receiver[]> {
  for (const role of ['content', 'admin']) {
    const { docs } = await db
      .collection(USERS)
      .where('roles', 'array-contains', role)
      .limit(AT_MOST)
      .get();
    const found = docs.flatMap((each) => {
      const user = UserSchema.safeParse(each.data()).data;
      return user ? [{ name: user.displayName || user.email, email: user.email }] : [];
    });
    if (found.length > 0) return found;
  }
  return [{ name: sender.press, email: sender.contact }];
}
