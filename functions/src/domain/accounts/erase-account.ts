/**
 * Erases an account whose date has come. Drafts are deleted with it; submitted manuscripts stay as the scholarly
 * record, without a link to a person. Each step can be repeated: the profile, which marks the account for erasure, is
 * deleted last.
 */
import {
  ACCOUNT_MERGES,
  ALLOWANCES,
  ASSIGNED_TASKS,
  AUDIT,
  ISSUE_PROPOSALS,
  LIST_VIEWS,
  MAIL,
  MAIL_BODIES,
  MAIL_DIGESTS,
  MAIL_TOKENS,
  PAPER_INVITATIONS,
  ROLE_INVITATIONS,
  SECOND_FACTORS,
  SESSIONS,
  STAFF_NOTIFICATIONS,
  SUBMISSIONS,
  USERS,
} from '@quire/model/collections';
import { erased } from '@quire/model/mail/account/erased';
import { registerPath } from '@quire/model/paths';
import { FieldValue, type Query } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { forgetAlerts } from '../alerts/forget-alerts.ts';
import { forgetBounces } from '../outbox/bounces/forget-bounces.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { forgetInvitationStops } from '../outbox/invitation-stops.ts';
import { accountMail, requireSender } from './account-mail.ts';
import { isAuthCode } from './auth-code.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { forgetAbstracts } from './forget-abstracts.ts';
import { forgetAnnotations } from './forget-annotations.ts';
import { forgetCharges } from './forget-charges.ts';
import { forgetOrcid } from './forget-orcid.ts';
import { forgetPapers } from './forget-papers.ts';
import { LinkSchema, linksOf } from './link.ts';
import { fullName } from './new-profile.ts';
import { ownAddresses } from './own-addresses.ts';
import type { AccountPorts } from './ports.ts';
import { type KnownProfile, KnownProfileSchema, profileRef } from './read-profile.ts';

export type ErasePorts = AccountPorts & Pick<Ports, 'bucket'>;

/** The owner of a manuscript whose author's account was erased. No account has this id. */
export const ERASED_OWNER = 'erased';
/** The most documents that one run handles for one account. */
const AT_ONCE = 100;

/** Starts the erasure: from here on its owner cannot cancel it. Null if there is nothing to erase (now). */
function begin({ db, now }: ErasePorts, uid: string): Promise<KnownProfile | null> {
  return inTransaction(db, async (tx) => {
    const ref = profileRef(db, uid);
    const profile = readRecord(await tx.get(ref), KnownProfileSchema);
    const at = now().toISOString();
    if (!profile?.erasureAt || profile.erasureAt > at) return null;
    if (profile.state !== 'erasure_requested') return profile;
    // The audit entry comes first, and names nobody.
    const entry = { action: 'user.erase', at, by: uid, uid };
    tx.set(db.collection(AUDIT).doc(`user.erase~${uid}`), entry);
    tx.update(ref, { state: 'suspended', updatedAt: at });
    return profile;
  });
}

/** Deletes drafts with their files, and removes the account from submitted manuscripts. True when none is left. */
async function releaseSubmissions({ db, bucket }: ErasePorts, uid: string): Promise<boolean> {
  const submissions = db.collection(SUBMISSIONS);
  const owned = await submissions.where('owner', '==', uid).limit(AT_ONCE).get();
  for (const doc of owned.docs) {
    if (doc.get('state') === 'draft') {
      await bucket.removeAll(`${SUBMISSIONS}/${doc.id}/`);
      await db.recursiveDelete(doc.ref);
    } else {
      await doc.ref.update({ owner: ERASED_OWNER, authorUids: FieldValue.arrayRemove(uid) });
    }
  }
  for (const field of ['authorUids', 'editors', 'production']) {
    const named = await submissions.where(field, 'array-contains', uid).limit(AT_ONCE).get();
    for (const { ref } of named.docs) await ref.update({ [field]: FieldValue.arrayRemove(uid) });
    if (named.size === AT_ONCE) return false;
  }
  await bucket.removeAll(`uploads/${uid}/`);
  return owned.size < AT_ONCE;
}

/** Deletes up to a hundred of the mails that a query finds. True when none is left. */
async function deleteMails({ db }: ErasePorts, query: Query): Promise<boolean> {
  const { docs, size } = await query.limit(AT_ONCE).get();
  const batch = db.batch();
  for (const { ref } of docs) {
    batch.delete(ref);
    // The text of an unsent mail is stored separately, under the mail's id.
    batch.delete(db.collection(MAIL_BODIES).doc(ref.id));
  }
  await batch.commit();
  return size < AT_ONCE;
}

async function deleteLinks({ db }: ErasePorts, uid: string): Promise<void> {
  const { docs } = await linksOf(db, uid).get();
  const batch = db.batch();
  for (const doc of docs) {
    // Co-authors can still confirm a manuscript that was submitted.
    if (LinkSchema.safeParse(doc.data()).data?.purpose !== 'co-author') batch.delete(doc.ref);
  }
  await batch.commit();
}

/**
 * Invitations to them, by one of their addresses or by the account that has accepted, and their proposals; a proposal
 * that became an issue loses their data.
 */
