import type { Submission } from '@quire/model/entities/submission';
import type { Asker, Reaches } from '@quire/model/roles';
import { capacitiesIn, isTheirDecision } from '@quire/model/states/capacities';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import type { SubmissionEvent } from '@quire/model/states/submission';

/** Somebody who acts on a submission. */
export interface Person extends Asker {
  readonly email?: string | undefined;
}
/** The press's own hand: what follows from something else, and schedules. */
export type Mover = Person | 'system';

export const moverId = (mover: Mover): string => (mover === 'system' ? 'system' : mover.uid);

type Subject = Pick<
  Submission,
  'owner' | 'authorUids' | 'journal' | 'editors' | 'production' | 'state'
>;

/** In which capacities somebody acts on a submission: a person in theirs, the press as itself. */
export const capacitiesOf = (
  mover: Mover,
  submission: Subject,
  permissions: Reaches = {},
): SubmissionActor[] =>
  mover === 'system' ? ['system'] : capacitiesIn(mover, submission, permissions);

/** Whether a journal that leaves decisions to some of its editors leaves this one to them. */
export const mayDecide = (
  mover: Mover,
  event: SubmissionEvent,
  submission: Subject,
  permissions: Reaches,
): boolean => mover === 'system' || isTheirDecision(mover, event, submission, permissions);
