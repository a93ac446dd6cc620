import { createHash } from 'node:crypto';
import type { ProposeConferenceRequest } from '@quire/model/calls/content';
import { PROPOSALS } from '@quire/model/collections';
import type { Proposal } from '@quire/model/entities/proposal';
import type { Sender } from '@quire/model/mail/compose';
import { proposalReceived } from '@quire/model/mail/organiser/proposal-received';
import { conferenceProposed } from '@quire/model/mail/staff/conference-proposed';
import { adminProposalsPath } from '@quire/model/office-paths';
import { conferencePath } from '@quire/model/paths';
import type { RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { isWithinBudget, requireBudget } from '../../platform/throttle/spend-budget.ts';
import { requireSender } from '../accounts/account-mail.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { readData } from '../records/save-record.ts';
import { writeRecord } from '../records/write-record.ts';
import { contentStaff } from './content-staff.ts';
import { formatDays } from './format-days.ts';

type ProposePorts = Pick<Ports, 'db' | 'now' | 'origin'>;

/** Short enough for a mail that somebody glances at: the proposal itself stands in the office. */
const TEXT_MOST = 600;

function mailsOf(
  { origin }: ProposePorts,
  id: string,
  proposal: Proposal,
  sender: Sender,
  staff: Awaited<ReturnType<typeof contentStaff>>,
): NewMail[] {
  const { organiser, conference, start, end, place, online, message } = proposal;
  const dates = formatDays(start, end) || 'not said';
  const where = [place, online && 'online'].filter(Boolean).join(', ') || 'not said';
  const about = { conference, dates, place: where };
  const receipt = proposalReceived.render(
    { ...about, name: organiser.name, url: `${origin}${conferencePath()}` },
    sender,
  );
  const text = message.length > TEXT_MOST ? `${message.slice(0, TEXT_MOST)}…` : message;
  return [
    {
      ...receipt,
      id: `proposal~${id}~received`,
      template: proposalReceived.name,
      to: [organiser.email],
      replyTo: sender.contact,
    },
    ...staff.map(({ name, email }) => ({
      ...conferenceProposed.render(
        {
          ...{ ...about, name, email: organiser.email },
          organiser: [organiser.name, organiser.affiliation].filter(Boolean).join(', '),
          text: text || 'There is no message with it.',
          url: `${origin}${adminProposalsPath(id)}`,
        },
        sender,
      ),
      id: `proposal~${id}~${createHash('sha256').update(email).digest('hex').slice(0, 16)}`,
      template: conferenceProposed.name,
      to: [email],
      replyTo: organiser.email,
    })),
  ];
}

/**
 * `proposeConference`: keeps a proposal of the public form, and mails it to the staff and a receipt to the
 * organiser. The same one again changes nothing. Throws `Refused` `account/throttled` for a network that
 * sends too many. A mailbox gets few receipts a day; what is beyond them is kept without one.
 */
export async function proposeConference(
  ports: ProposePorts,
  { key, fax, ...fields }: ProposeConferenceRequest,
  network: string,
): Promise<Record<string, never>> {
  const { db, now } = ports;
  await requireBudget(ports, 'proposal', { network });
  const sender = await requireSender(ports);
  // Only a program fills in what people do not see: it may believe that it succeeded.
  if (fax) return {};
  const ref = db.collection(PROPOSALS).doc(key);
  if ((await ref.get()).exists) return {};
  // The proposal is kept all the same; only its receipt goes to whatever address was typed.
  const hasReceipt = await isWithinBudget(ports, 'proposal', { mailbox: fields.organiser.email });
  const kind: RecordKind = RECORD_KINDS.proposals;
  const at = now().toISOString();
  const proposal: Proposal = { ...fields, status: 'new', note: '', receivedAt: at };
  const after = readData(kind, proposal);
  const staff = await contentStaff(db, sender);
  await inTransaction(db, async (tx) => {
    if ((await tx.get(ref)).exists) return;
    const by = { uid: '', name: proposal.organiser.name };
    const change = 'created';
    writeRecord(tx, { kind, ref, before: null, after, change, by, at, isBeforeKept: false });
    const mails = mailsOf(ports, key, proposal, sender, staff);
    const isSent = ({ template }: NewMail) => hasReceipt || template !== proposalReceived.name;
    await enqueueMails(ports, tx, mails.filter(isSent));
  });
  return {};
}
