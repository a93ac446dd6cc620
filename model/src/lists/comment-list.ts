import { COMMENTS } from '../collections.ts';
import type { ListPlan } from './list-plan.ts';

/** Comments of readers, those sent last first: of an editor's journals, or all. */
export const COMMENT_LIST: ListPlan = {
  collection: COMMENTS,
  scope: { field: 'journal' },
  filters: ['state', 'isReported'],
  sorts: [{ field: 'sentAt', direction: 'desc' }],
  hasWords: false,
  hasBin: false,
  // The page judges the state: indexes are few, and those that wait are fewer.
  isShort: true,
};
