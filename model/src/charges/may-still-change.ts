import type { Submission } from '../entities/submission.ts';
import { PRODUCTION_STATES, SUBMISSION_STATES } from '../states/submission-states.ts';

const BEFORE_PRODUCTION: readonly Submission['state'][] = ['accepted', 'awaiting_payment'];

/** Whether a charge is still to come or to be paid: the manuscript was sent, is not over, not in production. */
export function mayStillChange({ state }: Pick<Submission, 'state'>): boolean {
  if (BEFORE_PRODUCTION.includes(state)) return true;
  const row: { readonly over?: true } = SUBMISSION_STATES[state];
  return state !== 'draft' && !row.over && !PRODUCTION_STATES.some((each) => each === state);
}
