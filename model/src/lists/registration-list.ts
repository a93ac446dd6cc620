import { REGISTRATIONS } from '../collections.ts';
import { BY_CHANGE, type ListPlan } from './list-plan.ts';

/**
 * DOIs: those of a person's journals, or of one of them. In the order of their states, which begins with what needs
 * attention: held, refused, registered, sent, waiting.
 */
export const REGISTRATIONS_LIST: ListPlan = {
  collection: REGISTRATIONS,
  scope: { field: 'journal' },
  filters: ['state', 'kind', 'withWarning'],
  sorts: [{ field: 'state', direction: 'asc' }, BY_CHANGE],
  hasWords: true,
  hasDoiIds: true,
  hasBin: false,
};
