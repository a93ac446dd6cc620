/**
 * Merges two accounts of one person. The old account is closed first; then its records are moved, before any right is,
 * so that the person never has a right to their own manuscript. Each step can be repeated: a call that was interrupted,
 * or that reached its limit, is made again.
 */
import type { CALLS } from '@quire/model/calls/calls';
import {
  ALLOWANCES,
  AUDIT,
  INVOICES,
  MAIL_TOKENS,
  SECOND_FACTORS,
  SUBMISSIONS,
  USERS,
} from '@quire/model/collections';
import type { AccountMerge } from '@quire/model/entities/account-merge';
import { ProfileFieldsSchema } from '@quire/model/entities/profile';
import { UserSchema } from '@quire/model/entities/user';
import { claimsTogether } from '@quire/model/grants';
import { accountsMerged } from '@quire/model/mail/account/accounts-merged';
import { signInPath } from '@quire/model/paths';
import { accountWords } from '@quire/model/records/account-words';
import { formatRole } from '@quire/model/role-labels';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import { accountMail, requireSender } from '../accounts/account-mail.ts';
import { isAuthCode } from '../accounts/auth-code.ts';
import { endAllSessions } from '../accounts/end-all-sessions.ts';
import type { ErasePorts } from '../accounts/erase-account.ts';
import { accountByUid } from '../accounts/find-account.ts';
import { forgetOrcid } from '../accounts/forget-orcid.ts';
import { movePapers } from '../accounts/forget-papers.ts';
import { LinkSchema, linksOf } from '../accounts/link.ts';
import { profileRef } from '../accounts/read-profile.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { addGrants } from '../roles/grant-roles.ts';
import { granterOf } from '../roles/granter-of.ts';
import {
  areUnderWay,
  blockersOf,
  type KnownAccount,
  mergeRef,
  mergesInto,
  type Pair,
  readMerge,
  readUsed,
  unfinishedMergeMessage,
} from './both-accounts.ts';
import { moveContributions } from './move-contributions.ts';
import { moveInbox } from './move-inbox.ts';
import { moveAssignments, moveAuthorship, moveMentions } from './move-records.ts';
import { moveReviewer } from './move-reviewer.ts';

type Preview = z.input<typeof CALLS.previewAccountMerge.response>;
type Merged = z.input<typeof CALLS.mergeAccounts.response>;

/** Only admins, by their current rights; and not for their own accounts: another admin has to do that. */
async function requireAdmin(ports: ErasePorts, person: Person, pair: Pair): Promise<void> {
  const { claims } = await granterOf(ports, person.uid);
  if (!claims.roles.includes('admin')) throw new Refused('access/denied');
  if (pair.keep === pair.merge) throw new Refused('people/same', { field: 'merge' });
  if (person.uid === pair.keep || person.uid === pair.merge) throw new Refused('access/denied');
}

async function requireBoth(ports: ErasePorts, { keep, merge }: Pair) {
  const [kept, merged] = await Promise.all([readUsed(ports, keep), readUsed(ports, merge)]);
  if (!kept || !merged) throw new Refused('roles/no-account', { field: kept ? 'merge' : 'keep' });
  // An account that is being closed cannot be kept.
  if (await readMerge(ports.db, keep)) throw new Refused('people/merged', { field: 'keep' });
  return { kept, merged };
}

/** `previewAccountMerge`: what would be moved, and the reasons that prevent a merge. Throws `Refused`. */
export async function previewAccountMerge(
  ports: ErasePorts,
  person: Person,
  pair: Pair,
): Promise<Preview> {
  await requireAdmin(ports, person, pair);
  const { db } = ports;
  const { kept, merged } = await requireBoth(ports, pair);
  const count = async (collection: string, field: string, isList = false) =>
    (
      await db
        .collection(collection)
        .where(field, isList ? 'array-contains' : '==', pair.merge)
        .count()
        .get()
    ).data().count;
  const { roles, grants } = claimsTogether(kept.claims, merged.claims);
  return {
    blockers: await blockersOf(ports, kept, merged),
    manuscripts: await count(SUBMISSIONS, 'authorUids', true),
    assignments: await count(SUBMISSIONS, 'editors', true),
    invoices: await count(INVOICES, 'owner'),
    roles: roles.map((role) => formatRole(role, grants[role])),
  };
}

