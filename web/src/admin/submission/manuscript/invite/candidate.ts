import type { CallRequest } from '../../../../data/calls.ts';

type Reviewer = CallRequest<'inviteReviewer'>['reviewer'];

/** Somebody who is about to be invited: of the base by their id, or new to it. */
export interface Candidate {
  readonly name: string;
  readonly reviewer: Reviewer;
}
