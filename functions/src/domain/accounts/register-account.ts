/**
 * Registering. What is wrong with the input is said before anything is looked up; after that, the
 * answer is the same in words and in time whether or not the address is known, and whoever owns the
 * address learns the rest from their mailbox.
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

/** Two people (or presses of a button) may register one address at once: the later one stays. */
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
 * An account of one registration alone. One that nobody confirmed is replaced, whoever made it: its
 * password, sessions and providers are gone with it, so nobody can prepare a stranger's account.
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
 * `registerAccount`. Throws `Refused` for a password that will not do (`password/*`), a network that
 * asks too often (`account/throttled`) and a press without a name.
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
    // Only a program fills in what people do not see: it may believe that it succeeded.
    if (website) return;
    if (!(await isWithinBudget(ports, 'registration', { mailbox: email }))) return;
    await register(ports, sender, request, email);
  });
}
