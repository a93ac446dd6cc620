import type { SubmissionEvent } from '@quire/model/states/moves/submission';

/** What the letters of the press are called. */
export const DECISION_LABELS: Partial<Readonly<Record<SubmissionEvent, string>>> = {
  return_to_author: 'Returned for corrections',
  desk_reject: 'Rejected without review',
  accept_unreviewed: 'Accepted',
  offer_transfer: 'Transfer offered',
  request_minor: 'Minor revision requested',
  request_major: 'Major revision requested',
  reject: 'Rejected',
  reject_resubmit: 'Rejected, resubmission welcome',
  accept: 'Accepted',
  rescind_revision: 'Revision request withdrawn',
  decline: 'Rejected',
  reverse_desk_rejection: 'Rejection reversed',
  reverse_rejection: 'Rejection reversed',
  reverse_offer: 'Transfer offer withdrawn',
  reverse_acceptance: 'Acceptance reversed',
  reject_accepted: 'Rejected after acceptance',
  decline_withdrawal: 'Withdrawal not granted',
};
