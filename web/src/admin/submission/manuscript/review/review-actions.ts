import { t } from '@quire/model/messages/t';
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
    label: t('officeReview.remind'),
    explains: t('officeReview.remindHint'),
    does: t('officeReview.sendReminder'),
    done: t('officeReview.reminderSent'),
    run: (of) => call('remindReviewer', named(of)),
  }),
  extend: action({
    label: t('officeReview.extendDueDate'),
    explains: t('officeReview.extendHint'),
    does: t('officeReview.extend'),
    done: t('officeReview.dueDateExtended'),
    setsDay: true,
    run: (of, { day }) => call('extendReview', { ...named(of), due: endOf(day) }),
  }),
  return: action({
    label: t('officeReview.requestClarification'),
    explains: t('officeReview.clarificationHint'),
    does: t('officeReview.request'),
    done: t('officeReview.clarificationRequested'),
    asks: { label: t('officeReview.clarificationQuestion'), isNeeded: true, most: 5_000 },
    run: (of, { text }) => call('returnReview', { ...named(of), question: text }),
  }),
  consider: action({
    label: t('officeReview.markAsRead'),
    explains: t('officeReview.markAsReadHint'),
    does: t('officeReview.markAsRead'),
    done: t('officeReview.markedAsRead'),
    rates: true,
    run: (of, { rating }) =>
      call('considerReview', { ...named(of), ...(rating === null ? {} : { rating }) }),
  }),
  reinvite: action({
    label: t('officeReview.inviteAgain'),
    explains: t('officeReview.inviteAgainHint'),
    does: t('officeReview.inviteAgain'),
    done: t('officeReview.invitationSentAgain'),
    asks: {
      label: t('officeReview.inviteAgainReason'),
      isNeeded: false,
      most: 2_000,
    },
    run: (of, { text }) =>
      call('reinviteReviewer', { ...named(of), ...(text && { override: text }) }),
  }),
  cancel: action({
    label: t('officeReview.cancelAction'),
    explains: t('officeReview.cancelReviewHint'),
    does: t('officeReview.cancelReview'),
    done: t('officeReview.reviewCancelled'),
    isGrave: true,
    asks: { label: t('officeReview.messageToReviewer'), isNeeded: false, most: 2_000 },
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
