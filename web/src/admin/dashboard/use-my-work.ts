import { IN_PRODUCTION } from '@quire/model/desk/queues';
import { scopesFor } from '@quire/model/grants';
import type { SubmissionState } from '@quire/model/states/submission-states';
import { useMemo } from 'react';
import { useIssueWork } from '../../data/live/desk/use-issue-work.ts';
import { useOwnManuscripts } from '../../data/live/desk/use-own-manuscripts.ts';
import { useOwnTasks } from '../../data/live/desk/use-own-tasks.ts';
import { useProductionWork } from '../../data/live/desk/use-production-work.ts';
import type { Person } from '../../session/use-person.ts';
import { rightNow } from '../kit/labels/days.ts';
import {
  itemForEditor,
  itemForGuest,
  itemForProduction,
  itemOfTask,
  type TaskItem,
} from './my-tasks.ts';

/** A manuscript that a person works on, with its last change for the office. */
export interface OwnChange {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly state: Parameters<typeof itemForProduction>[0]['state'];
  readonly at: string;
}

export interface MyWork {
  readonly items: readonly (TaskItem | null)[];
  readonly manuscripts: readonly OwnChange[];
  readonly loading: boolean;
  readonly hasProblem: boolean;
}

const IN_WORK: readonly SubmissionState[] = [...IN_PRODUCTION];
const NOTHING: readonly SubmissionState[] = [];
const WITH_TASKS: readonly string[] = [
  'editor',
  'recommendingEditor',
  'guestEditor',
  'production',
  'admin',
];

/**
 * The tasks of a person and the manuscripts that they edit, guest-edit or produce. At most 340 reads: 20 tasks twice,
 * and 100 manuscripts in each of three roles; most people have one role.
 */
export function useMyWork(person: Person): MyWork {
  const { uid, claims } = person;
  const isWith = (role: string) => claims.roles.some((each) => each === role);
  const tasks = useOwnTasks(claims.roles.some((each) => WITH_TASKS.includes(each)) ? uid : null);
  const edited = useOwnManuscripts(person);
  const issues = useMemo(() => scopesFor(claims, 'submission.handle', 'issues'), [claims]);
  const guest = useIssueWork(issues);
  const produced = useProductionWork(uid, isWith('production') ? IN_WORK : NOTHING);
  const now = rightNow();
  const changes: OwnChange[] = [
    ...[...edited.submissions, ...guest.submissions].map(({ changedAt, ...each }) => ({
      ...{ id: each.id, number: each.number, title: each.title, state: each.state },
      at: changedAt,
    })),
    ...produced.submissions.map(({ id, number = '', title, state, stageEnteredAt }) => ({
      ...{ id, number, title, state, at: stageEnteredAt },
    })),
  ];
  return {
    items: [
      ...(tasks.tasks ?? []).map((task) => itemOfTask(task, now)),
      ...guest.submissions.map((each) => itemForGuest(each, now)),
      ...edited.submissions.map((each) => itemForEditor(each, now)),
      ...produced.submissions.map((each) => itemForProduction(each, now)),
    ],
    manuscripts: [...new Map(changes.map((each) => [each.id, each])).values()],
    loading:
      (tasks.tasks === null && tasks.problem === null) ||
      edited.loading ||
      (issues.length > 0 && guest.loading) ||
      (isWith('production') && produced.loading),
    hasProblem: [tasks, edited, guest, produced].some(({ problem }) => problem !== null),
  };
}
