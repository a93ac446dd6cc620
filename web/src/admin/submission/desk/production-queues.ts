import { IN_PRODUCTION } from '@quire/model/desk/queues';
import { t } from '@quire/model/messages/t';
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
    label: t('officeDesk.queueOpen'),
    says: t('officeDesk.queueOpenHint'),
    holds: isInWork,
  }),
  new: queue({
    label: t('officeDesk.queueNew'),
    says: t('officeDesk.queueNewHint'),
    holds: inState('accepted', 'awaiting_payment', 'production'),
  }),
  copyediting: queue({
    label: t('officeDesk.queueCopyediting'),
    says: t('officeDesk.queueCopyeditingHint'),
    holds: inState('copyediting'),
  }),
  typesetting: queue({
    label: t('officeDesk.queueTypesetting'),
    says: t('officeDesk.queueTypesettingHint'),
    holds: inState('typesetting'),
  }),
  proof: queue({
    label: t('officeDesk.queueProof'),
    says: t('officeDesk.queueProofHint'),
    holds: inState('proof_author'),
  }),
  publish: queue({
    label: t('officeDesk.queuePublish'),
    says: t('officeDesk.queuePublishHint'),
    holds: inState('proof_final', 'scheduled'),
  }),
  overdue: queue({
    label: t('officeDesk.queueOverdue'),
    says: t('officeDesk.queueOverdueHint'),
    holds: (submission, now) =>
      isInWork(submission) && submission.dueAt !== undefined && submission.dueAt < now,
  }),
  published: queue({
    label: t('officeDesk.queuePublished'),
    says: t('officeDesk.queuePublishedHint'),
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
