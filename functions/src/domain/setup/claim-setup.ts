/**
 * Creates the first administrator. One transaction reserves the code, so that only one of several who have
 * it continues; the account is made for that person; a second transaction closes the set-up permanently.
 */
import { createHash } from 'node:crypto';
import type { ClaimSetupRequest } from '@quire/model/calls/setup';
import { AUDIT, USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import { inOrder } from '@quire/model/grants';
import { storedUser } from '@quire/model/records/account-words';
import { claimsOf } from '@quire/model/roles';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { isAuthCode } from '../accounts/auth-code.ts';
import { checkPassword } from '../accounts/check-password.ts';
import { accountByEmail, accountByUid } from '../accounts/find-account.ts';
import { fullName } from '../accounts/new-profile.ts';
import { removeUnverified } from '../accounts/remove-unverified.ts';
import { isSetupCode } from './setup-code.ts';
import {
  isClaimAtWork,
  isCodeGood,
  openState,
  removeUnfinished,
  type SetupPorts,
  setupRef,
  setupState,
} from './setup-state.ts';

/** An administrator can submit as well, like everyone with an account. */
const FIRST_ADMIN = inOrder({ roles: ['admin', 'author', 'reader'], grants: {} });
/** A press without an administrator has fewer accounts than this. */
const ACCOUNTS_LOOKED_AT = 1_000;

const attemptHash = (attempt: string): string => createHash('sha256').update(attempt).digest('hex');

/**
 * Reserves the code for this attempt. Returns the id of the account to be made. Throws `Refused`.
 */
async function takeCode(ports: SetupPorts, asked: ClaimSetupRequest): Promise<string> {
  const { db, now, random } = ports;
  const attempt = attemptHash(asked.attempt);
  const taken = await inTransaction(db, async (tx) => {
    const state = await openState(db, tx);
    if (!state) throw new Refused('setup/closed');
    const isRight =
      state.codeHash !== undefined &&
      isCodeGood(state, now()) &&
      isSetupCode(asked.code, state.codeHash);
    if (!isRight) throw new Refused('setup/code-wrong', { field: 'code' });
    // The same page again: the response was lost.
    if (state.claim?.attempt === attempt) return { uid: state.claim.uid, unfinished: undefined };
    if (isClaimAtWork(state, now())) throw new Refused('setup/taken');
    const uid = random(15).toString('base64url');
    tx.set(setupRef(db), { ...state, claim: { uid, attempt, at: now().toISOString() } });
    return { uid, unfinished: state.claim?.uid };
  });
  if (taken.unfinished) await removeUnfinished(ports, taken.unfinished);
  return taken.uid;
}

/** Releases the code for anyone who has it: the request could not be completed. */
async function giveBack({ db }: SetupPorts, uid: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const state = await openState(db, tx);
    if (state?.claim?.uid !== uid) return;
    const { claim: _, ...rest } = state;
    tx.set(setupRef(db), rest);
  });
}

/** An administrator may have been created manually, known only to Firebase Auth. */
async function requireNoAdmin({ auth }: SetupPorts, uid: string): Promise<void> {
  const { users } = await auth.listUsers(ACCOUNTS_LOOKED_AT);
  const isAdmin = users.some(
    (account) =>
      account.uid !== uid && claimsOf(account.customClaims ?? {}).roles.includes('admin'),
  );
  if (isAdmin) throw new Refused('setup/closed');
}

/**
 * Strangers can create accounts with any address through Firebase's own endpoint: an unconfirmed one is
 * deleted.
 */
async function freeAddress(ports: SetupPorts, uid: string, email: string): Promise<void> {
  const known = await accountByEmail(ports.auth, email);
  if (!known || known.uid === uid || (await removeUnverified(ports, known))) return;
  throw new Refused('setup/address-known', { field: 'email' });
}

async function makeAccount(ports: SetupPorts, uid: string, asked: ClaimSetupRequest) {
  const { auth } = ports;
  const email = asked.email.toLowerCase();
  await requireNoAdmin(ports, uid);
  await freeAddress(ports, uid, email);
  // The code proves as much as a mail would: that the press, and so the address, is theirs.
  const account = {
    ...{ email, password: asked.password, displayName: fullName(asked) },
    emailVerified: true,
  };
  if (await accountByUid(auth, uid)) return auth.updateUser(uid, account);
  return auth.createUser({ uid, ...account }).catch((error: unknown) => {
    if (isAuthCode(error, 'auth/email-already-exists')) {
      throw new Refused('setup/address-known', { field: 'email' });
    }
    throw error;
  });
}

/** Closes the set-up and writes the administrator's records. False if another claim was first. */
function close({ db, now }: SetupPorts, uid: string, asked: ClaimSetupRequest): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const state = await openState(db, tx);
    if (state?.claim?.uid !== uid) return false;
    const at = now().toISOString();
    const user = UserSchema.parse({
      ...{ email: asked.email.toLowerCase(), displayName: fullName(asked), ...FIRST_ADMIN },
      ...{ journals: [], updatedAt: at },
    });
    const entry = { action: 'setup.claim', at, by: uid, uid, after: FIRST_ADMIN };
    tx.set(db.collection(AUDIT).doc('setup.claim'), entry);
    tx.set(db.collection(USERS).doc(uid), storedUser(user));
    tx.set(setupRef(db), { closedAt: at });
    return true;
  });
}

/**
 * `claimSetup`: makes the holder of the code the first administrator, and closes the set-up. Throws
 * `Refused`:
 * `password/*`, `account/throttled`, `setup/*`. After any other failure it can be retried with the same
 * code.
 */
export async function claimSetup(
  ports: SetupPorts,
  asked: ClaimSetupRequest,
  network: string,
): Promise<{ email: string }> {
  await requireBudget(ports, 'setup', { network });
  const { isOpen } = await setupState(ports);
  if (!isOpen) throw new Refused('setup/closed');
  const names = [asked.given, asked.family];
  await checkPassword(ports, asked.password, { email: asked.email, names });
  const uid = await takeCode(ports, asked);
  try {
    const { email } = await makeAccount(ports, uid, asked);
    await ports.auth.setCustomUserClaims(uid, FIRST_ADMIN);
    if (await close(ports, uid, asked)) return { email: email ?? asked.email };
  } catch (error) {
    if (error instanceof Refused) await giveBack(ports, uid);
    throw error;
  }
  // A newer code was issued in the meantime: this account is no longer valid.
  await removeUnfinished(ports, uid);
  throw new Refused('setup/taken');
}
