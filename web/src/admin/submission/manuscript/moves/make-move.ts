import type { StoredSubmission } from '@quire/model/entities/submission';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import { CallError } from '../../../../data/call-error.ts';
import { type CallRequest, call } from '../../../../data/calls.ts';

type Said = Partial<
  Pick<
    CallRequest<'moveSubmission'>,
    'reason' | 'letter' | 'reviews' | 'journal' | 'on' | 'fewReportsReason'
  >
>;

/**
 * Moves a submission from the state in which it was shown. Resolves to the instant at which a decision takes effect,
 * or to nothing for other moves. Rejects with what is missing, or with the reason.
 */
export async function makeMove(
  { id, state }: StoredSubmission,
  event: SubmissionEvent,
  said: Said = {},
): Promise<string | undefined> {
  const { problems, takesEffectAt } = await call('moveSubmission', {
    submission: id,
    event,
    from: state,
    ...said,
  });
  if (problems.length > 0) throw new CallError('input/invalid', { problems });
  return takesEffectAt;
}
