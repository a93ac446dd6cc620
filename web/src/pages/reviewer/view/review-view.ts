import { errorMessage } from '@quire/model/errors';
import { CallError } from '../../../data/call-error.ts';
import { type CallAnswer, call } from '../../../data/calls.ts';

/** What a reviewer is shown behind the link of their mail. */
export type ReviewView = CallAnswer<'viewReview'>;
export type Report = ReviewView['report'];
export type Manuscript = NonNullable<ReviewView['manuscript']>;

/** What the link leads to. */
export type Found = { readonly view: ReviewView } | { readonly problem: string };

/** Looks up what stands behind a link; what keeps it from being shown, in words. */
export async function loadReview(token: string): Promise<Found> {
  if (!token) return { problem: errorMessage('review/link-unknown') };
  try {
    return { view: await call('viewReview', { token }) };
  } catch (error) {
    const known = error instanceof CallError ? error : new CallError('page/unavailable');
    // A link that a mail program has cut is unknown to the press, not a form that is filled in wrongly.
    const isCut = known.code === 'input/invalid';
    return { problem: isCut ? errorMessage('review/link-unknown') : known.message };
  }
}
