/**
 * Sets an account's roles. The audit entry comes first, so that no right exists without a trace;
 * then the claims, which are what counts; then the readable mirror with the mail. Each step may be
 * repeated, so a call that broke off is simply made again.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AUDIT, PRESS_SETTINGS, SETTINGS, USERS } from '@quire/model/collections';
import { PressSchema } from '@quire/model/entities/press';
import { type User, UserSchema } from '@quire/model/entities/user';
import { roleGranted } from '@quire/model/mail/account/role-granted';
import { adminLoginPath } from '@quire/model/paths';
import { type Claims, claimsOf, type Role } from '@quire/model/roles';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { enqueueMails, type NewMail } from '../mail/enqueue-mail.ts';
import type { Ports } from '../publish/ports.ts';
import { readRecord } from '../publish/read-record.ts';
import { inTransaction } from '../publish/transaction.ts';

export interface Grant {
  readonly uid: string;
  readonly roles: readonly Role[];
  readonly journals: readonly string[];
  /** The admin who grants, or `system` for the press's own set-up. */
  readonly by: string;
}
export type Granted = 'granted' | 'unchanged' | 'no-account' | 'too-many' | 'own-admin-role';

/** Firebase Auth's limit for custom claims. */
const CLAIMS_MAX_BYTES = 1_000;

type GrantPorts = Pick<Ports, 'db' | 'now' | 'log' | 'origin'> & {
  readonly auth: Pick<Auth, 'getUser' | 'setCustomUserClaims' | 'revokeRefreshTokens'>;
};

const unique = <T extends string>(values: readonly T[]): T[] => [...new Set(values)].toSorted();

async function account(ports: GrantPorts, uid: string): Promise<UserRecord | null> {
  try {
    return await ports.auth.getUser(uid);
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
    if (code === 'auth/user-not-found') return null;
    throw error;
  }
}

function grantMail(
  ports: GrantPorts,
  user: User,
  press: { name: string; infoEmail: string },
): NewMail {
  const sender = { press: press.name, origin: ports.origin, contact: press.infoEmail };
  const parts = roleGranted.render(
    {
      name: user.displayName || user.email,
      roles: user.roles,
      journals: user.journals,
      url: `${ports.origin}${adminLoginPath()}`,
    },
    sender,
  );
  const change = createHash('sha256').update(JSON.stringify(user)).digest('hex').slice(0, 20);
  return {
    ...parts,
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
    tx.set(user, next);
  });
}

const isMirrored = (user: User | null, claims: Claims): boolean =>
  user !== null &&
  isDeepStrictEqual(
    { roles: user.roles, journals: user.journals },
    { roles: claims.roles, journals: claims.journals },
  );

/** Grants exactly these roles and journals, taking away all others. */
export async function grantRoles(ports: GrantPorts, grant: Grant): Promise<Granted> {
  const { uid, by } = grant;
  const user = await account(ports, uid);
  if (!user?.email) return 'no-account';
  const next: Claims = { roles: unique(grant.roles), journals: unique(grant.journals) };
  // Whoever grants stays able to grant: the press is never left without an admin.
  if (by === uid && !next.roles.includes('admin')) return 'own-admin-role';
  const claims = { ...user.customClaims, ...next };
  if (Buffer.byteLength(JSON.stringify(claims)) > CLAIMS_MAX_BYTES) return 'too-many';
  const before = claimsOf(user.customClaims ?? {});
  const known = readRecord(await ports.db.collection(USERS).doc(uid).get(), UserSchema);
  const isSame = isDeepStrictEqual({ ...before }, { ...next });
  if (isSame && isMirrored(known, next)) return 'unchanged';

  const at = ports.now().toISOString();
  await ports.db.collection(AUDIT).add({ action: 'user.grant', at, by, uid, before, after: next });
  await ports.auth.setCustomUserClaims(uid, claims);
  const gained = [...next.roles, ...next.journals].some(
    (each) => ![...(known?.roles ?? []), ...(known?.journals ?? [])].includes(each),
  );
  const record = UserSchema.parse({
    email: user.email,
    displayName: user.displayName ?? '',
    ...next,
    updatedAt: at,
  });
  await mirror(ports, record, uid, gained && next.roles.length > 0);
  const lost = before.roles.some((role) => !next.roles.includes(role));
  if (lost) await ports.auth.revokeRefreshTokens(uid);
  return 'granted';
}
