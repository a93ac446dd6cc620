import { USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import { accountByEmail } from './find-account.ts';
import type { AccountPorts } from './ports.ts';

/**
 * The addresses under which data of a person may be stored: their account's (undefined: none that they have confirmed),
 * and those of the accounts that were merged into it. An address that has been registered again belongs to the new
 * account.
 */
export async function ownAddresses(
  { auth, db }: Pick<AccountPorts, 'auth' | 'db'>,
  uid: string,
  email: string | undefined,
): Promise<readonly string[]> {
  const user = await db.collection(USERS).doc(uid).get();
  const Others = UserSchema.pick({ otherEmails: true });
  const own = new Set(email ? [email] : []);
  for (const other of Others.safeParse(user.data()).data?.otherEmails ?? []) {
    const holder = await accountByEmail(auth, other);
    if (other !== email?.toLowerCase() && (!holder || holder.uid === uid)) own.add(other);
  }
  return [...own];
}
