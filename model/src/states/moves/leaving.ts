/** What an author may do against a decision or to end it. */
import type { SubmissionState } from '../submission-states.ts';
import { row, type SubmissionMove } from './move.ts';

/** Where a withdrawal has to be requested: other people are working on the submission. */
const AT_WORK = [
  'with_editor',
  'reviewer_invitation',
  'under_review',
  'reviews_complete',
  'minor_revision',
  'major_revision',
  'revision_submitted',
  'accepted',
  'awaiting_payment',
] as const satisfies readonly SubmissionState[];

export const LEAVING_MOVES = {
  /** Once, within `APPEAL_DAYS` of the decision. */
  appeal: row({
    from: ['rejected', 'desk_rejected'],
    to: 'with_editor',
    by: ['author'],
    says: 'letter',
    shown: true,
    mails: ['editor/appeal'],
  }),
  withdraw: row({
    from: ['submitted', 'technical_check', 'returned_to_author', 'transfer_offered', 'lapsed'],
    to: 'withdrawn',
    by: ['author'],
    says: 'reason',
    shown: true,
    mails: ['author/withdrawn', 'editor/withdrawn'],
  }),
  /** On the author's wish, of which the editor heard by other means. */
  withdraw_for_author: row({
    from: ['minor_revision', 'major_revision', 'lapsed'],
    to: 'withdrawn',
    by: ['editor'],
    says: 'reason',
    shown: true,
    mails: ['author/withdrawn'],
  }),
  request_withdrawal: row({
    from: AT_WORK,
    to: 'withdrawal_requested',
    by: ['author'],
    says: 'reason',
    shown: true,
    mails: ['editor/withdrawal-requested'],
  }),
  confirm_withdrawal: row({
    from: ['withdrawal_requested'],
    to: 'withdrawn',
    by: ['editor'],
    shown: true,
    mails: ['author/withdrawn'],
  }),
  decline_withdrawal: row({
    from: ['withdrawal_requested'],
    to: 'before',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/status-changed'],
  }),
} as const satisfies Readonly<Record<string, SubmissionMove>>;
