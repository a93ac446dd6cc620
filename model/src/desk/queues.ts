/** The queues of the submissions desk: what waits for whom, as data. */

import type { Submission } from '../entities/submission.ts';
import { t } from '../messages/t.ts';
import { isOver } from '../states/moves/submission.ts';
import type { SubmissionState } from '../states/submission-states.ts';

/** What is known of a submission's reviews of its round. */
export interface RoundCounts {
  /** Invited and not yet answered. */
  readonly invited: number;
  /** Accepted, and the report is still to come. */
  readonly working: number;
  /** Reports that are in. */
  readonly done: number;
  /** Declined, expired or cancelled. */
  readonly ended: number;
  /** Of those who work on it: later than they said. */
  readonly late: number;
}

type Judged = Pick<Submission, 'state' | 'editors' | 'dueAt'>;

interface Queue {
  readonly label: string;
  /** What lies there, for whoever opens it for the first time. */
  readonly says: string;
  /** `reviews` is null where the viewer may not see them: see `entities/desk.ts`. */
  readonly holds: (submission: Judged, reviews: RoundCounts | null, now: string) => boolean;
}

const queue = (row: Queue): Queue => row;
const among = (...states: readonly SubmissionState[]) => new Set(states);

const BEFORE_DECISION = among(
  'submitted',
  'technical_check',
  'with_editor',
  'reviewer_invitation',
  'under_review',
  'reviews_complete',
  'revision_submitted',
  'withdrawal_requested',
);
/** What an editor has in hand: sent, and neither decided nor over. */
export const IN_HAND: ReadonlySet<SubmissionState> = new Set([
  ...BEFORE_DECISION,
  'minor_revision',
  'major_revision',
]);
const NEEDS_REVIEWERS = among('reviewer_invitation', 'under_review');
const REVISING = among('minor_revision', 'major_revision');
/** From acceptance until it is published. */
export const IN_PRODUCTION: ReadonlySet<SubmissionState> = among(
  'accepted',
  'production',
  'copyediting',
  'typesetting',
  'proof_author',
  'proof_final',
  'scheduled',
);

const isLate = ({ dueAt }: Judged, now: string): boolean => dueAt !== undefined && dueAt < now;

export const QUEUES = {
  new: queue({
    get label() {
      return t('officeWords.queueNew');
    },
    get says() {
      return t('officeWords.queueNewSays');
    },
    holds: ({ state }) => state === 'submitted' || state === 'technical_check',
  }),
  'no-editor': queue({
    get label() {
      return t('officeWords.queueNoEditor');
    },
    get says() {
      return t('officeWords.queueNoEditorSays');
    },
    holds: ({ state, editors }) => BEFORE_DECISION.has(state) && editors.length === 0,
  }),
  'no-reviewers': queue({
    get label() {
      return t('officeWords.queueNoReviewers');
    },
    get says() {
      return t('officeWords.queueNoReviewersSays');
    },
    holds: ({ state }, reviews) =>
      NEEDS_REVIEWERS.has(state) &&
      reviews !== null &&
      reviews.invited + reviews.working + reviews.done === 0,
  }),
  overdue: queue({
    get label() {
      return t('officeWords.queueOverdue');
    },
    get says() {
      return t('officeWords.queueOverdueSays');
    },
    // Everything that the list marks as late, whoever it waits for.
    holds: (submission, reviews, now) =>
      !isOver(submission.state) && (isLate(submission, now) || (reviews?.late ?? 0) > 0),
  }),
  decision: queue({
    get label() {
      return t('officeWords.queueDecision');
    },
    get says() {
      return t('officeWords.queueDecisionSays');
    },
    holds: ({ state }) =>
      state === 'reviews_complete' ||
      state === 'revision_submitted' ||
      state === 'withdrawal_requested',
  }),
  'revision-overdue': queue({
    get label() {
      return t('officeWords.queueRevisionOverdue');
    },
    get says() {
      return t('officeWords.queueRevisionOverdueSays');
    },
    holds: (submission, _, now) =>
      submission.state === 'lapsed' || (REVISING.has(submission.state) && isLate(submission, now)),
  }),
  unpaid: queue({
    get label() {
      return t('officeWords.queueUnpaid');
    },
    get says() {
      return t('officeWords.queueUnpaidSays');
    },
    holds: ({ state }) => state === 'awaiting_payment',
  }),
  'to-schedule': queue({
    get label() {
      return t('officeWords.queueToSchedule');
    },
    get says() {
      return t('officeWords.queueToScheduleSays');
    },
    holds: ({ state }) => state === 'proof_final',
  }),
  production: queue({
    get label() {
      return t('officeWords.queueProduction');
    },
    get says() {
      return t('officeWords.queueProductionSays');
    },
    holds: ({ state }) => IN_PRODUCTION.has(state),
  }),
  open: queue({
    get label() {
      return t('officeWords.queueOpen');
    },
    get says() {
      return t('officeWords.queueOpenSays');
    },
    holds: ({ state }) => !isOver(state),
  }),
  all: queue({
    get label() {
      return t('officeWords.queueAll');
    },
    get says() {
      return t('officeWords.queueAllSays');
    },
    holds: () => true,
  }),
} as const satisfies Readonly<Record<string, Queue>>;

export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as [QueueName, ...QueueName[]];

/** The queues that a submission is in at a given time. A draft is in none. */
export function queuesOf(
  submission: Judged,
  reviews: RoundCounts | null,
  now: string,
): QueueName[] {
  if (submission.state === 'draft') return [];
  return QUEUE_NAMES.filter((name) => QUEUES[name].holds(submission, reviews, now));
}

/** In place of an editor's account: nobody is the editor. */
export const NO_EDITOR = '';

/**
 * What the desk's records hold for a queue: for everybody, and for each of the editors, or for `NO_EDITOR`.
 * One question of a query, so that it can be put together with a search for journals.
 */
export const queueToken = (name: QueueName, uid?: string): string =>
  uid === undefined ? name : `${name}@${uid}`;
