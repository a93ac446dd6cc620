import { createHash } from 'node:crypto';
import type { ProposeConferenceRequest } from '@quire/model/calls/content';
import { PROPOSALS } from '@quire/model/collections';
import type { Proposal } from '@quire/model/entities/proposal';
import type { Sender } from '@quire/model/mail/compose';
import { proposalReceived } from '@quire/model/mail/organiser/proposal-received';
import { conferenceProposed } from '@quire/model/mail/staff/conference-proposed';
import { dateRange } from '@quire/model/messages/date-range';
import { t } from '@quire/model/messages/t';
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

type ProposePorts = Pick<Ports, 'db' | 'now' | 'origin'>;

/** Short enough for a mail: the full proposal is in the office. */
const TEXT_MOST = 600;

/** Where a conference is held: at a place, online, or both. */
function placeInWords(place: string, isOnline: boolean): string {
  if (place) return isOnline ? t('mail.placeAndOnline', { place }) : place;
  return isOnline ? t('mail.online') : t('mail.notSaid');
}

function mailsOf(
  { origin }: ProposePorts,
  id: string,
  proposal: Proposal,
  sender: Sender,
  staff: Awaited<ReturnType<typeof contentStaff>>,
): NewMail[] {
  const { organiser, conference, start, end, place, online, message } = proposal;
  const about = () => ({
    conference,
    dates: dateRange(start, end) || t('mail.notSaid'),
    place: placeInWords(place, online),
  });
  const compose = () =>
    proposalReceived.render(
      { ...about(), name: organiser.name, url: `${origin}${conferencePath()}` },
      sender,
    );
  const text = message.length > TEXT_MOST ? `${message.slice(0, TEXT_MOST)}…` : message;
  return [
    {
      compose,
      id: `proposal~${id}~received`,
      template: proposalReceived.name,
      to: [organiser.email],
      replyTo: sender.contact,
    },
    ...staff.map(({ name, email }) => ({
      compose: () =>
        conferenceProposed.render(
          {
            ...{ ...about(), name, email: organiser.email },
            organiser: [organiser.name, organiser.affiliation].filter(Boolean).join(', '),
            text: text || t('mail.noMessage'),
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
 * `proposeConference`: stores a proposal of the public form, mails it to the staff, and sends a receipt to the
 * organiser. Can be repeated. Throws `Refused` `account/throttled` for a network with too many requests. A mailbox gets
 * a few receipts a day; further proposals are stored without one.
 */
export async function proposeConference(
  ports: ProposePorts,
  { key, fax, ...fields }: ProposeConferenceRequest,
  network: string,
): Promise<Record<string, never>> {
  const { db, now } = ports;
  await requireBudget(ports, 'proposal', { network });
  const sender = await requireSender(ports);
  // Only bots fill in hidden fields: they get a successful answer.
  if (fax) return {};
  const ref = db.collection(PROPOSALS).doc(key);
  if ((await ref.get()).exists) return {};
  // The proposal is stored in any case; only its receipt depends on the address that was typed.
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
