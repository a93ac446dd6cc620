/**
 * Every change of a submission's state: one transaction reads it, checks the move against the
 * table, and writes the new state with its timeline, decision, links and mails. Repeating a move
 * returns the same answer and changes nothing.
 */

import type { CALLS, MoveSubmissionRequest } from '@quire/model/calls/calls';
import { AUDIT } from '@quire/model/collections';
import { KEPT_WITH_MANUSCRIPT } from '@quire/model/entities/audit-entry';
import type { Journal } from '@quire/model/entities/journal';
import type { Submission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { nextSubmissionState } from '@quire/model/states/moves/submission';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { isByStaff } from '../access/is-by-staff.ts';
import { capacitiesOf, mayDecide, type Principal, principalId } from '../access/principal.ts';
import { readPermissions } from '../access/read-permissions.ts';
import { readJournal } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { askCoAuthors } from './ask-co-authors.ts';
import { writeLinks } from './co-author-links.ts';
import { capacityFor, judgeMove } from './judge-move.ts';
import { moveMails, readCorrespondence } from './move-mails.ts';
import type {
  MoveReaction,
  PreparedWrite,
  SubmissionMoved,
  SubmissionMoving,
} from './move-subscriber.ts';
import { nextNumber } from './number.ts';
import { overtakeDecision } from './overtake-decision.ts';
import type { SubmissionPorts } from './ports.ts';
import { isSending, prepareSending, type Sending } from './prepare-sending.ts';
import { judgeProof } from './proof-notes.ts';
import { readSubmission, requireReadable, submissionRef } from './read-submission.ts';
import { releaseFiles } from './release-files.ts';
import { followingEvent, makeStep, type SubmissionStep } from './step.ts';
import { copyTransferredFiles, prepareTransfer } from './transfer.ts';
import { wasThisMove } from './was-this-move.ts';
import { eventId } from './write-event.ts';
import { decisionRef, isDecision, writeDecision, writeSteps } from './write-steps.ts';

export type MoveResponse = z.input<typeof CALLS.moveSubmission.response>;

/** Throws `Refused` where this person may not make the move, or not now. */
export async function moveSubmission(
  ports: SubmissionPorts,
  principal: Principal,
  asked: MoveSubmissionRequest,
): Promise<MoveResponse> {
  const { db } = ports;
  const ref = submissionRef(db, asked.submission);
  if (asked.event === 'accept_transfer') await copyTransferredFiles(ports, ref, principal);
  return inTransaction(db, async (tx) => {
    const prepared = await prepareMove(ports, tx, principal, asked);
    await prepared.write();
    return prepared.answer;
  });
}

const answer = ({ state, number }: Submission, problems: MoveResponse['problems'] = []) => ({
  state,
  ...(number === undefined ? {} : { number }),
  problems,
});

export interface PreparedMove {
  readonly answer: MoveResponse;
  /** Writes everything. After the last read of the transaction. */
  write(): Promise<void>;
}

const unmoved = (answer: MoveResponse): PreparedMove => ({ answer, write: async () => {} });

interface MoveContext {
  /** A review that is written separately, which the move leaves alone. */
  readonly reviewWritten?: string | null;
  /**
   * For a decision that is held before it takes effect. `held`: it is only checked, and `write` writes nothing.
   * `applied`: it takes effect now.
   */
  readonly stage?: 'at-once' | 'held' | 'applied';
}

/** Reads and checks a move within a transaction that may write other things too. Throws `Refused`. */
export async function prepareMove(
  ports: SubmissionPorts,
  tx: Transaction,
  principal: Principal,
  asked: MoveSubmissionRequest,
  { reviewWritten = null, stage = 'at-once' }: MoveContext = {},
): Promise<PreparedMove> {
  const ref = submissionRef(ports.db, asked.submission);
  const snapshot = await tx.get(ref);
  const submission = readSubmission(snapshot);
  const permissions =
    principal === 'system' ? {} : await readPermissions(ports.db, submission.journal);
  const capacities = capacitiesOf(principal, submission, permissions);
  const capacity = capacityFor(asked.event, capacities);
  if (capacity === 'editor' && !mayDecide(principal, asked.event, submission, permissions)) {
    throw new Refused('access/denied');
  }
  if (isSending(asked.event)) requireReadable(snapshot);
  if (submission.state !== asked.from) {
    if (await wasThisMove(ref, asked, principalId(principal))) return unmoved(answer(submission));
    throw new Refused('submission/wrong-state');
  }
  const judged = judgeMove(submission, asked, capacities, ports.now());
  if ('problems' in judged) return unmoved(answer(submission, [...judged.problems]));
  const overtaken =
    stage === 'at-once'
      ? await overtakeDecision(tx, ref, submission, judged.actor, ports.now())
      : null;
  const moving = { ref, submission, principal, asked, reviewWritten };
  const reactions = await reactionsTo(ports, tx, moving);
  const against = reactions.flatMap(({ problems }) => problems);
  if (against.length > 0) return unmoved(answer(submission, against));
  const proof = await judgeProof(tx, ref, submission, asked, judged.actor);
  if (proof.problems.length > 0) return unmoved(answer(submission, [...proof.problems]));
  const journal = await readJournal(ports.db, submission.journal);
  const sending = await sendingOf(ports, tx, ref, principal, submission, journal, asked);
  if ('problems' in sending) return unmoved(answer(submission, [...sending.problems]));
  const offered = await withTransfer(ports, sending.submission, asked);
  if ('problems' in offered) return unmoved(answer(submission, [...offered.problems]));
  if (stage === 'held') return unmoved(answer(submission));
  const sent = { ...offered, editors: await editorsOf(reactions, offered) };
  // Only decisions can release reports.
  const releasing = isDecision({ ...judged, event: asked.event }) ? asked.reviews : [];
  const released = await releaseFiles(ports, tx, { ref, round: sent.round }, releasing);
  if ('problems' in released) return unmoved(answer(submission, [...released.problems]));
  const correspondence = await readCorrespondence(ports, asked.event, sent, journal);
  const submitter = correspondence && (correspondence.owner?.email ?? '');
  const asking = await askCoAuthors(ports, tx, asked.event, sent, submitter);
  // Read last: everyone who submits waits for it.
  const number =
    isSending(asked.event) && !sent.number
      ? await nextNumber(ports.db, tx, sent.journal, ports.now())
      : null;
  const start = number ? { ...asking.submission, number: number.number } : asking.submission;

  const now = ports.now();
  const first = makeStep(start, { ...judged, event: asked.event }, now, asked.on);
  const steps: [SubmissionStep, ...SubmissionStep[]] = [first, ...stepsAfter(first.after, now)];
  const last = (steps.at(-1) ?? first).after;
  const transfer =
    asked.event === 'accept_transfer' ? await prepareTransfer(ports, ref, last) : null;
  const after = transfer ? { ...last, transferredTo: transfer.id } : last;
  const moved = { submission: asking.submission, to: judged.to, step: first };
  const following = await preparedFor(reactions, moved);
  const decision = isDecision(first) ? await decisionRef(ref, first) : null;
  const cause = eventId(first.after.stageEnteredAt, 0, asked.event);
  const isOfStaff = decision !== null && (await isByStaff(ports.db, sent));
  const { links } = asking;
  const said = { ...asked, ...proof.said };
  const mails = correspondence
    ? moveMails({ id: ref.id, cause, steps, links, asked: said }, correspondence, ports)
    : [];

  const write = async () => {
    await enqueueMails(ports, tx, mails);
    for (const each of following) await each.write();
    writeSteps(tx, ref, steps, said, principal);
    if (decision) {
      writeDecision(tx, decision, first, { letter: asked.letter, ...released });
      tx.create(ports.db.collection(AUDIT).doc(), {
        ...{ action: 'submission.decision', event: asked.event, at: now.toISOString() },
        ...{ submission: ref.id, journal: sent.journal, from: first.from, to: first.to },
        // An administrator who reads the log may be the author, who must not learn which editor
        // decided.
        by: isOfStaff ? KEPT_WITH_MANUSCRIPT : principalId(principal),
      });
    }
    writeLinks(ports.db, tx, links, ref.id, now);
    for (const each of [sending.spending, asking.spending]) each?.write();
    number?.take();
    transfer?.write(tx);
    await overtaken?.write();
    tx.set(ref, withoutUndefined(after));
  };
  return { answer: answer(after), write };
}

/** In sequence: the first refusal is the answer. */
async function reactionsTo(
  ports: SubmissionPorts,
  tx: Transaction,
  moving: SubmissionMoving,
): Promise<MoveReaction[]> {
  const reactions: MoveReaction[] = [];
  for (const subscriber of ports.moveSubscribers) {
    const reaction = await subscriber(ports, tx, moving);
    reactions.push(reaction);
    if (reaction.problems.length > 0) break;
  }
  return reactions;
}

/** The editors who are assigned from then on. */
async function editorsOf(reactions: readonly MoveReaction[], sent: Submission): Promise<string[]> {
  const given: string[] = [];
  for (const reaction of reactions) given.push(...((await reaction.editorsFor?.(sent)) ?? []));
  return given.length > 0 ? given : sent.editors;
}

async function preparedFor(
  reactions: readonly MoveReaction[],
  moved: SubmissionMoved,
): Promise<PreparedWrite[]> {
  const prepared: PreparedWrite[] = [];
  for (const reaction of reactions) prepared.push(await reaction.prepare(moved));
  return prepared;
}

/** The automatic steps that follow. */
function stepsAfter(submission: Submission, now: Date): SubmissionStep[] {
  const event = followingEvent(submission);
  const to = event && nextSubmissionState(submission.state, event);
  if (!event || !to) return [];
  const step = makeStep(submission, { event, actor: 'system', to }, now);
  return [step, ...stepsAfter(step.after, now)];
}

async function sendingOf(
  ports: SubmissionPorts,
  tx: Transaction,
  ref: DocumentReference,
  principal: Principal,
  submission: Submission,
  journal: Journal | null,
  asked: MoveSubmissionRequest,
): Promise<Sending | { readonly problems: MoveResponse['problems'] }> {
  if (!isSending(asked.event)) return { submission };
  const prepared = await prepareSending(ports, tx, { ref, submission, journal, principal }, asked);
  return 'problems' in prepared ? { problems: [...prepared.problems] } : prepared;
}

/** The journal that a transfer is offered to, recorded. */
async function withTransfer(
  { db }: SubmissionPorts,
  submission: Submission,
  { event, journal }: MoveSubmissionRequest,
): Promise<Submission | { readonly problems: MoveResponse['problems'] }> {
  if (event !== 'offer_transfer' || !journal) return submission;
  const other = await readJournal(db, journal);
  if (other?.status === 'active') return { ...submission, transferTo: journal };
  return { problems: [{ field: 'journal', message: t('refusals.journalClosed') }] };
}
