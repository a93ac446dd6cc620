import type { PasswordOwner } from '@quire/model/password';
import type { Account, AccountPorts } from './ports.ts';
import { readProfile } from './read-profile.ts';

/** Data of the owner that a password must not contain. */
export async function ownerOf(
  { db }: Pick<AccountPorts, 'db'>,
  account: Account,
): Promise<PasswordOwner> {
  const profile = await readProfile(db, account.uid);
  const names = profile ? [profile.given, profile.family] : [account.displayName ?? ''];
  return { email: account.email ?? '', names };
}
