import { readSender } from './account-mail.ts';
import { evenAnswer } from './even-answer.ts';
import { accountByEmail } from './find-account.ts';
import { mailAddressKnown } from './mail-address-known.ts';
import type { AccountPorts } from './ports.ts';
import { greetingName, readProfile } from './read-profile.ts';
import { sendVerification } from './send-verification.ts';
import { isQuietAddress, requireQuietNetwork } from './throttle.ts';

/**
 * `resendVerification`: a new link for an address that is not confirmed yet. The answer tells nothing.
 * Throws `Refused` `account/throttled` for a network that asks too often.
 */
export async function resendVerification(
  ports: AccountPorts,
  request: { readonly email: string },
  network: string,
): Promise<Record<string, never>> {
  await requireQuietNetwork(ports, network);
  const sender = await readSender(ports);
  const email = request.email.toLowerCase();
  return evenAnswer(ports, async () => {
    if (!(await isQuietAddress(ports, 'resend', email))) return;
    const account = await accountByEmail(ports.auth, email);
    if (!account || account.disabled) return;
    if (account.emailVerified) return mailAddressKnown(ports, sender, account);
    // One without a profile broke off while it was made: its owner is asked again after signing in.
    const profile = await readProfile(ports.db, account.uid);
    await sendVerification(ports, sender, {
      uid: account.uid,
      email,
      name: greetingName(profile, account),
      registeredAt: new Date(profile?.createdAt ?? account.metadata.creationTime),
      replaces: false,
    });
  });
}
