import { ANNOUNCEMENTS } from '../collections.ts';
import type { ListPlan } from './list-plan.ts';

/** What services announce and are told, the newest first: of an editor's journals, or all. */
export const ANNOUNCEMENT_LIST: ListPlan = {
  collection: ANNOUNCEMENTS,
  scope: { field: 'journal' },
  filters: ['state'],
  sorts: [{ field: 'at', direction: 'desc' }],
  hasWords: false,
  hasBin: false,
  // The page judges the state: indexes are few, and those that wait are fewer.
  isShort: true,
};
