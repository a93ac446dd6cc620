import { possibleReviewEvents, type ReviewEvent } from '@quire/model/states/review';
import { call } from '../../../../data/calls.ts';
import type { LiveReview } from '../work/live-review.ts';

/** What an editor does to one review, and what is asked first. */
export interface ReviewAction {
  readonly label: string;
  readonly explains: string;
  readonly does: string;
  readonly done: string;
  readonly asks?: { readonly label: string; readonly isNeeded: boolean; readonly most: number };
  /** Another day is chosen. */
  readonly setsDay?: true;
  /** From 1 to 5. */
  readonly rates?: true;
  readonly isGrave?: true;
  readonly run: (
    of: LiveReview,
    said: { readonly text: string; readonly day: string; readonly rating: number | null },
  ) => Promise<unknown>;
}

const action = (row: ReviewAction): ReviewAction => row;
const named = ({ submission, id: review }: LiveReview) => ({ submission, review });
/** A day is over when it ends. */
const endOf = (day: string) => `${day}T23:59:59.000Z`;

export const REVIEW_ACTIONS = {
  remind: action({
    label: 'Remind',
    explains: 'A mail with a new link goes out at once. The press reminds by itself as well.',
    does: 'Send a reminder',
    done: 'Reminder sent.',
    run: (of) => call('remindReviewer', named(of)),
  }),
  extend: action({
    label: 'Give more time',
    explains: 'Until when?',
    does: 'Set the day',
    done: 'The day is set.',
    setsDay: true,
    run: (of, { day }) => call('extendReview', { ...named(of), due: endOf(day) }),
  }),
  return: action({
    label: 'Ask for a clarification',
    explains: 'The report is open to its reviewer again for a week.',
    does: 'Ask',
    done: 'Asked.',
    asks: { label: 'What is to be clarified', isNeeded: true, most: 5_000 },
    run: (of, { text }) => call('returnReview', { ...named(of), question: text }),
  }),
  consider: action({
    label: 'Mark as read',
    explains: 'You can rate the report: editors see that when they look for reviewers.',
    does: 'Mark as read',
    done: 'Marked as read.',
    rates: true,
    run: (of, { rating }) =>
      call('considerReview', { ...named(of), ...(rating === null ? {} : { rating }) }),
  }),
  reinvite: action({
    label: 'Invite again',
    explains: 'The same person is asked once more, with new days.',
    does: 'Invite again',
    done: 'Invited again.',
    asks: {
      label: 'Why, where something speaks against it',
      isNeeded: false,
      most: 2_000,
    },
    run: (of, { text }) =>
      call('reinviteReviewer', { ...named(of), ...(text && { override: text }) }),
  }),
  cancel: action({
    label: 'Cancel',
    explains: 'The link is worth nothing from now on, and the reviewer is told in a mail.',
    does: 'Cancel the review',
    done: 'Cancelled.',
    isGrave: true,
    asks: { label: 'A word to the reviewer (may stay empty)', isNeeded: false, most: 2_000 },
    run: (of, { text }) => call('cancelReview', { ...named(of), reason: text }),
  }),
} as const satisfies Readonly<Partial<Record<ReviewEvent, ReviewAction>>>;

export type ReviewActionName = keyof typeof REVIEW_ACTIONS;
const NAMES = Object.keys(REVIEW_ACTIONS) as ReviewActionName[];

/** Where a submission stands, for its reviews. */
export interface RoundNow {
  /** An earlier round is over: its reports are read, and that is all. */
  readonly isThisRound: boolean;
  /** Reviewers are being asked. */
  readonly mayInvite: boolean;
}

/** What can be done to a review now. */
export function actionsFor(
  { state }: LiveReview,
  { isThisRound, mayInvite }: RoundNow,
): ReviewActionName[] {
  const possible = possibleReviewEvents(state, 'editor');
  return NAMES.filter(
    (name) =>
      possible.includes(name) &&
      (isThisRound || name === 'consider') &&
      (mayInvite || name !== 'reinvite'),
  );
}
