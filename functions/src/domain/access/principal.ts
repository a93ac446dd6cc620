import type { Submission } from '@quire/model/entities/submission';
import type { Asker, Reaches } from '@quire/model/roles';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import { capacitiesIn, isTheirDecision } from '@quire/model/submission/capacities';

/** Somebody who acts on a submission. */
export interface Person extends Asker {
  readonly email?: string | undefined;
}
/** The press's own hand: what follows from something else, and schedules. */
export type Principal = Person | 'system';

export const principalId = (principal: Principal): string =>
  principal === 'system' ? 'system' : principal.uid;

type Subject = Pick<
  Submission,
  'owner' | 'authorUids' | 'journal' | 'specialIssue' | 'editors' | 'production' | 'state'
>;

/** In which capacities somebody acts on a submission: a person in theirs, the press as itself. */
export const capacitiesOf = (
  principal: Principal,
  submission: Subject,
  permissions: Reaches = {},
): SubmissionActor[] =>
  principal === 'system' ? ['system'] : capacitiesIn(principal, submission, permissions);

/** Whether a journal that leaves decisions to some of its editors leaves this one to them. */
export const mayDecide = (
  principal: Principal,
  event: SubmissionEvent,
  submission: Subject,
  permissions: Reaches,
): boolean => principal === 'system' || isTheirDecision(principal, event, submission, permissions);
