import type { MoveSubmissionRequest } from '@quire/model/calls/calls';
import { DECISIONS } from '@quire/model/collections';
import type { ReportRemark } from '@quire/model/entities/report-remark';
import { type Decision, DecisionSchema } from '@quire/model/entities/submission-record';
import { isReversal } from '@quire/model/states/moves/reversing';
import { submissionMove } from '@quire/model/states/moves/submission';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { type Principal, principalId } from '../access/principal.ts';
import type { CorrectionsSaid } from './proof-notes.ts';
import type { SubmissionStep } from './step.ts';
import { eventId, writeEvent } from './write-event.ts';

type Asked = Pick<MoveSubmissionRequest, 'letter' | 'reason' | 'reviews'> &
  CorrectionsSaid & {
    /** Why the press itself has made the move. */
    readonly problems?: readonly ReportRemark[];
  };

/** What is stored in the timeline: a reason, or what the author wrote with the move. */
function reasonOf(
  { event, actor, after }: SubmissionStep,
  { letter, reason }: Asked,
): string | undefined {
  if (event === 'submit_revision') return after.responseLetter || letter || undefined;
  if (actor === 'author' && letter) return letter;
  // The author reads the letter.
  if (isReversal(event)) return undefined;
  return reason || undefined;
}

/**
 * Writes the timeline of a move: the requested step first, then the automatic ones. The id of the
 * first entry identifies the whole move.
 */
export function writeSteps(
  tx: Transaction,
  ref: DocumentReference,
  steps: readonly SubmissionStep[],
  asked: Asked,
  principal: Principal,
): void {
  for (const [place, step] of steps.entries()) {
    const { event, actor, from, to, after } = step;
    const isAsked = place === 0;
    const reason = isAsked ? reasonOf(step, asked) : undefined;
    const entry = {
      event,
      from,
      to,
      round: after.round,
      at: after.stageEnteredAt,
      actor,
      ...(reason === undefined ? {} : { reason }),
      ...(isAsked && asked.problems ? { problems: [...asked.problems] } : {}),
      ...(isAsked && asked.correctionsIn ? { correctionsIn: asked.correctionsIn } : {}),
      audience: submissionMove(event).shown ? ('author' as const) : ('staff' as const),
    };
    const id = eventId(entry.at, place, event);
    const forStaff = isAsked && isReversal(event) ? asked.reason : undefined;
    const about = forStaff ? { reason: forStaff } : {};
    writeEvent(tx, ref, id, entry, isAsked ? principalId(principal) : 'system', about);
  }
}

/**
 * Where the next decision of this kind in this round is stored: an appeal may lead to another one.
 */
export async function decisionRef(
  ref: DocumentReference,
  { event, after }: SubmissionStep,
): Promise<DocumentReference> {
  const decisions = ref.collection(DECISIONS);
  const id = `r${String(after.round).padStart(2, '0')}-${event}`;
  const known = (await decisions.listDocuments()).map((each) => each.id);
  const again = known.filter((each) => each === id || each.startsWith(`${id}~`)).length;
  return decisions.doc(again === 0 ? id : `${id}~${again + 1}`);
}

/** Whether a move tells the author something in a letter. */
export const isDecision = ({ event, actor }: Pick<SubmissionStep, 'event' | 'actor'>): boolean =>
  submissionMove(event).says === 'letter' && actor !== 'author';

/** Writes what the author is told, with the released reports. */
export function writeDecision(
  tx: Transaction,
  ref: DocumentReference,
  { event, after }: SubmissionStep,
  { letter, reviews }: { letter?: string | undefined; reviews: Decision['reviews'] },
): void {
  const { round, stageEnteredAt: at, dueAt } = after;
  const decision = DecisionSchema.parse({ event, round, at, letter, dueAt, reviews });
  tx.create(ref, withoutUndefined(decision));
}
