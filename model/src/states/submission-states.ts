/** The states of a submission: what its author reads, its stage, and what happens next. */

import { t } from '../messages/t.ts';

/** The stage bar's stations, in order. */
export const SUBMISSION_STAGES = {
  get submission() {
    return t('states.stageSubmission');
  },
  get review() {
    return t('states.stageReview');
  },
  get decision() {
    return t('states.stageDecision');
  },
  get production() {
    return t('states.stageProduction');
  },
  get publication() {
    return t('states.stagePublication');
  },
} as const;
export type SubmissionStage = keyof typeof SUBMISSION_STAGES;

interface StateRow {
  /** The words the author sees (field 5.2). */
  readonly label: string;
  readonly stage: SubmissionStage;
  /** What happens next, for the author. `due` is a date, where there is one. */
  readonly next: (due?: string) => string;
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
    get label() {
      return t('states.submissionDraft');
    },
    stage: 'submission',
    next: () => t('states.submissionDraftNext'),
    turn: 'author',
  }),
  submitted: row({
    get label() {
      return t('states.submissionSubmitted');
    },
    stage: 'submission',
    next: () => t('states.submissionSubmittedNext'),
    turn: 'press',
    days: 3,
  }),
  technical_check: row({
    get label() {
      return t('states.submissionTechnicalCheck');
    },
    stage: 'submission',
    next: (due) => t('states.submissionTechnicalCheckNext', { due: due ?? 'none' }),
    turn: 'press',
    days: 3,
  }),
  returned_to_author: row({
    get label() {
      return t('states.submissionReturnedToAuthor');
    },
    stage: 'submission',
    next: (due) => t('states.submissionReturnedToAuthorNext', { due: due ?? 'none' }),
    turn: 'author',
    days: 30,
  }),
  with_editor: row({
    get label() {
      return t('states.submissionWithEditor');
    },
    stage: 'review',
    next: (due) => t('states.submissionWithEditorNext', { due: due ?? 'none' }),
    turn: 'press',
    days: 7,
  }),
  transfer_offered: row({
    get label() {
      return t('states.submissionTransferOffered');
    },
    stage: 'decision',
    next: (due) => t('states.submissionTransferOfferedNext', { due: due ?? 'none' }),
    turn: 'author',
    days: 30,
  }),
  reviewer_invitation: row({
    get label() {
      return t('states.submissionReviewerInvitation');
    },
    stage: 'review',
    next: () => t('states.submissionReviewerInvitationNext'),
    turn: 'press',
    days: 14,
  }),
  under_review: row({
    get label() {
      return t('states.submissionUnderReview');
    },
    stage: 'review',
    next: (due) => t('states.submissionUnderReviewNext', { due: due ?? 'none' }),
    turn: 'press',
    days: 21,
  }),
  reviews_complete: row({
    get label() {
      return t('states.submissionReviewsComplete');
    },
    stage: 'decision',
    next: (due) => t('states.submissionReviewsCompleteNext', { due: due ?? 'none' }),
    turn: 'press',
    days: 7,
  }),
  minor_revision: row({
    get label() {
      return t('states.submissionMinorRevision');
    },
    stage: 'decision',
    next: (due) => t('states.submissionMinorRevisionNext', { due: due ?? 'none' }),
    turn: 'author',
    days: 10,
  }),
  major_revision: row({
    get label() {
      return t('states.submissionMajorRevision');
    },
    stage: 'decision',
    next: (due) => t('states.submissionMajorRevisionNext', { due: due ?? 'none' }),
    turn: 'author',
    days: 30,
  }),
  revision_submitted: row({
    get label() {
      return t('states.submissionRevisionSubmitted');
    },
    stage: 'decision',
    next: (due) => t('states.submissionRevisionSubmittedNext', { due: due ?? 'none' }),
    turn: 'press',
    days: 7,
  }),
  lapsed: row({
    get label() {
      return t('states.submissionLapsed');
    },
    stage: 'decision',
    next: () => t('states.submissionLapsedNext'),
    turn: 'author',
  }),
  accepted: row({
    get label() {
      return t('states.submissionAccepted');
    },
    stage: 'production',
    next: () => t('states.submissionAcceptedNext'),
    turn: 'press',
    days: 3,
  }),
  awaiting_payment: row({
    get label() {
      return t('states.submissionAwaitingPayment');
    },
    stage: 'production',
    next: (due) => t('states.submissionAwaitingPaymentNext', { due: due ?? 'none' }),
    turn: 'author',
    days: 14,
  }),
  production: row({
    get label() {
      return t('states.submissionProduction');
    },
    stage: 'production',
    next: () => t('states.submissionProductionNext'),
    turn: 'press',
    days: 3,
  }),
  copyediting: row({
    get label() {
      return t('states.submissionCopyediting');
    },
    stage: 'production',
    next: () => t('states.submissionCopyeditingNext'),
    turn: 'press',
    days: 7,
  }),
  typesetting: row({
    get label() {
      return t('states.submissionTypesetting');
    },
    stage: 'production',
    next: () => t('states.submissionTypesettingNext'),
    turn: 'press',
    days: 5,
  }),
  proof_author: row({
    get label() {
      return t('states.submissionProofAuthor');
    },
    stage: 'production',
    next: (due) => t('states.submissionProofAuthorNext', { due: due ?? 'none' }),
    turn: 'author',
    days: 3,
  }),
  proof_final: row({
    get label() {
      return t('states.submissionProofFinal');
    },
    stage: 'production',
    next: () => t('states.submissionProofFinalNext'),
    turn: 'press',
    days: 3,
  }),
  scheduled: row({
    get label() {
      return t('states.submissionScheduled');
    },
    stage: 'publication',
    next: (due) => t('states.submissionScheduledNext', { due: due ?? 'none' }),
    turn: 'press',
  }),
  published: row({
    get label() {
      return t('states.submissionPublished');
    },
    stage: 'publication',
    next: () => t('states.submissionPublishedNext'),
    turn: 'nobody',
    over: true,
  }),
  corrected: row({
    get label() {
      return t('states.submissionCorrected');
    },
    stage: 'publication',
    next: () => t('states.submissionCorrectedNext'),
    turn: 'nobody',
    over: true,
  }),
  expression_of_concern: row({
    get label() {
      return t('states.submissionExpressionOfConcern');
    },
    stage: 'publication',
    next: () => t('states.submissionExpressionOfConcernNext'),
    turn: 'nobody',
    over: true,
  }),
  retracted: row({
    get label() {
      return t('states.submissionRetracted');
    },
    stage: 'publication',
    next: () => t('states.submissionRetractedNext'),
    turn: 'nobody',
    over: true,
  }),
  removed: row({
    get label() {
      return t('states.submissionRemoved');
    },
    stage: 'publication',
    next: () => t('states.submissionRemovedNext'),
    turn: 'nobody',
    over: true,
  }),
  rejected: row({
    get label() {
      return t('states.submissionRejected');
    },
    stage: 'decision',
    next: () => t('states.submissionRejectedNext'),
    turn: 'nobody',
    over: true,
  }),
  desk_rejected: row({
    get label() {
      return t('states.submissionDeskRejected');
    },
    stage: 'decision',
    next: () => t('states.submissionDeskRejectedNext'),
    turn: 'nobody',
    over: true,
  }),
  transferred: row({
    get label() {
      return t('states.submissionTransferred');
    },
    stage: 'decision',
    next: () => t('states.submissionTransferredNext'),
    turn: 'nobody',
    over: true,
  }),
  withdrawal_requested: row({
    get label() {
      return t('states.submissionWithdrawalRequested');
    },
    stage: 'decision',
    next: (due) => t('states.submissionWithdrawalRequestedNext', { due: due ?? 'none' }),
    turn: 'press',
    days: 7,
  }),
  withdrawn: row({
    get label() {
      return t('states.submissionWithdrawn');
    },
    stage: 'decision',
    next: () => t('states.submissionWithdrawnNext'),
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