/** Throws `Refused` with the reason why the account cannot be closed. */
function refuseFor(blocker: string): never {
  throw new Refused('input/invalid', {
    field: 'merge',
    problems: [{ field: 'merge', message: blocker }],
  });
}

/**
 * Records the merge with its audit entry; from here on the old account is closed. At the same time another admin may
 * start a merge that closes the kept account, or one that keeps the closed account. Records in transit would be lost,
 * so only one of two such merges may start.
 */
function begin(
  { db, now }: ErasePorts,
  person: Person,
  { keep, merge }: Pair,
  { email, name, claims }: KnownAccount,
): Promise<AccountMerge> {
  return inTransaction(db, async (tx) => {
    const profile = await tx.get(profileRef(db, merge));
    const kept = await tx.get(profileRef(db, keep));
    if (profile.get('state') !== 'active')
      throw new Refused('roles/no-account', { field: 'merge' });
    if (kept.get('state') !== 'active') throw new Refused('people/merged', { field: 'keep' });
    if (areUnderWay(await tx.get(mergesInto(db, merge)))) refuseFor(unfinishedMergeMessage(email));
    const at = now().toISOString();
    const run: AccountMerge = {
      ...{ keep, by: person.uid, at, state: 'running', email, name },
      roles: [...claims.roles],
      grants: Object.fromEntries(
        Object.entries(claims.grants).map(([role, scopes]) => [role, [...scopes]]),
      ),
    };
    tx.set(db.collection(AUDIT).doc(`user.merge~${merge}`), {
      ...{ action: 'user.merge', at, by: person.uid, uid: keep, merged: merge },
      before: { roles: run.roles, grants: run.grants },
    });
    tx.create(mergeRef(db, merge), run);
    tx.update(profile.ref, { state: 'suspended', updatedAt: at });
    // A concurrent merge that closes this account must read all of this again.
    tx.update(kept.ref, { updatedAt: at });
    return run;
  });
}

/** Nobody can sign in with it, and existing sessions have no rights. */
async function closeSignIn(ports: ErasePorts, uid: string): Promise<void> {
  const account = await accountByUid(ports.auth, uid);
  if (!account) return;
  await ports.auth.setCustomUserClaims(uid, null);
  await ports.auth.updateUser(uid, { disabled: true });
  await endAllSessions(ports, uid);
}

/** The fields of the closed account's profile that the other lacks; and its addresses, as further addresses. */
async function fillProfile({ db, now }: ErasePorts, { keep, merge }: Pair, email: string) {
  const Gaps = ProfileFieldsSchema.pick({ orcid: true, ror: true, interests: true });
  await inTransaction(db, async (tx) => {
    const users = db.collection(USERS);
    const [kept, merged, user, own] = await tx.getAll(
      ...[profileRef(db, keep), profileRef(db, merge), users.doc(merge), users.doc(keep)],
    );
    const Addresses = UserSchema.pick({ otherEmails: true });
    const { otherEmails: earlier = [] } = Addresses.safeParse(user?.data()).data ?? {};
    const known = Gaps.partial().safeParse(merged?.data() ?? {}).data ?? {};
    const has = Gaps.partial().safeParse(kept?.data() ?? {}).data ?? {};
    const interests = [...new Set([...(has.interests ?? []), ...(known.interests ?? [])])];
    const isSameInstitution = kept?.get('affiliation') === merged?.get('affiliation');
    if (kept?.exists) {
      tx.update(kept.ref, {
        ...(!has.orcid && known.orcid && { orcid: known.orcid }),
        ...(!has.ror && known.ror && isSameInstitution && { ror: known.ror }),
        interests: interests.slice(0, 20),
        updatedAt: now().toISOString(),
      });
    }
    const { otherEmails: ownEmails = [] } = Addresses.safeParse(own?.data()).data ?? {};
    const otherEmails = [...new Set([...ownEmails, email.toLowerCase(), ...earlier])];
    const holder = UserSchema.safeParse({ ...own?.data(), otherEmails });
    const found = holder.success && accountWords(holder.data);
    tx.set(users.doc(keep), { otherEmails, ...found }, { merge: true });
  });
}

