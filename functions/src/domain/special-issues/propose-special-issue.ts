import { createHash } from 'node:crypto';
import type { CALLS } from '@quire/model/calls/calls';
import { ISSUE_PROPOSALS, JOURNALS } from '@quire/model/collections';
import { type IssueProposal, IssueProposalSchema } from '@quire/model/entities/issue-proposal';
import { JournalSchema } from '@quire/model/entities/journal';
import { specialIssueProposed } from '@quire/model/mail/editor/special-issue-proposed';
import { specialIssueReceived } from '@quire/model/mail/organiser/special-issue-received';
import { specialIssuesPath } from '@quire/model/paths';
import { adminIssueProposalPath } from '@quire/model/special-issue-paths';
import type { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { personName } from '../access/person-name.ts';
import { requireSender } from '../accounts/account-mail.ts';
import { editorsToTell } from '../outbox/editors-to-tell.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';

type ProposePorts = Pick<Ports, 'db' | 'now' | 'origin'>;

/** Short enough for a mail: the full proposal is in the office. */
const TEXT_MOST = 600;
/**
 * `proposeSpecialIssue`: stores the proposal and mails the journal's editors, and a receipt to the
 * proposer. The same proposal again changes nothing. Throws `Refused`: `account/throttled`, `input/invalid`
 * for a journal that takes no manuscripts.
 */
export async function proposeSpecialIssue(
  ports: ProposePorts,
  { uid, email = '' }: { readonly uid: string; readonly email?: string | undefined },
  { key, ...fields }: z.output<typeof CALLS.proposeSpecialIssue.request>,
): Promise<Record<string, never>> {
  const { db, now, origin } = ports;
  const ref = db.collection(ISSUE_PROPOSALS).doc(key);
  if ((await ref.get()).exists) return {};
  const record = await db.collection(JOURNALS).doc(fields.journal).get();
  const journal = record.get('deletedAt') === undefined ? readRecord(record, JournalSchema) : null;
  if (journal?.status !== 'active') throw new Refused('input/invalid', { field: 'journal' });
  await requireBudget(ports, 'issue-proposal', { account: uid });
  const [sender, name, editors] = await Promise.all([
    requireSender(ports),
    personName(db, uid),
    editorsToTell(db, journal, uid),
  ]);
  const proposal: IssueProposal = {
    ...fields,
    proposer: { uid, name, email },
    status: 'new',
    issue: '',
    receivedAt: now().toISOString(),
  };
  const { title, scope, guestEditors } = proposal;
  const text = scope.length > TEXT_MOST ? `${scope.slice(0, TEXT_MOST)}…` : scope;
  const mails: NewMail[] = [
    {
      compose: () =>
        specialIssueReceived.render(
          {
            ...{ name, journal: journal.fullname, title },
            url: origin + specialIssuesPath(journal.name, 'index'),
          },
          sender,
        ),
      id: `issue-proposal~${key}~received`,
      template: specialIssueReceived.name,
      to: [email],
      replyTo: journal.contactEmail,
      journal: journal.name,
    },
    ...editors.map((editor) => ({
      compose: () =>
        specialIssueProposed.render(
          {
            ...{ name: editor.name, journal: journal.fullname, title, text },
            proposer: [name, email].filter(Boolean).join(', '),
            guests: guestEditors.map((guest) => guest.name).join(', '),
            url: origin + adminIssueProposalPath(key),
          },
          sender,
        ),
      id: `issue-proposal~${key}~${createHash('sha256').update(editor.email).digest('hex').slice(0, 16)}`,
      template: specialIssueProposed.name,
      to: [editor.email],
      replyTo: email,
      journal: journal.name,
    })),
  ];
  await inTransaction(db, async (tx) => {
    if ((await tx.get(ref)).exists) return;
    tx.create(ref, withoutUndefined(IssueProposalSchema.parse(proposal)));
    await enqueueMails(ports, tx, mails);
  });
  return {};
}
