import { forAccountOf } from './for-account-of.ts';
import { mailAddressKnown } from './mail-address-known.ts';
import type { AccountPorts } from './ports.ts';
import { greetingName, readProfile } from './read-profile.ts';
import { sendVerification } from './send-verification.ts';

/**
 * `resendVerification`: mails a new link for an address that is not confirmed yet. The answer reveals nothing. Throws
 * `Refused` `account/throttled` for a network with too many requests.
 */
export function resendVerification(
  ports: AccountPorts,
  { email }: { readonly email: string },
  network: string,
): Promise<Record<string, never>> {
  const asked = { email, network, budget: 'verification' } as const;
  return forAccountOf(ports, asked, async (account, address, sender) => {
    if (account.emailVerified) return mailAddressKnown(ports, sender, account);
    // An account without a profile was interrupted during registration: its owner enters the data after signing in.
    const profile = await readProfile(ports.db, account.uid);
    await sendVerification(ports, sender, {
      uid: account.uid,
      email: address,
      name: greetingName(profile, account),
      registeredAt: new Date(profile?.createdAt ?? account.metadata.creationTime),
      replaces: false,
    });
  });
}
