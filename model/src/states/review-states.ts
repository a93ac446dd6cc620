/** The states of one reviewer's review of one round: what staff and the reviewer read (field 5.2). */

import { t } from '../messages/t.ts';

interface StateRow {
  /** For the office. */
  readonly label: string;
  /** For the reviewer, behind their link. */
  readonly says: string;
  /** The journal is waiting for the reviewer. */
  readonly isOpen: boolean;
  /** Which of the reviewer's counters it belongs to. */
  readonly load: ReviewLoadKey;
}

/** The counters of `reviewers/{id}.load`. */
export type ReviewLoadKey = 'invited' | 'working' | 'done' | 'declined' | 'expired' | 'cancelled';

const row = (state: StateRow): StateRow => state;

export const REVIEW_STATES = {
  invited: row({
    get label() {
      return t('states.reviewInvited');
    },
    get says() {
      return t('states.reviewInvitedSays');
    },
    isOpen: true,
    load: 'invited',
  }),
  accepted: row({
    get label() {
      return t('states.reviewAccepted');
    },
    get says() {
      return t('states.reviewAcceptedSays');
    },
    isOpen: true,
    load: 'working',
  }),
  declined: row({
    get label() {
      return t('states.reviewDeclined');
    },
    get says() {
      return t('states.reviewDeclinedSays');
    },
    isOpen: false,
    load: 'declined',
  }),
  expired: row({
    get label() {
      return t('states.reviewExpired');
    },
    get says() {
      return t('states.reviewExpiredSays');
    },
    isOpen: false,
    load: 'expired',
  }),
  cancelled: row({
    get label() {
      return t('states.reviewCancelled');
    },
    get says() {
      return t('states.reviewCancelledSays');
    },
    isOpen: false,
    load: 'cancelled',
  }),
  in_progress: row({
    get label() {
      return t('states.reviewInProgress');
    },
    get says() {
      return t('states.reviewInProgressSays');
    },
    isOpen: true,
    load: 'working',
  }),
  submitted: row({
    get label() {
      return t('states.reviewSubmitted');
    },
    get says() {
      return t('states.reviewSubmittedSays');
    },
    isOpen: false,
    load: 'done',
  }),
  overdue: row({
    get label() {
      return t('states.reviewOverdue');
    },
    get says() {
      return t('states.reviewOverdueSays');
    },
    isOpen: true,
    load: 'working',
  }),
  returned_for_clarification: row({
    get label() {
      return t('states.reviewReturnedForClarification');
    },
    get says() {
      return t('states.reviewReturnedForClarificationSays');
    },
    isOpen: true,
    load: 'working',
  }),
  considered: row({
    get label() {
      return t('states.reviewConsidered');
    },
    get says() {
      return t('states.reviewConsideredSays');
    },
    isOpen: false,
    load: 'done',
  }),
  thanked: row({
    get label() {
      return t('states.reviewThanked');
    },
    get says() {
      return t('states.reviewThankedSays');
    },
    isOpen: false,
    load: 'done',
  }),
} as const satisfies Readonly<Record<string, StateRow>>;

export type ReviewState = keyof typeof REVIEW_STATES;
export const REVIEW_STATE_NAMES = Object.keys(REVIEW_STATES) as [ReviewState, ...ReviewState[]];

export const isReviewOpen = (state: ReviewState): boolean => REVIEW_STATES[state].isOpen;
/** The reviewer has agreed and the report is still to come. */
export const isReviewing = (state: ReviewState): boolean => REVIEW_STATES[state].load === 'working';
/** The report is in. */
export const isReviewIn = (state: ReviewState): boolean => REVIEW_STATES[state].load === 'done';
/** Where the reviewer may change the report. */
export const isReportOpen = (state: ReviewState): boolean => isReviewing(state);
/** Where the reviewer and the editors may write to each other. */
export const takesMessages = (state: ReviewState): boolean =>
  isReviewOpen(state) || state === 'submitted' || state === 'considered';
/** Where the reviewer may fetch the manuscript's files. */
export const seesFiles = (state: ReviewState): boolean =>
  isReviewing(state) || state === 'submitted';
