/** The states of a submission: what its author reads, its stage, and what happens next. */

/** The stage bar's stations, in order. */
export const SUBMISSION_STAGES = {
  submission: 'Submission',
  review: 'Review',
  decision: 'Decision',
  production: 'Production',
  publication: 'Publication',
} as const;
export type SubmissionStage = keyof typeof SUBMISSION_STAGES;

interface StateRow {
  /** The words the author sees (field 5.2). */
  readonly label: string;
  readonly stage: SubmissionStage;
  /** What happens next, for the author. `{due}` is a date where there is one. */
  readonly next: string;
  /** Whose turn it is. */
  readonly turn: 'author' | 'press' | 'nobody';
  /** Nothing more is expected to happen. */
  readonly over?: true;
  /** How long it should take, in days; the journal may say otherwise. */
  readonly days?: number;
}

const row = (state: StateRow): StateRow => state;

export const SUBMISSION_STATES = {
  draft: row({
    label: 'Incomplete',
    stage: 'submission',
    next: 'Finish your submission and send it to the journal.',
    turn: 'author',
  }),
  submitted: row({
    label: 'Submitted',
    stage: 'submission',
    next: 'The editorial office checks your files.',
    turn: 'press',
    days: 3,
  }),
  technical_check: row({
    label: 'Checking files',
    stage: 'submission',
    next: 'The editorial office checks your files and passes them to an editor by {due}.',
    turn: 'press',
    days: 3,
  }),
  returned_to_author: row({
    label: 'Action needed',
    stage: 'submission',
    next: 'Change what the editorial office asks for and send the submission again by {due}.',
    turn: 'author',
    days: 30,
  }),
  with_editor: row({
    label: 'With editor',
    stage: 'review',
    next: 'An editor reads your manuscript and decides by {due} whether it goes to reviewers.',
    turn: 'press',
    days: 7,
  }),
  transfer_offered: row({
    label: 'Transfer offered',
    stage: 'decision',
    next: 'Say whether another journal of the press may consider your manuscript, by {due}.',
    turn: 'author',
    days: 30,
  }),
  reviewer_invitation: row({
    label: 'Finding reviewers',
    stage: 'review',
    next: 'The editor looks for reviewers. Each has a week to answer.',
    turn: 'press',
    days: 14,
  }),
  under_review: row({
    label: 'Under review',
    stage: 'review',
    next: 'The reviewers’ reports are expected by {due}.',
    turn: 'press',
    days: 21,
  }),
  reviews_complete: row({
    label: 'Awaiting decision',
    stage: 'decision',
    next: 'The editor decides by {due}.',
    turn: 'press',
    days: 7,
  }),
  minor_revision: row({
    label: 'Revision requested',
    stage: 'decision',
    next: 'Send your revised manuscript and your answer to the reports by {due}.',
    turn: 'author',
    days: 10,
  }),
  major_revision: row({
    label: 'Revision requested',
    stage: 'decision',
    next: 'Send your revised manuscript and your answer to the reports by {due}.',
    turn: 'author',
    days: 30,
  }),
  revision_submitted: row({
    label: 'Revision received',
    stage: 'decision',
    next: 'The editor reads your revision and says by {due} whether reviewers see it again.',
    turn: 'press',
    days: 7,
  }),
  lapsed: row({
    label: 'Revision overdue',
    stage: 'decision',
    next: 'The deadline for your revision has passed. Write to the editor if you need more time.',
    turn: 'author',
  }),
  accepted: row({
    label: 'Accepted',
    stage: 'production',
    next: 'We prepare your article for production.',
    turn: 'press',
    days: 3,
  }),
  awaiting_payment: row({
    label: 'Invoice issued',
    stage: 'production',
    next: 'Production begins when the invoice is paid; it is due on {due}.',
    turn: 'author',
    days: 14,
  }),
  production: row({
    label: 'In production',
    stage: 'production',
    next: 'Your article is being prepared for copy-editing.',
    turn: 'press',
    days: 3,
  }),
  copyediting: row({
    label: 'In production',
    stage: 'production',
    next: 'Your article is being copy-edited.',
    turn: 'press',
    days: 7,
  }),
  typesetting: row({
    label: 'In production',
    stage: 'production',
    next: 'Your article is being typeset. We will send you a proof.',
    turn: 'press',
    days: 5,
  }),
  proof_author: row({
    label: 'In production',
    stage: 'production',
    next: 'Read your proof and approve it, or send corrections, by {due}.',
    turn: 'author',
    days: 3,
  }),
  proof_final: row({
    label: 'In production',
    stage: 'production',
    next: 'We make the last corrections and choose the day of publication.',
    turn: 'press',
    days: 3,
  }),
  scheduled: row({
    label: 'Scheduled',
    stage: 'publication',
    next: 'Your article will be published on {due}.',
    turn: 'press',
  }),
  published: row({
    label: 'Published',
    stage: 'publication',
    next: 'Your article is open to everybody.',
    turn: 'nobody',
    over: true,
  }),
  corrected: row({
    label: 'Published, corrected',
    stage: 'publication',
    next: 'Your article is open to everybody, with its correction.',
    turn: 'nobody',
    over: true,
  }),
  expression_of_concern: row({
    label: 'Published, with an expression of concern',
    stage: 'publication',
    next: 'The journal has published an expression of concern.',
    turn: 'nobody',
    over: true,
  }),
  retracted: row({
    label: 'Retracted',
    stage: 'publication',
    next: 'The article has been retracted; its page says why.',
    turn: 'nobody',
    over: true,
  }),
  removed: row({
    label: 'Removed',
    stage: 'publication',
    next: 'The article has been removed; its page says why.',
    turn: 'nobody',
    over: true,
  }),
  rejected: row({
    label: 'Rejected',
    stage: 'decision',
    next: 'You may appeal once, within 30 days of the decision.',
    turn: 'nobody',
    over: true,
  }),
  desk_rejected: row({
    label: 'Rejected',
    stage: 'decision',
    next: 'You may appeal once, within 30 days of the decision.',
    turn: 'nobody',
    over: true,
  }),
  transferred: row({
    label: 'Transferred',
    stage: 'decision',
    next: 'The manuscript continues at another journal, as a separate submission.',
    turn: 'nobody',
    over: true,
  }),
  withdrawal_requested: row({
    label: 'Withdrawal requested',
    stage: 'decision',
    next: 'The editor confirms your withdrawal by {due}.',
    turn: 'press',
    days: 7,
  }),
  withdrawn: row({
    label: 'Withdrawn',
    stage: 'decision',
    next: 'You have withdrawn this submission.',
    turn: 'nobody',
    over: true,
  }),
} as const satisfies Readonly<Record<string, StateRow>>;

