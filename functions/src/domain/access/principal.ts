import type { Submission } from '@quire/model/entities/submission';
import type { Asker, Reaches } from '@quire/model/roles';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import { capacitiesIn, isTheirDecision } from '@quire/model/submission/capacities';

/** The person or process that acts on a submission. */
export interface Person extends Asker {
  readonly email?: string | undefined;
}
/** The press itself: for consequences of other actions, and for schedules. */
export type Principal = Person | 'system';

export const principalId = (principal: Principal): string =>
  principal === 'system' ? 'system' : principal.uid;

type Subject = Pick<
  Submission,
  'owner' | 'authorUids' | 'journal' | 'specialIssue' | 'editors' | 'production' | 'state'
>;

/** The capacities in which a principal acts on a submission: people by their roles, the press as itself. */
export const capacitiesOf = (
  principal: Principal,
  submission: Subject,
  permissions: Reaches = {},
): SubmissionActor[] =>
  principal === 'system' ? ['system'] : capacitiesIn(principal, submission, permissions);

/** Whether a journal that delegates decisions to some of its editors delegates this decision to them. */
export const mayDecide = (
  principal: Principal,
  event: SubmissionEvent,
  submission: Subject,
  permissions: Reaches,
): boolean => principal === 'system' || isTheirDecision(principal, event, submission, permissions);
