/**
 * Registration. Invalid input is reported before any lookup; after that, the answer has the same text and duration
 * whether or not the address is known, and the owner of the address learns the rest by mail.
 */
import type { RegisterRequest } from '@quire/model/calls/calls';
import type { Sender } from '@quire/model/mail/compose';
import { isWithinBudget, requireBudget } from '../../platform/throttle/spend-budget.ts';
import { requireSender } from './account-mail.ts';
import { isAuthCode } from './auth-code.ts';
import { checkPassword } from './check-password.ts';
import { evenAnswer } from './even-answer.ts';
import { accountByEmail } from './find-account.ts';
import { mailAddressKnown } from './mail-address-known.ts';
import { fullName, newProfile } from './new-profile.ts';
import type { Account, AccountPorts } from './ports.ts';
import { removeUnverified } from './remove-unverified.ts';
import { sendVerification } from './send-verification.ts';

/** Two people (or two clicks) may register one address at the same time: the later account stays. */
const MAX_ATTEMPTS = 3;

async function createAccount(
  { auth }: AccountPorts,
  request: RegisterRequest,
  email: string,
): Promise<Account | null> {
  const { password } = request;
  try {
    return await auth.createUser({ email, password, displayName: fullName(request) });
  } catch (error) {
    if (isAuthCode(error, 'auth/email-already-exists')) return null;
    throw error;
  }
}

/**
 * Creates an account that belongs to this registration only. An unconfirmed account is replaced, whoever made it: its
 * password, sessions and providers are removed with it, so that an attacker cannot prepare an account for a stranger.
 */
async function register(
  ports: AccountPorts,
  sender: Sender,
  request: RegisterRequest,
  email: string,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const known = await accountByEmail(ports.auth, email);
    if (known && !(await removeUnverified(ports, known))) {
      return mailAddressKnown(ports, sender, known);
    }
    const account = await createAccount(ports, request, email);
    if (!account) continue;
    return sendVerification(ports, sender, {
      uid: account.uid,
      email,
      name: fullName(request),
      registeredAt: ports.now(),
      replaces: known !== null,
      profile: newProfile(request, email, ports.now()),
      browser: request.browser,
    });
  }
  throw new Error('account/busy: somebody else keeps registering this address');
}

/**
 * `registerAccount`. Throws `Refused` for a password that is not acceptable (`password/*`), a network with too many
 * requests (`account/throttled`) and a press without a name.
 */
export async function registerAccount(
  ports: AccountPorts,
  request: RegisterRequest,
  network: string,
): Promise<Record<string, never>> {
  const { password, given, family, website } = request;
  const email = request.email.toLowerCase();
  await checkPassword(ports, password, { email, names: [given, family] });
  await requireBudget(ports, 'registration', { network });
  const sender = await requireSender(ports);
  return evenAnswer(ports, async () => {
    // Only bots fill in hidden fields: they get a successful answer.
    if (website) return;
    if (!(await isWithinBudget(ports, 'registration', { mailbox: email }))) return;
    await register(ports, sender, request, email);
  });
}
