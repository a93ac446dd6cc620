import { errorMessage } from '@quire/model/errors';
import { CallError } from '../../../data/call-error.ts';
import { type CallAnswer, call } from '../../../data/calls.ts';

/** What the link in a reviewer's mail shows. */
export type ReviewView = CallAnswer<'viewReview'>;
export type Report = ReviewView['report'];
export type Manuscript = NonNullable<ReviewView['manuscript']>;

/** What the link leads to. */
export type Found = { readonly view: ReviewView } | { readonly problem: string };

/** Loads the review of a link, or the reason why it cannot be shown. */
export async function loadReview(token: string): Promise<Found> {
  if (!token) return { problem: errorMessage('review/link-unknown') };
  try {
    return { view: await call('viewReview', { token }) };
  } catch (error) {
    const known = error instanceof CallError ? error : new CallError('page/unavailable');
    // A link that a mail program has cut off is unknown, and not a form with mistakes.
    const isCut = known.code === 'input/invalid';
    return { problem: isCut ? errorMessage('review/link-unknown') : known.message };
  }
}
