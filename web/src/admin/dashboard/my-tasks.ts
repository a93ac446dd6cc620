/** What somebody of the staff has to do, from what is read for them, as one list in the order of its urgency. */

import { QUEUES, type QueueName, queueToken } from '@quire/model/desk/queues';
import { type DeskEntry, NO_DAY } from '@quire/model/entities/desk';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { adminDiscussionPath, adminSubmissionPath } from '@quire/model/office-paths';
import type { SubmissionState } from '@quire/model/states/submission-states';
import type { OwnTask } from '../../data/live/desk/use-own-tasks.ts';
import { dueLabel } from '../kit/labels/days.ts';
import { stateLabel } from '../kit/labels/state-label.ts';
import type { Counted } from './use-counts.ts';
import { URGENCIES, type Urgency } from './what-waits.ts';

export interface TaskItem {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  /** What it is, and when it is due. */
  readonly says: string;
  readonly urgency: Urgency;
  /** Sorts what is as urgent; later than all others where nothing is due. */
  readonly due: string;
}

type OnDesk = DeskEntry & { readonly id: string };

const joined = (...parts: readonly (string | undefined | null | false)[]) =>
  parts.filter(Boolean).join(' · ');

/** An own task is due until its day ends. */
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
    says: joined('Task', number || manuscript, label && `due ${label.text}`),
    urgency: end < now ? 'late' : due ? 'now' : 'later',
    due: end,
  };
}

/** The queues in which a manuscript waits for its editor, and not for somebody else. */
const FOR_EDITORS = [
  'overdue',
  'decision',
  'no-reviewers',
  'new',
  'to-schedule',
] as const satisfies readonly QueueName[];
/** Guest editors take it through its review. */
const FOR_GUESTS = ['overdue', 'decision', 'no-reviewers'] as const satisfies readonly QueueName[];

/** Null where it waits for nobody here. */
function itemOnDesk(entry: OnDesk, queues: readonly QueueName[], now: string): TaskItem | null {
  const queue = queues.find((name) => entry.queues.includes(queueToken(name)));
  if (!queue) return null;
  const label = dueLabel(entry.dueAt, now);
  // It is overdue before its own day where a reviewer is.
  const isReport = queue === 'overdue' && !label?.isLate;
  return {
    key: `manuscript ${entry.id}`,
    title: unicodeText(entry.title) || 'Without a title',
    path: adminSubmissionPath(entry.id),
    says: isReport
      ? joined(entry.number, 'A report is late')
      : joined(entry.number, QUEUES[queue].label, label && `due ${label.text}`),
    urgency: queue === 'overdue' ? 'late' : 'now',
    due: entry.dueAt,
  };
}

export const itemForEditor = (entry: OnDesk, now: string) => itemOnDesk(entry, FOR_EDITORS, now);
export const itemForGuest = (entry: OnDesk, now: string) => itemOnDesk(entry, FOR_GUESTS, now);

/** Where production staff have something to do: not while the author reads the proof, nor once it is out. */
const TO_PRODUCE: ReadonlySet<SubmissionState> = new Set<SubmissionState>([
  ...(['accepted', 'production', 'copyediting', 'typesetting', 'proof_final'] as const),
]);

export function itemForProduction(submission: StoredSubmission, now: string): TaskItem | null {
  const { id, state, number, title, dueAt } = submission;
  if (!TO_PRODUCE.has(state)) return null;
  const label = dueLabel(dueAt, now);
  return {
    key: `manuscript ${id}`,
    title: title || 'Without a title',
    path: adminSubmissionPath(id),
    says: joined(number, stateLabel(state), label && `due ${label.text}`),
    urgency: label?.isLate ? 'late' : 'now',
    due: dueAt ?? NO_DAY,
  };
}

/** A page with so much on it; null where there is nothing, or the page is not theirs. */
export function itemOfCount(
  { label, path, count, urgency }: Counted,
  pages: ReadonlySet<string>,
  inWords: (count: number) => string,
): TaskItem | null {
  if (!count || !pages.has(path.replace(/\?.*/, ''))) return null;
  return {
    key: label,
    title: `${label} (${inWords(count)})`,
    path,
    says: '',
    urgency,
    due: NO_DAY,
  };
}

/** Each once, the most urgent first. */
export function inOrderOfUrgency(items: readonly (TaskItem | null)[]): TaskItem[] {
  const once = new Map(items.flatMap((item) => (item ? [[item.key, item] as const] : [])));
  const rank = ({ urgency }: TaskItem) => URGENCIES.indexOf(urgency);
  return [...once.values()].toSorted(
    (a, b) => rank(a) - rank(b) || a.due.localeCompare(b.due) || a.title.localeCompare(b.title),
  );
}
