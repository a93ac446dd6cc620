/** What the submissions desk follows: submissions, their reviews, and who works for the press. */
import { UserSchema } from '@quire/model/entities/user';
import { isStaff } from '@quire/model/roles';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { concernsInvoices } from '../../domain/charges/concerns-invoices.ts';
import { similarityApi } from '../../platform/config/similarity-settings.ts';
import type { Reaction } from './reaction.ts';
import { reconcileDeskEntry } from './reconcile-desk-entry.ts';

type Version = DocumentSnapshot | undefined;

/**
 * `submissions/{id}` → `desk/{id}`, its invoices, the integrity checks when it is sent, its production
 * staff. A draft, which its author saves often, triggers nothing.
 */
export const submissionWritten: Reaction = async ({ id, before, after }) => {
  const isDraft = (state: unknown) => state === undefined || state === 'draft';
  if ([before, after].every((each) => isDraft(each?.get('state')))) return;
  await reconcileDeskEntry(id);
  if (concernsInvoices(before?.get('state'), after?.get('state'))) await reconcileBilling(id);
  if (isSent(before, after)) await checkIntegrity(id);
  if (beginsProduction(before, after)) await assignProduction(id);
  if (comesToIssue(before, after)) await followInvitedPaper(id);
};

const SENT: ReadonlySet<unknown> = new Set(['technical_check', 'revision_submitted']);
const isSent = (before: Version, after: Version): boolean =>
  SENT.has(after?.get('state')) && before?.get('state') !== after?.get('state');

async function checkIntegrity(id: string): Promise<void> {
  const { checkIntegrity: run } = await import('../../domain/integrity/check-integrity.ts');
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  await run(adminPorts(), id);
  if (!similarityApi()) return;
  const { startSimilarityByItself } = await import(
    '../../domain/integrity/similarity/start-similarity.ts'
  );
  await startSimilarityByItself(adminPorts(), id);
}

/** It was sent to a special issue, perhaps after an invitation. */
const comesToIssue = (before: Version, after: Version): boolean =>
  Boolean(after?.get('specialIssue')) &&
  (isSent(before, after) || before?.get('specialIssue') !== after?.get('specialIssue'));

async function followInvitedPaper(id: string): Promise<void> {
  const { followInvitedPaper: run } = await import(
    '../../domain/special-issues/answer-paper-invitation.ts'
  );
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  await run(adminPorts(), id);
}

/** What is created in production, as by an import, has its staff already or waits to be assigned by hand. */
const beginsProduction = (before: Version, after: Version): boolean =>
  before?.exists === true &&
  before.get('state') !== 'production' &&
  after?.get('state') === 'production';

async function assignProduction(id: string): Promise<void> {
  const { assignProduction: run } = await import('../../domain/reviews/assign-production.ts');
  const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
  await run(await adminSubmissionPorts(), id);
}

async function reconcileBilling(id: string): Promise<void> {
  const { reconcileBilling: run } = await import('../../domain/charges/reconcile-billing.ts');
  const { adminChargePorts } = await import('../ports/admin-charges.ts');
  await run(adminChargePorts(), id);
}

/** `users/{uid}` → the desk's entries of what they wrote. */
export const userWritten: Reaction = async ({ id, before, after }) => {
  const worksHere = (user: DocumentSnapshot | undefined) => {
    const read = UserSchema.safeParse(user?.data());
    return read.success && isStaff(read.data);
  };
  if (worksHere(before) === worksHere(after)) return;
  const { reconcileDeskOf } = await import('../../domain/desk/reconcile-desk.ts');
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  await reconcileDeskOf(adminPorts(), id);
};
