import { possibleReviewEvents, type ReviewEvent } from '@quire/model/states/review';
import { call } from '../../../../data/calls.ts';
import type { LiveReview } from '../work/live-review.ts';

/** The actions of an editor on one review, and what is asked first. */
export interface ReviewAction {
  readonly label: string;
  readonly explains: string;
  readonly does: string;
  readonly done: string;
  readonly asks?: { readonly label: string; readonly isNeeded: boolean; readonly most: number };
  /** Another date is chosen. */
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
/** A deadline is the end of its day. */
const endOf = (day: string) => `${day}T23:59:59.000Z`;

export const REVIEW_ACTIONS = {
  remind: action({
    label: 'Remind',
    explains: 'A mail with a new link is sent immediately, in addition to automatic reminders.',
    does: 'Send reminder',
    done: 'Reminder sent.',
    run: (of) => call('remindReviewer', named(of)),
  }),
  extend: action({
    label: 'Extend due date',
    explains: 'The reviewer gets more time.',
    does: 'Extend',
    done: 'Due date extended.',
    setsDay: true,
    run: (of, { day }) => call('extendReview', { ...named(of), due: endOf(day) }),
  }),
  return: action({
    label: 'Request clarification',
    explains: 'The report is reopened for the reviewer for one week.',
    does: 'Request',
    done: 'Clarification requested.',
    asks: { label: 'What should be clarified', isNeeded: true, most: 5_000 },
    run: (of, { text }) => call('returnReview', { ...named(of), question: text }),
  }),
  consider: action({
    label: 'Mark as read',
    explains: 'You can rate the report. Editors see ratings when they look for reviewers.',
    does: 'Mark as read',
    done: 'Marked as read.',
    rates: true,
    run: (of, { rating }) =>
      call('considerReview', { ...named(of), ...(rating === null ? {} : { rating }) }),
  }),
  reinvite: action({
    label: 'Invite again',
    explains: 'The same person is invited again, with new due dates.',
    does: 'Invite again',
    done: 'Invitation sent again.',
    asks: {
      label: 'Reason, if there is a conflict',
      isNeeded: false,
      most: 2_000,
    },
    run: (of, { text }) =>
      call('reinviteReviewer', { ...named(of), ...(text && { override: text }) }),
  }),
  cancel: action({
    label: 'Cancel',
    explains: 'The reviewer’s link will no longer be valid, and the reviewer is notified by mail.',
    does: 'Cancel review',
    done: 'Review cancelled.',
    isGrave: true,
    asks: { label: 'Message to the reviewer (optional)', isNeeded: false, most: 2_000 },
    run: (of, { text }) => call('cancelReview', { ...named(of), reason: text }),
  }),
} as const satisfies Readonly<Partial<Record<ReviewEvent, ReviewAction>>>;

export type ReviewActionName = keyof typeof REVIEW_ACTIONS;
const NAMES = Object.keys(REVIEW_ACTIONS) as ReviewActionName[];

/** The stage of a submission with regard to its reviews. */
export interface RoundNow {
  /** An earlier round: its reports can only be read. */
  readonly isThisRound: boolean;
  /** Reviewers are being invited. */
  readonly mayInvite: boolean;
}

/** The actions that a review allows now. */
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
