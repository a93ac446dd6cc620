import type { StoredSubmission } from '@quire/model/entities/submission';
import type { Reaches } from '@quire/model/roles';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import { possibleEvents, type SubmissionEvent } from '@quire/model/states/moves/submission';
import {
  capacitiesIn,
  handlingIn,
  isTheirDecision,
  overseesIn,
  recommendsOn,
} from '@quire/model/submission/capacities';
import { moveRefusal } from '@quire/model/submission/move-limits';
import type { Person } from '../../../../session/use-person.ts';

/** One manuscript as a member of staff works on it. */
export interface ManuscriptWork {
  readonly person: Person;
  readonly submission: StoredSubmission;
  /** The roles in which they act on it; none: they can only read it. */
  readonly capacities: readonly SubmissionActor[];
  readonly permissions: Reaches;
  /** Checks, reviewers, letters. */
  readonly handles: boolean;
  /** As editor or admin: who works on it, and the next steps. */
  readonly oversees: boolean;
  /** As one of its editors; others see the reviewers only after their access is logged. */
  readonly isAssigned: boolean;
  /** Whether they decide on it. */
  readonly decides: boolean;
  /** They decide on it, and the author is revising it. */
  readonly revises: boolean;
  /** They handle it now, but others decide. */
  readonly recommends: boolean;
  /** From acceptance on. */
  readonly produces: boolean;
}

export function workOf(
  person: Person,
  submission: StoredSubmission,
  permissions: Reaches,
): ManuscriptWork {
  const capacities = capacitiesIn(person, submission, permissions);
  const handles = handlingIn(capacities) !== null;
  const oversees = overseesIn(capacities);
  const produces = oversees || capacities.includes('production');
  const isAssigned = submission.editors.includes(person.uid);
  const decides = isTheirDecision(person, 'accept', submission, permissions);
  const { state } = submission;
  const isRevised = state === 'minor_revision' || state === 'major_revision';
  const revises = isRevised && decides && capacities.includes('editor');
  const recommends = recommendsOn(person, capacities, submission, permissions) === 'now';
  return {
    ...{ person, submission, capacities, permissions, handles, oversees, isAssigned, produces },
    ...{ decides, recommends, revises },
  };
}

/** Events of the published article, caused by its own page. */
const OF_THE_ARTICLE: ReadonlySet<SubmissionEvent> = new Set<SubmissionEvent>([
  'publish',
  'correct',
  'express_concern',
  'retract',
  'remove',
]);

/** What this person may do with the submission now. */
export function eventsFor(work: ManuscriptWork, now: Date): SubmissionEvent[] {
  const { person, submission, capacities, permissions } = work;
  return possibleEvents(submission.state, capacities).filter(
    (event) =>
      !OF_THE_ARTICLE.has(event) &&
      moveRefusal(submission, event, now) === null &&
      isTheirDecision(person, event, submission, permissions),
  );
}
