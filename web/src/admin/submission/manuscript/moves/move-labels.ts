import { t } from '@quire/model/messages/t';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';

/** How the office describes a move before it is made. */
export interface MoveLabels {
  readonly label: string;
  readonly explains: string;
  /** The usual next step; offered first. */
  readonly isWayOn?: true;
  readonly isGrave?: true;
  /** Made in the letter dialog: with a draft letter, and the reports sent with it. */
  readonly isLetter?: true;
  /** Made with the first invitation, in the invitation dialog. */
  readonly isInvitation?: true;
  /** Made without asking; this move undoes it. */
  readonly undo?: SubmissionEvent;
  /** The message when it is made without asking. */
  readonly done?: string;
}

const row = (words: MoveLabels): MoveLabels => words;

/** The moves that staff make, in the order in which they are offered. */
const MOVE_WORDS = {
  pass_check: row({
    label: t('officeMoves.passCheck'),
    explains: t('officeMoves.passCheckHint'),
    isWayOn: true,
    undo: 'back_to_check',
    done: t('officeMoves.passCheckDone'),
  }),
  return_to_author: row({
    label: t('officeMoves.returnToAuthor'),
    explains: t('officeMoves.returnToAuthorHint'),
    isLetter: true,
  }),
  seek_reviewers: row({
    label: t('officeMoves.seekReviewers'),
    explains: t('officeMoves.seekReviewersHint'),
    isWayOn: true,
    isInvitation: true,
  }),
  accept_unreviewed: row({
    label: t('officeMoves.acceptUnreviewed'),
    explains: t('officeMoves.acceptUnreviewedHint'),
    isWayOn: true,
    isLetter: true,
  }),
  begin_review: row({
    label: t('officeMoves.beginReview'),
    explains: t('officeMoves.beginReviewHint'),
  }),
  complete_reviews: row({
    label: t('officeMoves.completeReviews'),
    explains: t('officeMoves.completeReviewsHint'),
  }),
  cancel_round: row({
    label: t('officeMoves.cancelRound'),
    explains: t('officeMoves.cancelRoundHint'),
    isGrave: true,
  }),
  accept: row({
    label: t('officeMoves.accept'),
    explains: t('officeMoves.acceptHint'),
    isWayOn: true,
    isLetter: true,
  }),
  request_minor: row({
    label: t('officeMoves.requestMinor'),
    explains: t('officeMoves.requestMinorHint'),
    isWayOn: true,
    isLetter: true,
  }),
  request_major: row({
    label: t('officeMoves.requestMajor'),
    explains: t('officeMoves.requestMajorHint'),
    isWayOn: true,
    isLetter: true,
  }),
  reject_resubmit: row({
    label: t('officeMoves.rejectResubmit'),
    explains: t('officeMoves.rejectResubmitHint'),
    isWayOn: true,
    isLetter: true,
  }),
  reject: row({
    label: t('officeMoves.reject'),
    explains: t('officeMoves.rejectHint'),
    isWayOn: true,
    isLetter: true,
  }),
  new_round: row({
    label: t('officeMoves.newRound'),
    explains: t('officeMoves.newRoundHint'),
  }),
  send_to_review: row({
    label: t('officeMoves.sendToReview'),
    explains: t('officeMoves.sendToReviewHint'),
    isWayOn: true,
  }),
  judge_revision: row({
    label: t('officeMoves.judgeRevision'),
    explains: t('officeMoves.judgeRevisionHint'),
    isWayOn: true,
  }),
  reopen: row({
    label: t('officeMoves.reopen'),
    explains: t('officeMoves.reopenHint'),
    isWayOn: true,
  }),
  rescind_revision: row({
    label: t('officeMoves.rescindRevision'),
    explains: t('officeMoves.rescindRevisionHint'),
    isLetter: true,
  }),
  withdraw_for_author: row({
    label: t('officeMoves.withdrawForAuthor'),
    explains: t('officeMoves.withdrawForAuthorHint'),
    isGrave: true,
  }),
  start_production: row({
    label: t('officeMoves.startProduction'),
    explains: t('officeMoves.startProductionHint'),
    isWayOn: true,
  }),
  settle_payment: row({
    label: t('officeMoves.settlePayment'),
    explains: t('officeMoves.settlePaymentHint'),
    isWayOn: true,
  }),
  release_unpaid: row({
    label: t('officeMoves.releaseUnpaid'),
    explains: t('officeMoves.releaseUnpaidHint'),
  }),
  start_copyediting: row({
    label: t('officeMoves.startCopyediting'),
    explains: t('officeMoves.startCopyeditingHint'),
    isWayOn: true,
    undo: 'back_to_production',
    done: t('officeMoves.startCopyeditingDone'),
  }),
  start_typesetting: row({
    label: t('officeMoves.startTypesetting'),
    explains: t('officeMoves.startTypesettingHint'),
    isWayOn: true,
    undo: 'back_to_copyediting',
    done: t('officeMoves.startTypesettingDone'),
  }),
  send_proof: row({
    label: t('officeMoves.sendProof'),
    explains: t('officeMoves.sendProofHint'),
    isWayOn: true,
  }),
  approve_proof: row({
    label: t('officeMoves.approveProof'),
    explains: t('officeMoves.approveProofHint'),
  }),
  schedule: row({
    label: t('officeMoves.schedule'),
    explains: t('officeMoves.scheduleHint'),
    isWayOn: true,
  }),
  back_to_check: row({
    label: t('officeMoves.backToCheck'),
    explains: t('officeMoves.backToCheckHint'),
  }),
  back_to_production: row({
    label: t('officeMoves.backToProduction'),
    explains: t('officeMoves.backToProductionHint'),
  }),
  back_to_copyediting: row({
    label: t('officeMoves.backToCopyediting'),
    explains: t('officeMoves.backToCopyeditingHint'),
  }),
  back_to_typesetting: row({
    label: t('officeMoves.backToTypesetting'),
    explains: t('officeMoves.backToTypesettingHint'),
  }),
  back_to_author_proof: row({
    label: t('officeMoves.backToAuthorProof'),
    explains: t('officeMoves.backToAuthorProofHint'),
  }),
  back_to_final_proof: row({
    label: t('officeMoves.backToFinalProof'),
    explains: t('officeMoves.backToFinalProofHint'),
  }),
  confirm_withdrawal: row({
    label: t('officeMoves.confirmWithdrawal'),
    explains: t('officeMoves.confirmWithdrawalHint'),
    isWayOn: true,
    isGrave: true,
  }),
  decline_withdrawal: row({
    label: t('officeMoves.declineWithdrawal'),
    explains: t('officeMoves.declineWithdrawalHint'),
    isWayOn: true,
    isLetter: true,
  }),
  offer_transfer: row({
    label: t('officeMoves.offerTransfer'),
    explains: t('officeMoves.offerTransferHint'),
    isLetter: true,
  }),
  decline: row({
    label: t('officeMoves.decline'),
    explains: t('officeMoves.declineHint'),
    isGrave: true,
    isLetter: true,
  }),
  reverse_desk_rejection: row({
    label: t('officeMoves.reverseDeskRejection'),
    explains: t('officeMoves.reverseDeskRejectionHint'),
    isLetter: true,
  }),
  reverse_rejection: row({
    label: t('officeMoves.reverseRejection'),
    explains: t('officeMoves.reverseRejectionHint'),
    isLetter: true,
  }),
  reverse_offer: row({
    label: t('officeMoves.reverseOffer'),
    explains: t('officeMoves.reverseOfferHint'),
    isLetter: true,
  }),
  reverse_acceptance: row({
    label: t('officeMoves.reverseAcceptance'),
    explains: t('officeMoves.reverseAcceptanceHint'),
    isGrave: true,
    isLetter: true,
  }),
  reject_accepted: row({
    label: t('officeMoves.rejectAccepted'),
    explains: t('officeMoves.rejectAcceptedHint'),
    isGrave: true,
    isLetter: true,
  }),
  desk_reject: row({
    label: t('officeMoves.deskReject'),
    explains: t('officeMoves.deskRejectHint'),
    isGrave: true,
    isLetter: true,
  }),
} as const satisfies Readonly<Partial<Record<SubmissionEvent, MoveLabels>>>;

