import { USERS } from '@quire/model/collections';
import { type User, UserSchema } from '@quire/model/entities/user';
import { journalsOf } from '@quire/model/grants';
import { storedUser } from '@quire/model/records/account-words';
import { type Claims, claimsOf, type Role } from '@quire/model/roles';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Account, AccountPorts } from './ports.ts';
import { KnownProfileSchema, nameOf, profileRef, readProfile } from './read-profile.ts';

/** The roles of every account with a confirmed address. */
const FIRST_ROLES: readonly Role[] = ['author', 'reader'];

/**
 * The claims of an account with a confirmed address: its own, or the default ones if it never had any. An account with
 * a mirror has been active before: roles that were removed from it are not restored.
 */
function activeClaims(account: Account, mirror: User | null): Claims {
  const { roles, grants } = claimsOf(account.customClaims ?? {});
  return { roles: mirror || roles.length > 0 ? roles : FIRST_ROLES, grants };
}

async function readMirror({ db }: Pick<AccountPorts, 'db'>, uid: string): Promise<User | null> {
  return readRecord(await db.collection(USERS).doc(uid).get(), UserSchema);
}

/** Whether an account is already in the state to which `activateAccount` brings it. */
export async function isActive(
  ports: Pick<AccountPorts, 'db'>,
  account: Account,
): Promise<boolean> {
  const mirror = await readMirror(ports, account.uid);
  const profile = await readProfile(ports.db, account.uid);
  const isCurrent = (record: { readonly email: string }) => record.email === account.email;
  return (
    account.emailVerified &&
    mirror !== null &&
    isCurrent(mirror) &&
    (profile === null || (profile.state !== 'unverified' && isCurrent(profile)))
  );
}

/** Writes further consequences, in the transaction after which the account is active. */
export type AlsoWrite = (tx: Transaction) => Promise<void>;

/**
 * Gives an account with a confirmed address its first rights, and updates the mirror and the profile to its address.
 * Each step can be repeated.
 */
export async function activateAccount(
  ports: AccountPorts,
  account: Account,
  alsoWrite?: AlsoWrite,
): Promise<void> {
  const { auth, db } = ports;
  const { uid, email } = account;
  if (!email) throw new Error(`account/no-address: ${uid}`);
  const claims = activeClaims(account, await readMirror(ports, uid));
  await auth.setCustomUserClaims(uid, { ...account.customClaims, ...claims });
  await inTransaction(db, async (tx) => {
    const person = profileRef(db, uid);
    const profile = readRecord(await tx.get(person), KnownProfileSchema);
    const at = ports.now().toISOString();
    const displayName = nameOf(profile, account) ?? '';
    const { otherEmails } =
      readRecord(await tx.get(db.collection(USERS).doc(uid)), UserSchema) ?? {};
    const user = UserSchema.parse({
      ...{ email, displayName, ...claims, ...(otherEmails && { otherEmails }) },
      ...{ journals: journalsOf(claims), updatedAt: at },
    });
    await alsoWrite?.(tx);
    tx.set(db.collection(USERS).doc(uid), storedUser(user));
    if (!profile) return;
    const first = profile.state === 'unverified' ? { state: 'active', verifiedAt: at } : {};
    tx.update(person, { email, updatedAt: at, ...first });
  });
}
