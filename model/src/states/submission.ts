/**
 * What a submission may become, through which event, and who may cause it: the table of the field
 * (OJS' stages, Janeway's names), one row per event. Functions move submissions by it, pages show it.
 */
import { SUBMISSION_STATES, type SubmissionState } from './submission-states.ts';

/** In which capacity somebody makes a move. */
export type SubmissionActor = 'author' | 'editor' | 'production' | 'finance' | 'admin' | 'system';

/** Who gets a mail when the move is made; the templates are in `mail/`. */
export type SubmissionMail =
  | 'author/submission-received'
  | 'author/co-author-told'
  | 'author/returned'
  | 'author/status-changed'
  | 'author/decision'
  | 'author/withdrawn'
  | 'author/lapsed'
  | 'editor/new-submission'
  | 'editor/revision-received'
  | 'editor/withdrawal-requested'
  | 'editor/withdrawn'
  | 'editor/appeal';

/** What the person who makes the move has to say with it. */
type Saying = 'reason' | 'letter';

export interface SubmissionMove {
  readonly from: readonly SubmissionState[];
  /** `before`: what it was before it came where it is. */
  readonly to: SubmissionState | 'before';
  readonly by: readonly SubmissionActor[];
  /** A reason for the record, or a letter that the author gets. */
  readonly says?: Saying;
  /** Whether the author sees the move in the timeline: what happens behind the scenes is staff's. */
  readonly shown: boolean;
  readonly mails: readonly SubmissionMail[];
  /** A new round of review begins. */
  readonly nextRound?: true;
}

const STAFF = ['editor', 'admin'] as const satisfies readonly SubmissionActor[];
const PRODUCTION = ['production', 'editor', 'admin'] as const satisfies readonly SubmissionActor[];

/** Where a withdrawal has to be asked for: somebody else is at work on it. */
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

const row = (move: SubmissionMove): SubmissionMove => move;