export type StaffMove = keyof typeof MOVE_WORDS;
const STAFF_MOVES = Object.keys(MOVE_WORDS) as StaffMove[];

/** Moves that lead to a decision, as described to people who do not decide. */
const WITHOUT_DECISION: Partial<
  Readonly<Record<StaffMove, Pick<MoveLabels, 'label' | 'explains'>>>
> = {
  complete_reviews: {
    label: t('officeMoves.completeReviewsUndecided'),
    explains: t('officeMoves.completeReviewsUndecidedHint'),
  },
};

/** `decides`: whether this person decides on the manuscript. */
export const moveLabelsOf = (move: StaffMove, decides = true): MoveLabels => ({
  ...MOVE_WORDS[move],
  ...(decides ? {} : WITHOUT_DECISION[move]),
});

/** The moves among these events, in the office's order. */
export const staffMoves = (events: readonly SubmissionEvent[]): StaffMove[] =>
  STAFF_MOVES.filter((move) => events.includes(move));

/** The decisions on a round of review: made in one dialog, where one is chosen. */
const ON_REPORTS: readonly StaffMove[] = [
  'accept',
  'request_minor',
  'request_major',
  'reject_resubmit',
  'reject',
];
export const decisionsAmong = (moves: readonly StaffMove[]): StaffMove[] =>
  ON_REPORTS.filter((move) => moves.includes(move));
