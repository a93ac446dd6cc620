/**
 * Sets an account's roles. The audit entry is written first, so that every right is recorded; then the
 * claims, which take effect; then the sessions of a person who loses a right are ended; then the readable
 * mirror is updated, with the mail. Each step can be repeated, so an interrupted call can simply be made
 * again.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AUDIT, ISSUES, PRESS_SETTINGS, SETTINGS, USERS } from '@quire/model/collections';
import { type Press, PressSchema } from '@quire/model/entities/press';
import { type User, UserSchema } from '@quire/model/entities/user';
import { claimsTogether, holds, inOrder, journalsOf, lacks, withGrant } from '@quire/model/grants';
import { roleGranted } from '@quire/model/mail/account/role-granted';
import { mayGrant } from '@quire/model/may-grant';
import { adminLoginPath } from '@quire/model/paths';
import { storedUser } from '@quire/model/records/account-words';
import { formatRole } from '@quire/model/role-labels';
import {
  type Asker,
  type Claims,
  claimsOf,
  type Grants,
  MATRIX,
  ROLE_SCOPES,
  type Role,
} from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { endAllSessions } from '../accounts/end-all-sessions.ts';
import { accountByUid } from '../accounts/find-account.ts';
import type { AccountAuth } from '../accounts/ports.ts';
import { nameOf, readProfile } from '../accounts/read-profile.ts';
import { secondFactorClaim } from '../accounts/second-factor/reconcile-claim.ts';
import { senderOf } from '../outbox/correspondents.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { granterOf } from './granter-of.ts';

export interface Grant {
  readonly uid: string;
  readonly roles: readonly Role[];
  readonly grants: Grants;
  /** The granter: an admin, or an editor within their journals. */
  readonly by: string;
}
export type Granted =
  | 'granted'
  | 'unchanged'
  /** There is no account with this id, or its address was never confirmed. */
  | 'no-account'
  | 'too-many'
  /** The special issue does not exist. */
  | 'no-issue'
  | 'own-admin-role'
  | 'not-yours'
  /** Another person is changing the same account. */
  | 'busy';

/** A change of an account's claims, checked and written without concurrent changes. */
interface Change {
  readonly uid: string;
  readonly by: string;
  readonly next: (before: Claims) => Claims;
}

/** Firebase Auth's limit for custom claims. */
export const CLAIMS_MAX_BYTES = 1_000;

export type GrantPorts = Pick<Ports, 'db' | 'now' | 'log' | 'origin'> & {
  readonly auth: Pick<AccountAuth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
  readonly wait: (ms: number) => Promise<void>;
};

function grantMail(ports: GrantPorts, user: User, press: Press): NewMail {
  const sender = senderOf(press, ports.origin);
  const compose = () =>
    roleGranted.render(
      {
        name: user.displayName || user.email,
        roles: user.roles.map((role) => formatRole(role, user.grants[role])),
        journals: user.journals,
        url: `${ports.origin}${adminLoginPath()}`,
      },
      sender,
    );
  const change = createHash('sha256').update(JSON.stringify(user)).digest('hex').slice(0, 20);
  return {
    compose,
    id: `role-granted~${change}`,
    template: roleGranted.name,
    to: [user.email],
    replyTo: press.infoEmail,
  };
}

function mirror(ports: GrantPorts, next: User, uid: string, isGain: boolean): Promise<void> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const user = db.collection(USERS).doc(uid);
    await tx.get(user);
    const settings = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
    const press = readRecord(settings, PressSchema);
    if (isGain && press) await enqueueMails(ports, tx, [grantMail(ports, next, press)]);
    tx.set(user, storedUser(next));
  });
}

const isMirrored = (user: User | null, claims: Claims): boolean =>
  user !== null &&
  isDeepStrictEqual(
    { roles: user.roles, grants: user.grants },
    { roles: claims.roles, grants: claims.grants },
  );

/** Whether the special issues of a grant exist: they must be created before the grant. */
async function areIssuesThere(db: Firestore, before: Claims, next: Claims): Promise<boolean> {
  const added = next.roles
    .filter((role) => ROLE_SCOPES[role] === 'issue')
    .flatMap((role) => next.grants[role]?.filter((id) => !holds(before, role, id)) ?? []);
  if (added.length === 0) return true;
  const issues = await db.getAll(...added.map((id) => db.collection(ISSUES).doc(id)));
  return issues.every(
    (issue) => issue.get('kind') === 'special' && issue.get('deletedAt') === undefined,
  );
}

