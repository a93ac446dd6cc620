import type { CALLS } from '@quire/model/calls/calls';
import { AUDIT, ISSUE_PROPOSALS, ISSUES, issueDocId, JOURNALS } from '@quire/model/collections';
import { type IssueProposal, IssueProposalSchema } from '@quire/model/entities/issue-proposal';
import { JournalSchema } from '@quire/model/entities/journal';
import { errorMessage } from '@quire/model/errors';
import { specialIssueAnswered } from '@quire/model/mail/organiser/special-issue-answered';
import { t } from '@quire/model/messages/t';
import { specialIssuesPath } from '@quire/model/paths';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { type Asker, can } from '@quire/model/roles';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight, requireWrite } from '../access/may-write.ts';
import { personName } from '../access/person-name.ts';
import { readPermissions } from '../access/read-permissions.ts';
import { requireSender } from '../accounts/account-mail.ts';
import type { AccountPorts } from '../accounts/ports.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { readData } from '../records/save-record.ts';
import { writeRecord } from '../records/write-record.ts';
import { inviteToRole } from '../roles/invitations/send-invitation.ts';

type Asked = z.output<typeof CALLS.answerIssueProposal.request>;
type Answer = z.output<typeof CALLS.answerIssueProposal.response>;

/** People cannot decide on a proposal that they made or would edit. */
const isTheirOwn = (
  { proposer, guestEditors }: IssueProposal,
  { uid }: Asker,
  email: string | undefined,
): boolean =>
  proposer.uid === uid ||
  (email !== undefined && guestEditors.some((guest) => guest.email === email.toLowerCase()));

/** Answering grants roles to guest editors, which needs more than the right to keep issues. */
const RIGHT = { action: 'journal.edit' } as const;

/** A longer description belongs in the call for papers. */
const DESCRIPTION_MAX = 400;

/** The special issue created from a proposal. */
function issueOf(
  { journal, title, scope, topics, guestEditors, deadline }: IssueProposal,
  issueid: string,
  status: Asked['status'],
  today: string,
): object {
  return {
    ...{ journal, issueid, title, status, kind: 'special' },
    year: Number((deadline ?? today).slice(0, 4)),
    ...(scope.length <= DESCRIPTION_MAX ? { description: scope } : { callForPapers: scope }),
    topics,
    ...(deadline && { deadline }),
    guestEditors: guestEditors.map(({ name }) => name),
    guestEditorDetails: guestEditors,
  };
}

/** Invites the guest editors; resolves to those whose invitation was refused, and why. */
async function inviteGuests(
  ports: AccountPorts,
  person: Asker,
  { guestEditors, title }: IssueProposal,
  scope: string,
): Promise<Answer['uninvited']> {
  const uninvited: Answer['uninvited'] = [];
  for (const { email } of guestEditors) {
    try {
      const note = t('mailAccount.namedAsGuestEditor', { title });
      await inviteToRole(ports, person, { email, role: 'guestEditor', scope, note });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Already invited or named: nothing is missing.
      if (error.code === 'invitation/open-already' || error.code === 'invitation/holds-it')
        continue;
      uninvited.push({ email, reason: errorMessage(error.code) });
    }
  }
  return uninvited;
}

/**
 * `answerIssueProposal`: sends the proposer a letter; on approval, the same transaction creates the
 * special issue, and its guest editors are invited to their role. Sent again, it invites those who were
 * missed. Throws `Refused`: `access/denied`, also for the proposer and the proposed editors;
 * `record/not-found`,
 * `record/taken`, `record/wrong-move` for a proposal that has a different answer.
 */
export async function answerIssueProposal(
  ports: AccountPorts,
  person: Asker & { readonly email?: string | undefined },
  { proposal: id, to, letter, issueid, status }: Asked,
): Promise<Answer> {
  const { db, now, origin } = ports;
  const kind: RecordKind = RECORD_KINDS.issues;
  requireRecordRight(person, RIGHT);
  const ref = db.collection(ISSUE_PROPOSALS).doc(id);
  const [sender, name] = await Promise.all([requireSender(ports), personName(db, person.uid)]);
  const proposal = await inTransaction(db, async (tx) => {
    const read = readRecord(await tx.get(ref), IssueProposalSchema);
    // They must learn nothing about other journals' proposals.
    const permissions = read ? await readPermissions(db, read.journal) : {};
    const isTheirs = read && can(person, RIGHT.action, { journal: read.journal, permissions });
    if (!read || !isTheirs || isTheirOwn(read, person, person.email)) {
      throw new Refused('access/denied');
    }
    const journal = readRecord(
      await db.collection(JOURNALS).doc(read.journal).get(),
      JournalSchema,
    );
    if (!journal) throw new Refused('record/not-found', { values: { noun: 'journal' } });
    const issue = issueid === undefined ? '' : issueDocId(read.journal, issueid);
    if (read.status !== 'new') {
      if (read.status === to && read.issue === issue) return read;
      throw new Refused('record/wrong-move', { values: { noun: 'proposal' } });
    }
    const at = now().toISOString();
    const next: IssueProposal = {
      ...{ ...read, status: to, issue, letter },
      ...{ answeredAt: at, answeredBy: person.uid },
    };
    const place = issueid === undefined ? null : db.collection(ISSUES).doc(issue);
    if (place && issueid !== undefined) {
      const after = readData(kind, issueOf(read, issueid, status, at.slice(0, 10)));
      await requireWrite(db, person, kind, { before: null, after, isNew: true });
      if ((await tx.get(place)).exists) {
        throw new Refused('record/taken', { field: 'issueid', values: { noun: kind.noun } });
      }
      const by = { uid: person.uid, name };
      const made = { kind, ref: place, before: null, after, change: 'created' } as const;
      writeRecord(tx, { ...made, by, at, isBeforeKept: false });
    }
    tx.set(ref, withoutUndefined(next));
    const audit = { action: 'issue-proposal.answer', at, by: person.uid, proposal: id, to };
    tx.set(db.collection(AUDIT).doc(), audit);
    const mail = {
      compose: () =>
        specialIssueAnswered.render(
          {
            ...{ journal: journal.fullname, title: read.title, letter },
            url: origin + specialIssuesPath(journal.name, 'index'),
          },
          sender,
        ),
      id: `issue-proposal~${id}~answered`,
      template: specialIssueAnswered.name,
      to: [read.proposer.email],
      replyTo: journal.contactEmail,
      journal: journal.name,
    };
    // An account that was erased has no address.
    await enqueueMails(ports, tx, read.proposer.email ? [mail] : []);
    return next;
  });
  if (proposal.issue === '') return { uninvited: [] };
  return { uninvited: await inviteGuests(ports, person, proposal, proposal.issue) };
}
