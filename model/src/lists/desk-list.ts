import { DESK } from '../collections.ts';
import { BY_TITLE, type ListPlan } from './list-plan.ts';

/** The submissions desk: longest in its state first. */
export const DESK_LIST: ListPlan = {
  collection: DESK,
  scope: { field: 'journal' },
  filters: ['state', 'articleType'],
  lists: ['queues'],
  inEveryOrder: ['state', 'queues', 'words'],
  together: ['journal', 'state'],
  sorts: [
    { field: 'stageEnteredAt', direction: 'asc' },
    { field: 'dueAt', direction: 'asc' },
    { field: 'submittedAt', direction: 'desc' },
    { field: 'changedAt', direction: 'desc' },
    BY_TITLE,
  ],
  hasWords: true,
  hasBin: false,
};
