import type { CALLS } from '@quire/model/calls/calls';
import { PAPER_INVITATIONS } from '@quire/model/collections';
import {
  INVITED_PAPERS_MAX,
  type PaperInvitation,
  PaperInvitationSchema,
} from '@quire/model/entities/paper-invitation';
import { holds } from '@quire/model/grants';
import { paperInvited } from '@quire/model/mail/author/paper-invited';
import type { Sender } from '@quire/model/mail/compose';
import type { Signer } from '@quire/model/mail/signature';
import type { Asker } from '@quire/model/roles';
import { paperInvitationPath } from '@quire/model/special-issue-paths';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { personName } from '../access/person-name.ts';
import { requireSender } from '../accounts/account-mail.ts';
import type { AccountPorts } from '../accounts/ports.ts';
import { readOwner } from '../outbox/correspondents.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { requireInvitable } from '../outbox/invitation-stops.ts';
import { dayText } from '../outbox/mail-phrases.ts';
import { readSpecialIssue, requireIssueHandler, type SpecialIssue } from './special-issue.ts';

type InvitePorts = Pick<AccountPorts, 'db' | 'now' | 'origin' | 'random'>;

const noSuchIssue = () => new Refused('record/not-found', { values: { noun: 'specialIssue' } });

/** The special issue, which must accept manuscripts for an invitation to make sense. */
async function requireOpen({ db, now }: InvitePorts, id: string): Promise<SpecialIssue> {
  const issue = await readSpecialIssue(db, id, now().toISOString().slice(0, 10));
  if (!issue?.isOpen) throw noSuchIssue();
  return issue;
}

async function mailOf(
  { db, origin }: InvitePorts,
  person: Asker,
  sender: Sender,
  id: string,
  { email, name, topic, note, journal, invitedBy, sendings }: PaperInvitation,
  issue: SpecialIssue,
): Promise<NewMail> {
  const [inviter, owner] = await Promise.all([personName(db, invitedBy), readOwner(db, invitedBy)]);
  const office = holds(person.claims, 'editor', journal) ? 'editor' : 'guest';
  const signer: Signer = { name: inviter, office, journal: issue.journalTitle };
  return {
    compose: () =>
      paperInvited.render(
        {
          ...{ name, inviter, topic, note, title: issue.title, journal: issue.journalTitle },
          deadline: issue.deadline && dayText(new Date(issue.deadline)),
          url: origin + paperInvitationPath(id),
        },
        { ...sender, signer },
      ),
    id: `paper-invitation~${id}~${sendings}`,
    template: paperInvited.name,
    to: [email],
    inLanguageOf: invitedBy,
    replyTo: owner?.email ?? sender.contact,
    journal,
  };
}

/**
 * `invitePaper`: invites a person to write for a special issue. Throws `Refused`: `access/denied`,
 * `record/not-found` for an issue that takes no manuscripts, `invitation/open-already`, `invitation/stopped`,
 * `account/throttled`, `input/invalid` where too many are invited.
 */
export async function invitePaper(
  ports: InvitePorts,
  person: Asker,
  asked: z.output<typeof CALLS.invitePaper.request>,
): Promise<{ invitation: string }> {
  const { db, now, random } = ports;
  await requireIssueHandler(db, person, asked.issue);
  const issue = await requireOpen(ports, asked.issue);
  await requireBudget(ports, 'paper-invitation', { account: person.uid, mailbox: asked.email });
  const sender = await requireSender(ports);
  const id = random(12).toString('hex');
  const at = now().toISOString();
  const invitation: PaperInvitation = {
    ...asked,
    ...{ journal: issue.journal, state: 'invited', invitedBy: person.uid },
    ...{ invitedAt: at, sentAt: at, sendings: 1 },
  };
  const mail = await mailOf(ports, person, sender, id, invitation, issue);
  const all = db.collection(PAPER_INVITATIONS);
  const ofIssue = all.where('issue', '==', asked.issue).limit(INVITED_PAPERS_MAX);
  await inTransaction(db, async (tx) => {
    const { docs, size } = await tx.get(ofIssue);
    if (size >= INVITED_PAPERS_MAX) throw new Refused('input/invalid', { field: 'email' });
    const isOpen = docs.some(
      (doc) => doc.get('email') === asked.email && doc.get('state') === 'invited',
    );
    if (isOpen) throw new Refused('invitation/open-already', { field: 'email' });
    await requireInvitable(db, tx, asked.email, { kind: 'write', journal: issue.journal });
    tx.create(all.doc(id), withoutUndefined(PaperInvitationSchema.parse(invitation)));
    await enqueueMails(ports, tx, [mail]);
  });
  return { invitation: id };
}

/**
 * `changePaperInvitation`: sends its mail again, in the name of the sender, or withdraws it. Throws
 * `Refused`: `access/denied`, `record/not-found`, `invitation/not-open` for one that was answered,
 * `invitation/stopped`, `account/throttled`.
 */
export async function changePaperInvitation(
  ports: InvitePorts,
  person: Asker,
  { invitation: id, to }: z.output<typeof CALLS.changePaperInvitation.request>,
): Promise<Record<string, never>> {
  const { db, now } = ports;
  const ref = db.collection(PAPER_INVITATIONS).doc(id);
  const known = readRecord(await ref.get(), PaperInvitationSchema);
  // They must learn nothing about other journals' invitations.
  if (!known) throw new Refused('access/denied');
  await requireIssueHandler(db, person, known.issue);
  if (known.state === to && to === 'withdrawn') return {};
  const issue = to === 'invited' ? await requireOpen(ports, known.issue) : null;
  if (issue) {
    const spent = { account: person.uid, mailbox: known.email };
    await requireBudget(ports, 'paper-invitation', spent);
  }
  const sender = await requireSender(ports);
  const at = now().toISOString();
  await inTransaction(db, async (tx) => {
    const before = readRecord(await tx.get(ref), PaperInvitationSchema);
    if (before?.state !== 'invited') throw new Refused('invitation/not-open');
    if (!issue) {
      tx.update(ref, { state: 'withdrawn', answeredAt: at });
      return;
    }
    await requireInvitable(db, tx, before.email, { kind: 'write', journal: before.journal });
    const next: PaperInvitation = {
      ...before,
      ...{ invitedBy: person.uid, sentAt: at, sendings: before.sendings + 1 },
    };
    const mail = await mailOf(ports, person, sender, id, next, issue);
    tx.set(ref, withoutUndefined(next));
    await enqueueMails(ports, tx, [mail]);
  });
  return {};
}
