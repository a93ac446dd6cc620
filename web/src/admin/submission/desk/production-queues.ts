import { IN_PRODUCTION } from '@quire/model/desk/queues';
import { PRODUCTION_STATES, type SubmissionState } from '@quire/model/states/submission-states';

interface ProductionQueue {
  readonly label: string;
  /** What the queue holds, for people who open it for the first time. */
  readonly says: string;
  readonly holds: (submission: Judged, now: string) => boolean;
}

interface Judged {
  readonly state: SubmissionState;
  readonly dueAt?: string | undefined;
}

const queue = (row: ProductionQueue): ProductionQueue => row;
const inState =
  (...states: readonly SubmissionState[]) =>
  ({ state }: Judged) =>
    states.includes(state);
const IN_WORK: ReadonlySet<SubmissionState> = new Set([...IN_PRODUCTION, 'awaiting_payment']);
const isInWork = ({ state }: Judged) => IN_WORK.has(state);

/** The submissions assigned to production staff, by the next step. */
export const PRODUCTION_QUEUES = {
  open: queue({
    label: 'In production',
    says: 'Everything assigned to you that is not yet published.',
    holds: isInWork,
  }),
  new: queue({
    label: 'To start',
    says: 'Accepted and assigned to you. Copy-editing has not started.',
    holds: inState('accepted', 'awaiting_payment', 'production'),
  }),
  copyediting: queue({
    label: 'Copy-editing',
    says: 'The text is being copy-edited.',
    holds: inState('copyediting'),
  }),
  typesetting: queue({
    label: 'Typesetting',
    says: 'The article is being typeset, or corrected after proofreading.',
    holds: inState('typesetting'),
  }),
  proof: queue({
    label: 'With the author',
    says: 'The author is checking the proof.',
    holds: inState('proof_author'),
  }),
  publish: queue({
    label: 'To publish',
    says: 'The proof is approved. The article can be scheduled or published.',
    holds: inState('proof_final', 'scheduled'),
  }),
  overdue: queue({
    label: 'Overdue',
    says: 'Past the due date, no matter who has to act.',
    holds: (submission, now) =>
      isInWork(submission) && submission.dueAt !== undefined && submission.dueAt < now,
  }),
  published: queue({
    label: 'Published',
    says: 'Published, corrected or retracted: at most 100 are shown.',
    holds: (submission) => !isInWork(submission),
  }),
} as const satisfies Readonly<Record<string, ProductionQueue>>;

export type ProductionQueueName = keyof typeof PRODUCTION_QUEUES;
export const PRODUCTION_QUEUE_NAMES = Object.keys(PRODUCTION_QUEUES) as [
  ProductionQueueName,
  ...ProductionQueueName[],
];

/** The states in progress, and those in which production is complete. */
export const STATES_IN_WORK = PRODUCTION_STATES.filter((state) => IN_WORK.has(state));
export const STATES_PUBLISHED = PRODUCTION_STATES.filter((state) => !IN_WORK.has(state));
