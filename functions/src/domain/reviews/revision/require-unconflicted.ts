import type { Submission } from '@quire/model/entities/submission';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Principal } from '../../access/principal.ts';
import { readAuthorsFacts } from '../../conflicts/authors-facts.ts';
import { editorConflicts } from '../../conflicts/editor-conflicts.ts';
import { type MoveSubscriber, NO_REACTION } from '../../submissions/move-subscriber.ts';
import type { SubmissionPorts } from '../../submissions/ports.ts';

/**
 * Throws `submission/deciding-in-conflict` for an editor with a conflict, unless the manuscript is assigned to
 * them: the person who assigned it gave a reason.
 */
export async function requireUnconflicted(
  { db, now }: Pick<SubmissionPorts, 'db' | 'now'>,
  principal: Principal,
  submission: Submission,
): Promise<void> {
  if (principal === 'system' || submission.editors.includes(principal.uid)) return;
  const facts = await readAuthorsFacts(db, submission, now());
  const conflicts = await editorConflicts(db, facts, principal.uid);
  if (conflicts.length > 0) throw new Refused('submission/deciding-in-conflict');
}

/** What an editor does on behalf of the author or against an earlier decision. */
const ACTS: ReadonlySet<SubmissionEvent> = new Set<SubmissionEvent>([
  'rescind_revision',
  'withdraw_for_author',
  'reverse_desk_rejection',
  'reverse_rejection',
  'reverse_offer',
  'reverse_acceptance',
  'reject_accepted',
]);

/** Refuses these moves to editors in conflict. Throws `Refused`. */
export const conflictsFollowMove: MoveSubscriber = async (ports, _tx, moving) => {
  if (ACTS.has(moving.asked.event)) {
    await requireUnconflicted(ports, moving.principal, moving.submission);
  }
  return NO_REACTION;
};
