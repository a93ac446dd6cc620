import type { StoredSubmission } from '@quire/model/entities/submission';
import type { Reaches } from '@quire/model/roles';
import { capacitiesIn, isTheirDecision } from '@quire/model/states/capacities';
import { moveRefusal } from '@quire/model/states/move-limits';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import { possibleEvents, type SubmissionEvent } from '@quire/model/states/submission';
import type { Person } from '../../../session/use-person.ts';

/** One manuscript as somebody of the staff works on it. */
export interface Work {
  readonly person: Person;
  readonly submission: StoredSubmission;
  /** In which they act on it; none: they read it. */
  readonly capacities: readonly SubmissionActor[];
  readonly permissions: Reaches;
  /** As editor or admin: reviewers, people, letters. */
  readonly handles: boolean;
  /** As one of its editors: who reviews it is shown to others once that is noted. */
  readonly isAssigned: boolean;
  /** From acceptance on. */
  readonly produces: boolean;
}

export function workOf(person: Person, submission: StoredSubmission, permissions: Reaches): Work {
  const capacities = capacitiesIn(person, submission, permissions);
  const handles = capacities.includes('editor') || capacities.includes('admin');
  const produces = handles || capacities.includes('production');
  const isAssigned = submission.editors.includes(person.uid);
  return { person, submission, capacities, permissions, handles, isAssigned, produces };
}

/** Events of the published article, which its own page causes. */
const OF_THE_ARTICLE: ReadonlySet<SubmissionEvent> = new Set<SubmissionEvent>([
  'publish',
  'correct',
  'express_concern',
  'retract',
  'remove',
]);

/** What this person may do to the submission now. */
export function eventsFor(work: Work, now: Date): SubmissionEvent[] {
  const { person, submission, capacities, permissions } = work;
  return possibleEvents(submission.state, capacities).filter(
    (event) =>
      !OF_THE_ARTICLE.has(event) &&
      moveRefusal(submission, event, now) === null &&
      isTheirDecision(person, event, submission, permissions),
  );
}
