/** A manuscript follows its article: the same transaction changes the state of both. */
import type { ReportRemark } from '@quire/model/entities/report-remark';
import type { Submission } from '@quire/model/entities/submission';
import type { ArticleEvent } from '@quire/model/states/article';
import {
  nextSubmissionState,
  type SubmissionEvent,
  submissionMove,
} from '@quire/model/states/moves/submission';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { capacitiesOf, type Principal } from '../access/principal.ts';
import { readJournal } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { moveMails, readCorrespondence } from '../submissions/move-mails.ts';
import { readSubmission } from '../submissions/read-submission.ts';
import { makeStep, type SubmissionStep } from '../submissions/step.ts';
import { eventId } from '../submissions/write-event.ts';
import { writeSteps } from '../submissions/write-steps.ts';

/** The moves of the manuscript for an article's event, by its state; in other states it stays. */
const FOLLOWS: Readonly<
  Record<ArticleEvent, Partial<Record<SubmissionState, readonly SubmissionEvent[]>>>
> = {
  schedule: { proof_final: ['schedule'] },
  unschedule: { scheduled: ['back_to_final_proof'] },
  publish: { proof_final: ['schedule', 'publish'], scheduled: ['publish'] },
  correct: {
    published: ['correct'],
    corrected: ['correct'],
    expression_of_concern: ['correct'],
  },
  concern: { published: ['express_concern'], corrected: ['express_concern'] },
  retract: {
    published: ['retract'],
    corrected: ['retract'],
    expression_of_concern: ['retract'],
  },
  withdraw: { scheduled: ['back_to_final_proof'] },
  reopen: {},
  remove: {
    published: ['remove'],
    corrected: ['remove'],
    expression_of_concern: ['remove'],
    retracted: ['remove'],
  },
};

/** The moves of the table for an article's event, in order. */
const followingMoves = (event: ArticleEvent, state: SubmissionState): readonly SubmissionEvent[] =>
  FOLLOWS[event][state] ?? [];

interface Following {
  readonly event: ArticleEvent;
  readonly principal: Principal;
  readonly reason?: string | undefined;
  readonly problems?: readonly ReportRemark[] | undefined;
  /** Of a schedule. */
  readonly on?: string | undefined;
}

function stepsOf(
  submission: Submission,
  { event, principal, on }: Following,
  now: Date,
): SubmissionStep[] {
  const steps: SubmissionStep[] = [];
  let current = submission;
  for (const move of followingMoves(event, submission.state)) {
    const to = nextSubmissionState(current.state, move, current.stateBefore);
    if (!to) throw new Error(`submission/no-way: ${current.state} ${move}`);
    const capacities = capacitiesOf(principal, current);
    const actor = submissionMove(move).by.find((each) => capacities.includes(each)) ?? 'system';
    const step = makeStep(current, { event: move, actor, to }, now, on ?? now.toISOString());
    steps.push(step);
    current = step.after;
  }
  return steps;
}

/**
 * Reads what is needed of a manuscript that follows; the returned function writes it, after all other reads of the
 * transaction. Only the last move is notified.
 */
export async function followSubmission(
  ports: Ports,
  snapshot: DocumentSnapshot,
  following: Following,
): Promise<(tx: Transaction) => Promise<void>> {
  const submission = readSubmission(snapshot);
  const now = ports.now();
  const steps = stepsOf(submission, following, now);
  const last = steps.at(-1);
  if (!last) return (tx) => redate(tx, snapshot, submission, following);
  const journal = await readJournal(ports.db, submission.journal);
  const correspondence = await readCorrespondence(ports, last.event, submission, journal);
  const { reason, problems } = following;
  const asked = { ...(reason !== undefined && { reason }), ...(problems && { problems }) };
  const cause = eventId(now.toISOString(), 0, last.event);
  const moved = { id: snapshot.id, cause, steps: [last] as const, links: [], asked };
  // None of these moves tells co-authors.
  const mails = correspondence
    ? moveMails(moved, correspondence, { origin: ports.origin, asksOrcid: false })
    : [];
  return async (tx) => {
    await enqueueMails(ports, tx, mails);
    writeSteps(tx, snapshot.ref, steps, asked, following.principal);
    tx.set(snapshot.ref, withoutUndefined(last.after));
  };
}

/** A scheduled manuscript that is rescheduled: another date, and no move. */
async function redate(
  tx: Transaction,
  { ref }: DocumentSnapshot,
  { state }: Submission,
  { event, on }: Following,
): Promise<void> {
  if (event === 'schedule' && state === 'scheduled' && on !== undefined) {
    tx.update(ref, { dueAt: on });
  }
}