/** The last step: both addresses are notified, and the old account is deleted. */
async function finish(ports: ErasePorts, pair: Pair, run: AccountMerge, kept: KnownAccount) {
  const { db, auth, bucket, origin } = ports;
  const { merge } = pair;
  try {
    await auth.deleteUser(merge);
  } catch (error) {
    if (!isAuthCode(error, 'auth/user-not-found')) throw error;
  }
  await bucket.removeAll(`uploads/${merge}/`);
  await forgetOrcid(ports, merge);
  const { docs } = await linksOf(db, merge).get();
  // Co-authors can still confirm a manuscript that was submitted.
  const stale = docs.filter((doc) => readRecord(doc, LinkSchema)?.purpose !== 'co-author');
  const sender = await requireSender(ports);
  const url = origin + signInPath();
  const data = { email: kept.email, closedEmail: run.email, url };
  const mails = [
    [kept.name, kept.email, 'kept'],
    [run.name, run.email, 'closed'],
  ].map(([name = '', to = '', id = '']) =>
    accountMail(sender, accountsMerged, () => ({ ...data, name }), { id: `${merge}-${id}`, to }),
  );
  await inTransaction(db, async (tx) => {
    await enqueueMails(ports, tx, mails);
    for (const name of [USERS, ALLOWANCES, SECOND_FACTORS, MAIL_TOKENS]) {
      tx.delete(db.collection(name).doc(merge));
    }
    for (const { ref } of stale) tx.delete(ref);
    tx.delete(profileRef(db, merge));
    tx.update(mergeRef(db, merge), { state: 'done' });
  });
}

const GRANTED: ReadonlySet<string> = new Set(['granted', 'unchanged']);

/** Continues a merge that has started, up to the limit of one call. */
async function goOn(
  ports: ErasePorts,
  person: Person,
  pair: Pair,
  run: AccountMerge,
  kept: KnownAccount,
): Promise<Merged> {
  const { db } = ports;
  const merged = { uid: pair.merge, email: run.email };
  await closeSignIn(ports, pair.merge);
  if (!(await moveAuthorship(db, pair))) return { state: 'unfinished' };
  if (!(await moveContributions(db, kept, merged))) return { state: 'unfinished' };
  await fillProfile(ports, pair, run.email);
  if (!(await moveAssignments(db, pair))) return { state: 'unfinished' };
  await moveReviewer(ports, person, kept, merged);
  if (!(await moveInbox(db, pair, kept.name))) return { state: 'unfinished' };
  if (!(await moveMentions(db, pair))) return { state: 'unfinished' };
  if (!(await movePapers(db, pair))) return { state: 'unfinished' };
  const { roles, grants } = run;
  const granted = await addGrants(ports, {
    uid: pair.keep,
    by: person.uid,
    claims: { roles, grants },
  });
  if (granted === 'busy') return { state: 'unfinished' };
  if (!GRANTED.has(granted)) {
    throw new Refused(granted === 'too-many' ? 'roles/too-many' : 'access/denied');
  }
  await finish(ports, pair, run, kept);
  return { state: 'done' };
}

/**
 * `mergeAccounts`: merges `merge` into `keep`, whose sign-in, address and name stay. `unfinished`: call again.
 * Repeating it after the end changes nothing. Throws `Refused`: `access/denied`, `people/same`, `roles/no-account`,
 * `people/merged` (into another account, or `keep` itself is closed), `input/invalid` with the reasons against it.
 */
export async function mergeAccounts(
  ports: ErasePorts,
  person: Person,
  pair: Pair,
): Promise<Merged> {
  await requireAdmin(ports, person, pair);
  const known = await readMerge(ports.db, pair.merge);
  if (known && known.keep !== pair.keep) throw new Refused('people/merged', { field: 'merge' });
  if (known?.state === 'done') return { state: 'done' };
  if (known) {
    const kept = await readUsed(ports, pair.keep);
    if (!kept) throw new Refused('roles/no-account', { field: 'keep' });
    return goOn(ports, person, pair, known, kept);
  }
  const { kept, merged } = await requireBoth(ports, pair);
  const [blocker] = await blockersOf(ports, kept, merged);
  if (blocker !== undefined) refuseFor(blocker);
  return goOn(ports, person, pair, await begin(ports, person, pair, merged), kept);
}
