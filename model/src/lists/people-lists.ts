import { AUTHORS, REVIEWERS } from '../collections.ts';
import { BY_CHANGE, BY_TITLE, type ListPlan } from './list-plan.ts';

/** The base of reviewers: those who review for a person's journals. */
export const REVIEWERS_LIST: ListPlan = {
  collection: REVIEWERS,
  scope: { field: 'journals', isList: true },
  filters: ['state', 'country'],
  sorts: [BY_TITLE, BY_CHANGE],
  hasWords: true,
  hasBin: true,
};

/** People who have published, without those whose record was merged into another. */
export const AUTHORS_LIST: ListPlan = {
  collection: AUTHORS,
  only: { state: 'listed' },
  scope: { field: 'journals', isList: true },
  filters: ['hasAlike'],
  sorts: [
    BY_TITLE,
    { field: 'lastPublished', direction: 'desc' },
    { field: 'articleCount', direction: 'desc' },
  ],
  hasWords: true,
  hasBin: false,
};