async function deleteInvitations(
  { db }: ErasePorts,
  uid: string,
  emails: readonly string[],
): Promise<void> {
  const invited = (name: string) =>
    emails.map((email) => db.collection(name).where('email', '==', email.toLowerCase()).get());
  const named = await Promise.all([
    db.collection(ROLE_INVITATIONS).where('acceptedBy', '==', uid).get(),
    ...[ROLE_INVITATIONS, PAPER_INVITATIONS].flatMap(invited),
  ]);
  const proposals = await db.collection(ISSUE_PROPOSALS).where('proposer.uid', '==', uid).get();
  const batch = db.batch();
  for (const { ref } of named.flatMap(({ docs }) => docs)) batch.delete(ref);
  for (const doc of proposals.docs) {
    if (doc.get('issue') === '') batch.delete(doc.ref);
    else batch.update(doc.ref, { proposer: { uid: '', name: '', email: '' } });
  }
  await batch.commit();
}

/** Accounts that were merged into this one. */
async function deleteMerges({ db }: ErasePorts, uid: string): Promise<void> {
  const { docs } = await db.collection(ACCOUNT_MERGES).where('keep', '==', uid).get();
  for (const { ref } of docs) await ref.delete();
}

async function deleteSignIn({ auth }: ErasePorts, uid: string): Promise<void> {
  try {
    await auth.deleteUser(uid);
  } catch (error) {
    if (!isAuthCode(error, 'auth/user-not-found')) throw error;
  }
}

/** Their saved views of the office's lists, including those that they have shared. */
export async function deleteListViews(
  { db }: Pick<ErasePorts, 'db'>,
  uid: string,
): Promise<boolean> {
  const { docs, size } = await db
    .collection(LIST_VIEWS)
    .where('owner', '==', uid)
    .limit(AT_ONCE)
    .get();
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return size < AT_ONCE;
}

/** Ends all sessions, then deletes where they were. Only the time of the last ending remains. */
async function deleteSessions(ports: ErasePorts, uid: string): Promise<void> {
  await endAllSessions(ports, uid).catch((error: unknown) => {
    if (!isAuthCode(error, 'auth/user-not-found')) throw error;
  });
  const theirs = ports.db.collection(SESSIONS).where('uid', '==', uid).limit(AT_ONCE);
  for (;;) {
    const { docs, size } = await theirs.get();
    const batch = ports.db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (size < AT_ONCE) return;
  }
}

/** The last step: only a final mail and the entry of the audit log remain. */
async function forget(ports: ErasePorts, uid: string, profile: KnownProfile): Promise<void> {
  const { db, origin, random } = ports;
  const sender = await requireSender(ports);
  const data = () => ({ name: fullName(profile), registerUrl: origin + registerPath() });
  const id = random(12).toString('hex');
  const mail = accountMail(sender, erased, data, { id, to: profile.email });
  await inTransaction(db, async (tx) => {
    const ref = profileRef(db, uid);
    if (!(await tx.get(ref)).exists) return;
    await enqueueMails(ports, tx, [mail]);
    tx.delete(ref);
    tx.delete(db.collection(USERS).doc(uid));
    tx.delete(db.collection(ALLOWANCES).doc(uid));
    tx.delete(db.collection(SECOND_FACTORS).doc(uid));
  });
}

/** Erases one account if its date has come. `unfinished`: there is more than one run can do. */
export async function eraseAccount(
  ports: ErasePorts,
  uid: string,
): Promise<'erased' | 'unfinished' | 'not-due'> {
  const profile = await begin(ports, uid);
  if (!profile) return 'not-due';
  await deleteSessions(ports, uid);
  await deleteSignIn(ports, uid);
  if (!(await forgetCharges(ports.db, uid, ERASED_OWNER))) return 'unfinished';
  const emails = await ownAddresses(ports, uid, profile.email);
  if (!(await forgetAbstracts(ports.db, { uid, emails }, ERASED_OWNER))) return 'unfinished';
  if (!(await forgetPapers(ports, uid))) return 'unfinished';
  if (!(await forgetAnnotations(ports.db, uid))) return 'unfinished';
  if (!(await releaseSubmissions(ports, uid))) return 'unfinished';
  for (const email of emails) {
    const mails = ports.db.collection(MAIL).where('to', 'array-contains', email);
    if (!(await deleteMails(ports, mails))) return 'unfinished';
    await forgetBounces(ports.db, email);
    await forgetInvitationStops(ports.db, email);
    await forgetAlerts(ports.db, email);
  }
  if (!(await deleteListViews(ports, uid))) return 'unfinished';
  await forgetOrcid(ports, uid);
  await deleteLinks(ports, uid);
  await deleteInvitations(ports, uid, emails);
  await deleteMerges(ports, uid);
  for (const name of [MAIL_DIGESTS, STAFF_NOTIFICATIONS, ASSIGNED_TASKS])
    await ports.db.recursiveDelete(ports.db.collection(name).doc(uid));
  await ports.db.collection(MAIL_TOKENS).doc(uid).delete();
  await forget(ports, uid, profile);
  return 'erased';
}
