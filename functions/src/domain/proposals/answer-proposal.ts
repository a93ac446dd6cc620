import type { AnswerProposalRequest } from '@quire/model/calls/content';
import { CONFERENCES, PROPOSALS } from '@quire/model/collections';
import { ProposalSchema } from '@quire/model/entities/proposal';
import { proposalAnswered } from '@quire/model/mail/organiser/proposal-answered';
import { conferencePath } from '@quire/model/paths';
import type { RecordFacts, RecordKind } from '@quire/model/records/record-kind';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import type { Asker } from '@quire/model/roles';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight, requireWrite } from '../access/may-write.ts';
import { personName } from '../access/person-name.ts';
import { requireSender } from '../accounts/account-mail.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { requireMove } from '../records/require-fit.ts';
import { readData, stale } from '../records/save-record.ts';
import { historyRef, knownRecord } from '../records/stored-record.ts';
import { writeRecord } from '../records/write-record.ts';
import { draftConference } from './draft-conference.ts';

type AnswerPorts = Pick<Ports, 'db' | 'bucket' | 'now' | 'log' | 'origin'>;

/** The conference of an accepted proposal, to be written. Throws `Refused` if its key is used. */
async function newConference(
  tx: Transaction,
  ref: DocumentReference,
  data: object,
): Promise<RecordFacts> {
  const kind: RecordKind = RECORD_KINDS.conferences;
  const after = readData(kind, data);
  if ((await tx.get(ref)).exists) {
    throw new Refused('record/taken', { field: 'ckey', values: { noun: kind.noun } });
  }
  return after;
}

/**
 * `answerProposal`: saves the decision on a proposal and sends a letter to the organiser; acceptance creates a draft
 * conference in the same transaction. Throws `Refused`: `access/denied`, `record/…`, `input/invalid`.
 */
export async function answerProposal(
  ports: AnswerPorts,
  person: Asker,
  { proposal: id, base, to, letter, ckey }: AnswerProposalRequest,
): Promise<{ revision: number }> {
  const { db, now, origin } = ports;
  const kind: RecordKind = RECORD_KINDS.proposals;
  requireRecordRight(person, kind);
  const ref = db.collection(PROPOSALS).doc(id);
  const [sender, name] = await Promise.all([requireSender(ports), personName(db, person.uid)]);
  const by = { uid: person.uid, name };
  return inTransaction(db, async (tx) => {
    const before = knownRecord(kind, await tx.get(ref));
    const { revision, updatedBy, deletedAt } = before.keeping;
    const proposal = ProposalSchema.parse(before.written);
    const after = readData(kind, { ...before.written, status: to, ...(ckey ? { ckey } : {}) });
    await requireWrite(db, person, kind, { before: before.facts, after, isNew: false });
    // A retry after a lost answer.
    const isDone = revision === base + 1 && updatedBy === person.uid && proposal.status === to;
    if (isDone) return { revision };
    if (deletedAt !== undefined)
      throw new Refused('record/deleted', { values: { noun: kind.noun } });
    if (revision !== base) throw await stale(ports, before);
    if (proposal.status !== to) requireMove(kind, before.facts, after);
    const at = now().toISOString();
    const place = ckey === undefined ? null : db.collection(CONFERENCES).doc(ckey);
    const conference =
      place && ckey !== undefined
        ? await newConference(tx, place, draftConference(proposal, ckey, at.slice(0, 10)))
        : null;
    const isBeforeKept = (await tx.get(historyRef(ref, revision))).exists;
    const mail = {
      compose: () =>
        proposalAnswered.render(
          { conference: proposal.conference, letter, url: `${origin}${conferencePath()}` },
          sender,
        ),
      id: `proposal~${id}~r${revision + 1}`,
      template: proposalAnswered.name,
      to: [proposal.organiser.email],
      replyTo: sender.contact,
    };
    const written = writeRecord(tx, {
      kind,
      ref,
      before,
      after,
      change: 'saved',
      by,
      at,
      isBeforeKept,
    });
    if (conference && place) {
      const made = { kind: RECORD_KINDS.conferences, ref: place, before: null, after: conference };
      writeRecord(tx, { ...made, change: 'created', by, at, isBeforeKept: false });
    }
    await enqueueMails(ports, tx, letter ? [mail] : []);
    return { revision: written.revision };
  });
}
