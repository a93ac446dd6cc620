/**
 * Moves accounts from before grants had scopes: their claims name roles, and `journals` in which all of them
 * applied. Each role with a journal scope is granted for each of them. Until then such an account has no right
 * in any journal.
 */
import { AUDIT, USERS } from '@quire/model/collections';
import { UserSchema } from '@quire/model/entities/user';
import { claimsInJournals, inOrder, isScopeOf, journalsOf } from '@quire/model/grants';
import { storedUser } from '@quire/model/records/account-words';
import { type Claims, claimsOf, ROLE_SCOPES, ROLES } from '@quire/model/roles';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import type { Ports } from '../../platform/database/ports.ts';
import { accountByUid } from '../accounts/find-account.ts';
import type { AccountAuth } from '../accounts/ports.ts';

type MovePorts = Pick<Ports, 'db' | 'now' | 'log'> & {
  readonly auth: Pick<AccountAuth, 'getUser' | 'setCustomUserClaims'>;
};

/** Roles that applied in the journals of an account. */
const OF_JOURNALS = ROLES.filter((role) => ROLE_SCOPES[role] === 'journal');
const AT_ONCE = 100;

type Stored = Readonly<Record<string, unknown>>;

/** The rights of such claims, in addition to later grants. */
function movedClaims(stored: Stored): Claims {
  const { journals } = stored;
  const keys = (Array.isArray(journals) ? journals : []).map(String);
  const now = claimsOf(stored);
  const then = claimsInJournals(
    now.roles,
    keys.filter((key) => isScopeOf('editor', key)),
  );
  const grants = ROLES.map((role): [string, string[]] => [
    role,
    [...(now.grants[role] ?? []), ...(then.grants[role] ?? [])],
  ]);
  return inOrder({ roles: now.roles, grants: Object.fromEntries(grants) });
}

/** The claims first, which take effect, then the mirror, which marks completion. */
async function moveOne({ db, auth, now }: MovePorts, mirror: QueryDocumentSnapshot): Promise<void> {
  const uid = mirror.id;
  const known = UserSchema.parse(mirror.data());
  const { journals, ...others }: Stored = (await accountByUid(auth, uid))?.customClaims ?? {};
  const after = movedClaims({ ...others, journals });
  const at = now().toISOString();
  if (journals !== undefined) {
    const before = { roles: after.roles, journals };
    const entry = { action: 'user.grant', at, by: 'system', uid, before, after };
    await db.collection(AUDIT).doc(`move-journals~${uid}`).set(entry);
    await auth.setCustomUserClaims(uid, { ...others, ...after });
  }
  const moved = { ...known, ...after, journals: journalsOf(after), updatedAt: at };
  await mirror.ref.set(storedUser(UserSchema.parse(moved)));
}

/**
 * Gives staff whose records have no scopes the same rights as grants with scopes. Accounts already moved are
 * skipped; one that fails is logged and does not block the others. Returns how many were moved, and how many are left
 * because they failed or are being changed at the moment.
 */
export async function moveJournals(
  ports: MovePorts,
): Promise<{ readonly moved: number; readonly left: number }> {
  const staff = ports.db
    .collection(USERS)
    .where('roles', 'array-contains-any', OF_JOURNALS)
    .orderBy(FieldPath.documentId())
    .limit(AT_ONCE);
  let [moved, left] = [0, 0];
  for (let page = await staff.get(); page.size > 0; ) {
    for (const mirror of page.docs.filter((each) => each.get('grants') === undefined)) {
      const { id: uid } = mirror;
      try {
        const outcome = await oneAtATime(ports, `grant~${uid}`, () => moveOne(ports, mirror));
        if (outcome === 'busy') left += 1;
        else moved += 1;
      } catch (error) {
        left += 1;
        ports.log.error('roles/not-moved', { uid, reason: String(error) });
      }
    }
    const last = page.docs.at(-1);
    if (!last || page.size < AT_ONCE) break;
    page = await staff.startAfter(last.id).get();
  }
  return { moved, left };
}
