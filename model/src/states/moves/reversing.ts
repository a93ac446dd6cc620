/** Reverses a decision that has been sent, or rejects an accepted manuscript. */
import type { SubmissionState } from '../submission-states.ts';
import { row, type SubmissionMove } from './move.ts';

/** From acceptance until a day of publication is set. The schedule has to be cancelled first. */
const ACCEPTED = [
  'accepted',
  'awaiting_payment',
  'production',
  'copyediting',
  'typesetting',
  'proof_author',
  'proof_final',
] as const satisfies readonly SubmissionState[];

/** All of them also take a reason for the record: `isReversal`. */
export const REVERSING_MOVES = {
  reverse_desk_rejection: row({
    from: ['desk_rejected'],
    to: 'with_editor',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/status-changed'],
  }),
  reverse_rejection: row({
    from: ['rejected'],
    to: 'reviews_complete',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/status-changed'],
  }),
  reverse_offer: row({
    from: ['transfer_offered'],
    to: 'before',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/status-changed'],
  }),
  reverse_acceptance: row({
    from: ACCEPTED,
    to: 'reviews_complete',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/status-changed'],
  }),
  reject_accepted: row({
    from: ACCEPTED,
    to: 'rejected',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/decision'],
  }),
} as const satisfies Readonly<Record<string, SubmissionMove>>;

const NAMES: ReadonlySet<string> = new Set(Object.keys(REVERSING_MOVES));

/** Whether a move reverses what the author has been told. It needs a reason, for staff. */
export const isReversal = (event: string): boolean => NAMES.has(event);

/** Whether it reverses an acceptance, which affects invoices and the article. */
export const endsAcceptance = (event: string): boolean =>
  event === 'reverse_acceptance' || event === 'reject_accepted';
