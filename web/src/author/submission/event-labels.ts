import type { StaffEvent, SubmissionEventRecord } from '@quire/model/entities/submission-record';

type Event = SubmissionEventRecord['event'];

/** What the entries of a timeline say to the author. */
const WORDS: Readonly<Record<Exclude<Event, StaffEvent>, string>> = {
  submit: 'You sent the manuscript',
  resubmit: 'You sent the manuscript again',
  begin_check: 'Check of the files begun',
  return_to_author: 'Returned for corrections',
  pass_check: 'Files checked, passed to an editor',
  back_to_check: 'Files checked again',
  desk_reject: 'Rejected without review',
  seek_reviewers: 'Looking for reviewers',
  accept_unreviewed: 'Accepted',
  offer_transfer: 'Transfer to another journal offered',
  accept_transfer: 'You accepted the transfer',
  decline_transfer: 'You declined the transfer',
  begin_review: 'Sent to reviewers',
  complete_reviews: 'Round of review completed',
  cancel_round: 'Round of review ended early',
  request_minor: 'Minor revision requested',
  request_major: 'Major revision requested',
  reject: 'Rejected',
  reject_resubmit: 'Rejected; a new submission is welcome',
  accept: 'Accepted',
  new_round: 'Another round of review begun',
  submit_revision: 'You sent the revision',
  lapse: 'The time for the revision is over',
  reopen: 'Opened again by the editor',
  send_to_review: 'Revision sent to reviewers',
  judge_revision: 'The editor reads the revision',
  bill: 'Invoice issued',
  start_production: 'Production begun',
  settle_payment: 'Charge settled',
  release_unpaid: 'Production begun before payment',
  start_copyediting: 'Copy-editing begun',
  start_typesetting: 'Typesetting begun',
  send_proof: 'Proof sent to you',
  approve_proof: 'Proof approved',
  send_corrections: 'You sent corrections to the proof',
  schedule: 'Day of publication chosen',
  back_to_production: 'Back to production',
  back_to_copyediting: 'Back to copy-editing',
  back_to_typesetting: 'Back to typesetting',
  back_to_author_proof: 'A new proof sent to you',
  back_to_final_proof: 'Day of publication taken back',
  publish: 'Published',
  correct: 'Correction published',
  express_concern: 'Expression of concern published',
  retract: 'Retracted',
  remove: 'Removed',
  appeal: 'You appealed against the decision',
  withdraw: 'You withdrew the submission',
  request_withdrawal: 'You asked to withdraw the submission',
  confirm_withdrawal: 'Withdrawal confirmed',
  decline_withdrawal: 'Withdrawal not granted',
  co_author_confirmed: 'A co-author confirmed',
  co_author_objected: 'A co-author objected',
  file_added: 'File added',
  file_removed: 'File removed',
  author_changed: 'Authors changed',
};

const SAID: Readonly<Partial<Record<Event, string>>> = WORDS;

/** An entry of the timeline as its author reads it; what staff do behind the scenes is not sent to them. */
export const authorEventLabel = ({ event }: Pick<SubmissionEventRecord, 'event'>): string =>
  SAID[event] ?? '';
