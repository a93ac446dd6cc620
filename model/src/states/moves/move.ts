/** What a row of the table of moves says. */
import type { SubmissionState } from '../submission-states.ts';

/** In which capacity a person makes a move. */
export const SUBMISSION_ACTORS = [
  'author',
  'editor',
  'recommendingEditor',
  'guestEditor',
  'production',
  'finance',
  'admin',
  'system',
] as const;
export type SubmissionActor = (typeof SUBMISSION_ACTORS)[number];

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
  | 'editor/transfer-declined'
  | 'editor/proof-approved'
  | 'editor/proof-corrected'
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

/** Who takes a manuscript through its review, up to the decision. */
export const HANDLERS = [
  'editor',
  'recommendingEditor',
  'guestEditor',
] as const satisfies readonly SubmissionActor[];
/** Who looks whether what was sent is complete. */
export const CHECKERS = [...HANDLERS, 'admin'] as const satisfies readonly SubmissionActor[];
export const STAFF = ['editor', 'admin'] as const satisfies readonly SubmissionActor[];
export const PRODUCTION = [
  'production',
  'editor',
  'admin',
] as const satisfies readonly SubmissionActor[];

export const row = (move: SubmissionMove): SubmissionMove => move;
