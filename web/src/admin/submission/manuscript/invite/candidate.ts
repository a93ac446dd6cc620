import type { SuggestedInstead } from '@quire/model/entities/review';
import type { CallRequest } from '../../../../data/calls.ts';

type Reviewer = CallRequest<'inviteReviewer'>['reviewer'];

/** A person about to be invited: from the reviewer database by id, or new to it. */
export interface Candidate {
  readonly name: string;
  readonly reviewer: Reviewer;
}

/** What is known about a new reviewer, to be completed. */
export interface Newcomer {
  readonly given: string;
  readonly family: string;
  readonly email: string;
  readonly affiliation: string;
}

export const NOBODY_KNOWN: Newcomer = { given: '', family: '', email: '', affiliation: '' };

/** A person suggested by a reviewer; the last word of the name is taken as the family name. */
export function newcomerOf({ name, email, affiliation }: SuggestedInstead): Newcomer {
  const last = name.lastIndexOf(' ');
  return {
    ...{ given: name.slice(0, Math.max(0, last)), family: name.slice(last + 1) },
    ...{ email, affiliation },
  };
}
