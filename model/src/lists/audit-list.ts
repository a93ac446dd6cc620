import { AUDIT } from '../collections.ts';
import type { ListPlan } from './list-plan.ts';

/** The audit log, newest first, by what was done and by who did it. */
export const AUDIT_LIST: ListPlan = {
  collection: AUDIT,
  filters: ['action', 'by'],
  sorts: [{ field: 'at', direction: 'desc' }],
  hasWords: false,
  hasBin: false,
};
