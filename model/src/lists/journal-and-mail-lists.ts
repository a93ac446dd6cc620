import { JOURNALS, MAIL } from '../collections.ts';
import { BY_CHANGE, BY_TITLE, type ListPlan } from './list-plan.ts';

export const JOURNALS_LIST: ListPlan = {
  collection: JOURNALS,
  scope: { field: 'name' },
  filters: ['status'],
  sorts: [BY_TITLE, BY_CHANGE],
  hasWords: true,
  // A journal has a page from the day it is made: it is never deleted.
  hasBin: false,
  isShort: true,
};

/** The outbox, without what it shows to nobody. */
export const MAIL_LIST: ListPlan = {
  collection: MAIL,
  only: { withheld: false },
  scope: { field: 'journal' },
  filters: ['state', 'template'],
  sorts: [{ field: 'createdAt', direction: 'desc' }],
  hasWords: true,
  hasBin: false,
};

export const JOURNAL_AND_MAIL_PLANS: readonly ListPlan[] = [JOURNALS_LIST, MAIL_LIST];
