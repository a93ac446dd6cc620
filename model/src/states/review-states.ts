/** The states of one reviewer's review of one round: what staff and the reviewer read (field 5.2). */

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
    label: 'Invited',
    says: 'Please say whether you can review this manuscript.',
    isOpen: true,
    load: 'invited',
  }),
  accepted: row({
    label: 'Accepted',
    says: 'You have agreed to review this manuscript.',
    isOpen: true,
    load: 'working',
  }),
  declined: row({
    label: 'Declined',
    says: 'You have declined this invitation. Thank you for answering.',
    isOpen: false,
    load: 'declined',
  }),
  expired: row({
    label: 'No answer',
    says: 'The invitation has expired, and the journal has asked another reviewer.',
    isOpen: false,
    load: 'expired',
  }),
  cancelled: row({
    label: 'Cancelled',
    says: 'The journal no longer needs this review.',
    isOpen: false,
    load: 'cancelled',
  }),
  in_progress: row({
    label: 'Being written',
    says: 'Your report is kept as you write it.',
    isOpen: true,
    load: 'working',
  }),
  submitted: row({
    label: 'Received',
    says: 'Your report has reached the journal. Thank you.',
    isOpen: false,
    load: 'done',
  }),
  overdue: row({
    label: 'Overdue',
    says: 'Your report was expected before today. It is still welcome.',
    isOpen: true,
    load: 'working',
  }),
  returned_for_clarification: row({
    label: 'Clarification asked for',
    says: 'The editor has a question about your report.',
    isOpen: true,
    load: 'working',
  }),
  considered: row({
    label: 'Read',
    says: 'Your report has reached the journal. Thank you.',
    isOpen: false,
    load: 'done',
  }),
  thanked: row({
    label: 'Thanked',
    says: 'The editor has decided with the help of your report. Thank you.',
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
