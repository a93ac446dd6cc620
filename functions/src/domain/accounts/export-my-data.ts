/** Everything the press holds about a person, as one document to keep (GDPR, articles 15 and 20). */
import {
  AUDIT,
  BILLING,
  DECISIONS,
  DISCOUNT_REQUESTS,
  INVOICES,
  ISSUE_PROPOSALS,
  LIST_VIEWS,
  MAIL,
  MESSAGES,
  PAPER_INVITATIONS,
  ROLE_INVITATIONS,
  SESSIONS,
  SUBMISSION_EVENTS_LOG,
  SUBMISSION_FILES,
  SUBMISSIONS,
} from '@quire/model/collections';
import { claimsOf } from '@quire/model/roles';
import type {
  DocumentData,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { exportAlerts } from '../alerts/forget-alerts.ts';
import { readBounces } from '../outbox/bounces/forget-bounces.ts';
import { readInvitationStops } from '../outbox/invitation-stops.ts';
import { accountByUid } from './find-account.ts';
import { exportAbstracts } from './forget-abstracts.ts';
import { exportAnnotations } from './forget-annotations.ts';
import { exportOrcid } from './forget-orcid.ts';
import { exportPapers } from './forget-papers.ts';
import { ownAddresses } from './own-addresses.ts';
import type { AccountPorts } from './ports.ts';
import { profileRef } from './read-profile.ts';

/** A bound above what any account has. */
const MOST = 500;

type Exported = Record<string, unknown>;

async function all(query: Query): Promise<Exported[]> {
  const { docs } = await query.limit(MOST).get();
  return docs.map((doc) => ({ id: doc.id, ...doc.data() }));
}

/** A submission as its author may see it: without the names of the staff who acted on it. */
async function exportSubmission(doc: QueryDocumentSnapshot<DocumentData>): Promise<Exported> {
  const below = (name: string) => doc.ref.collection(name);
  const [files, events, decisions, messages] = await Promise.all([
    all(below(SUBMISSION_FILES)),
    all(below(SUBMISSION_EVENTS_LOG).where('audience', '==', 'author')),
    all(below(DECISIONS)),
    all(below(MESSAGES)),
  ]);
  const { editors: _editors, production: _production, ...record } = doc.data();
  return { id: doc.id, ...record, files, events, decisions, messages };
}

/** What another person's submission stores about this person: that they are among its authors. */
function exportAuthorship(doc: QueryDocumentSnapshot<DocumentData>): Exported {
  const { journal, number, title, state } = doc.data();
  return { id: doc.id, journal, number, title, state };
}

/** Invoices for a person's manuscripts, bill-to data and requests: without the names of the staff who handled them. */
async function exportCharges(db: Firestore, uid: string): Promise<Exported> {
  const ofTheirs = (name: string) => all(db.collection(name).where('owner', '==', uid));
  const [invoices, billing, requests] = await Promise.all(
    [INVOICES, BILLING, DISCOUNT_REQUESTS].map(ofTheirs),
  );
  const unsigned = invoices?.map(({ events: _events, payments, ...invoice }) => ({
    ...invoice,
    payments: Array.isArray(payments) ? payments.map(({ by: _by, ...payment }) => payment) : [],
  }));
  const unnamed = requests?.map(({ decidedBy: _by, ...request }) => request);
  return { invoices: unsigned, billing, discountRequests: unnamed };
}

/** The documents of a collection that are addressed to a person's addresses, each document once. */
async function allTo(
  emails: readonly string[],
  queryOf: (email: string) => Query,
): Promise<Exported[]> {
  const found = await Promise.all(emails.map((email) => all(queryOf(email))));
  return [...new Map(found.flat().map((each) => [each.id, each])).values()];
}

/** The roles that a person was invited to, without the staff who invited them. */
async function exportInvitations(db: Firestore, emails: readonly string[]): Promise<Exported[]> {
  const invitations = db.collection(ROLE_INVITATIONS);
  const found = await allTo(emails, (email) =>
    invitations.where('email', '==', email.toLowerCase()),
  );
  return found.map(({ invitedBy: _by, ...invitation }) => invitation);
}

/** Special issues that a person has proposed or was invited to write for, without the staff who answered or invited. */
async function exportSpecialIssues(
  db: Firestore,
  uid: string,
  emails: readonly string[],
): Promise<Exported> {
  const invitations = db.collection(PAPER_INVITATIONS);
  const [proposals, papers] = await Promise.all([
    all(db.collection(ISSUE_PROPOSALS).where('proposer.uid', '==', uid)),
    allTo(emails, (email) => invitations.where('email', '==', email.toLowerCase())),
  ]);
  return {
    proposals: proposals.map(({ answeredBy: _by, ...proposal }) => proposal),
    invitedPapers: papers.map(({ invitedBy: _by, ...invitation }) => invitation),
  };
}

/** Where a person has signed in. */
async function exportSessions(db: Firestore, uid: string): Promise<Exported[]> {
  const { docs } = await db.collection(SESSIONS).where('uid', '==', uid).limit(MOST).get();
  return docs.map((doc) => {
    const at = (field: string): unknown => doc.get(field)?.toDate?.().toISOString();
    return {
      device: doc.get('device'),
      startedAt: at('startedAt'),
      seenAt: at('seenAt'),
      endedAt: at('endedAt'),
    };
  });
}

/**
 * `exportMyData`. Throws `Refused`: `account/signed-out` for an account that no longer exists, `account/throttled` for
 * too many requests: an export reads all data of the account.
 */
export async function exportMyData(
  { auth, db, now }: AccountPorts,
  { uid }: { readonly uid: string },
): Promise<{ fileName: string; data: Exported }> {
  const account = await accountByUid(auth, uid);
  if (!account) throw new Refused('account/signed-out');
  await requireBudget({ db, now }, 'data-export', { account: uid });
  const { email, emailVerified } = account;
  // Mails to an address belong to its confirmed holder: other accounts may enter the address without confirming it.
  const emails = await ownAddresses({ auth, db }, uid, emailVerified ? email : undefined);
  const submissions = db.collection(SUBMISSIONS);
  const mail = db.collection(MAIL);
  const [profile, owned, named, mails, audit, invitations] = await Promise.all([
    profileRef(db, uid).get(),
    submissions.where('owner', '==', uid).limit(MOST).get(),
    submissions.where('authorUids', 'array-contains', uid).limit(MOST).get(),
    allTo(emails, (to) => mail.where('to', 'array-contains', to)),
    all(db.collection(AUDIT).where('uid', '==', uid)),
    exportInvitations(db, emails),
  ]);
  const others = named.docs.filter((doc) => doc.get('owner') !== uid);
  const at = now().toISOString();
  const data = {
    exportedAt: at,
    account: {
      uid,
      email,
      emailVerified,
      name: account.displayName,
      createdAt: account.metadata.creationTime,
      signInWith: account.providerData.map(({ providerId }) => providerId),
      ...claimsOf(account.customClaims ?? {}),
    },
    profile: profile.data() ?? null,
    orcid: await exportOrcid(db, uid),
    submissions: await Promise.all(owned.docs.map(exportSubmission)),
    authorOf: others.map(exportAuthorship),
    mails,
    bounced: (await Promise.all(emails.map((each) => readBounces(db, each)))).filter(Boolean),
    invitationsStopped: (
      await Promise.all(emails.map((each) => readInvitationStops(db, each)))
    ).flat(),
    alerts: (await Promise.all(emails.map((each) => exportAlerts(db, each)))).flat(),
    charges: await exportCharges(db, uid),
    specialIssues: await exportSpecialIssues(db, uid, emails),
    ...(await exportAbstracts(db, uid)),
    papers: await exportPapers(db, uid),
    ...(await exportAnnotations(db, uid)),
    sessions: await exportSessions(db, uid),
    audit,
    invitations,
    listViews: await all(db.collection(LIST_VIEWS).where('owner', '==', uid)),
  };
  // As JSON transports it: without undefined values.
  return { fileName: `my-data-${at.slice(0, 10)}.json`, data: JSON.parse(JSON.stringify(data)) };
}