export type SubmissionState = keyof typeof SUBMISSION_STATES;
export const SUBMISSION_STATE_NAMES = Object.keys(SUBMISSION_STATES) as [
  SubmissionState,
  ...SubmissionState[],
];

/** Where the author may still change what was written; files besides, in `proof_author`. */
export const EDITABLE_STATES = [
  'draft',
  'returned_to_author',
  'minor_revision',
  'major_revision',
] as const satisfies readonly SubmissionState[];
export const FILE_STATES = [
  ...EDITABLE_STATES,
  'proof_author',
] as const satisfies readonly SubmissionState[];

/** While the author is asked about the proof, and afterwards what they have approved. */
const PROOF_STATES = [
  'proof_author',
  'proof_final',
  'scheduled',
] as const satisfies readonly SubmissionState[];

const among = (states: readonly SubmissionState[], state: SubmissionState) =>
  states.includes(state);
export const isEditable = (state: SubmissionState): boolean => among(EDITABLE_STATES, state);
export const showsProof = (state: SubmissionState): boolean => among(PROOF_STATES, state);
export const takesFiles = (state: SubmissionState): boolean => among(FILE_STATES, state);

/** The round that a file uploaded now belongs to: a revision's files are for the next one. */
export const roundOfNewFiles = (state: SubmissionState, round: number): number =>
  state === 'minor_revision' || state === 'major_revision' ? round + 1 : round;

/** From here on production staff who are assigned may read it. */
export const PRODUCTION_STATES = [
  'accepted',
  'awaiting_payment',
  'production',
  'copyediting',
  'typesetting',
  'proof_author',
  'proof_final',
  'scheduled',
  'published',
  'corrected',
  'expression_of_concern',
  'retracted',
  'removed',
] as const satisfies readonly SubmissionState[];
