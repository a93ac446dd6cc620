import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { activateAccount } from './activate-account.ts';
import { accountByUid } from './find-account.ts';
import { newProfile, type PersonAsked } from './new-profile.ts';
import type { AccountPorts } from './ports.ts';
import { type KnownProfile, KnownProfileSchema, profileRef } from './read-profile.ts';

/** Today's consent beside the earlier ones, once. */
function consented(profile: KnownProfile, version: string, at: string): KnownProfile['consents'] {
  const isKnown = profile.consents.some((consent) => consent.version === version);
  return isKnown ? profile.consents : [...profile.consents, { version, at }].slice(-50);
}

/**
 * `completeProfile`: the data of the registration form, for users who signed in with a provider (or whose registration
 * was interrupted), and the consent to a new version of the privacy policy. An active profile is not changed: its owner
 * edits it on their page.
 */
export async function completeProfile(
  ports: AccountPorts,
  { uid }: { readonly uid: string },
  person: PersonAsked,
): Promise<Record<string, never>> {
  const account = await accountByUid(ports.auth, uid);
  const email = account?.email;
  if (!account || !email || !account.emailVerified) throw new Refused('account/not-verified');
  const ref = profileRef(ports.db, uid);
  await inTransaction(ports.db, async (tx) => {
    const known = readRecord(await tx.get(ref), KnownProfileSchema);
    const at = ports.now();
    if (!known || known.state === 'unverified') {
      tx.set(ref, withoutUndefined(newProfile(person, email, at)));
      return;
    }
    const consents = consented(known, person.consent, at.toISOString());
    tx.update(ref, { consents, updatedAt: at.toISOString() });
  });
  await activateAccount(ports, account);
  return {};
}
