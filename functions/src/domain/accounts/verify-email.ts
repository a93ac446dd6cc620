/** Following a mailed link that confirms an address: of a new account, or a new address of an existing one. */
import { AUDIT } from '@quire/model/collections';
import { addressChanged } from '@quire/model/mail/account/address-changed';
import { forgotPasswordPath } from '@quire/model/paths';
import { claimsOf, isStaff } from '@quire/model/roles';
import { Refused } from '../../platform/errors/refused.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { momentText } from '../outbox/mail-phrases.ts';
import { accountMail, requireSender } from './account-mail.ts';
import { type AlsoWrite, isActive } from './activate-account.ts';
import { accountByEmail, accountByUid } from './find-account.ts';
import { consumeLink, findLink, type Link, linkHash, linkState, releaseLink } from './link.ts';
import type { Account, AccountPorts } from './ports.ts';
import { proveAddress } from './prove-address.ts';
import { greetingName, readProfile } from './read-profile.ts';
import { removeUnverified } from './remove-unverified.ts';

const PURPOSES = ['verify', 'email'] as const;

/**
 * The link, marked as used by this call. A link that was used by an interrupted call is accepted again, as long as its
 * account is not in the final state.
 */
async function takeLink(ports: AccountPorts, token: string): Promise<Link> {
  const link = await findLink(ports.db, token);
  const isOld = link !== null && link.expiresAt <= ports.now().toISOString();
  if (link && !isOld && linkState(link, PURPOSES, ports.now()) === 'used') {
    const account = await accountByUid(ports.auth, link.uid);
    const isDone = !account || (account.email === link.email && (await isActive(ports, account)));
    if (!isDone) return link;
  }
  return consumeLink(ports, token, PURPOSES);
}

/** The account of a link, as it was when the link was sent. Throws `account/link-unknown`. */
async function accountOf({ auth }: AccountPorts, link: Link): Promise<Account> {
  const account = await accountByUid(auth, link.uid);
  const isSame = link.purpose === 'email' || account?.email === link.email;
  if (!account || account.disabled || !isSame) throw new Refused('account/link-unknown');
  return account;
}

/** Frees an account's new address. Throws `account/link-unknown` if another account has confirmed it. */
async function freeAddress(ports: AccountPorts, link: Link): Promise<void> {
  const other = await accountByEmail(ports.auth, link.email);
  if (!other || other.uid === link.uid) return;
  if (!(await removeUnverified(ports, other))) throw new Refused('account/link-unknown');
}

/** The consequences of a new address: an audit entry, and a mail to the old address. */
async function traceOfChange(
  ports: AccountPorts,
  before: Account,
  { uid, email }: Link,
  change: string,
): Promise<AlsoWrite | undefined> {
  const { db, now, origin } = ports;
  const profile = await readProfile(db, uid);
  // An interrupted call may have changed the account already: its profile has the old address.
  const old = profile?.email ?? before.email;
  if (!old || old === email || profile?.state === 'unverified') return;
  const sender = await requireSender(ports);
  const at = now();
  const mail = accountMail(
    sender,
    addressChanged,
    () => ({
      name: greetingName(profile, before),
      stage: 'done' as const,
      newEmail: email,
      at: momentText(at),
      resetUrl: origin + forgotPasswordPath(),
    }),
    { id: `done~${change}`, to: old, inLanguageOf: uid },
  );
  return async (tx) => {
    await enqueueMails(ports, tx, [mail]);
    const entry = { action: 'user.email', at: now().toISOString(), by: uid, uid };
    tx.set(db.collection(AUDIT).doc(`user.email~${change}`), entry);
  };
}

/**
 * A session for a user who confirms a new account in the browser that registered it, and null otherwise.
 *
 * The link alone does not sign anyone in: mails are forwarded, and scanners follow their links. It also requires the
 * secret of the browser in which the password was typed, so this gives no more access than signing in there. The
 * account is new: an account with a second factor, or with rights over others' work, signs in with its password,
 * followed by the second step. Each link gives one session, because it is used up; the browser records the session as
 * any other, so it is in the list of sessions and ends with them.
 */
async function sessionFor(
  { auth }: AccountPorts,
  link: Link,
  { customClaims = {} }: Account,
  browser: string | undefined,
): Promise<string | null> {
  const isSameBrowser =
    link.purpose === 'verify' &&
    link.browser !== undefined &&
    link.browser === linkHash(browser ?? '');
  if (!isSameBrowser || 'secondFactor' in customClaims || isStaff(claimsOf(customClaims)))
    return null;
  return auth.createCustomToken(link.uid, {});
}

/**
 * `verifyEmail`. Returns the confirmed address and `sessionFor`. Throws `Refused` with `account/link-*` for a link that
 * is not valid.
 */
export async function verifyEmail(
  ports: AccountPorts,
  { token, browser }: { readonly token: string; readonly browser?: string | undefined },
): Promise<{ email: string; session?: string }> {
  const link = await takeLink(ports, token);
  const account = await accountOf(ports, link);
  try {
    if (link.purpose === 'verify') {
      await proveAddress(ports, account);
    } else {
      await freeAddress(ports, link);
      const change = linkHash(token).slice(0, 24);
      const trace = await traceOfChange(ports, account, link, change);
      await proveAddress(ports, account, { email: link.email }, trace);
    }
  } catch (error) {
    // A failure must leave the link usable.
    await releaseLink(ports.db, token);
    throw error;
  }
  const session = await sessionFor(ports, link, account, browser);
  return { email: link.email, ...(session && { session }) };
}