async function grant(ports: GrantPorts, { uid, by, next: nextOf }: Change): Promise<Granted> {
  const user = await accountByUid(ports.auth, uid);
  // An account with a stranger's unconfirmed address must not be given rights in that person's
  // name.
  if (!user?.email || !user.emailVerified) return 'no-account';
  const before = claimsOf(user.customClaims ?? {});
  const next = inOrder(nextOf(before));
  // Granters keep their own right to grant: the press always has an admin.
  if (by === uid && before.roles.includes('admin') && !next.roles.includes('admin')) {
    return 'own-admin-role';
  }
  if (!mayGrant(await granterOf(ports, by), { uid, before }, next)) return 'not-yours';
  if (!(await areIssuesThere(ports.db, before, next))) return 'no-issue';
  // `journals`: of an account from before grants had scopes. The new grants replace it.
  const { secondFactor: factorBefore, journals: _, ...others } = user.customClaims ?? {};
  const secondFactor = await secondFactorClaim(ports, uid, next.roles);
  const claims = { ...others, ...next, ...(secondFactor && { secondFactor }) };
  if (Buffer.byteLength(JSON.stringify(claims)) > CLAIMS_MAX_BYTES) return 'too-many';
  const known = readRecord(await ports.db.collection(USERS).doc(uid).get(), UserSchema);
  const isSame = isDeepStrictEqual({ ...before }, { ...next });
  if (isSame && isMirrored(known, next)) return 'unchanged';

  const at = ports.now().toISOString();
  await ports.db.collection(AUDIT).add({ action: 'user.grant', at, by, uid, before, after: next });
  await ports.auth.setCustomUserClaims(uid, claims);
  const gained = !known || lacks(known, next);
  const record = UserSchema.parse({
    email: user.email,
    displayName: nameOf(await readProfile(ports.db, uid), user) ?? '',
    ...(known?.otherEmails && { otherEmails: known.otherEmails }),
    ...next,
    journals: journalsOf(next),
    updatedAt: at,
  });
  // The mirror counts as well: an earlier call may have been interrupted after writing the claims.
  const isLess = lacks(next, before) || (known !== null && lacks(next, known));
  // Before the mirror, which marks completion. A new role's need for a second factor is not in old
  // tokens either.
  if (isLess || secondFactor !== factorBefore) await endAllSessions(ports, uid);
  await mirror(ports, record, uid, gained && next.roles.length > 0);
  return 'granted';
}

const mayEverGrant = ({ claims }: Asker): boolean =>
  claims.roles.some((role) => MATRIX[role]['user.grant'] !== 'none');

/**
 * Grants exactly these roles in these scopes and removes all others, within the limits of
 * `mayGrant`. A person who loses a right is signed out everywhere: a token would keep it for up to
 * an hour.
 */
export async function grantRoles(
  ports: GrantPorts,
  { uid, by, ...claims }: Grant,
): Promise<Granted> {
  // Checked before taking the account's lock: others must not wait for a person without the right.
  if (!mayEverGrant(await granterOf(ports, by))) return 'not-yours';
  return oneAtATime(ports, `grant~${uid}`, () => grant(ports, { uid, by, next: () => claims }));
}

/** Grants one more role, in one scope, in addition to what the account has at that time. */
export function addGrant(
  ports: GrantPorts,
  { uid, by, role, scope }: Pick<Grant, 'uid' | 'by'> & { role: Role; scope: string },
): Promise<Granted> {
  const next = (before: Claims) => withGrant(before, role, scope);
  return oneAtATime(ports, `grant~${uid}`, () => grant(ports, { uid, by, next }));
}

/** Grants everything that a person held under another account, in addition to what this one has. */
export function addGrants(
  ports: GrantPorts,
  { uid, by, claims }: Pick<Grant, 'uid' | 'by'> & { claims: Claims },
): Promise<Granted> {
  const next = (before: Claims) => claimsTogether(before, claims);
  return oneAtATime(ports, `grant~${uid}`, () => grant(ports, { uid, by, next }));
}
