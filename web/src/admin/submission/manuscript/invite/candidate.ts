import type { SuggestedInstead } from '@quire/model/entities/review';
import type { CallRequest } from '../../../../data/calls.ts';

type Reviewer = CallRequest<'inviteReviewer'>['reviewer'];

/** Somebody who is about to be invited: of the base by their id, or new to it. */
export interface Candidate {
  readonly name: string;
  readonly reviewer: Reviewer;
}

/** What is known of somebody new, to be completed. */
export interface Newcomer {
  readonly given: string;
  readonly family: string;
  readonly email: string;
  readonly affiliation: string;
}

export const NOBODY_KNOWN: Newcomer = { given: '', family: '', email: '', affiliation: '' };

/** Whom a reviewer suggests, by the last word of the name. */
export function newcomerOf({ name, email, affiliation }: SuggestedInstead): Newcomer {
  const last = name.lastIndexOf(' ');
  return {
    ...{ given: name.slice(0, Math.max(0, last)), family: name.slice(last + 1) },
    ...{ email, affiliation },
  };
}
