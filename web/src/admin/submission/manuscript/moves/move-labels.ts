import type { SubmissionEvent } from '@quire/model/states/moves/submission';

/** What the office says of a move before it is made. */
export interface MoveLabels {
  readonly label: string;
  readonly explains: string;
  /** The way on, where there are several: offered first. */
  readonly isWayOn?: true;
  readonly isGrave?: true;
  /** Made in the dialog of letters: with a draft, and the reports that go with it. */
  readonly isLetter?: true;
  /** Made with the first invitation, in its dialog. */
  readonly isInvitation?: true;
  /** Made at once, without asking: this move takes it back. */
  readonly undo?: SubmissionEvent;
  /** Said when it is made at once. */
  readonly done?: string;
}

const row = (words: MoveLabels): MoveLabels => words;

/** The moves that staff make, in the order in which they are offered. */
const MOVE_WORDS = {
  pass_check: row({
    label: 'Files are in order',
    explains: 'The manuscript goes to an editor, and its author is told.',
    isWayOn: true,
    undo: 'back_to_check',
    done: 'Passed to the editor. The author gets a mail.',
  }),
  return_to_author: row({
    label: 'Return for corrections',
    explains: 'The author changes what your letter asks for and sends it again.',
    isLetter: true,
  }),
  seek_reviewers: row({
    label: 'Invite reviewers',
    explains: 'Review begins with the first invitation.',
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
    label: 'Begin the review',
    explains:
      'The author is told that reviewers are at work. It begins by itself with enough acceptances.',
  }),
  complete_reviews: row({
    label: 'Close the round and decide',
    explains:
      'You decide on the reports there are. Whoever has not reported is told that it is not needed any more.',
  }),
  cancel_round: row({
    label: 'Call this round off',
    explains:
      'Open invitations and reviews are cancelled, and nothing is decided. The manuscript is with its editor again.',
    isGrave: true,
  }),
  accept: row({
    label: 'Accept',
    explains: 'It goes to production.',
    isWayOn: true,
    isLetter: true,
  }),
  request_minor: row({
    label: 'Minor revision',
    explains: 'The author has ten days.',
    isWayOn: true,
    isLetter: true,
  }),
  request_major: row({
    label: 'Major revision',
    explains: 'The author has thirty days; the revision is reviewed again.',
    isWayOn: true,
    isLetter: true,
  }),
  reject_resubmit: row({
    label: 'Reject, and invite a new submission',
    explains: 'A new submission that names this one is welcome.',
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
    explains: 'A new round begins: next you invite reviewers, those of the last round first.',
    isWayOn: true,
  }),
  judge_revision: row({
    label: 'Judge it yourself',
    explains: 'No reviewer sees the revision: next you decide.',
    isWayOn: true,
  }),
  reopen: row({
    label: 'Open the revision again',
    explains: 'The author has the time for a revision once more.',
    isWayOn: true,
  }),
  rescind_revision: row({
    label: 'Take back the request',
    explains:
      'Nothing is asked of the author any more, and you decide anew on the reports there are. What the author has written and uploaded so far is kept for the next request.',
    isLetter: true,
  }),
  withdraw_for_author: row({
    label: 'Withdraw for the author',
    explains:
      'Only where the author has asked you to. The submission is over, and the author is told with your reason.',
    isGrave: true,
  }),
  start_production: row({
    label: 'Release to production',
    explains: 'Production may begin. A charge is still to be settled.',
    isWayOn: true,
  }),
  settle_payment: row({
    label: 'Charge is settled',
    explains: 'Paid or waived: production begins.',
    isWayOn: true,
  }),
  release_unpaid: row({
    label: 'Release before payment',
    explains: 'Production begins although the charge is not settled.',
  }),
  start_copyediting: row({
    label: 'Begin copy-editing',
    explains: 'The author sees that copy-editing has begun.',
    isWayOn: true,
    undo: 'back_to_production',
    done: 'Copy-editing has begun.',
  }),
  start_typesetting: row({
    label: 'Begin typesetting',
    explains: 'The author sees that typesetting has begun.',
    isWayOn: true,
    undo: 'back_to_copyediting',
    done: 'Typesetting has begun.',
  }),
  send_proof: row({
    label: 'Send the proof',
    explains: 'The author reads the article as it is now, and approves it or sends corrections.',
    isWayOn: true,
  }),
  approve_proof: row({
    label: 'Approve for the author',
    explains: 'Where the author has approved the proof by other means, or does not answer.',
  }),
  schedule: row({
    label: 'Choose the day of publication',
    explains: 'The author is told. The article itself is published from its editor.',
    isWayOn: true,
  }),
  back_to_check: row({
    label: 'Back to the file check',
    explains: 'The files are checked again, and can be returned to the author for corrections.',
  }),
  back_to_production: row({ label: 'Back to production', explains: 'One step back.' }),
  back_to_copyediting: row({ label: 'Back to copy-editing', explains: 'One step back.' }),
  back_to_typesetting: row({
    label: 'Back to typesetting',
    explains: 'The proof is taken back from its author.',
  }),
  back_to_author_proof: row({
    label: 'Send another proof',
    explains: 'The author reads the article once more.',
  }),
  back_to_final_proof: row({
    label: 'Take the day back',
    explains: 'The day of publication is open again.',
  }),
  confirm_withdrawal: row({
    label: 'Confirm the withdrawal',
    explains: 'The submission is over, and its author is told.',
    isWayOn: true,
    isGrave: true,
  }),
  decline_withdrawal: row({
    label: 'Do not grant the withdrawal',
    explains: 'The submission goes on where it was.',
    isWayOn: true,
    isLetter: true,
  }),
  offer_transfer: row({
    label: 'Offer another journal',
    explains: 'The author decides whether it goes there, with all its files.',
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

/** Moves that lead to a decision, as they are for whoever does not decide. */
const WITHOUT_DECISION: Partial<
  Readonly<Record<StaffMove, Pick<MoveLabels, 'label' | 'explains'>>>
> = {
  complete_reviews: {
    label: 'Close the round',
    explains:
      'The journal’s editors decide on the reports there are. Whoever has not reported is told that it is not needed any more.',
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
