import type { ErrorCode } from '@quire/model/errors';
import { CallError } from '../../../../data/call-error.ts';
import { problemOf } from '../work/problem-of.ts';

/** Why one of several reviewers was not invited. */
export interface InvitationRefusal {
  readonly message: string;
  /** With a reason they can be invited all the same. */
  readonly isConflict: boolean;
}

/** These concern the one reviewer; any other would refuse all of them. */
const OF_ONE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'invitation/stopped',
  'review/already-invited',
  'review/author',
  'review/conflict',
  'review/no-reviewer',
  'review/unavailable',
]);

interface Told {
  /** Invites one of them. It may be repeated: who has been invited is not invited twice. */
  readonly invite: (reviewer: string) => Promise<unknown>;
  readonly onInvited: (reviewer: string) => void;
  readonly onRefused: (reviewer: string, refusal: InvitationRefusal) => void;
}

/**
 * Invites reviewers one after the other. A refusal of one does not stop the others. Rejects with the first that
 * concerns all; those who were invited before it have been told.
 */
export async function inviteEach(
  reviewers: readonly string[],
  { invite, onInvited, onRefused }: Told,
): Promise<void> {
  for (const reviewer of reviewers) {
    try {
      await invite(reviewer);
    } catch (error) {
      if (!(error instanceof CallError) || !OF_ONE.has(error.code)) throw error;
      const isConflict = error.code === 'review/conflict';
      onRefused(reviewer, { message: problemOf(error), isConflict });
      continue;
    }
    onInvited(reviewer);
  }
}
