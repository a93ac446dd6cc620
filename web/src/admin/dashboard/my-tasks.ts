/** The tasks of a member of staff, from the data loaded for them, as one list ordered by urgency. */

import { QUEUES, type QueueName, queueToken } from '@quire/model/desk/queues';
import { type DeskEntry, NO_DAY } from '@quire/model/entities/desk';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { compareNames } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { adminDiscussionPath, adminSubmissionPath } from '@quire/model/office-paths';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { OwnTask } from '../../data/live/desk/use-own-tasks.ts';
import { type DueLabel, dueLabel } from '../kit/labels/days.ts';
import { stateLabel } from '../kit/labels/state-label.ts';
import type { Counted } from './use-counts.ts';
import { URGENCIES, type Urgency } from './what-waits.ts';

export interface TaskItem {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  /** The kind of task, and its due date. */
  readonly says: string;
  readonly urgency: Urgency;
  /** Sorts tasks of equal urgency; those without a due date come last. */
  readonly due: string;
}

type OnDesk = DeskEntry & { readonly id: string };

const joined = (...parts: readonly (string | undefined | null | false)[]) =>
  parts.filter(Boolean).join(' · ');

const dueInWords = (due: DueLabel | null) => due && t('officeDashboard.due', { date: due.text });

/** A task is due until the end of its day. */
export function itemOfTask(
  { id, submission, title, due, number, manuscript }: OwnTask,
  now: string,
): TaskItem {
  const end = due ? `${due}T23:59:59.999Z` : NO_DAY;
  const label = dueLabel(end, now);
  return {
    key: `task ${submission} ${id}`,
    title,
    path: adminDiscussionPath(submission),
    says: joined(t('officeDashboard.task'), number || manuscript, dueInWords(label)),
    urgency: end < now ? 'late' : due ? 'now' : 'later',
    due: end,
  };
}

/** The queues in which a manuscript waits for its editor. */
const FOR_EDITORS = [
  'overdue',
  'decision',
  'no-reviewers',
  'new',
  'to-schedule',
] as const satisfies readonly QueueName[];
/** Guest editors manage its review. */
const FOR_GUESTS = ['overdue', 'decision', 'no-reviewers'] as const satisfies readonly QueueName[];

/** Null if it does not wait for this person. */
function itemOnDesk(entry: OnDesk, queues: readonly QueueName[], now: string): TaskItem | null {
  const queue = queues.find((name) => entry.queues.includes(queueToken(name)));
  if (!queue) return null;
  const label = dueLabel(entry.dueAt, now);
  // It is overdue before its own due date if a report is.
  const isReport = queue === 'overdue' && !label?.isLate;
  return {
    key: `manuscript ${entry.id}`,
    title: unicodeText(entry.title) || t('officeDashboard.untitled'),
    path: adminSubmissionPath(entry.id),
    says: isReport
      ? joined(entry.number, t('officeDashboard.reportOverdue'))
      : joined(entry.number, QUEUES[queue].label, dueInWords(label)),
    urgency: queue === 'overdue' ? 'late' : 'now',
    due: entry.dueAt,
  };
}

export const itemForEditor = (entry: OnDesk, now: string) => itemOnDesk(entry, FOR_EDITORS, now);
export const itemForGuest = (entry: OnDesk, now: string) => itemOnDesk(entry, FOR_GUESTS, now);

/** The states in which production staff have to act: not while the author checks the proof, nor after publication. */
const TO_PRODUCE: ReadonlySet<SubmissionState> = new Set<SubmissionState>([
  ...(['accepted', 'production', 'copyediting', 'typesetting', 'proof_final'] as const),
]);

export function itemForProduction(submission: StoredSubmission, now: string): TaskItem | null {
  const { id, state, number, title, dueAt } = submission;
  if (!TO_PRODUCE.has(state)) return null;
  const label = dueLabel(dueAt, now);
  return {
    key: `manuscript ${id}`,
    title: title || t('officeDashboard.untitled'),
    path: adminSubmissionPath(id),
    says: joined(number, stateLabel(state), dueInWords(label)),
    urgency: label?.isLate ? 'late' : 'now',
    due: dueAt ?? NO_DAY,
  };
}

/** A page with a number of pending items; null if there are none, or the person may not open it. */
export function itemOfCount(
  { label, path, count, urgency }: Counted,
  pages: ReadonlySet<string>,
  inWords: (count: number) => string,
): TaskItem | null {
  if (!count || !pages.has(path.replace(/\?.*/, ''))) return null;
  return {
    key: label,
    title: t('officeDashboard.waiting', { label, count: inWords(count) }),
    path,
    says: '',
    urgency,
    due: NO_DAY,
  };
}

/** Each once, most urgent first. */
export function inOrderOfUrgency(items: readonly (TaskItem | null)[]): TaskItem[] {
  const once = new Map(items.flatMap((item) => (item ? [[item.key, item] as const] : [])));
  const rank = ({ urgency }: TaskItem) => URGENCIES.indexOf(urgency);
  return [...once.values()].toSorted(
    (a, b) => rank(a) - rank(b) || a.due.localeCompare(b.due) || compareNames(a.title, b.title),
  );
}
