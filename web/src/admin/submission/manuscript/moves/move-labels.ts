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
    label: 'Approve files',
    explains: 'The manuscript goes to an editor, and the author is notified.',
    isWayOn: true,
    undo: 'back_to_check',
    done: 'Manuscript passed to the editor. The author gets a mail.',
  }),
  return_to_author: row({
    label: 'Return for corrections',
    explains: 'The author makes the changes that your letter asks for and submits again.',
    isLetter: true,
  }),
  seek_reviewers: row({
    label: 'Invite reviewers',
    explains: 'The review starts with the first invitation.',
    isWayOn: true,
    isInvitation: true,
  }),
  accept_unreviewed: row({
    label: 'Accept without review',
    explains: 'This type of article is not reviewed.',
    isWayOn: true,
    isLetter: true,
  }),
  begin_review: row({
    label: 'Start the review',
    explains:
      'The author is notified that the manuscript is under review. The review starts automatically when enough reviewers have accepted.',
  }),
  complete_reviews: row({
    label: 'Close the round and decide',
    explains:
      'You decide on the reports received so far. Reviewers who have not reported are told that their report is no longer needed.',
  }),
  cancel_round: row({
    label: 'Cancel this round',
    explains:
      'Open invitations and reviews are cancelled without a decision. The manuscript returns to its editor.',
    isGrave: true,
  }),
  accept: row({
    label: 'Accept',
    explains: 'The manuscript goes to production.',
    isWayOn: true,
    isLetter: true,
  }),
  request_minor: row({
    label: 'Minor revision',
    explains: 'The author has 10 days.',
    isWayOn: true,
    isLetter: true,
  }),
  request_major: row({
    label: 'Major revision',
    explains: 'The author has 30 days. The revision is reviewed again.',
    isWayOn: true,
    isLetter: true,
  }),
  reject_resubmit: row({
    label: 'Reject, and invite a new submission',
    explains: 'The author may send a new submission that refers to this one.',
    isWayOn: true,
    isLetter: true,
  }),
  reject: row({
    label: 'Reject',
    explains: 'The author may appeal once.',
    isWayOn: true,
    isLetter: true,
  }),
  new_round: row({
    label: 'Another round of review',
    explains: 'Further reviewers are invited before you decide.',
  }),
  send_to_review: row({
    label: 'Send the revision to reviewers',
    explains:
      'A new round starts. Next you invite reviewers, starting with those of the last round.',
    isWayOn: true,
  }),
  judge_revision: row({
    label: 'Decide without reviewers',
    explains: 'The revision is not sent to reviewers. Next you decide.',
    isWayOn: true,
  }),
  reopen: row({
    label: 'Reopen the revision',
    explains: 'The author gets a new due date for the revision.',
    isWayOn: true,
  }),
  rescind_revision: row({
    label: 'Withdraw the request',
    explains:
      'The author no longer has to revise, and you decide again on the reports received. What the author has written and uploaded so far is kept for the next request.',
    isLetter: true,
  }),
  withdraw_for_author: row({
    label: 'Withdraw for the author',
    explains:
      'Only if the author has asked you to. The submission ends, and the author is notified with your reason.',
    isGrave: true,
  }),
  start_production: row({
    label: 'Release to production',
    explains: 'Production can start. A fee is still to be settled.',
    isWayOn: true,
  }),
  settle_payment: row({
    label: 'Mark fee as settled',
    explains: 'The fee is paid or waived. Production starts.',
    isWayOn: true,
  }),
  release_unpaid: row({
    label: 'Release before payment',
    explains: 'Production starts although the fee is not settled.',
  }),
  start_copyediting: row({
    label: 'Start copy-editing',
    explains: 'The author sees that copy-editing has started.',
    isWayOn: true,
    undo: 'back_to_production',
    done: 'Copy-editing started.',
  }),
  start_typesetting: row({
    label: 'Start typesetting',
    explains: 'The author sees that typesetting has started.',
    isWayOn: true,
    undo: 'back_to_copyediting',
    done: 'Typesetting started.',
  }),
  send_proof: row({
    label: 'Send the proof',
    explains:
      'The author checks the current version of the article, and approves it or sends corrections.',
    isWayOn: true,
  }),
  approve_proof: row({
    label: 'Approve for the author',
    explains: 'For authors who have approved the proof by other means, or do not answer.',
  }),
  schedule: row({
    label: 'Set publication date',
    explains: 'The author is notified. The article itself is published in the article editor.',
    isWayOn: true,
  }),
  back_to_check: row({
    label: 'Return to file check',
    explains: 'The files are checked again, and can be returned to the author for corrections.',
  }),
  back_to_production: row({
    label: 'Return to production',
    explains: 'The manuscript goes one step back.',
  }),
  back_to_copyediting: row({
    label: 'Return to copy-editing',
    explains: 'The manuscript goes one step back.',
  }),
  back_to_typesetting: row({
    label: 'Return to typesetting',
    explains: 'The proof is withdrawn from the author.',
  }),
  back_to_author_proof: row({
    label: 'Send another proof',
    explains: 'The author checks the article again.',
  }),
  back_to_final_proof: row({
    label: 'Clear publication date',
    explains: 'The article no longer has a publication date.',
  }),
  confirm_withdrawal: row({
    label: 'Confirm withdrawal',
    explains: 'The submission ends, and the author is notified.',
    isWayOn: true,
    isGrave: true,
  }),
  decline_withdrawal: row({
    label: 'Refuse withdrawal',
    explains: 'The submission continues from its previous state.',
    isWayOn: true,
    isLetter: true,
  }),
  offer_transfer: row({
    label: 'Offer another journal',
    explains: 'The author decides whether the manuscript is transferred, with all its files.',
    isLetter: true,
  }),
  decline: row({
    label: 'Reject now',
    explains:
      'Rejects the manuscript without waiting for reports or a revision. The author is notified with your letter. Reviewers who have been invited or are preparing a report are notified that it is no longer needed.',
    isGrave: true,
    isLetter: true,
  }),
  reverse_desk_rejection: row({
    label: 'Reverse the rejection',
    explains:
      'The manuscript returns to its editor for a decision. The author is notified with your letter.',
    isLetter: true,
  }),
  reverse_rejection: row({
    label: 'Reverse the rejection',
    explains:
      'The manuscript awaits a new decision. Reviews that have ended are not reopened. The author is notified with your letter.',
    isLetter: true,
  }),
  reverse_offer: row({
    label: 'Withdraw the offer',
    explains:
      'The manuscript returns to its stage before the transfer was offered. The author is notified with your letter.',
    isLetter: true,
  }),
  reverse_acceptance: row({
    label: 'Reverse the acceptance',
    explains:
      'The manuscript leaves production and awaits a new decision. Unpaid invoices are cancelled by credit notes. The author is notified with your letter.',
    isGrave: true,
    isLetter: true,
  }),
  reject_accepted: row({
    label: 'Reject after acceptance',
    explains:
      'The manuscript leaves production and is rejected. Unpaid invoices are cancelled by credit notes. The author is notified with your letter and may appeal once.',
    isGrave: true,
    isLetter: true,
  }),
  desk_reject: row({
    label: 'Reject without review',
    explains: 'The author may appeal once.',
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
    label: 'Close the round',
    explains:
      'The journal’s editors decide on the reports received so far. Reviewers who have not reported are told that their report is no longer needed.',
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
