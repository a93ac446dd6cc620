import type { MoveSubmissionRequest, SubmissionProblem } from '@quire/model/calls/calls';
import type { Submission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import { isReversal } from '@quire/model/states/moves/reversing';
import {
  nextSubmissionState,
  type SubmissionEvent,
  submissionMove,
} from '@quire/model/states/moves/submission';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { moveRefusal } from '@quire/model/submission/move-limits';
import { Refused } from '../../platform/errors/refused.ts';

/** As long as the timeline keeps it for staff. */
const REASON_MAX = 3_000;

export type Judged =
  | { readonly actor: SubmissionActor; readonly to: SubmissionState }
  | { readonly problems: readonly SubmissionProblem[] };

type Asked = Pick<MoveSubmissionRequest, 'event' | 'from' | 'reason' | 'letter' | 'journal' | 'on'>;

/** The capacity in which a person makes this move. Throws where they have none for it. */
export function capacityFor(
  event: SubmissionEvent,
  capacities: readonly SubmissionActor[],
): SubmissionActor {
  if (capacities.length === 0) throw new Refused('submission/not-found');
  const actor = submissionMove(event).by.find((each) => capacities.includes(each));
  if (!actor) throw new Refused('access/denied');
  return actor;
}

/**
 * Whether a move can be made now, by the table of moves and its limits. Throws `Refused`: it is not
 * theirs to make, not possible in this state, or too late. Returns problems where something is
 * missing.
 */
export function judgeMove(
  submission: Submission,
  asked: Asked,
  capacities: readonly SubmissionActor[],
  now: Date,
): Judged {
  const { event, from } = asked;
  const actor = capacityFor(event, capacities);
  const to = nextSubmissionState(submission.state, event, submission.stateBefore);
  if (submission.state !== from || to === null) throw new Refused('submission/wrong-state');
  const refusal = moveRefusal(submission, event, now);
  if (refusal) throw new Refused(refusal);
  const problems = missing(asked, submission);
  return problems.length > 0 ? { problems } : { actor, to };
}

function missing(
  { event, reason, letter, journal, on }: Asked,
  submission: Submission,
): SubmissionProblem[] {
  const problems: SubmissionProblem[] = [];
  const { says } = submissionMove(event);
  // The response to the reports is part of the draft, and checked with it.
  if (says === 'letter' && event !== 'submit_revision' && !letter) {
    problems.push({ field: 'letter', message: t('refusals.letterMissing') });
  }
  if ((says === 'reason' || isReversal(event)) && !reason)
    problems.push({ field: 'reason', message: t('refusals.reasonMissing') });
  if (isReversal(event) && (reason?.length ?? 0) > REASON_MAX) {
    problems.push({
      field: 'reason',
      message: t('refusals.tooLong', { most: REASON_MAX }),
    });
  }
  if (event === 'offer_transfer' && (!journal || journal === submission.journal)) {
    problems.push({ field: 'journal', message: t('refusals.otherJournalMissing') });
  }
  if (event === 'schedule' && !on) {
    problems.push({ field: 'on', message: t('refusals.publicationDayMissing') });
  }
  return problems;
}