export const SUBMISSION_MOVES = {
  submit: row({
    from: ['draft'],
    to: 'submitted',
    by: ['author'],
    shown: true,
    mails: ['author/submission-received', 'author/co-author-told', 'editor/new-submission'],
  }),
  resubmit: row({
    from: ['returned_to_author'],
    to: 'submitted',
    by: ['author'],
    shown: true,
    mails: ['author/submission-received', 'author/co-author-told', 'editor/new-submission'],
  }),
  begin_check: row({
    from: ['submitted'],
    to: 'technical_check',
    by: ['system'],
    shown: false,
    mails: [],
  }),
  return_to_author: row({
    from: ['technical_check'],
    to: 'returned_to_author',
    by: STAFF,
    says: 'letter',
    shown: true,
    mails: ['author/returned'],
  }),
  pass_check: row({
    from: ['technical_check'],
    to: 'with_editor',
    by: STAFF,
    shown: true,
    mails: ['author/status-changed'],
  }),
  desk_reject: row({
    from: ['technical_check', 'with_editor'],
    to: 'desk_rejected',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/decision'],
  }),
  seek_reviewers: row({
    from: ['with_editor'],
    to: 'reviewer_invitation',
    by: ['editor'],
    shown: true,
    mails: [],
  }),
  /** Only for article types that are not reviewed. */
  accept_unreviewed: row({
    from: ['with_editor'],
    to: 'accepted',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/decision'],
  }),
  offer_transfer: row({
    from: ['with_editor', 'rejected', 'desk_rejected'],
    to: 'transfer_offered',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/decision'],
  }),
  accept_transfer: row({
    from: ['transfer_offered'],
    to: 'transferred',
    by: ['author'],
    shown: true,
    mails: ['author/status-changed'],
  }),
  decline_transfer: row({
    from: ['transfer_offered'],
    to: 'before',
    by: ['author'],
    shown: true,
    mails: [],
  }),
  begin_review: row({
    from: ['reviewer_invitation'],
    to: 'under_review',
    by: ['editor', 'system'],
    shown: true,
    mails: ['author/status-changed'],
  }),
  complete_reviews: row({
    from: ['under_review'],
    to: 'reviews_complete',
    by: ['editor', 'system'],
    shown: true,
    mails: [],
  }),
  cancel_round: row({
    from: ['under_review'],
    to: 'with_editor',
    by: ['editor'],
    says: 'reason',
    shown: false,
    mails: [],
  }),
  request_minor: row({
    from: ['reviews_complete'],
    to: 'minor_revision',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/decision'],
  }),
  request_major: row({
    from: ['reviews_complete'],
    to: 'major_revision',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/decision'],
  }),
  reject: row({
    from: ['reviews_complete'],
    to: 'rejected',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/decision'],
  }),
  /** Rejected, but a new submission that names this one is welcome. */
  reject_resubmit: row({
    from: ['reviews_complete'],
    to: 'rejected',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/decision'],
  }),
  accept: row({
    from: ['reviews_complete'],
    to: 'accepted',
    by: ['editor'],
    says: 'letter',
    shown: true,
    mails: ['author/decision'],
  }),
  new_round: row({
    from: ['reviews_complete'],
    to: 'reviewer_invitation',
    by: ['editor'],
    shown: true,
    mails: [],
    nextRound: true,
  }),
  submit_revision: row({
    from: ['minor_revision', 'major_revision'],
    to: 'revision_submitted',
    by: ['author'],
    says: 'letter',
    shown: true,
    mails: ['author/submission-received', 'editor/revision-received'],
  }),
  lapse: row({
    from: ['minor_revision', 'major_revision'],
    to: 'lapsed',
    by: ['system'],
    shown: true,
    mails: ['author/lapsed'],
  }),
  reopen: row({
    from: ['lapsed'],
    to: 'before',
    by: ['editor'],
    shown: true,
    mails: ['author/status-changed'],
  }),
  send_to_review: row({
    from: ['revision_submitted'],
    to: 'under_review',
    by: ['editor'],
    shown: true,
    mails: ['author/status-changed'],
    nextRound: true,
  }),
  judge_revision: row({
    from: ['revision_submitted'],
    to: 'reviews_complete',
    by: ['editor'],
    shown: true,
    mails: [],
    nextRound: true,
  }),
  bill: row({
    from: ['accepted'],
    to: 'awaiting_payment',
    by: ['system'],
    shown: true,
    mails: [],
  }),
  start_production: row({
    from: ['accepted'],
    to: 'production',
    by: ['system', 'editor', 'admin'],
    shown: true,
    mails: ['author/status-changed'],
  }),
  /** Paid or waived. */
  settle_payment: row({
    from: ['awaiting_payment'],
    to: 'production',
    by: ['system', 'finance', 'admin'],
    shown: true,
    mails: ['author/status-changed'],
  }),
  release_unpaid: row({
    from: ['awaiting_payment'],
    to: 'production',
    by: ['editor', 'admin'],
    says: 'reason',
    shown: true,
    mails: ['author/status-changed'],
  }),
  start_copyediting: row({
    from: ['production'],
    to: 'copyediting',
    by: PRODUCTION,
    shown: true,
    mails: [],
  }),
  start_typesetting: row({
    from: ['copyediting'],
    to: 'typesetting',
    by: PRODUCTION,
    shown: true,
    mails: [],
  }),
  send_proof: row({
    from: ['typesetting'],
    to: 'proof_author',
    by: PRODUCTION,
    shown: true,
    mails: ['author/status-changed'],
  }),
  approve_proof: row({
    from: ['proof_author'],
    to: 'proof_final',
    by: ['author', ...PRODUCTION],
    shown: true,
    mails: [],
  }),
  schedule: row({
    from: ['proof_final'],
    to: 'scheduled',
    by: PRODUCTION,
    shown: true,
    mails: ['author/status-changed'],
  }),
  back_to_production: row({
    from: ['copyediting'],
    to: 'production',
    by: PRODUCTION,
    says: 'reason',
    shown: false,
    mails: [],
  }),
  back_to_copyediting: row({
    from: ['typesetting'],
    to: 'copyediting',
    by: PRODUCTION,
    says: 'reason',
    shown: false,
    mails: [],
  }),
  back_to_typesetting: row({
    from: ['proof_author'],
    to: 'typesetting',
    by: PRODUCTION,
    says: 'reason',
    shown: true,
    mails: [],
  }),
  back_to_author_proof: row({
    from: ['proof_final'],
    to: 'proof_author',
    by: PRODUCTION,
    says: 'reason',
    shown: true,
    mails: ['author/status-changed'],
  }),
  back_to_final_proof: row({
    from: ['scheduled'],
    to: 'proof_final',
    by: PRODUCTION,
    says: 'reason',
    shown: true,
    mails: [],
  }),
  publish: row({
    from: ['scheduled'],
    to: 'published',
    by: ['system'],
    shown: true,
    // The article's own mail goes out with its page: `author/article-published`.
    mails: [],
  }),
  correct: row({
    from: ['published', 'corrected', 'expression_of_concern'],
    to: 'corrected',
    by: STAFF,
    says: 'reason',
    shown: true,
    mails: ['author/status-changed'],
  }),
  express_concern: row({
    from: ['published', 'corrected'],
    to: 'expression_of_concern',
    by: STAFF,
    says: 'reason',
    shown: true,
    mails: ['author/status-changed'],
  }),
  retract: row({
    from: ['published', 'corrected', 'expression_of_concern'],
    to: 'retracted',
    by: STAFF,
    says: 'reason',
    shown: true,
    mails: ['author/status-changed'],
  }),
  remove: row({
    from: ['published', 'corrected', 'expression_of_concern', 'retracted'],
    to: 'removed',
    by: STAFF,
    says: 'reason',
    shown: true,
    mails: ['author/status-changed'],
  }),
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

export type SubmissionEvent = keyof typeof SUBMISSION_MOVES;
export const SUBMISSION_EVENTS = Object.keys(SUBMISSION_MOVES) as [
  SubmissionEvent,
  ...SubmissionEvent[],
];

/** The row of an event, in its general form. */
export const submissionMove = (event: SubmissionEvent): SubmissionMove => SUBMISSION_MOVES[event];

/**
 * The state after an event, or null where the event is not allowed. `before`: what the submission
 * was before it went where it is, for the moves that lead back.
 */
export function nextSubmissionState(
  state: SubmissionState,
  event: SubmissionEvent,
  before?: SubmissionState,
): SubmissionState | null {
  const { from, to } = submissionMove(event);
  if (!from.includes(state)) return null;
  return to === 'before' ? (before ?? null) : to;
}

/** The events that somebody in one of these capacities may cause now. */
export function possibleEvents(
  state: SubmissionState,
  actors: readonly SubmissionActor[],
): SubmissionEvent[] {
  return SUBMISSION_EVENTS.filter((event) => {
    const { from, by } = submissionMove(event);
    return from.includes(state) && by.some((actor) => actors.includes(actor));
  });
}

/** Whether nothing but the moves of the table can happen to it any more. */
export const isOver = (state: SubmissionState): boolean => SUBMISSION_STATES[state].over === true;
