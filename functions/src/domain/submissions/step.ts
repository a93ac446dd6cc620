import type { Submission } from '@quire/model/entities/submission';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import { type SubmissionEvent, submissionMove } from '@quire/model/states/moves/submission';
import { SUBMISSION_STATES, type SubmissionState } from '@quire/model/states/submission-states';

const DAY_MS = 86_400_000;

/** One change of state, made. */
export interface SubmissionStep {
  readonly event: SubmissionEvent;
  readonly actor: SubmissionActor;
  readonly from: SubmissionState;
  readonly to: SubmissionState;
  /** The submission afterwards. */
  readonly after: Submission;
}

const DECIDED: readonly SubmissionState[] = ['rejected', 'desk_rejected'];

/** When action is due in a state: the table's days from now. */
function dueIn(state: SubmissionState, now: Date): string | undefined {
  const row: { readonly days?: number } = SUBMISSION_STATES[state];
  if (row.days === undefined) return undefined;
  return new Date(now.getTime() + row.days * DAY_MS).toISOString();
}

/** Moves a submission: its state, dates and round. `on`: the day that the move sets. */
export function makeStep(
  submission: Submission,
  { event, actor, to }: Pick<SubmissionStep, 'event' | 'actor' | 'to'>,
  now: Date,
  on?: string,
): SubmissionStep {
  const at = now.toISOString();
  const { dueAt: _over, remindedAt: _said, ...rest } = submission;
  const dueAt = event === 'schedule' ? on : dueIn(to, now);
  // Where an offer is declined or withdrawn, the previous decision applies again, with its day.
  const isBack = event === 'decline_transfer' || event === 'reverse_offer';
  const isDecision = DECIDED.includes(to) && !isBack;
  const after: Submission = {
    ...rest,
    state: to,
    stateBefore: submission.state,
    stageEnteredAt: at,
    updatedAt: at,
    round: submission.round + (submissionMove(event).nextRound ? 1 : 0),
    ...(dueAt === undefined ? {} : { dueAt }),
    ...(isDecision ? { decidedAt: at } : {}),
    ...(event === 'appeal' ? { appealed: true } : {}),
  };
  return { event, actor, from: submission.state, to, after };
}

/** The automatic move that follows from this state, or null. */
export function followingEvent({ state, quote }: Submission): SubmissionEvent | null {
  if (state === 'submitted') return 'begin_check';
  // A manuscript with a charge waits for its payment; the invoices follow from that.
  if (state === 'accepted') return (quote?.amount ?? 0) > 0 ? 'bill' : 'start_production';
  return null;
}
