import type { StoredSubmission } from '@quire/model/entities/submission';
import { SUBMISSION_STATES } from '@quire/model/states/submission-states';

const rank = ({ state }: Pick<StoredSubmission, 'state'>): number => {
  if (state === 'draft') return 0;
  return SUBMISSION_STATES[state].turn === 'author' ? 1 : 2;
};

/** Drafts first, then what waits for the author, then the rest; each in the order it came in. */
export function draftsFirst<Item extends Pick<StoredSubmission, 'state'>>(
  submissions: readonly Item[],
): Item[] {
  return [...submissions].sort((one, other) => rank(one) - rank(other));
}
