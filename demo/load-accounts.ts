import { USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { type DemoAccount, readAccounts } from './accounts.ts';

/** Creates or renews the demo accounts: password, claims and the mirror that staff see. */
export async function loadAccounts(
  auth: Auth,
  db: Firestore,
  journals: readonly string[],
): Promise<void> {
  const { accounts, password } = await readAccounts();
  await Promise.all(accounts.map((account) => loadAccount(auth, db, account, password, journals)));
}

async function loadAccount(
  auth: Auth,
  db: Firestore,
  account: DemoAccount,
  password: string,
  journals: readonly string[],
): Promise<void> {
  const { uid, email, name: displayName, roles } = account;
  const profile = { email, displayName, password, emailVerified: true };
  await auth.updateUser(uid, profile).catch(() => auth.createUser({ uid, ...profile }));
  const claims = {
    roles,
    journals: account.journals === 'first-two' ? journals.slice(0, 2) : account.journals,
  };
  await auth.setCustomUserClaims(uid, claims);
  const updatedAt = new Date().toISOString();
  await db
    .collection(USERS)
    .doc(uid)
    .set(UserSchema.parse({ email, displayName, ...claims, updatedAt }));
}
